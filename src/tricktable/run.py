"""Carrying an action through: to its end, or to the question that waits for an answer."""

from __future__ import annotations

from typing import Any, Generic

from msgspec.structs import replace

from tricktable.chance import Chance
from tricktable.errors import ReplayDivergedError, TricktableError
from tricktable.marks import Seat
from tricktable.position import A, Decision, Pending, Position, S
from tricktable.resolve import Asking, Resolution
from tricktable.rules import E, Rules


class Run(Generic[S, A, E]):
    """An action carried through to its end or to the next question.

    Attributes:
        resolution: the table as it stands then.
        asking: the generator that waits for the answer, or None at the end.
        decision: the question, or None at the end.
        askers: who was asked each question that was answered.
        told: how many of the events the answers before the last one had brought about.
    """

    __slots__ = ("askers", "asking", "decision", "resolution", "told")

    def __init__(  # noqa: PLR0917  # the parts of a Pending, in its order
        self,
        rules: Rules[S, A, Any, Any, Any],
        before: S,
        chance: Chance,
        seat: Seat,
        action: A,
        answers: tuple[A, ...],
    ) -> None:
        self.resolution: Resolution[S, E] = Resolution(before, chance)
        self.decision: Decision[A] | None = None
        self.askers: list[Seat] = []
        self.told = 0
        self.asking = rules.carry_out(self.resolution, seat, action)
        if self.asking is not None:
            self.decision = next(self.asking, None)
        for at, answer in enumerate(answers):
            if self.asking is None or self.decision is None or answer not in self.decision.options:
                raise ReplayDivergedError(at, "an answer that was given is no longer offered.")
            self.answer(answer)

    def answer(self, answer: A) -> None:
        """Answer the open question, and go on to the next or to the end."""
        if self.asking is None or self.decision is None:
            raise ValueError("no question is open")
        self.told = len(self.resolution.events)
        self.askers.append(self.decision.seat)
        self.decision = send(self.asking, answer)

    def position(
        self, position: Position[S, A, Any], seat: Seat, action: A, answers: tuple[A, ...]
    ) -> Position[S, A, Any]:
        """The position after the run, which began at (or with the action pending in) `position`."""
        now = self.resolution
        pending = None
        if self.decision is not None:
            before, chance = origin(position)
            pending = Pending(before, chance, seat, action, answers, self.decision)
        return replace(position, state=now.state, chance=now.dice.chance, step=position.step + 1, pending=pending)


def send(asking: Asking[A], answer: A) -> Decision[A] | None:
    """Answer; the next question, or None when the action has ended."""
    try:
        return asking.send(answer)
    except StopIteration:
        return None


def origin(position: Position[S, A, Any]) -> tuple[S, Chance]:
    """State and chance from which the action that is pending (or the next one) is carried out."""
    pending = position.pending
    return (position.state, position.chance) if pending is None else (pending.before, pending.chance)


def rerun(rules: Rules[S, A, Any, Any, Any], position: Position[S, A, Any]) -> Run[S, A, Any]:
    """Carry the pending action out anew up to its open question.

    Raises:
        ReplayDivergedError: it does not come to the stored question and state.
    """
    pending = position.pending
    if pending is None:
        raise ValueError("no choice is open")
    try:
        if rules.to_act(pending.before) != pending.seat or pending.action not in rules.legal(
            pending.before, pending.seat
        ):
            raise ReplayDivergedError(0, "the action is not legal.")
        run: Run[S, A, Any] = Run(rules, pending.before, pending.chance, pending.seat, pending.action, pending.answers)
    except TricktableError:
        raise
    except Exception as error:
        raise ReplayDivergedError(0, f"the action cannot be carried out anew ({type(error).__name__}).") from error
    now = run.resolution
    if (run.decision, now.state, now.dice.chance) != (pending.decision, position.state, position.chance):
        raise ReplayDivergedError(len(pending.answers), "the open choice does not come about as it was stored.")
    return run
