"""Doing something to cards in play, one by one: what `Destroy`, `Trap` and their like have in common."""

from __future__ import annotations

from collections.abc import Callable

from tricktable.effects.effect import Context, Doing
from tricktable.effects.filters import Which
from tricktable.effects.numbers import Number
from tricktable.tableau.army import Spot


def each_target(c: Context, verb: str, count: Number, which: Which, do: Callable[[Spot], None]) -> Doing:
    """Let "you" pick so many cards in play, one at a time, and do it to each.

    What can be picked is looked at anew each time. It must be done as long as there is a card to which it can be
    done, one's own included. Sets `c.did` and `c.card_before`.
    """
    stage = c.stage
    did = False
    for left in range(count.value(c), 0, -1):
        options = stage.open_to(verb, which.spots(c))
        if not options:
            break
        at = yield from stage.r.pick(c.seat, c.ask(verb, left), options)
        if verb in stage.deck.windows:
            found = yield from stage.allowed(verb, at)
            if found is None or found not in stage.open_to(verb, which.spots(c)):
                continue  # cancelled, or no card any more to which this can be done
            at = found
        c.card_before = stage.placed(at).card
        do(at)
        did = True
    c.did = did
