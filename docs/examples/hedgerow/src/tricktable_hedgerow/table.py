# --8<-- [start:state]
"""The table of Hedgerow as values."""

from __future__ import annotations

import tricktable as tt
from tricktable import CardId, PerSeat, Seat, Value
from tricktable.effects import Answer
from tricktable.tableau import CommonPiles, CommonPilesView, TableauEvent

ROWS, WIDTH, HAND, TOKENS = 2, 4, 4, 2


class Options(Value, frozen=True):
    """What players may settle before the game."""

    goal: int = 3
    turns: int = 15
    cards: str = ""  # the card pack, for every ruleset with `packs=`


class State(CommonPiles, frozen=True):
    """Beside hands, armies and piles: the berries, whose turn it is, and how many turns are left."""

    points: PerSeat[int] = ()
    turn: Seat = 0
    left: int = 0


class View(CommonPilesView, frozen=True):
    """What a seat may know: of the common part the library says how."""

    points: PerSeat[int]
    left: int
    # --8<-- [end:state]


# --8<-- [start:actions]
class Play(Value, frozen=True, tag="play"):
    """Put an animal of the hand into play."""

    card: CardId


class Use(Value, frozen=True, tag="use"):
    """Put a token on an animal in play."""

    row: int
    place: int


class Rest(Value, frozen=True, tag="rest"):
    """Draw a card."""


Action = Play | Use | Rest | Answer


class Gained(tt.Event, frozen=True, tag="gained"):
    """A player gained berries."""

    seat: Seat
    count: int


Event = TableauEvent | Gained
# --8<-- [end:actions]
