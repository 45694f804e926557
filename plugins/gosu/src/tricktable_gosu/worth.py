"""What a card's effects are worth to whoever uses them, by rule of thumb: one drawn card is 1."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tricktable.effects import (
    Bonus,
    Copy,
    Destroy,
    DidIt,
    Discard,
    Draw,
    Effect,
    ExtraTurn,
    Fetch,
    Fixed,
    ForEach,
    GainPoint,
    If,
    May,
    Number,
    Release,
    ReturnToHand,
    Sacrifice,
    Take,
    TakeAdvantage,
    TakeToken,
    Trap,
    Which,
    X,
)

SHARE: Mapping[str, float] = {"you": 1, "opponents": -0.8, "chosen": -0.8, "others": -0.8, "everyone": 0.3}
"""How much of what a player gains is a gain for the one whose effect it is; of all others, a little."""


def worth(effects: Iterable[Effect]) -> float:
    """What these effects are worth together."""
    return sum(map(_worth, effects))


def _worth(effect: Effect) -> float:  # noqa: PLR0912  # one case for each kind of effect
    match effect:
        case Draw() | Take():
            return _times(effect.count) * SHARE.get(effect.who, 0.5)
        case GainPoint():
            return 6 * _times(effect.count) * SHARE.get(effect.who, 0.5)
        case Fetch():
            return (0.4 if effect.which.name else 1.3) * _times(effect.count) * SHARE.get(effect.who, 0.5)
        case Discard():
            # Others give what they can spare, and so does who chooses the X himself.
            each = 1 if effect.who == "you" and not isinstance(effect.count, X) else 0.7
            return -each * _times(effect.count) * SHARE.get(effect.who, 0.5)
        case Sacrifice():
            return -1.5 * _times(effect.count) * SHARE.get(effect.who, 0.5)
        case TakeToken():
            return 1.2 * _times(effect.count) * SHARE.get(effect.who, 0.5)
        case Trap():
            return 1.2 * _times(effect.count) * _against(effect.which)
        case Destroy():
            return 2 * _times(effect.count) * _against(effect.which)
        case ReturnToHand():
            return 0.8 * _times(effect.count) * _against(effect.which)
        case Release():
            return 0.3 * _times(effect.count)
        case Copy():
            return 1
        case ExtraTurn():
            return 0.2
        case TakeAdvantage():
            return 0.5
        case If(DidIt()):
            return worth(effect.then)
        case If():
            return 0.5 * (worth(effect.then) + worth(effect.otherwise))
        case May():
            return max(0.0, worth(effect.then))
        case ForEach():
            return worth(effect.then) * SHARE.get(effect.who, 0.5)
        case _:
            return 0.0


def _times(count: Number | str) -> float:
    """How many, roughly."""
    match count:
        case Fixed():
            return count.n
        case Bonus():
            return count.n + count.more / 2
        case X() | "all":
            return 3
        case _:
            return 1  # what depends on the table


def _against(which: Which) -> float:
    """Whether it can be aimed at others."""
    return -1 if which.owner == "you" else 1
