"""What a ruleset says that a viewer does not know, and games drawn from it."""

from __future__ import annotations

from collections import Counter

from tricktable.chance import Dice
from tricktable.marks import Seat
from tricktable.position import AnyPosition
from tricktable.testing.check import check
from tricktable.testing.context import Context, Moment, who
from tricktable.testing.data import difference, encoded
from tricktable.testing.hidden import MEND_TOLD, given_away, hidden_cards
from tricktable.testing.lockstep import exchanged
from tricktable.walk import cards_in


@check(
    "pools-law",
    "`redeal` undoes `pools`, takes any order of their cards, and they hold nothing that the viewer sees or was told.",
    mend="Let `pools` and `redeal` go through the same places in the same order. Leave out the viewer's own cards, the "
    "open ones, and those that he was shown: the state has to remember who has seen which hidden card.",
    cost=2,
)
def pools_law(c: Context) -> None:
    """Looks at positions outside open choices, for a viewer of each.

    A card that an event names to a viewer who did not know it may not lie in his pools when the action is over, also
    where a question came after that event; where chance was drawn on the way, that goes for what he was told
    afterwards.
    """
    dice = c.dice("pools")
    for moment in c.walk():
        for viewer in c.viewers if moment.at == 0 else (c.viewers[dice.pick("viewer", range(len(c.viewers)))],):
            if moment.position.pending is None:
                _law(c, moment.position, viewer, dice)
        if moment.action is not None:
            _told(c, moment)


def _law(c: Context, position: AnyPosition, viewer: Seat | None, dice: Dice) -> None:
    rules, state = c.rules, position.state
    pools = rules.pools(state, viewer)
    back = rules.redeal(state, viewer, pools)
    if back != state:
        c.fail(f"`redeal` of the own `pools` of {who(viewer)}: {difference(state, back)}", _MEND_PLACES)
    known = set(cards_in(c.ruleset.view(position, viewer))) & hidden_cards(c, position, viewer)
    c.require(not known, f"{who(viewer)} can see {sorted(known)[:3]} in his view, yet they stand in his pools")
    mixed = tuple(dice.shuffle("order", pool) for pool in pools)
    other = rules.redeal(state, viewer, mixed)
    there = rules.pools(other, viewer)
    same = [Counter(pool) for pool in there] == [Counter(pool) for pool in mixed]
    c.require(same, f"dealt to the pools of {who(viewer)} in another order, other cards lie there", _MEND_PLACES)
    c.require(Counter(rules.cards(other)) == Counter(rules.cards(state)), f"`redeal` for {who(viewer)} loses cards")
    faults = c.ruleset.problems(_at(position, other))
    c.require(not faults, f"dealt to the pools of {who(viewer)} in another order: {'; '.join(faults)}", _MEND_ORDER)


_MEND_PLACES = "Let `pools` and `redeal` go through the same places in the same order."
_MEND_ORDER = (
    "Where hands or other hidden places are kept sorted, let `tidy` sort them: `redeal` calls it when cards were "
    "exchanged. If every order may come about, `problems` must not complain of this one."
)


def _at(position: AnyPosition, state: object) -> AnyPosition:
    return type(position)(position.setup, state, position.chance, position.step)


def _told(c: Context, moment: Moment) -> None:
    for viewer in c.viewers:
        still = given_away(c, moment, viewer)
        c.require(
            not still, f"{who(viewer)} has been told {still[:3]} by an event, yet they stand in his pools", MEND_TOLD
        )


@check(
    "determinize",
    "A game drawn from what a seat knows looks the same to it, is without fault, and plays to an end.",
    mend="Look at `pools` and `redeal` first: hidden cards must keep the order that `problems` asks for, and memories "
    "of who has seen what must go with the places.",
    cost=3,
)
def determinize(c: Context) -> None:
    """Draws games at every step, inside open choices too, for one viewer of each; a few are played to their end."""
    dice = c.dice("determinize")
    ends = {dice.pick("end", range(c.steps + 1)) for _ in range(2)}
    for moment in c.walk():
        viewer = c.viewers[dice.pick("viewer", range(len(c.viewers)))]
        drawn = c.ruleset.determinize(moment.position, viewer, f"drawn {moment.at}")
        first, second = c.ruleset.view(moment.position, viewer), c.ruleset.view(drawn, viewer)
        same = encoded(first) == encoded(second)
        if not same:
            c.fail(f"to {who(viewer)} it looks different: {difference(first, second)}")
        faults = c.ruleset.problems(drawn)
        c.require(not faults, f"drawn for {who(viewer)}: {'; '.join(faults)}", _MEND_ORDER)
        c.require(drawn.chance.seed != moment.position.chance.seed, "it has the seed of the real game")
        if moment.at in ends:
            _to_the_end(c, drawn, dice)
        if moment.action is None and moment.actor is not None and moment.position.pending is None:
            _varies(c, moment.position, dice)


def _to_the_end(c: Context, position: AnyPosition, dice: Dice) -> None:
    for _ in range(c.rules.bound()):
        legal = c.ruleset.legal_actions(position)
        if not legal:
            c.require(c.ruleset.outcome(position) is not None, "played on, it stops without an outcome")
            return
        position = c.ruleset.apply(position, legal[dice.pick("move", range(len(legal)))]).position


def _varies(c: Context, position: AnyPosition, dice: Dice) -> None:
    """Where an exchange makes another table, so many draws do not all give the real one."""
    for viewer in c.viewers:
        if exchanged(c, position, viewer, dice) is not None:
            drawn = (c.ruleset.determinize(position, viewer, f"again {at}").state for at in range(24))
            c.require(
                any(state != position.state for state in drawn), f"every draw for {who(viewer)} is the real table"
            )
            return
