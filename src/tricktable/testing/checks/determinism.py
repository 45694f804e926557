"""The same seed makes the same game, everywhere."""

from __future__ import annotations

import random
from dataclasses import replace

from tricktable.position import AnyPosition
from tricktable.testing.check import check
from tricktable.testing.context import AnyTransition, Context, Moment
from tricktable.testing.processes import HASH_SEEDS, address_of, fingerprints


@check(
    "deterministic",
    "The same seed and the same moves make the same game, whatever else the program does with random numbers.",
    mend="Draw chance from the dice (`r.dice.shuffle`, `r.dice.pick`) and from nothing else; keep nothing on the rules "
    "object or in a module between two actions.",
)
def deterministic(c: Context) -> None:
    """Plays the same game twice, applies each action twice, and reseeds Python's global generator in between."""
    before = random.getstate()
    try:
        first: list[tuple[AnyPosition, AnyTransition | None]] = []
        for moment in c.walk():
            random.seed(moment.at)
            first.append((moment.position, _after(moment)))
            if moment.action is not None:
                random.seed(-moment.at - 1)
                again = c.ruleset.apply(moment.position, moment.action)
                c.require(again == moment.after, "the same action on the same position gives something else")
        for moment, (position, after) in zip(c.walk(), first, strict=True):
            c.require(moment.position == position, "played a second time, the position is another")
            random.random()
            c.require(_after(moment) == after, "played a second time, something else happens")
    finally:
        random.setstate(before)


def _after(moment: Moment) -> AnyTransition | None:
    return None if moment.action is None else moment.after


@check(
    "hash-seed",
    "The game is the same in another process, where Python orders sets otherwise.",
    mend="Sort what comes out of a set before you loop over it or put it into the state; use no `hash()`, no `id()`.",
    scope="ruleset",
)
def hash_seed(c: Context) -> None:
    """Plays one game at each table in three processes with `PYTHONHASHSEED` 0, 1 and 2.

    A ruleset can be played there that is installed, or that stands under a name in an importable module.
    """
    address = address_of(c.ruleset)
    if address is None:
        c.skip("it is neither installed nor under a name in an importable module, so no other process can play it")
    found = fingerprints(address, c.tables, c.seed, c.steps, c.limit)
    for result in found:
        if result.error:
            _played_here(c)
        c.require(not result.error, f"another process cannot play it: {result.error}")
    for at, table in enumerate(c.tables):
        prints = [result.prints[at] for result in found]
        if len(set(prints)) > 1:
            step = next(step for step, same in enumerate(zip(*prints, strict=False)) if len(set(same)) > 1)
            c.fail(f"table {table}, seed {c.seed}: with PYTHONHASHSEED {HASH_SEEDS} the games part at step {step}")


def _played_here(c: Context) -> None:
    """The same games in this process: where the rules themselves fail, their own error says more."""
    for table in c.tables:
        here = replace(c, table=table)
        for moment in here.walk():
            for viewer in here.viewers:
                c.ruleset.view(moment.position, viewer)
