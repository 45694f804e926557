"""Letting players pick something, one by one: what `Discard`, `Sacrifice` and their like have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from tricktable.effects.answers import DECLINE
from tricktable.effects.effect import Context, Doing
from tricktable.effects.players import Players, players
from tricktable.marks import Seat

P = TypeVar("P")


def each_picks(  # noqa: PLR0917  # who, how many, what, of what, and what for: as a sentence has it
    c: Context,
    who: Players,
    count: int,
    what: str,
    options: Callable[[Seat], Sequence[P]],
    do: Callable[[Seat, P], None],
    *,
    optional: bool = False,
) -> Doing:
    """Let each of these players pick so many, one at a time and each in full, and do something with each pick.

    What can be picked is looked at anew each time; where nothing can, the next player follows. Sets `c.did`.

    Args:
        c: the context.
        who: who picks.
        count: how many each picks.
        what: the question, `ask.<what>`.
        options: what a seat can pick.
        do: what is done with a seat's pick.
        optional: whether each may stop before so many.
    """
    did = False
    for seat in players(c, who):
        for left in range(count, 0, -1):
            there = options(seat)
            if not there:
                break
            if optional:
                picked = yield from c.stage.r.pick_or_stop(seat, c.ask(what, left), there, DECLINE)
                if picked is None:
                    break
                do(seat, picked)
            else:
                do(seat, (yield from c.stage.r.pick(seat, c.ask(what, left), there)))
            did = True
    c.did = did
