"""What cards of Gosu X can say beside what the core knows."""

from __future__ import annotations

from tricktable.effects import STANDARD
from tricktable_gosu_x.holding import HandLimit, MoreBounty, MoreSacrifice, TurnsAfterPass, WinByMargin
from tricktable_gosu_x.values import FirstToPass, Forbid, MayPass, TilesTurned, TurnTile, TurnWithDiscards, Unlock

VOCABULARY = STANDARD.with_(
    effects=[Unlock, MayPass, TurnTile, TurnWithDiscards, Forbid],
    numbers=[TilesTurned],
    conditions=[FirstToPass],
    overall=[HandLimit, TurnsAfterPass, WinByMargin, MoreSacrifice, MoreBounty],
)
