"""The table as values: what may be settled, what lies there, what can be done, what happens, what is seen."""

from __future__ import annotations

import tricktable as tt
from tricktable import CardId, PerSeat, Seat, Value
from tricktable.effects import Answer
from tricktable.tableau import CommonPiles, CommonPilesView, TableauEvent

ROWS, WIDTH, HAND, TOKENS = 1, 6, 4, 0
"""An army is one row of at most six cards; a hand begins with four; there are no tokens to use cards with."""
LANGUAGES = ("en", "uk")
"""The languages in which each card has a name."""


class Options(Value, frozen=True):
    """What players may settle before the game."""

    turns: int = 8
    cards: str = ""  # the card pack to play with, for every game whose cards are data


class State(CommonPiles, frozen=True):
    """Beside hands, armies and piles: the points, whose turn it is, and how many turns are left."""

    points: PerSeat[int] = ()
    turn: Seat = 0
    left: int = 0


class View(CommonPilesView, frozen=True):
    """What a seat may know: of the common part the library says how."""

    points: PerSeat[int]
    left: int


class Play(Value, frozen=True, tag="play"):
    """Put a card of the hand into play. Typed by a person: `play daisy`."""

    card: CardId


class Rest(Value, frozen=True, tag="rest"):
    """Draw a card."""


Action = Play | Rest | Answer
"""What a seat may do, and what it may answer where the effect of a card asks."""


class Gained(tt.Event, frozen=True, tag="gained"):
    """A player gained points."""

    seat: Seat
    count: int


Event = TableauEvent | Gained
