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
from tricktable.effects.conditions import ByMutation, DidIt
from tricktable.effects.effect import Effect
from tricktable.effects.filters import CHOSEN, Printed, Which
from tricktable.effects.numbers import Bonus, Fixed, LevelBefore, X
from tricktable.effects.overall import Before, Whenever
from tricktable.effects.reading import HOLE, Path
from tricktable.effects.values import (
    Cancel,
    ChooseClan,
    ChoosePlayer,
    ChooseX,
    Copy,
    Destroy,
    DiscardRevealed,
    ForEach,
    If,
    May,
    Release,
    ReturnToHand,
    Reveal,
    Sacrifice,
    Take,
    Trap,
)
from tricktable.effects.vocabulary import FAMILIES, STANDARD

Told = tuple[Path, str]
_CORE: frozenset[object] = frozenset(
    [kind for family in FAMILIES for kind in STANDARD.of(family).values()] + [Which, Printed]
)

# What may have come before: an effect at all, X, a player, a clan, a card in play, revealed cards; and where it is.
_EFFECT, _X, _PLAYER, _CLAN, _CARD, _REVEALED = "effect", "x", "player", "clan", "card", "revealed"
_MUTATION, _WINDOW = "mutation", "window"
_ALL = frozenset({_EFFECT, _X, _PLAYER, _CLAN, _CARD, _REVEALED})

_SETTLES: dict[object, str] = {
    ChooseX: _X,
    ChoosePlayer: _PLAYER,
    ChooseClan: _CLAN,
    Reveal: _REVEALED,
    Copy: _REVEALED,
    Destroy: _CARD,
    ReturnToHand: _CARD,
    Sacrifice: _CARD,
    Trap: _CARD,
    Release: _CARD,
}
_NO_X = 'X is not chosen before this: put { do = "choose-x" } first.'
_NO_PLAYER = 'No player is chosen before this: put { do = "choose-player" } first.'
_NO_CLAN = 'No clan is chosen before this: put { do = "choose-clan" } first.'
_NO_LEVEL = "No effect before this is done to a card in play, whose level this would be."
_NO_DID = "There is no effect before this which could have changed something."
_NO_MUTATION = "Only the effects of the card itself know whether it came into play by mutation."
_NO_WINDOW = 'Only what comes before something can be kept away: { holds = "before", ... }.'
_NOTHING_REVEALED = 'Nothing is revealed before this: put { do = "reveal" } first.'
_NO_EFFECTS = "There is no effect in this list."
_FACES: dict[object, tuple[str, str]] = {
    Trap: ("down", "Only face-up cards can be trapped."),
    Release: ("up", "Only face-down cards can be released."),
    Copy: ("down", "Only face-up cards can be copied."),
}


def senseless(card: Card) -> Iterator[Told]:
    """What of a card can never do anything, each with its path and a sentence. The card may have holes."""
    for key in ("entering", "mutating", "activation"):
        yield from _effects((key,), getattr(card, key), {_MUTATION})
    for at, each in enumerate(_listed(card.overall)):
        if not _of_core(each):
            continue
        yield from _parts(("overall", at), each, set())
        if isinstance(each, (Whenever, Before)):
            # Between a card's revealing and its taking, another may have its say.
            before = {_REVEALED, _PLAYER if isinstance(each, Whenever) else _WINDOW}
            path = ("overall", at, "then")
            yield from _effects(path, each.then, before)
            if each.then == ():
                yield path, _NO_EFFECTS


def _effects(path: Path, effects: object, before: set[str]) -> Iterator[Told]:
    """What can do nothing in a list of effects; adds to what has come before."""
    for at, effect in enumerate(_listed(effects)):
        here = (*path, at)
        if _of_core(effect):
            yield from _parts(here, effect, before)
            yield from _odd(here, effect, before)
            yield from _inside(here, effect, before)
            before |= {_EFFECT, _settled(effect)}
        else:
            before |= _ALL


