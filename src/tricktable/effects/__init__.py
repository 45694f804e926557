"""Card effects as data: small values that carry themselves out and say themselves in words.

A card lists what it does when it comes into play, when it mutates, when it is activated, and what holds while it
lies face up. A `Stage` is the table on which this is carried out, through the resolution of the core: every choice in
the middle can be saved, undone and replayed. A `Describer` turns the same values into card text.

Example:
    >>> Draw(Bonus(1, 1)), Trap(Fixed(2), Which(level=(1, 2)))
    (Draw(count=Bonus(n=1, more=1), who='you'), Trap(count=Fixed(n=2), which=Which(level=(1, 2), ...)))
"""

from __future__ import annotations

from tricktable.effects.answers import (
    Accept,
    Answer,
    Decline,
    PickCard,
    PickClan,
    PickNumber,
    PickSeat,
    SpentToken,
)
from tricktable.effects.cards import Card, Deck
from tricktable.effects.conditions import (
    AtLeast,
    ByMutation,
    Condition,
    DidIt,
    HasAdvantage,
    HavePassed,
    IsBehind,
    Shows,
)
from tricktable.effects.describer import Describer
from tricktable.effects.effect import Context, Doing, Effect, carry_out_all
from tricktable.effects.filters import Printed, Which
from tricktable.effects.numbers import (
    Bonus,
    CardsInPlay,
    ClansInArmy,
    Fixed,
    HandSize,
    LevelBefore,
    Number,
    X,
)
from tricktable.effects.overall import Before, Cheaper, Guard, Military, Overall, Whenever, Win
from tricktable.effects.players import Players, players
from tricktable.effects.questions import ask
from tricktable.effects.reading import read_card, read_value
from tricktable.effects.stage import Stage
from tricktable.effects.values import (
    Cancel,
    ChooseClan,
    ChoosePlayer,
    ChooseX,
    Copy,
    Destroy,
    Discard,
    DiscardRevealed,
    Draw,
    ExtraTurn,
    Fetch,
    ForEach,
    GainPoint,
    If,
    May,
    Release,
    ReturnToHand,
    Reveal,
    Sacrifice,
    Search,
    Swap,
    Take,
    TakeAdvantage,
    TakeToken,
    Trap,
    WinGame,
)
from tricktable.effects.vocabulary import STANDARD, Vocabulary

__all__ = [
    "STANDARD",
    "Accept",
    "Answer",
    "AtLeast",
    "Before",
    "Bonus",
    "ByMutation",
    "Cancel",
    "Card",
    "CardsInPlay",
    "Cheaper",
    "ChooseClan",
    "ChoosePlayer",
    "ChooseX",
    "ClansInArmy",
    "Condition",
    "Context",
    "Copy",
    "Deck",
    "Decline",
    "Describer",
    "Destroy",
    "DidIt",
    "Discard",
    "DiscardRevealed",
    "Doing",
    "Draw",
    "Effect",
    "ExtraTurn",
    "Fetch",
    "Fixed",
    "ForEach",
    "GainPoint",
    "Guard",
    "HandSize",
    "HasAdvantage",
    "HavePassed",
    "If",
    "IsBehind",
    "LevelBefore",
    "May",
    "Military",
    "Number",
    "Overall",
    "PickCard",
    "PickClan",
    "PickNumber",
    "PickSeat",
    "Players",
    "Printed",
    "Release",
    "ReturnToHand",
    "Reveal",
    "Sacrifice",
    "Search",
    "Shows",
    "SpentToken",
    "Stage",
    "Swap",
    "Take",
    "TakeAdvantage",
    "TakeToken",
    "Trap",
    "Vocabulary",
    "Whenever",
    "Which",
    "Win",
    "WinGame",
    "X",
    "ask",
    "carry_out_all",
    "players",
    "read_card",
    "read_value",
]
