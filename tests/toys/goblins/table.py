"""The table of the toy as values."""

from __future__ import annotations

from typing import ClassVar

import tricktable as tt
from tricktable import CardId, PerSeat, Seat, SeatSet, Value
from tricktable.effects.answers import Answer
from tricktable.tableau import Activate, CommonPiles, CommonPilesView, Pass, TableauEvent

TOKENS = 2


class State(CommonPiles, frozen=True):
    points: PerSeat[int] = ()
    advantage: Seat = 0
    passed: SeatSet = ()
    turn: Seat = 0
    left: int = 0
    extra: int = 0
    winners: SeatSet = ()
    reason: str = ""


class Options(Value, frozen=True):
    turns: int = 10
    goal: int = 3


class Enrol(Value, frozen=True, tag="enrol"):
    card: CardId


class Mutate(Value, frozen=True, tag="mutate"):
    place: int
    card: CardId


class Dig(Value, frozen=True, tag="dig"):
    """Spend a token to draw a card."""


Action = Enrol | Mutate | Activate | Dig | Pass | Answer


class Passed(tt.Event, frozen=True, tag="passed"):
    seat: Seat


class Peeked(tt.Event, frozen=True, tag="peeked"):
    """`seat` looked at a card in the hand of `holder`, who is not told which."""

    shows: ClassVar[bool] = True

    seat: Seat
    holder: Seat
    card: CardId | None

    def seen_by(self, viewer: Seat | None) -> Peeked:
        return self if viewer == self.seat else Peeked(self.seat, self.holder, None)


class Advantage(tt.Event, frozen=True, tag="advantage"):
    seat: Seat


class Gained(tt.Event, frozen=True, tag="gained"):
    seat: Seat
    count: int


class Again(tt.Event, frozen=True, tag="again"):
    seat: Seat


class Battle(tt.Event, frozen=True, tag="battle"):
    winner: Seat
    strength: PerSeat[int]


class Began(tt.Event, frozen=True, tag="began"):
    """A round began."""

    seat: Seat


Event = TableauEvent | Passed | Peeked | Advantage | Gained | Again | Battle | Began


class View(CommonPilesView, frozen=True):
    points: PerSeat[int]
    advantage: Seat
    passed: SeatSet
    turn: Seat
    left: int
    extra: int
