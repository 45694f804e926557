"""Answers to the questions that effects ask. A ruleset has them among its actions, beside `Spot`."""

from __future__ import annotations

from tricktable.marks import CardId, Name, Seat
from tricktable.tableau.army import Spot
from tricktable.value import Value


class PickCard(Value, frozen=True, tag="card"):
    """A card by its name: of a hand, of a pile, or one that reacts."""

    card: CardId


class PickSeat(Value, frozen=True, tag="player"):
    """A player."""

    seat: Seat


class PickNumber(Value, frozen=True, tag="number"):
    """A number: X, or a level."""

    n: int


class PickLevel(Value, frozen=True, tag="level"):
    """A level."""

    level: int


class PickDeed(Value, frozen=True, tag="do"):
    """One of several things that an effect can do, by its name in card files, such as `trap`."""

    deed: str


class PickDiscarded(Value, frozen=True, tag="discarded"):
    """A card of a player's discard pile; of a common one, under his name who picks it."""

    seat: Seat
    card: CardId


class PickClan(Value, frozen=True, tag="clan"):
    """A clan."""

    clan: Name


class Accept(Value, frozen=True, tag="yes"):
    """Yes: use an effect that one may use."""


class Decline(Value, frozen=True, tag="no"):
    """No: leave it."""


class SpentToken(Value, frozen=True, tag="spent"):
    """A token that was spent and lies on no card."""


Answer = (
    PickCard
    | PickSeat
    | PickNumber
    | PickLevel
    | PickClan
    | PickDeed
    | PickDiscarded
    | Spot
    | Accept
    | Decline
    | SpentToken
)
"""Every answer, for the union of a ruleset's actions."""

ACCEPT = Accept()
"""Yes: the one `Accept` that there need be."""

DECLINE = Decline()
"""No, or enough: the one `Decline` that there need be."""

SPENT_TOKEN = SpentToken()
"""The token that was spent: the one `SpentToken` that there need be."""
