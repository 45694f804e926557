"""What a card's effects are worth to whoever uses them, by rule of thumb: one drawn card is 1."""

from __future__ import annotations

import math
from collections.abc import Iterable

from msgspec.structs import replace

from tricktable.effects import (
    CopyDiscarded,
    CopyEntering,
    Destroy,
    Discard,
    DiscardFor,
    DiscardTo,
    Draw,
    DrawTo,
    Effect,
    ExtraTurn,
    Fetch,
    ForEach,
    If,
    May,
    OneOf,
    PlaceMark,
    PutOnPile,
    Release,
    Sacrifice,
    Search,
    Stack,
    Take,
    TakeToken,
    Trap,
    WinGame,
)
from tricktable_gosu_x.sight import Sight, printed
from tricktable_gosu_x.values import TurnTile, TurnWithDiscards

A_CARD = 0.8
"""What it costs to discard a card."""
OVERFULL = 0.2
"""What one more card is worth to a full hand."""
LATE = 0.4
"""What part of its worth a drawn card keeps in the last turns of a round."""
FULL_SEARCH = 1.2
FOR_GOOD = 1.1
"""How much more it is worth to take a card away than to capture it, which ends with the round."""
A_WIN = 100


def drawn(sight: Sight, count: float, *, spending: int = 0) -> float:
    """What it is worth to get so many cards.

    Args:
        sight: what the player sees.
        count: how many.
        spending: how many he spends before.
    """
    fits = min(count, sight.room(spending=spending))
    mark = fits + OVERFULL * (count - fits)
    return mark * LATE if sight.other.passed and sight.own.hand else mark


def worth(effects: Iterable[Effect], sight: Sight, *, copying: bool = True) -> float:
    """What these effects are worth together, as the table stands.

    Args:
        effects: what a card does.
        sight: what the player sees.
        copying: whether copies are looked into; a copy of a copy is not.
    """
    return sum(_worth(each, sight, copying) for each in effects)


def _worth(effect: Effect, sight: Sight, copying: bool) -> float:  # noqa: PLR0912  # one case for each kind of effect
    match effect:
        case Draw():
            return drawn(sight, sight.number(effect.count), spending=1)
        case DrawTo():
            return drawn(sight, max(0, sight.number(effect.count) - sight.own.hand + 1), spending=1)
        case Fetch():
            there = sight.retrievable(effect.which, removed=effect.removed)
            return 1.2 * drawn(sight, there if effect.count == "all" else min(there, _times(effect, sight)), spending=1)
        case Search():
            return FULL_SEARCH * drawn(sight, 0.5 if effect.which.name else 1, spending=1)
        case Take():
            return 1.2 * drawn(sight, 1, spending=1)
        case Discard() | DiscardTo():
            return _discarded(effect, sight)
        case Sacrifice():
            return _sacrificed(effect, sight)
        case TakeToken():
            back = min(_times(effect, sight), sight.used())
            return 1.2 * back * (0.5 if effect.who == "everyone" else 1)
        case Trap() | Destroy() | PutOnPile():
            if effect.count == "all":
                return 2  # those of the clan that is chosen
            struck = sight.strikes(effect.which)
            if isinstance(effect, Trap):
                return max(0, struck) if effect.optional else struck
            return FOR_GOOD * struck
        case Release():
            own = [sight.value(each) for each in sight.aims(effect.which, own=True, down=True)]
            return 2 * (len(own) if effect.count == "all" else bool(own))
        case CopyEntering():
            every = [*sight.aims(effect.which, own=True), *sight.aims(effect.which, own=False)]
            return _best({placed.card for placed in every if not placed.down}, sight) if copying else 0.5
        case CopyDiscarded():
            return _best({*sight.own.discard, *sight.other.discard}, sight) if copying else 0.5
        case ExtraTurn() | TurnWithDiscards():
            return 0.8 if not sight.table.additional and sight.table.left is None else 0
        case If():
            return worth(effect.then if sight.holds(effect.condition) else effect.otherwise, sight, copying=copying)
        case May():
            return max(0.0, worth(effect.then, sight, copying=copying))
        case OneOf():
            return max(_worth(each, sight, copying) for each in effect.effects)
        case DiscardFor():
            held = [card for card in sight.table.hand if set(effect.which.keyword) & set(printed(card).keywords)]
            return max(0.0, worth(effect.then, sight, copying=copying) - A_CARD) if held else 0
        case ForEach():
            return worth(effect.then, sight, copying=copying) if effect.who == "you" else _each(effect, sight, copying)
        case PlaceMark() | Stack() | TurnTile():
            return 0.5
        case WinGame():
            return A_WIN
        case _:
            return 0.0


def _times(effect: Fetch | TakeToken | Discard | Sacrifice, sight: Sight) -> float:
    return 3 if effect.count == "all" else sight.number(effect.count)


def _best(cards: Iterable[str], sight: Sight) -> float:
    return max((worth(printed(card).entering, sight, copying=False) for card in cards), default=0)


def _discarded(effect: Discard | DiscardTo, sight: Sight) -> float:
    """What players lose of their hands; the player's own has lost the card that he plays."""
    own, other = max(0, sight.own.hand - 1), sight.other.hand
    if effect.who == "most-in-hand":
        return 0 if own == other else 0.7 if other > own else -0.7
    count = 99.0 if effect.count == "all" else sight.number(effect.count)
    lost = [max(0.0, hand - count) if isinstance(effect, DiscardTo) else min(hand, count) for hand in (own, other)]
    mark = 0.0
    if effect.who in {"you", "everyone"}:
        mark -= 0.6 * lost[0]
    if effect.who in {"opponents", "everyone"}:
        mark += 0.7 * lost[1]
    return mark


def _sacrificed(effect: Sacrifice, sight: Sight) -> float:
    count = _times(effect, sight)
    own, other = -count * min(2, sight.least(own=True) or 2), count * sight.least(own=False)
    match effect.who:
        case "opponents":
            return other
        case "everyone":
            return own + other
        case "most-in-play":
            ahead = sum(map(len, sight.own.army)) + 1 - sum(map(len, sight.other.army))
            return own if ahead > 0 else other if ahead < 0 else 0
        case _:
            return own


def _each(effect: ForEach, sight: Sight, copying: bool) -> float:
    """What the player gets or loses by it, less what his opponent does."""
    mark = worth(effect.then, sight, copying=copying)
    hand = sight.other.hand
    for each in effect.then:
        match each:
            case DrawTo():
                mark -= A_CARD * max(0, sight.number(each.count) - hand)
            case DiscardTo():
                mark += 0.7 * max(0, hand - sight.number(each.count))
            case Discard():
                mark += 0.7 * math.ceil(hand / 2)
            case Trap():
                mark -= max(map(sight.value, sight.aims(replace(each.which, owner="you"), own=True)), default=0)
            case _:
                pass
    return mark
