"""Choices that nothing makes use of: X, a player, a clan or a level that no effect of the same list asks for."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from typing import Any

from tricktable.effects.conditions import DidIt
from tricktable.effects.filters import CHOSEN, Printed, Which
from tricktable.effects.numbers import X
from tricktable.effects.reading import HOLE
from tricktable.effects.writing import values_in
from tricktable.packs.needs import CHOSEN_X, CLAN, LEVEL, OF_CHOICES, PLAYER, SETTLES, Told

_UNUSED = {
    CHOSEN_X: 'Nothing here makes use of X: count = "X".',
    PLAYER: 'Nothing here makes use of the player chosen: who = "chosen".',
    CLAN: 'Nothing here makes use of the clan chosen: which = { clan = "chosen" }.',
    LEVEL: "Nothing here makes use of the level chosen: which = { chosen_level = true }.",
}


def unused(effects: object, known: AbstractSet[object]) -> Iterator[Told]:
    """The choices in a list of effects that no effect of the list makes use of, each with its path and a sentence.

    Nothing is told where something is not known: a hole, or a class that a game or plugin brings. Nor where something
    hangs on whether an effect changed something, as that may be the choice.

    Args:
        effects: all effects of a part of a card.
        known: the classes of which all is known.
    """
    inside = [*values_in(effects)]
    if any(type(each) not in known or isinstance(each, DidIt) or _unread(each) for _, each in inside):
        return
    used = {what for _, each in inside for what in _uses(each)}
    for path, each in inside:
        for what in sorted((SETTLES.get(type(each), frozenset()) & OF_CHOICES) - used):
            yield (*path, "do"), _UNUSED[what]


def _unread(value: Any) -> bool:
    return any(getattr(value, key) is HOLE for key in value.__struct_fields__)


def _uses(value: Any) -> Iterator[str]:
    """What a value asks for that was chosen before, without what stands inside it."""
    if isinstance(value, X) or (isinstance(value, Which) and value.level_x):
        yield CHOSEN_X
    if CHOSEN in (getattr(value, "who", None), getattr(value, "owner", None)):
        yield PLAYER
    if getattr(value, "clan", None) == CHOSEN:
        yield CLAN
    if isinstance(value, Printed) and value.chosen_level:
        yield LEVEL
