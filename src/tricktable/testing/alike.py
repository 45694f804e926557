"""Actions like those that were met in play, with another value in one place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tricktable.chance import Dice
from tricktable.marks import CARD, SEAT
from tricktable.notation import tag_of
from tricktable.testing.context import Context
from tricktable.walk import hints, marks_of


def alike(c: Context, met: Iterable[Struct], cards: Iterable[str]) -> dict[Any, None]:
    """The actions that were met, and those that differ from one of them in one field, in a stable order.

    A card gives way to every card of the game, also in action types that were not met and hold nothing else; a seat to
    every seat, a number to its neighbours, a truth to its opposite, another text to those met in the same field.
    """
    known = tuple(met)
    every = sorted(set(cards))
    texts: dict[tuple[str, str], dict[str, None]] = {}
    for action in known:
        for name in action.__struct_fields__:
            if isinstance(value := getattr(action, name), str):
                texts.setdefault((tag_of(type(action)), name), {})[value] = None
    found: dict[Struct, None] = dict.fromkeys(known)
    for action in known:
        for name, hint in hints(type(action)):
            value = getattr(action, name)
            if isinstance(value, str) and CARD not in marks_of(hint, value):
                values: Iterable[Any] = texts[tag_of(type(action)), name]
            else:
                values = _instead(c, value, hint, every)
            found.update(dict.fromkeys(replace(action, **{name: other}) for other in values))
    for kind in c.ruleset.action_types:
        fields = hints(kind)
        if len(fields) == 1 and CARD in marks_of(fields[0][1], ""):
            found.update(dict.fromkeys(kind(card) for card in every))
    return {action: None for action in found if c.ruleset.is_action(action)}


def _instead(c: Context, value: object, hint: Any, cards: Sequence[str]) -> Iterator[Any]:
    marks = marks_of(hint, value)
    if CARD in marks:
        yield from cards
    elif SEAT in marks:
        yield from c.seats
    elif isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value - 1, value + 1)


def some_of(actions: Sequence[Any], count: int, dice: Dice) -> Sequence[Any]:
    """So many of them, from a place on that chance picks, the first after the last."""
    if len(actions) <= count:
        return actions
    start = dice.pick("start", range(len(actions)))
    return [actions[(start + at) % len(actions)] for at in range(count)]
