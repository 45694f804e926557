# --8<-- [start:state]
"""The table of Suns and Moons as values."""

from __future__ import annotations

from typing import ClassVar

import tricktable as tt
from tricktable import CardId, PerSeat, Seat, Value
from tricktable.tricks import Cards, Trick


class Options(Value, frozen=True):
    """What players may settle before the game."""

    hand: int = 4


class State(Value, frozen=True):
    """The whole table, secrets included."""

    hands: PerSeat[Cards]
    trick: Trick
    kept: PerSeat[Cards]
    away: Cards = ()  # put away from tricks, face up
    stock: Cards = ()  # never dealt, face down
    # --8<-- [end:state]


# --8<-- [start:actions]
class Play(Value, frozen=True, tag="play"):
    """Play a card from the hand."""

    card: CardId


class Keep(Value, frozen=True, tag="keep"):
    """Keep a card of the trick just won: the answer to a question."""

    card: CardId


Action = Play | Keep


class Played(tt.Event, frozen=True, tag="played"):
    """A card left a hand and lies open."""

    shows: ClassVar[bool] = True

    seat: Seat
    card: CardId


class Kept(tt.Event, frozen=True, tag="kept"):
    """The winner of a trick kept a card of it."""

    seat: Seat
    card: CardId


Event = Played | Kept
# --8<-- [end:actions]


# --8<-- [start:view]
class View(Value, frozen=True):
    """What a seat may know: its own hand, and what lies open."""

    hand: Cards
    hands: PerSeat[int]
    trick: Trick
    kept: PerSeat[Cards]
    away: Cards
    stock: int
    # --8<-- [end:view]