def _inside(path: Path, effect: Effect, before: set[str]) -> Iterator[Told]:
    """The effects inside an effect."""
    if isinstance(effect, May):
        yield from _effects((*path, "then"), effect.then, before)
    elif isinstance(effect, If):
        after = set(before)
        for key in ("then", "otherwise"):
            branch = set(before)
            yield from _effects((*path, key), getattr(effect, key), branch)
            after |= branch
        before |= after
    elif isinstance(effect, ForEach):
        # What a player chooses in it is his alone; what lies revealed lies there for all, from one turn to the next.
        own = set(before)
        if any(isinstance(each, (Reveal, Copy)) or not _of_core(each) for each in _values(effect)):
            own.add(_REVEALED)
        yield from _effects((*path, "then"), effect.then, own)
        before |= own & {_REVEALED}


def _odd(path: Path, effect: Effect, before: set[str]) -> Iterator[Told]:
    """What is wrong with an effect by itself, and where it stands."""
    if isinstance(effect, Cancel) and _WINDOW not in before:
        yield (*path, "do"), _NO_WINDOW
    if isinstance(effect, (Take, DiscardRevealed)) and _REVEALED not in before:
        yield (*path, "do"), _NOTHING_REVEALED
    if isinstance(effect, (May, ForEach)) and effect.then == ():
        yield (*path, "then"), _NO_EFFECTS
    if isinstance(effect, If) and effect.then == () == effect.otherwise:
        yield (*path, "then"), _NO_EFFECTS
    if isinstance(effect, ChooseX):
        limit, least = _highest(effect.most), effect.least
        if limit is not None and not _is_hole(least) and least > limit:
            yield (*path, "least"), f"X cannot be at least {least} and at most {limit}."
    if getattr(effect, "count", None) == Fixed(0):
        yield (*path, "count"), "With a count of 0 this does nothing."
    face, said = _FACES.get(type(effect), ("", ""))
    if face and getattr(getattr(effect, "which", None), "face", None) == face:
        yield (*path, "which", "face"), said
    if isinstance(effect, Release) and isinstance(getattr(effect.which, "clan", None), str):
        yield (*path, "which", "clan"), "A card that lies face down shows no clan."


def _listed(value: object) -> tuple[Any, ...]:
    """The items of a list; none where it could not be read."""
    return value if is_tuple(value) else ()


def _settled(effect: object) -> str:
    """What an effect settles for those after it."""
    return _SETTLES.get(type(effect), _EFFECT)


def _of_core(value: object) -> bool:
    """Whether it is of a class of the core itself, of which all is known."""
    return type(value) in _CORE


def _highest(most: object) -> int | None:
    """The most that a number can be; None where the table says."""
    if isinstance(most, Fixed):
        return None if _is_hole(most.n) else most.n
    if isinstance(most, Bonus):
        return None if _is_hole(most.n) or _is_hole(most.more) else most.n + most.more
    return None


def _is_hole(value: object) -> bool:
    return value is HOLE


def _parts(path: Path, value: Any, before: set[str]) -> Iterator[Told]:
    """The numbers, conditions, filters and players of a value, without the effects inside it."""
    if isinstance(value, X) and _X not in before:
        yield path, _NO_X
    if isinstance(value, LevelBefore) and _CARD not in before:
        yield path, _NO_LEVEL
    if isinstance(value, DidIt) and _EFFECT not in before:
        yield path, _NO_DID
    if isinstance(value, ByMutation) and _MUTATION not in before:
        yield path, _NO_MUTATION
    if isinstance(value, Which):
        if value.level_x is True and _X not in before:
            yield (*path, "level"), _NO_X
        if value.face == "down" and isinstance(value.clan, str):
            yield (*path, "clan"), "A card that lies face down shows no clan."
    for key in value.__struct_fields__:
        part: Any = getattr(value, key)
        if part == CHOSEN and key in ("who", "owner") and _PLAYER not in before:
            yield (*path, key), _NO_PLAYER
        elif part == CHOSEN and key == "clan" and _CLAN not in before:
            yield (*path, key), _NO_CLAN
        elif _of_core(part) and not isinstance(part, Effect):
            yield from _parts((*path, key), part, before)


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
