"""Boards with piles: one draw pile for all, or one for each player."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec.structs import replace

from tricktable.marks import Seat
from tricktable.tableau.board import Board
from tricktable.tableau.hands import Cards
from tricktable.tableau.piles import CommonPiles, OwnPiles
from tricktable.tableau.side import TableauState

C = TypeVar("C", bound=CommonPiles)
T = TypeVar("T", bound=TableauState)


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
