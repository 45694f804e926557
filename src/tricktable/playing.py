"""Playing by pure functions: who may do what in a position, what comes of it, and who sees what."""

from __future__ import annotations

from typing import Any

from tricktable.errors import OptionsError, RulesetBugError, TricktableError, quoted
from tricktable.marks import Seat
from tricktable.message import Message
from tricktable.position import A, Decision, O, Outcome, Position, S
from tricktable.rules import E, Rules, V
from tricktable.run import Run


def to_act(rules: Rules[S, A, E, V, O], position: Position[S, A, O]) -> Seat | None:
    """The seat that must decide now; None when the game is over."""
    return rules.to_act(position.state) if position.pending is None else position.pending.decision.seat


def options(rules: Rules[S, A, E, V, O], position: Position[S, A, O]) -> tuple[A, ...]:
    """What the seat to act may do: the legal actions, or the answers to the open question."""
    if position.pending is not None:
        return position.pending.decision.options
    actor = rules.to_act(position.state)
    return () if actor is None else rules.legal(position.state, actor)


def outcome(rules: Rules[S, A, E, V, O], position: Position[S, A, O]) -> Outcome | None:
    """How the game ended; None while it goes on.

    Raises:
        RulesetBugError: the rules give no well-formed outcome.
    """
    over = position.pending is None and rules.to_act(position.state) is None
    return ended(rules, position.state) if over else None


def ended(rules: Rules[S, A, E, V, O], state: S) -> Outcome:
    """How the game ended in a state in which nobody acts.

    Raises:
        RulesetBugError: the rules give no well-formed outcome.
    """
    found = rules.outcome(state)
    if not _well_formed(found, rules.seats):
        raise RulesetBugError(rules.ruleset, f"{found!r} is no outcome: whole scores, and seats of this table.")
    return found


def _well_formed(outcome: object, seats: int) -> bool:
    """Whether this is an outcome of a table, with whole numbers for scores."""
    if not isinstance(outcome, Outcome) or type(outcome.reason) is not str:
        return False
    lists = (outcome.scores, outcome.winners, outcome.drawn)
    return (
        all(type(each) is tuple for each in lists)
        and all(type(score) is int for score in outcome.scores)
        and all(type(seat) is int and 0 <= seat < seats for seat in (*outcome.winners, *outcome.drawn))
    )


def carried(
    rules: Rules[S, A, E, V, O], position: Position[S, A, O], actor: Seat, action: A, live: Run[S, A, E] | None = None
) -> tuple[Position[S, A, O], tuple[E, ...], Run[S, A, E]]:
    """The position after a legal action, or an answer, what it brought about, and the run that led there.

    Args:
        rules: the rules.
        position: where the action is taken.
        actor: by whom.
        action: the action, or the answer.
        live: the run that led to this very position, to go on with; None: carry the action out anew.

    Raises:
        RulesetBugError: the rules failed.
    """
    pending = position.pending
    answers: tuple[A, ...] = ()
    before, chance, seat, root = position.state, position.chance, actor, action
    if pending is not None:
        before, chance, seat, root = pending.before, pending.chance, pending.seat, pending.action
        answers = (*pending.answers, action)
    try:
        if live is None:
            run: Run[S, A, E] = Run(rules, before, chance, seat, root, answers)
        else:
            run = live
            run.answer(action)
        if run.decision is not None:
            check_decision(rules, run.decision)
        return run.position(position, seat, root, answers), tuple(run.resolution.events[run.told :]), run
    except TricktableError:
        raise
    except Exception as error:
        raise bug(rules, action, error) from error


def seen(rules: Rules[S, A, E, V, O], position: Position[S, A, O], seat: Seat | None) -> tuple[Any, ...]:
    """All that a seat, or a spectator, may know of a position: table, who acts, prompt, legal actions, outcome."""
    actor, pending = to_act(rules, position), position.pending
    prompt: Message | None = None if pending is None else pending.decision.prompt
    return (
        rules.view(position.state, seat),
        actor,
        prompt,
        options(rules, position) if actor is not None and actor == seat else (),
        outcome(rules, position),
    )


def check_seat(seat: object, seats: int) -> None:
    """Raise OptionsError unless this is a seat of the table, or None."""
    if seat is not None and (type(seat) is not int or not 0 <= seat < seats):
        raise OptionsError(f"There is no seat {quoted(seat)} at a table of {seats}; a spectator is None.")


def check_decision(rules: Rules[S, A, E, V, O], decision: Decision[A]) -> None:
    """Raise RulesetBugError unless the question is one, with a seat of the table and an answer to choose."""
    fault = _no_decision(decision) or _no_message(decision.prompt)
    if fault:
        raise RulesetBugError(rules.ruleset, fault)
    if not decision.options or not 0 <= decision.seat < rules.seats:
        raise RulesetBugError(rules.ruleset, f"the question {decision.prompt.id} has no answers or no seat")


def _no_decision(asked: object) -> str:
    """What is wrong with something that is no question: a generator may yield anything, whatever its types say."""
    fine = isinstance(asked, Decision)
    return "" if fine else f"{quoted(asked)} was yielded, not a question: ask by `yield from r.pick(...)`"


def _no_message(prompt: object) -> str:
    """What is wrong with a prompt that is no message."""
    meant = quoted(prompt) if isinstance(prompt, str) else "..."
    fine = isinstance(prompt, Message)
    return "" if fine else f"the prompt of a question is {quoted(prompt)}, not a message: use tt.Message.of({meant})"


def bug(rules: Rules[S, A, E, V, O], action: A, error: BaseException) -> RulesetBugError:
    """The error for rules that failed while they carried an action out."""
    what = f"carrying out {type(action).__name__} failed with {type(error).__name__}; nothing changed"
    return RulesetBugError(rules.ruleset, what)


def listed(action: object, legal: tuple[A, ...]) -> A | None:
    """The action as it stands in the list; None where it does not.

    `1`, `1.0` and `True` are equal, but not alike in a save: what is carried out is always what was listed.
    """
    try:
        return legal[legal.index(action)]
    except (ValueError, TypeError, RecursionError):  # it is not there, or cannot even be compared
        return None
