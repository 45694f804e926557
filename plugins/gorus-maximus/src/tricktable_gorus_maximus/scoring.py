"""Crowd favour, and who is the champion."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tricktable import CardId
from tricktable.tricks import break_tie, count_points, point_table, reached
from tricktable_gorus_maximus.gladiators import ALL
from tricktable_gorus_maximus.options import Options
from tricktable_gorus_maximus.table import State


def zero_of(school: str | None) -> str:
    """The 0 of a school."""
    return f"{school}-0"


def worths(options: Options) -> Mapping[CardId, int]:
    """What each gladiator but the 0s is worth (`gorus.favour.counted`)."""
    return point_table(ALL, ranks={rank: favour for rank, favour in options.crowd_favour if rank})


def favours(state: State, worth: Mapping[CardId, int], zero: int) -> tuple[int, ...]:
    """The crowd favour of each side's pile, after the last bout of a round.

    Args:
        state: the table.
        worth: what each gladiator but the 0s is worth.
        zero: what the 0 of the school preferred at the end is worth (`gorus.favour.zero`).
    """
    final = zero_of(state.preferred)
    return tuple(count_points(pile, worth) + (zero if final in pile else 0) for pile in state.won)


def champions(state: State, support: Sequence[int], goals: Sequence[int]) -> tuple[str, tuple[int, ...]] | None:
    """The sides that win, with the paragraph that decides; None while nobody has reached his goal."""
    there = reached(support, goals)
    if len(there) < 2:
        return ("gorus.end.goal", there) if there else None
    final = zero_of(state.preferred)
    holder = tuple(side for side in there if final in state.won[side])
    if holder:
        return "gorus.end.zero", holder
    left = break_tie(there, lambda side: -len(state.won[side]))
    return ("gorus.end.fewest" if len(left) == 1 else "gorus.end.shared"), left
