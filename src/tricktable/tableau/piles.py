"""Where draw and discard piles lie: one for all, or one for each player."""

from __future__ import annotations

from typing import Any, TypeVar

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
        removed: the cards that are out of the game, open to all, the latest last.
        top_shown: how many cards at the top of the draw pile every seat has seen.
        bottom_shown: how many at its bottom.
    """

    pile: tuple[CardId, ...] = ()
    discard: tuple[CardId, ...] = ()
    removed: tuple[CardId, ...] = ()
    top_shown: int = 0
    bottom_shown: int = 0


class OwnPiles(Side, frozen=True):
    """A side with a draw pile and a discard pile of its own.

    Attributes:
        pile: the draw pile, the top card first.
        discard: the discard pile, open to all, the latest card last.
        removed: the cards of this player that are out of the game, open to all, the latest last.
        top_shown: how many cards at the top of the draw pile every seat has seen.
        bottom_shown: how many at its bottom.
    """

    pile: tuple[CardId, ...] = ()
    discard: tuple[CardId, ...] = ()
    removed: tuple[CardId, ...] = ()
    top_shown: int = 0
    bottom_shown: int = 0


C = TypeVar("C", bound=CommonPiles)
T = TypeVar("T", bound=TableauState)


def unseen(piles: CommonPiles | OwnPiles) -> slice:
    """Where in the draw pile the cards lie that not every seat has seen.

    Example:
        >>> piles = CommonPiles((), pile=("a", "b", "c", "d"), top_shown=1, bottom_shown=1)
        >>> piles.pile[unseen(piles)]
        ('b', 'c')
    """
    return slice(piles.top_shown, max(piles.top_shown, len(piles.pile) - piles.bottom_shown))


class CommonPilesBoard(Board[C]):
    """A table where all draw from one pile."""

    def piles(self, seat: Seat) -> CommonPiles:
        """The state, which has them."""
        return self.r.state

    def put_piles(self, seat: Seat, **changes: Cards | int) -> None:
        """Set some of `pile`, `discard`, `removed`, `top_shown` and `bottom_shown`."""
        self.r.state = replace(self.r.state, **changes)


class OwnPilesBoard(Board[T]):
    """A table where each player has piles of his own; sides are `OwnPiles`."""

    def piles(self, seat: Seat) -> OwnPiles:
        """The player's side, which has them."""
        side: Any = self.r.state.sides[seat]
        if not isinstance(side, OwnPiles):
            raise TypeError("a table with piles of one's own has sides of the type OwnPiles")
        return side

    def put_piles(self, seat: Seat, **changes: Cards | int) -> None:
        """Set some of `pile`, `discard`, `removed`, `top_shown` and `bottom_shown` of the player."""
        self.put_side(seat, replace(self.piles(seat), **changes))

    def pile_owner(self, seat: Seat) -> Seat | None:
        """The player."""
        return seat
