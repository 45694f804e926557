"""What one seat, or a spectator, may know of a game."""

from __future__ import annotations

from typing import Generic, TypeVar

from tricktable.marks import Seat
from tricktable.message import Message
from tricktable.position import A, Outcome
from tricktable.value import Value

V = TypeVar("V")


class View(Value, Generic[V, A], frozen=True):
    """A game as one viewer may know it: built from the position field by field, never cut down from it.

    Attributes:
        ruleset: the id of the ruleset.
        variant: the id of the variant.
        seats: how many seats play.
        seat: who looks; None for a spectator.
        step: how many decisions were taken.
        to_act: the seat that must decide now; None at the end.
        prompt: the question that is open, or None; every seat may know it.
        legal_actions: what the viewer may do now; empty for all but the seat to act.
        outcome: how the game ended, or None.
        table: the table, of the ruleset's own type.
    """

    ruleset: str
    variant: str
    seats: int
    seat: Seat | None
    step: int
    to_act: Seat | None
    prompt: Message | None
    legal_actions: tuple[A, ...]
    outcome: Outcome | None
    table: V
