"""The effect values that card texts are made of, each with what it does and how it is said."""

from __future__ import annotations

from tricktable.effects.values.choosing import ChooseClan, ChoosePlayer, ChooseX
from tricktable.effects.values.copying import Copy
from tricktable.effects.values.flow import Cancel, ForEach, If, May
from tricktable.effects.values.hands import Discard, Draw, Fetch, Search
from tricktable.effects.values.removing import Destroy, ReturnToHand, Sacrifice
from tricktable.effects.values.revealing import DiscardRevealed, Reveal, Take
from tricktable.effects.values.tokens import ExtraTurn, GainPoint, TakeAdvantage, TakeToken
from tricktable.effects.values.turning import Release, Swap, Trap
from tricktable.effects.values.winning import WinGame

__all__ = [
    "Cancel",
    "ChooseClan",
    "ChoosePlayer",
    "ChooseX",
    "Copy",
    "Destroy",
    "Discard",
    "DiscardRevealed",
    "Draw",
    "ExtraTurn",
    "Fetch",
    "ForEach",
    "GainPoint",
    "If",
    "May",
    "Release",
    "ReturnToHand",
    "Reveal",
    "Sacrifice",
    "Search",
    "Swap",
    "Take",
    "TakeAdvantage",
    "TakeToken",
    "Trap",
    "WinGame",
]
