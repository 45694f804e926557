"""Primitives of tableau-building: rows of cards that grow from left to right, hands, piles and tokens.

Small values and functions say how an army lies (`army`, `spots`), a `Board` changes the table while an action is
carried out and tells what happened. Card effects build on it: see `tricktable.effects`.

Example:
    >>> army = placed(placed(empty_army(), 1, "dwarf"), 2, "knight")
    >>> has_room(army, 2), free_places(army)
    (False, [(2, 1)])
"""

from __future__ import annotations

from tricktable.tableau.army import (
    WIDTH,
    Army,
    Placed,
    Row,
    Spot,
    at,
    cards_of,
    changed_at,
    clans_shown,
    empty_army,
    free_places,
    has_room,
    is_free,
    lies_well,
    placed,
    size,
    swapped,
    turned,
    with_row,
    without,
)
from tricktable.tableau.board import Board, Ref
from tricktable.tableau.events import TableauEvent
from tricktable.tableau.hands import Cards, kinds, still_known, unknown_of, with_cards, without_card
from tricktable.tableau.piles import CommonPiles, CommonPilesBoard, OwnPiles, OwnPilesBoard
from tricktable.tableau.side import Aside, Glimpse, Side, TableauState, known_to
from tricktable.tableau.spots import adjacent, mirror, same_column, same_row, spot, spots

__all__ = [
    "WIDTH",
    "Army",
    "Aside",
    "Board",
    "Cards",
    "CommonPiles",
    "CommonPilesBoard",
    "Glimpse",
    "OwnPiles",
    "OwnPilesBoard",
    "Placed",
    "Ref",
    "Row",
    "Side",
    "Spot",
    "TableauEvent",
    "TableauState",
    "adjacent",
    "at",
    "cards_of",
    "changed_at",
    "clans_shown",
    "empty_army",
    "free_places",
    "has_room",
    "is_free",
    "kinds",
    "known_to",
    "lies_well",
    "mirror",
    "placed",
    "same_column",
    "same_row",
    "size",
    "spot",
    "spots",
    "still_known",
    "swapped",
    "turned",
    "unknown_of",
    "with_cards",
    "with_row",
    "without",
    "without_card",
]
