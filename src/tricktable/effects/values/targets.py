"""Picking cards in play, one by one: what `Destroy`, `Trap` and their like have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from tricktable.effects.answers import DECLINE
from tricktable.effects.effect import Context, Doing
from tricktable.effects.filters import Which
from tricktable.effects.numbers import Number
from tricktable.tableau.army import Spot


def each_target(  # what, how many, to which, and how: as a sentence has it
    c: Context,
    verb: str,
    count: Number | Literal["all"],
    which: Which,
    do: Callable[[Sequence[Spot]], None],
    *,
    optional: bool = False,
) -> Doing:
    """Let "you" pick so many cards in play, one at a time, and do it to each; or do it to all that match, together.

    What can be picked is looked at anew each time. It must be done as long as there is a card to which it can be
    done, one's own included, unless it is optional. Sets `c.did`, `c.before` and `c.card_before`.
    """
    if count == "all":
        yield from _all_targets(c, verb, which, do)
        return
    stage = c.stage
    did = False
    for left in range(count.value(c), 0, -1):
        options = stage.open_to(verb, which.spots(c))
        if not options:
            break
        if optional:
            picked = yield from stage.r.pick_or_stop(c.seat, c.ask(verb, left), options, DECLINE)
            if picked is None:
                break
            at = picked
        else:
            at = yield from stage.r.pick(c.seat, c.ask(verb, left), options)
        if stage.has_windows(verb):
            found = yield from stage.allowed(verb, at)
            if found is None or found not in stage.open_to(verb, which.spots(c)):
                continue  # cancelled, or no card any more to which this can be done
            at = found
        c.affect(at)
        _done(c, (at,), do)
        did = True
    c.did = did


def _all_targets(c: Context, verb: str, which: Which, do: Callable[[Sequence[Spot]], None]) -> Doing:
    """Which cards are hit is settled first; then each that may be saved has its say, and the rest are hit together."""
    stage = c.stage
    found = stage.open_to(verb, which.spots(c))
    if stage.has_windows(verb):
        refs = [stage.ref(at) for at in found]
        saved = set[int]()
        for number, ref in enumerate(refs):
            if ref.spot is not None and (yield from stage.allowed(verb, ref.spot)) is None:
                saved.add(number)
        found = [ref.spot for number, ref in enumerate(refs) if number not in saved and ref.spot is not None]
        still = stage.open_to(verb, which.spots(c))
        found = [at for at in found if at in still]
    if found:
        c.affect(found[-1])
        _done(c, found, do)
    c.did = bool(found)


def _done(c: Context, spots: Sequence[Spot], do: Callable[[Sequence[Spot]], None]) -> None:
    stage = c.stage
    outer, stage.by = stage.by, c.seat
    do(spots)
    stage.by = outer
