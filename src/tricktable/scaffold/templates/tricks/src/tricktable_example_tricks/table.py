"""The table as values: what may be settled, what lies there, what can be done, what happens, what is seen."""

from __future__ import annotations

from typing import ClassVar

import tricktable as tt
from tricktable import CardId, PerSeat, Seat, Value
from tricktable.tricks import Cards, Trick


class Options(Value, frozen=True):
    """What players may settle before the game."""

    hand: int = 6


class State(Value, frozen=True):
    """The whole table, secrets included. Nobody changes it: each action makes a new one."""

    hands: PerSeat[Cards]
    turned: CardId  # face up; its suit is trump
    trick: Trick
    won: PerSeat[Cards]
    stock: Cards = ()  # never dealt, face down


class Play(Value, frozen=True, tag="play"):
    """Play a card from the hand. Typed by a person: `play hearts-9`."""

    card: CardId


class Played(tt.Event, frozen=True, tag="played"):
    """A card left a hand and lies open."""

    shows: ClassVar[bool] = True  # from now on everybody knows where the card is

    seat: Seat
    card: CardId


class TrickTaken(tt.Event, frozen=True, tag="trick-taken"):
    """A trick is complete: who takes it."""

    seat: Seat
    cards: Cards


Event = Played | TrickTaken


class View(Value, frozen=True):
    """What a seat may know: its own hand, and what lies open. Of all else only how much there is."""

    hand: Cards
    hands: PerSeat[int]
    turned: CardId
    trick: Trick
    tricks: PerSeat[int]
    stock: int
