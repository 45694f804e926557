"""Whether a position is one that the rules can reach and play on from."""

from __future__ import annotations

from msgspec.structs import replace

from tricktable import playing
from tricktable._plain import unsavable
from tricktable.errors import TricktableError
from tricktable.marks import SEAT
from tricktable.position import AnyPosition
from tricktable.rules import AnyRules
from tricktable.walk import found


def problems(rules: AnyRules, position: AnyPosition) -> tuple[str, ...]:
    """Every fault of a position: seats that are none, what the ruleset finds, and nobody or nothing to act.

    In the midst of an action a table may lie as it never does between two. What the ruleset looks at then is the table
    before the open choice; that the action leads from there to this one is seen when it is carried out anew.
    """
    seats = range(position.setup.seats)
    faults = [f"There is no seat {seat}." for seat in sorted(set(found(position.state, SEAT))) if seat not in seats]
    if faults:
        return tuple(faults)
    try:
        faults += filter(None, [unsavable(position)])
        if position.pending is None:
            faults += rules.problems(position.state)
        else:
            before = replace(position, state=position.pending.before, chance=position.pending.chance, pending=None)
            faults += (f"before the open choice: {problem}" for problem in problems(rules, before))
        if not faults and playing.to_act(rules, position) is None:
            playing.outcome(rules, position)
        elif not faults and not playing.options(rules, position):
            faults.append("The seat to act has nothing to do.")
    except TricktableError as error:
        faults.append(str(error))
    except Exception as error:  # noqa: BLE001  # any state of the right types may come in; the rules may trip anywhere
        faults.append(f"The rules cannot read this table ({cause(error)}).")
    # What came in may hold halves of characters, and faults quote it.
    return tuple(fault.encode("utf-8", "backslashreplace").decode() for fault in faults)


def cause(error: Exception) -> str:
    """What went wrong, in a few words."""
    try:
        return f"{type(error).__name__}: {error}"[:200]
    except (ValueError, RecursionError):  # it quotes a value that cannot be printed
        return type(error).__name__
