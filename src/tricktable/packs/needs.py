"""What an effect needs to have come before it: a choice, a card, revealed cards; and what it settles for others."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from typing import Any

from tricktable.effects.conditions import ByMutation, DidIt, Uncopied
from tricktable.effects.filters import CHOSEN, Printed, Which
from tricktable.effects.numbers import LevelBefore, X
from tricktable.effects.reading import Path
from tricktable.effects.values import (
    ChooseClan,
    ChooseLevel,
    ChoosePlayer,
    ChooseX,
    Copy,
    CopyAffected,
    CopyDiscarded,
    CopyEntering,
    Destroy,
    PutOnPile,
    Release,
    ReturnToHand,
    Reveal,
    Sacrifice,
    Trap,
)

Told = tuple[Path, str]

# What may have come before: an effect at all, X, a player, a clan, a level, a card whose level is known, the same in
# play, revealed cards; and where it is: among the effects of the card itself (MUTATION), or before something (WINDOW).
EFFECT, CHOSEN_X, PLAYER, CLAN, LEVEL = "effect", "x", "player", "clan", "level"
CARD, IN_PLAY, REVEALED = "card", "card in play", "revealed"
MUTATION, WINDOW = "mutation", "window"
OF_CHOICES = frozenset({CHOSEN_X, PLAYER, CLAN, LEVEL})
ANYTHING = "anything"
"""An effect of which nothing is known."""
ALL = frozenset({EFFECT, CARD, IN_PLAY, REVEALED, ANYTHING}) | OF_CHOICES
_AFFECTED = frozenset({CARD, IN_PLAY})
SETTLES: dict[object, frozenset[str]] = {
    ChooseX: frozenset({CHOSEN_X}),
    ChoosePlayer: frozenset({PLAYER}),
    ChooseClan: frozenset({CLAN}),
    ChooseLevel: frozenset({LEVEL}),
    Reveal: frozenset({REVEALED}),
    Copy: frozenset({REVEALED}),
    CopyDiscarded: frozenset({REVEALED}),
    CopyEntering: _AFFECTED | {REVEALED},
    CopyAffected: _AFFECTED | {REVEALED},
    **dict.fromkeys((Destroy, PutOnPile, ReturnToHand, Sacrifice, Trap, Release), _AFFECTED),
}
"""What an effect settles for those after it, beside that there was one."""
_NONE_CHOSEN = {
    CHOSEN_X: 'X is not chosen before this: put { do = "choose-x" } first.',
    PLAYER: 'No player is chosen before this: put { do = "choose-player" } first.',
    CLAN: 'No clan is chosen before this: put { do = "choose-clan" } first.',
    LEVEL: 'No level is chosen before this: put { do = "choose-level" } first.',
}
_CHOSEN_INSIDE = (
    "What is chosen inside a `may`, `if`, `one-of` or `discard-for` is known inside it only: "
    "put this there too, or choose before it."
)
_NO_LEVEL = "No effect before this is done to a card in play, whose level this would be."
NO_CARD = "No effect before this is done to a card in play, which this would mean."
_NO_DID = "There is no effect before this which could have changed something."
_NO_MUTATION = "Only the effects of the card itself know whether it came into play by mutation."
_NO_COPY = "Nothing copies what holds while a card lies face up: this is always true."


def inside_only(what: str) -> str:
    """That it is chosen, but inside an effect only that may not be carried out."""
    return f"{what} inside"


def _none_chosen(what: str, before: AbstractSet[str]) -> str:
    """That nothing is chosen before this; or where it is, since it is not known here."""
    return _CHOSEN_INSIDE if inside_only(what) in before else _NONE_CHOSEN[what]


def unmet(path: Path, value: Any, before: AbstractSet[str]) -> Iterator[Told]:
    """What a value needs that has not come before, without what stands inside it; with its path and a sentence."""
    if isinstance(value, X) and CHOSEN_X not in before:
        yield path, _none_chosen(CHOSEN_X, before)
    if isinstance(value, LevelBefore) and CARD not in before:
        yield path, _NO_LEVEL
    if isinstance(value, DidIt) and EFFECT not in before:
        yield path, _NO_DID
    if isinstance(value, ByMutation) and MUTATION not in before:
        yield path, _NO_MUTATION
    if isinstance(value, Uncopied) and MUTATION not in before:
        yield path, _NO_COPY
    if isinstance(value, (Which, Printed)):
        yield from _unmet_filter(path, value, before)
    for key, what in (("who", PLAYER), ("owner", PLAYER), ("clan", CLAN)):
        if getattr(value, key, None) == CHOSEN and what not in before:
            yield (*path, key), _none_chosen(what, before)


def _unmet_filter(path: Path, which: Which | Printed, before: AbstractSet[str]) -> Iterator[Told]:
    if isinstance(which, Printed):
        if which.chosen_level is True and LEVEL not in before:
            yield (*path, "chosen_level"), _none_chosen(LEVEL, before)
        return
    if which.level_x is True and CHOSEN_X not in before:
        yield (*path, "level"), _none_chosen(CHOSEN_X, before)
    if which.affected is True and IN_PLAY not in before:
        yield (*path, "affected"), NO_CARD
    if which.within_level is True and CARD not in before:
        yield (*path, "within_level"), _NO_LEVEL
