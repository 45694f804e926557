"""Tables in motion, for tests of what can be done to them."""

from __future__ import annotations

from typing import Any

from tricktable import Chance, Resolution
from tricktable.tableau import (
    CommonPiles,
    CommonPilesBoard,
    OwnPiles,
    OwnPilesBoard,
    Placed,
    Side,
    Spot,
    TableauState,
    empty_army,
)


class Noting(CommonPilesBoard[CommonPiles]):
    """A table with common piles that notes what cards could react to."""

    def __init__(self, r: Resolution[CommonPiles, Any]) -> None:
        super().__init__(r)
        self.noted: list[tuple[Any, ...]] = []

    def happened(self, event: str, seat: int, card: str, at: Spot | None = None) -> None:
        lies = [each.card for each in self.side(seat).army[0]]
        self.noted.append((event, seat, card, at, lies))


def side_of(hand: str = "", *rows: str, spent: int = 0) -> Side:
    """A hand and rows of cards, the bottom row first."""
    army = tuple(tuple(map(Placed, row.split())) for row in rows)
    return Side(tuple(sorted(hand.split())), (*army, *empty_army(3 - len(rows))), 2, spent)


def table(*sides: Side, pile: str = "", discard: str = "", seed: str = "7") -> Noting:
    state = CommonPiles(sides, (), tuple(pile.split()), tuple(discard.split()))
    return Noting(Resolution(state, Chance(seed)))


def own_table(*piles: tuple[str, str]) -> OwnPilesBoard[TableauState]:
    """A table where each player has a draw and a discard pile, given as two texts."""
    sides = tuple(
        OwnPiles((), empty_army(), pile=tuple(pile.split()), discard=tuple(discard.split())) for pile, discard in piles
    )
    return OwnPilesBoard(Resolution(TableauState(sides), Chance("7")))
