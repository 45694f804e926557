"""One action carried through: what changes, what happens, and the choices in the middle.

Rules carry an action out on a `Resolution`. An action that asks nothing is an ordinary method that returns None;
one that asks is a generator that yields questions. The open choice is kept as data: the action, the state before
it and the answers so far. Each answer carries the action out anew, with one answer more.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from msgspec.structs import replace

from tricktable.chance import Chance, Dice
from tricktable.errors import ReplayDivergedError, TricktableError
from tricktable.marks import Seat
from tricktable.message import Message
from tricktable.position import A, Decision, Pending, Position, S

if TYPE_CHECKING:
    from tricktable.rules import Rules

E = TypeVar("E")
P = TypeVar("P")

Asking = Generator[Decision[A], A, None]
"""An action under way that asks: it yields decisions and is sent the answers."""


class Resolution(Generic[S, E]):
    """The table while an action is carried out on it.

    Attributes:
        state: the state so far. Assign the changed one, `r.state = replace(r.state, turn=2)`.
        dice: the chance of the game.
        events: what has happened so far, in order.
        emit: tell what happened, `r.emit(CardPlayed(seat, card))`.
    """

    __slots__ = ("dice", "emit", "events", "state")

    def __init__(self, state: S, chance: Chance) -> None:
        self.state = state
        self.dice = Dice(chance)
        self.events: list[E] = []
        self.emit: Callable[[E], None] = self.events.append

    def pick(self, seat: Seat, prompt: Message, options: Sequence[P]) -> Generator[Decision[Any], Any, P]:
        """Ask a seat to pick one of the options, each an action of the ruleset: `got = yield from r.pick(...)`.

        A question with one option is asked like any other: answering it for the seat would betray its cards.
        """
        answer = yield Decision(seat, prompt, tuple(options))
        return options[options.index(answer)]

    def pick_or_stop(
        self, seat: Seat, prompt: Message, options: Sequence[P], stop: object
    ) -> Generator[Decision[Any], Any, P | None]:
        """Ask a seat to pick one of the options, or to take `stop` instead, which gives None."""
        answer = yield Decision(seat, prompt, (*options, stop))
        return None if answer == stop else options[options.index(answer)]


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
