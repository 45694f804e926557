"""Where taking back must stop: at whatever somebody has learned by the step."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import Any

from tricktable.events import Event, told_to
from tricktable.marks import Seat
from tricktable.playing import seen
from tricktable.position import AnyPosition
from tricktable.rules import AnyRules
from tricktable.walk import cards_in


def revealed(
    rules: AnyRules,
    before: AnyPosition,
    after: AnyPosition,
    actor: Seat,
    events: tuple[Any, ...],
) -> bool:
    """Whether a step drew chance or showed somebody a card.

    To the actor that is any card that he did not see before, or of which he did not know where it lay; to others, one
    that neither they nor the actor saw. An event that tells a seat a card and tells the actor none shows it, though
    the actor may see its like elsewhere; and one told to the actor alone that names none told him what is not there.
    """
    if after.chance.drawn != before.chance.drawn:
        return True
    somewhere, still = (Counter(chain.from_iterable(rules.pools(each.state, actor))) for each in (before, after))
    if somewhere - still or any(_told_apart(event, actor, before.setup.seats) for event in events):
        return True
    known_by = {seat: _cards(rules, before, seat) for seat in range(before.setup.seats)}
    for seat, before_it in known_by.items():
        known = before_it | known_by[actor]
        now = _cards(rules, after, seat)
        told = Counter(set(cards_in(told_to(events, seat))))
        if now - known or told - known:
            return True
    return False


def _told_apart(event: Event, actor: Seat, seats: int) -> bool:
    """Whether an event that shows cards tells somebody more of them than the actor, or the actor alone that none is."""
    if not event.shows:
        return False
    mine = event.seen_by(actor)
    named = Counter(cards_in(mine))
    if any(Counter(cards_in(event.seen_by(seat))) - named for seat in range(seats) if seat != actor):
        return True
    return not named and mine != event.seen_by(None)


def _cards(rules: AnyRules, position: AnyPosition, seat: Seat) -> Counter[str]:
    """The cards that a seat sees. Actions name cards that lie on the table too: they are counted once."""
    table, _, _, options, _ = seen(rules, position, seat)
    return Counter(cards_in(table)) | Counter(set(cards_in(options)))
