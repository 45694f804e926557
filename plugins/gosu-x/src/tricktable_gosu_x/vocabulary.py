"""What cards of Gosu X can say: what the core knows, but for what this game does not heed, and its own."""

from __future__ import annotations

from tricktable.effects import STANDARD, Cheaper, Copy, Win
from tricktable_gosu_x.holding import HandLimit, MoreBounty, MoreSacrifice, TurnsAfterPass, WinByMargin
from tricktable_gosu_x.values import FirstToPass, Forbid, MayPass, TilesTurned, TurnTile, TurnWithDiscards, Unlock

VOCABULARY = STANDARD.without(Copy, Cheaper, Win).with_(
    effects=[Unlock, MayPass, TurnTile, TurnWithDiscards, Forbid],
    numbers=[TilesTurned],
    conditions=[FirstToPass],
    overall=[HandLimit, TurnsAfterPass, WinByMargin, MoreSacrifice, MoreBounty],
)
