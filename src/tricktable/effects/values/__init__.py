"""The effect values that card texts are made of, each with what it does and how it is said."""

from __future__ import annotations

from tricktable.effects.values.choosing import ChooseClan, ChooseLevel, ChoosePlayer, ChooseX, OneOf
from tricktable.effects.values.copying import Copy, CopyAffected, CopyDiscarded, CopyEntering
from tricktable.effects.values.fetching import Fetch, Search
from tricktable.effects.values.flow import Cancel, ForEach, If, May
from tricktable.effects.values.hands import (
    Discard,
    DiscardFor,
    DiscardOfClan,
    DiscardTo,
    Draw,
    DrawTo,
)
from tricktable.effects.values.marking import LookAtHand, PlaceMark
from tricktable.effects.values.piling import Mill, PutOnPile, RemoveDiscarded, ShuffleIn, Stack, StackRevealed
from tricktable.effects.values.removing import Destroy, ReturnToHand, Sacrifice
from tricktable.effects.values.revealing import DiscardRevealed, Reveal, Take
from tricktable.effects.values.tokens import ExtraTurn, GainPoint, TakeAdvantage, TakeToken
from tricktable.effects.values.turning import Release, Swap, Trap
from tricktable.effects.values.winning import WinGame

__all__ = [
    "Cancel",
    "ChooseClan",
    "ChooseLevel",
    "ChoosePlayer",
    "ChooseX",
    "Copy",
    "CopyAffected",
    "CopyDiscarded",
    "CopyEntering",
    "Destroy",
    "Discard",
    "DiscardFor",
    "DiscardOfClan",
    "DiscardRevealed",
    "DiscardTo",
    "Draw",
    "DrawTo",
    "ExtraTurn",
    "Fetch",
    "ForEach",
    "GainPoint",
    "If",
    "LookAtHand",
    "May",
    "Mill",
    "OneOf",
    "PlaceMark",
    "PutOnPile",
    "Release",
    "RemoveDiscarded",
    "ReturnToHand",
    "Reveal",
    "Sacrifice",
    "Search",
    "ShuffleIn",
    "Stack",
    "StackRevealed",
    "Swap",
    "Take",
    "TakeAdvantage",
    "TakeToken",
    "Trap",
    "WinGame",
]
