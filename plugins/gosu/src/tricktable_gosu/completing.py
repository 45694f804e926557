"""Tables as a person writes them: what is left out is completed."""

from __future__ import annotations

from typing import Any

from tricktable import Dice
from tricktable.tableau import completed
from tricktable_gosu.cards import TOKENS
from tricktable_gosu.frame import Frame
from tricktable_gosu.table import NOTES, ZONES


def complete(frame: Frame, data: dict[str, Any], dice: Dice) -> dict[str, Any]:
    """Position data with the fields added that follow from the others.

    Beside what `completed` adds, there are no points yet, the first seat holds the Advantage token, and its holder has
    the turn. Where one side has passed and turns are limited, the other has all of them left.

    Raises:
        PositionError: sides or piles are not what they should be; names every such fault.
    """
    full = completed(data, frame.deck.ids, dice, tokens=TOKENS, zones=ZONES, notes=NOTES)
    full.setdefault("points", [0] * frame.side_count)
    full.setdefault("advantage", 0)
    full.setdefault("turn", full["advantage"])
    waiting = {team for team, side in zip(frame.teams, full["sides"], strict=False) if not side.get("passed", False)}
    if len(waiting) == 1 and full.get("phase", "turns") == "turns":
        full.setdefault("left", frame.options.turn_limit)
    return full
