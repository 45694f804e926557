"""Primitives of tableau-building: rows of cards that grow from left to right, hands, piles and tokens.

Small values and functions say how an army lies (`army`, `spots`), a `Board` changes the table while an action is
carried out and tells what happened. What the rules of such games say alike of a table, who knows what of it (`knowing`,
`views`), what is wrong with it (`checking`) and how it looks (`drawing`), stands here too. Card effects build on it:
see `tricktable.effects`.

Example:
    >>> army = placed(placed(empty_army(), 1, "dwarf"), 2, "knight")
    >>> has_room(army, 2), free_places(army)
    (False, [(2, 1)])
"""

from __future__ import annotations

from tricktable.tableau.actions import Activate, KeepHand, Pass, Redraw, Spend
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
from tricktable.tableau.boards import CommonPilesBoard, OwnPilesBoard
from tricktable.tableau.checking import table_problems
from tricktable.tableau.completing import completed
from tricktable.tableau.drawing import picture
from tricktable.tableau.events import TableauEvent
from tricktable.tableau.hands import Cards, kinds, unknown_of, with_cards, without_card
from tricktable.tableau.knowing import all_cards, exchanged, hand_of, hidden_pools, redealt, tidied, with_unknown
from tricktable.tableau.piles import CommonPiles, OwnPiles, unseen
from tricktable.tableau.placing import Obstacle, clan_cost, obstacle
from tricktable.tableau.side import Aside, Glimpse, Side, TableauState, known_to
from tricktable.tableau.spots import adjacent, mirror, same_column, same_row, spot, spots
from tricktable.tableau.views import (
    CommonPilesView,
    OwnPilesView,
    PilesView,
    SideView,
    TableauView,
    piles_view,
    side_view,
)

__all__ = [
    "WIDTH",
    "Activate",
    "Army",
    "Aside",
    "Board",
    "Cards",
    "CommonPiles",
    "CommonPilesBoard",
    "CommonPilesView",
    "Glimpse",
    "KeepHand",
    "Obstacle",
    "OwnPiles",
    "OwnPilesBoard",
    "OwnPilesView",
    "Pass",
    "PilesView",
    "Placed",
    "Redraw",
    "Ref",
    "Row",
    "Side",
    "SideView",
    "Spend",
    "Spot",
    "TableauEvent",
    "TableauState",
    "TableauView",
    "adjacent",
    "all_cards",
    "at",
    "cards_of",
    "changed_at",
    "clan_cost",
    "clans_shown",
    "completed",
    "empty_army",
    "exchanged",
    "free_places",
    "hand_of",
    "has_room",
    "hidden_pools",
    "is_free",
    "kinds",
    "known_to",
    "lies_well",
    "mirror",
    "obstacle",
    "picture",
    "piles_view",
    "placed",
    "redealt",
    "same_column",
    "same_row",
    "side_view",
    "size",
    "spot",
    "spots",
    "swapped",
    "table_problems",
    "tidied",
    "turned",
    "unknown_of",
    "unseen",
    "with_cards",
    "with_row",
    "with_unknown",
    "without",
    "without_card",
]
