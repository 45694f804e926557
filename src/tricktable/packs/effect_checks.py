"""Effects that can never do anything: X that nobody has chosen, cards taken of which none was revealed, and the like.

Only what is certain is told. Of an effect that a game or plugin brings, nothing is known, so whatever comes after it
may rely on it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tricktable._narrow import is_tuple
from tricktable.effects.cards import Card
from tricktable.effects.effect import Effect
from tricktable.effects.filters import Printed, Which
from tricktable.effects.overall import Before, FromHand, Whenever
from tricktable.effects.reading import Path
from tricktable.effects.values import (
    Cancel,
    CopyAffected,
    DiscardFor,
    DiscardRevealed,
    ForEach,
    If,
    May,
    OneOf,
    StackRevealed,
    Take,
)
from tricktable.effects.vocabulary import FAMILIES, STANDARD
from tricktable.packs.needs import (
    ALL,
    ANYTHING,
    CARD,
    EFFECT,
    IN_PLAY,
    MUTATION,
    NO_CARD,
    OF_CHOICES,
    PLAYER,
    REVEALED,
    SETTLES,
    WINDOW,
    Told,
    inside_only,
    unmet,
)
from tricktable.packs.unused import unused
from tricktable.packs.value_checks import alone

_CORE: frozenset[object] = frozenset(
    [kind for family in FAMILIES for kind in STANDARD.of(family).values()] + [Which, Printed]
)

_NO_WINDOW = (
    'Only what comes before something can be kept away: { holds = "before", ... } or { holds = "from-hand", ... }.'
)
_NOT_ITSELF = "A card in hand lies in no army, so nothing lies near it, and no card in play is it."
_NOTHING_REVEALED = 'Nothing is revealed before this: put { do = "reveal" } first.'
_NO_EFFECTS = "There is no effect in this list."


def senseless(card: Card) -> Iterator[Told]:
    """What of a card can never do anything, each with its path and a sentence. The card may have holes."""
    for key in ("entering", "mutating", "activation"):
        yield from _list((key,), getattr(card, key), {MUTATION})
    for at, each in enumerate(_listed(card.overall)):
        if not _of_core(each):
            continue
        yield from _parts(("overall", at), each, set())
        if isinstance(each, FromHand):
            for key in ("itself", "near"):
                if getattr(each.which, key, None) not in (None, False):
                    yield ("overall", at, "which", key), _NOT_ITSELF
        if isinstance(each, (Whenever, Before, FromHand)):
            # Between a card's revealing and its taking, another may have its say.
            before = {REVEALED, PLAYER if isinstance(each, Whenever) else WINDOW}
            path = ("overall", at, "then")
            yield from _list(path, each.then, before)
            if each.then == ():
                yield path, _NO_EFFECTS


def _list(path: Path, effects: object, before: set[str]) -> Iterator[Told]:
    """What can do nothing in all effects of a part of a card."""
    yield from _effects(path, effects, before)
    yield from ((path + inside, said) for inside, said in unused(effects, _CORE))


def _effects(path: Path, effects: object, before: set[str]) -> Iterator[Told]:
    """What can do nothing in a list of effects; adds to what has come before."""
    for at, effect in enumerate(_listed(effects)):
        yield from _effect((*path, at), effect, before)


def _effect(path: Path, effect: Any, before: set[str]) -> Iterator[Told]:
    """The same of one effect."""
    if _of_core(effect):
        yield from _parts(path, effect, before)
        yield from _odd(path, effect, before)
        yield from _inside(path, effect, before)
        before |= {EFFECT} | _settled(effect)
    else:
        before |= ALL


def _inside(path: Path, effect: Effect, before: set[str]) -> Iterator[Told]:
    """The effects inside an effect."""
    if isinstance(effect, (May, If, DiscardFor, OneOf)):
        after: set[str] = set()
        # The card discarded is known, though it lies in no army.
        known = before | {EFFECT, CARD} if isinstance(effect, DiscardFor) else before
        if isinstance(effect, OneOf):
            for at, each in enumerate(_listed(effect.effects)):
                branch = set(before)
                yield from _effect((*path, "effects", at), each, branch)
                after |= branch
        else:
            for key in ("then", "otherwise") if isinstance(effect, If) else ("then",):
                branch = set(known)
                yield from _effects((*path, key), getattr(effect, key), branch)
                after |= branch
        if ANYTHING not in after:
            # What was chosen on the way may not have been: the player said no, or the condition did not hold.
            inside = (after & OF_CHOICES) - before
            after = (after - inside) | {inside_only(each) for each in inside}
        before |= after
    elif isinstance(effect, ForEach):
        # What a player chooses in it is his alone; what lies revealed lies there for all, from one turn to the next.
        own = set(before)
        if any(REVEALED in _settled(each) or not _of_core(each) for each in _values(effect)):
            own.add(REVEALED)
        yield from _effects((*path, "then"), effect.then, own)
        before |= own & {REVEALED}


def _odd(path: Path, effect: Effect, before: set[str]) -> Iterator[Told]:
    """What is wrong with an effect by itself, and where it stands."""
    if isinstance(effect, Cancel) and WINDOW not in before:
        yield (*path, "do"), _NO_WINDOW
    if isinstance(effect, (Take, DiscardRevealed, StackRevealed)) and REVEALED not in before:
        yield (*path, "do"), _NOTHING_REVEALED
    if isinstance(effect, CopyAffected) and IN_PLAY not in before:
        yield (*path, "do"), NO_CARD
    if isinstance(effect, (May, ForEach, DiscardFor)) and effect.then == ():
        yield (*path, "then"), _NO_EFFECTS
    if isinstance(effect, If) and effect.then == () == effect.otherwise:
        yield (*path, "then"), _NO_EFFECTS


def _listed(value: object) -> tuple[Any, ...]:
    """The items of a list; none where it could not be read."""
    return value if is_tuple(value) else ()


def _settled(effect: object) -> frozenset[str]:
    """What an effect settles for those after it."""
    return SETTLES.get(type(effect), frozenset())


def _of_core(value: object) -> bool:
    """Whether it is of a class of the core itself, of which all is known."""
    return type(value) in _CORE


def _parts(path: Path, value: Any, before: set[str]) -> Iterator[Told]:
    """The numbers, conditions, filters and players of a value, without the effects inside it."""
    yield from ((path + inside, said) for inside, said in alone(value))
    yield from unmet(path, value, before)
    for key in value.__struct_fields__:
        part: Any = getattr(value, key)
        if _of_core(part) and not isinstance(part, Effect):
            yield from _parts((*path, key), part, before)
        for at, each in enumerate(_listed(part)):
            if _of_core(each) and not isinstance(each, Effect):
                yield from _parts((*path, key, at), each, before)


def _values(value: object) -> Iterator[Effect]:
    """All effects inside an effect."""
    if is_tuple(value):
        for each in value:
            if isinstance(each, Effect):
                yield each
            yield from _values(each)
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from _values(getattr(value, name))
