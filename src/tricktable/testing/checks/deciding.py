"""Who decides, and between what."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from tricktable.chance import Dice
from tricktable.marks import Seat
from tricktable.position import Outcome
from tricktable.testing.alike import alike, some_of
from tricktable.testing.check import check
from tricktable.testing.context import Context, Moment, who
from tricktable.testing.data import encoded

_UNLISTED = 24


@check(
    "one-decider",
    "Until the game is over exactly one seat is to act, and it has something to do.",
    mend="Let `to_act` name a seat of the table until the game is over, and None from then on. Where a seat could be "
    "left without a legal action, give it one (a pass), or go on to the next seat inside `carry_out`.",
)
def one_decider(c: Context) -> None:
    """Plays at random. At the end the outcome must be well-formed, and its reason a paragraph of the rulebook."""
    for moment in c.walk():
        if moment.actor is None:
            _ended(c, moment)
            continue
        c.require(type(moment.actor) is int and moment.actor in c.seats, f"seat {moment.actor!r} is to act")
        c.require(moment.legal, f"seat {moment.actor} is to act and has no legal action")
        c.require(c.ruleset.outcome(moment.position) is None, "there is an outcome while a seat is to act")


def _ended(c: Context, moment: Moment) -> None:
    outcome = c.ruleset.outcome(moment.position)
    c.require(isinstance(outcome, Outcome), f"nobody is to act, and the outcome is {outcome!r}")
    c.require(not moment.legal, "the game is over, and there are legal actions")
    if isinstance(outcome, Outcome):
        seats = (*outcome.winners, *outcome.drawn)
        c.require(len(set(seats)) == len(seats), f"a seat is named twice in {outcome!r}")
        known = [paragraph.id for paragraph in c.ruleset.rulebook]
        c.require(
            not known or outcome.reason in known,
            f"the reason {outcome.reason!r} is no paragraph of the rulebook",
            "Let `outcome` give the id of a paragraph of the rulebook as its reason, or write that paragraph.",
        )
    for viewer in c.viewers:
        view = c.ruleset.view(moment.position, viewer)
        ended = view.to_act is None and not view.legal_actions
        c.require(ended, f"the view of {who(viewer)} says that the game goes on")


@check(
    "legal-listing",
    "Legal actions are the candidates that `refuse` lets pass, each once and always in the same order.",
    mend="Compare your `legal` with `candidates` filtered by `refuse`; drop doubles; sort what comes out of a set; "
    "let `refuse` name ids of paragraphs that the rulebook has.",
)
def legal_listing(c: Context) -> None:
    """Inside an open choice the options must be different, and actions of the ruleset.

    Elsewhere `refuse` is asked about more than the candidates: actions met anywhere in the game, inside questions too,
    and others like them, with every card, the next smaller and greater number, every seat in place of theirs. Whatever
    paragraph it names must be one of the rulebook.
    """
    known = {paragraph.id for paragraph in c.ruleset.rulebook}
    moments = list(c.walk())
    met = dict.fromkeys(action for moment in moments for action in moment.legal)
    others, dice = tuple(alike(c, met, c.rules.cards(moments[0].position.state))), c.dice("unlisted")
    for moment in moments:
        c.at, legal, position, actor = moment.at, moment.legal, moment.position, moment.actor
        c.require(len(set(legal)) == len(legal), "an action is listed twice")
        strange = [action for action in legal if not isinstance(action, c.ruleset.action_types)]
        c.require(not strange, f"{strange[:1]} is of no action type of the ruleset")
        c.require(legal == c.ruleset.legal_actions(position), "asked a second time, the legal actions are others")
        if actor is None or position.pending is not None:
            continue
        rules, state = c.rules, position.state
        rulings = [(action, rules.refuse(state, actor, action)) for action in rules.candidates(state, actor)]
        allowed = tuple(action for action, rule in rulings if rule is None)
        c.require(allowed == legal, f"`refuse` lets {_some(allowed)} pass, `legal` lists {_some(legal)}")
        unlisted = [action for action in _unlisted(others, dice) if action not in legal]
        rulings += [ruling for action in unlisted for ruling in _ruling(c, actor, state, action)]
        for action, rule in rulings:
            if rule is None and action not in legal:
                text = c.ruleset.format_action(action)
                c.fail(f"`{text}` is not among the candidates, though `refuse` lets it pass", _MEND_UNLISTED)
            if rule is not None and known and rule not in known:
                text = c.ruleset.format_action(action)
                c.fail(f"`{text}` is refused by {rule!r}, which is no paragraph of the rulebook", _MEND_RULE)


_MEND_UNLISTED = (
    "Let `candidates` list it, or let `refuse` refuse it: also where it is only the answer to a question, or belongs "
    "to another moment of the game."
)
_MEND_RULE = "Let `refuse` name the id of a paragraph of the rulebook, or write that paragraph."


def _unlisted(others: Sequence[Any], dice: Dice) -> Iterable[Any]:
    """Some of the other actions, and one of each type."""
    kinds: dict[type[object], list[Any]] = {}
    for action in others:
        kinds.setdefault(action.__class__, []).append(action)
    one_each = (same[dice.pick("kind", range(len(same)))] for same in kinds.values())
    return dict.fromkeys((*one_each, *some_of(others, _UNLISTED, dice)))


def _ruling(c: Context, actor: Seat, state: Any, action: Any) -> Iterator[tuple[Any, str | None]]:
    try:
        rule = c.rules.refuse(state, actor, action)
    except Exception:  # noqa: BLE001  # that `refuse` has an answer to everything is the check `refusals`
        return
    yield action, rule


def _some(actions: tuple[object, ...]) -> str:
    return f"{len(actions)} ({', '.join(map(str, actions[:5]))})"


@check(
    "legal-apply",
    "Every legal action can be carried out, and only the seat to act has any.",
    mend="Carry the action out by hand from that step: `ruleset.apply(position, action)` shows the exception. "
    "Whatever `carry_out` cannot do, `refuse` must refuse.",
    cost=3,
    reach=0.5,
)
def legal_apply(c: Context) -> None:
    """Carries out every legal action at every step, and plays on with one of them."""
    for moment in c.walk():
        for seat in c.seats:
            theirs = c.ruleset.legal_actions(moment.position, seat)
            c.require(seat == moment.actor or not theirs, f"seat {seat} is not to act and has legal actions")
        before = encoded(moment.position)
        for action in moment.legal:
            c.ruleset.apply(moment.position, action, moment.actor)
        c.require(encoded(moment.position) == before, "carrying an action out has changed the position given")
