"""A game as a value: who sits where, the state of the table, chance, and the choice that is open."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from tricktable._narrow import is_table, is_text
from tricktable.chance import Chance
from tricktable.marks import Name, PerSeat, Seat, SeatSet
from tricktable.message import Message
from tricktable.value import Value

S = TypeVar("S")
A = TypeVar("A")
O = TypeVar("O")  # noqa: E741  # S, A, E, V, O: state, action, event, view, options, throughout the core


class Setup(Value, Generic[O], frozen=True):
    """What is settled before the first card: it never changes during a game.

    Attributes:
        seats: how many players sit at the table.
        variant: the id of the variant.
        options: the options of the ruleset, complete with their defaults.
    """

    seats: int
    variant: str
    options: O


def pack_of(options: object) -> str:
    """The card pack that options name, complete or as plain data; empty where they name none."""
    found: object = options.get("cards") if is_table(options) else getattr(options, "cards", "")
    return found if is_text(found) else ""


class Decision(Value, Generic[A], frozen=True):
    """A question in the middle of an action.

    Attributes:
        seat: who is asked.
        prompt: what is asked; every seat may know it.
        options: the answers, each an action; only the seat that is asked may know them.
    """

    seat: Seat
    prompt: Message
    options: tuple[A, ...]


class Pending(Value, Generic[S, A], frozen=True):
    """An action that waits for an answer. It is carried out anew from `before` with each answer more.

    Attributes:
        before: the state before the action.
        chance: the chance before the action.
        seat: who acts.
        action: the action.
        answers: what was answered so far.
        decision: what is asked now.
    """

    before: S
    chance: Chance
    seat: Seat
    action: A
    answers: tuple[A, ...]
    decision: Decision[A]


class Position(Value, Generic[S, A, O], frozen=True):
    """A whole game at one moment.

    Attributes:
        setup: seats, variant and options.
        state: the table, a frozen value of the ruleset.
        chance: seed and counter.
        step: how many decisions were taken.
        pending: the choice that is open in the middle of an action, or None.
    """

    setup: Setup[O]
    state: S
    chance: Chance
    step: int = 0
    pending: Pending[S, A] | None = None


AnyPosition = Position[Any, Any, Any]
"""Any position, for code that serves them all."""


class Outcome(Value, frozen=True):
    """How a game ended: why, apart from who.

    Attributes:
        reason: the id of the paragraph that ended it.
        winners: the seats that won; several share the win; none if nobody at the table won.
        drawn: the seats that tied without winning.
        scores: the final score of each seat (or side).
    """

    reason: Name
    winners: SeatSet = ()
    drawn: SeatSet = ()
    scores: PerSeat[int] = ()
