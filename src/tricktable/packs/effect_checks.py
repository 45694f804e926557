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
from tricktable.effects.numbers import LevelBefore, X
from tricktable.effects.overall import Before, Whenever
from tricktable.effects.reading import Path
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
from tricktable.packs.value_checks import alone

Told = tuple[Path, str]
_CORE: frozenset[object] = frozenset(
    [kind for family in FAMILIES for kind in STANDARD.of(family).values()] + [Which, Printed]
)

# What may have come before: an effect at all, X, a player, a clan, a card in play, revealed cards; and where it is.
_EFFECT, _X, _PLAYER, _CLAN, _CARD, _REVEALED = "effect", "x", "player", "clan", "card", "revealed"
_MUTATION, _WINDOW = "mutation", "window"
_CHOSEN = frozenset({_X, _PLAYER, _CLAN})
_ANYTHING = "anything"
"""An effect of which nothing is known."""
_ALL = frozenset({_EFFECT, _CARD, _REVEALED, _ANYTHING}) | _CHOSEN

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
_NONE_CHOSEN = {
    _X: 'X is not chosen before this: put { do = "choose-x" } first.',
    _PLAYER: 'No player is chosen before this: put { do = "choose-player" } first.',
    _CLAN: 'No clan is chosen before this: put { do = "choose-clan" } first.',
}
_CHOSEN_INSIDE = (
    "What is chosen inside a `may` or `if` is known inside it only: put this there too, or choose before it."
)
_NO_LEVEL = "No effect before this is done to a card in play, whose level this would be."
_NO_DID = "There is no effect before this which could have changed something."
_NO_MUTATION = "Only the effects of the card itself know whether it came into play by mutation."
_NO_WINDOW = 'Only what comes before something can be kept away: { holds = "before", ... }.'
_NOTHING_REVEALED = 'Nothing is revealed before this: put { do = "reveal" } first.'
_NO_EFFECTS = "There is no effect in this list."


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
    if isinstance(effect, (May, If)):
        after: set[str] = set()
        for key in ("then", "otherwise") if isinstance(effect, If) else ("then",):
            branch = set(before)
            yield from _effects((*path, key), getattr(effect, key), branch)
            after |= branch
        if _ANYTHING not in after:
            # What was chosen on the way may not have been: the player said no, or the condition did not hold.
            inside = (after & _CHOSEN) - before
            after = (after - inside) | {_inside_only(each) for each in inside}
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


def _listed(value: object) -> tuple[Any, ...]:
    """The items of a list; none where it could not be read."""
    return value if is_tuple(value) else ()


def _settled(effect: object) -> str:
    """What an effect settles for those after it."""
    return _SETTLES.get(type(effect), _EFFECT)


def _of_core(value: object) -> bool:
    """Whether it is of a class of the core itself, of which all is known."""
    return type(value) in _CORE


def _inside_only(what: str) -> str:
    """That it is chosen, but inside an effect only that may not be carried out."""
    return f"{what} inside"


def _none_chosen(what: str, before: set[str]) -> str:
    """That nothing is chosen before this; or where it is, since it is not known here."""
    return _CHOSEN_INSIDE if _inside_only(what) in before else _NONE_CHOSEN[what]


def _parts(path: Path, value: Any, before: set[str]) -> Iterator[Told]:
    """The numbers, conditions, filters and players of a value, without the effects inside it."""
    yield from ((path + inside, said) for inside, said in alone(value))
    if isinstance(value, X) and _X not in before:
        yield path, _none_chosen(_X, before)
    if isinstance(value, LevelBefore) and _CARD not in before:
        yield path, _NO_LEVEL
    if isinstance(value, DidIt) and _EFFECT not in before:
        yield path, _NO_DID
    if isinstance(value, ByMutation) and _MUTATION not in before:
        yield path, _NO_MUTATION
    if isinstance(value, Which) and value.level_x is True and _X not in before:
        yield (*path, "level"), _none_chosen(_X, before)
    for key in value.__struct_fields__:
        part: Any = getattr(value, key)
        if part == CHOSEN and key in ("who", "owner") and _PLAYER not in before:
            yield (*path, key), _none_chosen(_PLAYER, before)
        elif part == CHOSEN and key == "clan" and _CLAN not in before:
            yield (*path, key), _none_chosen(_CLAN, before)
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
