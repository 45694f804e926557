"""Cards of a pack that take the place of an own card of another clan or level, and what follows from that."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from tricktable.effects.cards import Card
from tricktable.effects.reading import without_holes
from tricktable.packs.format import Finding, PackFormat

_KEYS = ("clan", "level")


def moved(card: Card, old: Card) -> dict[str, str]:
    """The keys of the frame in which a card differs from the one whose place it takes, each with that in a sentence."""
    return {
        key: f"This takes the place of {old.id}, whose {key} is {getattr(old, key)}."
        for key in _KEYS
        if getattr(card, key) != getattr(old, key)
    }


def at_move(form: PackFormat[Any], card: Card, old: Card, found: Sequence[Finding]) -> Iterator[Finding]:
    """What the game finds wrong with a card that takes the place of another, told where it differs from that one.

    A wrong number of copies, say, comes of another level; what would be wrong with the card anyway stays where it is.
    """
    if any(key in each.path[:1] for each in found for key in _KEYS):
        yield from found  # the game itself tells it there
        return
    still = {*form.check([msgspec.structs.replace(without_holes(card), clan=old.clan, level=old.level)])}
    follow = [each.sentence for each in found if each not in still]
    if follow:
        keys = moved(card, old)
        yield Finding(card.id, " ".join((*keys.values(), *follow)), ([*keys][-1],))
    yield from (each for each in found if each in still)
