"""Where draw and discard piles lie: one for all, or one for each player."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from tricktable.marks import CardId, Seat
from tricktable.tableau.board import Board
from tricktable.tableau.hands import Cards
from tricktable.tableau.side import Side, TableauState


class CommonPiles(TableauState, frozen=True):
    """A state with one draw pile and one discard pile for all.

    Attributes:
        pile: the draw pile, the top card first.
        discard: the discard pile, open to all, the latest card last.
    """

    pile: tuple[CardId, ...] = ()
    discard: tuple[CardId, ...] = ()


class OwnPiles(Side, frozen=True):
    """A side with a draw pile and a discard pile of its own.

    Attributes:
        pile: the draw pile, the top card first.
        discard: the discard pile, the latest card last.
    """

    pile: tuple[CardId, ...] = ()
    discard: tuple[CardId, ...] = ()


C = TypeVar("C", bound=CommonPiles)
T = TypeVar("T", bound=TableauState)


class CommonPilesBoard(Board[C]):
    """A table where all draw from one pile."""

    def pile(self, seat: Seat) -> Cards:
        """The draw pile."""
        return self.r.state.pile

    def discards(self, seat: Seat) -> Cards:
        """The discard pile."""
        return self.r.state.discard

    def put_piles(self, seat: Seat, pile: Cards, discards: Cards) -> None:
        """Set both piles."""
        self.r.state = replace(self.r.state, pile=pile, discard=discards)


class OwnPilesBoard(Board[T]):
    """A table where each player has piles of his own; sides are `OwnPiles`."""

    def _own(self, seat: Seat) -> OwnPiles:
        side = self.side(seat)
        if not isinstance(side, OwnPiles):
            raise TypeError("a table with piles of one's own has sides of the type OwnPiles")
        return side

    def pile(self, seat: Seat) -> Cards:
        """The player's draw pile."""
        return self._own(seat).pile

    def discards(self, seat: Seat) -> Cards:
        """The player's discard pile."""
        return self._own(seat).discard

    def put_piles(self, seat: Seat, pile: Cards, discards: Cards) -> None:
        """Set both piles of the player."""
        self.put_side(seat, replace(self._own(seat), pile=pile, discard=discards))

    def pile_owner(self, seat: Seat) -> Seat | None:
        """The player."""
        return seat
