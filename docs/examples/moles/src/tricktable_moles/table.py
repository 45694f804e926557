"""The table of Moles as values."""

from __future__ import annotations

from typing import ClassVar

import tricktable as tt
from tricktable import CardId, PerSeat, Seat, Value
from tricktable.tricks import Cards, Trick


class Options(Value, frozen=True):
    """What players may settle before the game."""

    deals: int = 2


# --8<-- [start:state]
class State(Value, frozen=True):
    """The whole table, secrets included."""

    hands: PerSeat[Cards]
    buried: PerSeat[Cards]  # none or one, face down; who buried it has seen it
    bids: PerSeat[int | None]
    trick: Trick
    won: PerSeat[Cards]
    scores: PerSeat[int]  # of the deals before
    number: int = 1  # of the deal
    stock: Cards = ()  # not dealt, nobody has seen it
    # --8<-- [end:state]


# --8<-- [start:actions]
class Bury(Value, frozen=True, tag="bury"):
    """Lay a card face down."""

    card: CardId


class Bid(Value, frozen=True, tag="bid"):
    """Say how many tricks you will take."""

    tricks: int


class Play(Value, frozen=True, tag="play"):
    """Play a card from the hand."""

    card: CardId


Action = Bury | Bid | Play
# --8<-- [end:actions]


# --8<-- [start:secret]
class Buried(tt.Event, frozen=True, tag="buried"):
    """A card was laid face down. Which one, only its owner is told."""

    seat: Seat
    card: CardId | None

    def seen_by(self, viewer: Seat | None) -> Buried:
        """The same event without the card, for everybody else."""
        return self if viewer == self.seat else Buried(self.seat, None)
        # --8<-- [end:secret]


# --8<-- [start:events]
class BidMade(tt.Event, frozen=True, tag="bid-made"):
    """A player said how many tricks it will be."""

    seat: Seat
    tricks: int


class Played(tt.Event, frozen=True, tag="played"):
    """A card left a hand and lies open."""

    shows: ClassVar[bool] = True

    seat: Seat
    card: CardId


class TrickTaken(tt.Event, frozen=True, tag="trick-taken"):
    """A trick is complete: who takes it."""

    seat: Seat


class DealScored(tt.Event, frozen=True, tag="deal-scored"):
    """The last trick of a deal is taken."""

    gained: PerSeat[int]


class Dealt(tt.Event, frozen=True, tag="dealt"):
    """A further deal begins."""

    number: int
    seat: Seat


Event = Buried | BidMade | Played | TrickTaken | DealScored | Dealt
# --8<-- [end:events]


# --8<-- [start:view]
class View(Value, frozen=True):
    """What a seat may know: its hand, what it buried, and what lies open."""

    hand: Cards
    hands: PerSeat[int]
    mine: Cards  # what this seat buried
    buried: PerSeat[int]
    bids: PerSeat[int | None]
    trick: Trick
    tricks: PerSeat[int]
    scores: PerSeat[int]
    number: int
    # --8<-- [end:view]
