"""Looking at values: their bytes, where two differ, what texts stand in them, whether they are frozen all through."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from tricktable import saves
from tricktable._narrow import is_sequence, is_table, is_tuple
from tricktable.game import AnyGame
from tricktable.marks import CARD_NAME, NAME
from tricktable.ruleset import AnyRuleset
from tricktable.walk import hints, item_hints, marks_of

ENCODER = msgspec.json.Encoder()


def encoded(value: object) -> bytes:
    """A value as JSON: what a program on the other side would get."""
    return ENCODER.encode(value)


def difference(one: object, other: object) -> str:
    """Where two values differ first, and how, in words."""
    return _difference(msgspec.to_builtins(one), msgspec.to_builtins(other), "")


def _difference(one: Any, other: Any, path: str) -> str:
    if is_table(one) and is_table(other):
        for key in one:
            if key in other and one[key] != other[key]:
                return _difference(one[key], other[key], f"{path}.{key}" if path else str(key))
    elif is_sequence(one) and is_sequence(other):
        if len(one) != len(other):
            return f"{path} has {len(one)} items and {len(other)}"
        for at, (left, right) in enumerate(zip(one, other, strict=True)):
            if left != right:
                return _difference(left, right, f"{path}[{at}]")
    return f"{path or 'the whole'} is {one!r} and {other!r}"


def texts(value: object, hint: Any = Any) -> Iterator[str]:
    """Every text in the fields of a value, at any depth; not the names of fields and tags, nor what is only a name."""
    if isinstance(value, str):
        marks = marks_of(hint, value)
        if NAME not in marks and CARD_NAME not in marks:
            yield value
    elif isinstance(value, Struct):
        for name, inner in hints(type(value)):
            yield from texts(getattr(value, name), inner)
    elif is_tuple(value):
        for item, inner in zip(value, item_hints(value, hint), strict=True):
            yield from texts(item, inner)
    elif is_sequence(value):
        for item in value:
            yield from texts(item)


_PLAIN = (str, int, bool, type(None))


def unfrozen(value: object, path: str) -> str | None:
    """Where a value holds something that can change or that differs from machine to machine; None where nowhere."""
    if type(value) in _PLAIN:
        return None
    inner: list[tuple[Any, str]]
    if isinstance(value, Struct):
        if not value.__struct_config__.frozen:
            return f"{path} is a {type(value).__name__}, which is not frozen"
        inner = [(getattr(value, name), f"{path}.{name}") for name in value.__struct_fields__]
    elif is_tuple(value):
        inner = [(item, f"{path}[{at}]") for at, item in enumerate(value)]
    else:
        return f"{path} is a {type(value).__name__}"
    return next(filter(None, (unfrozen(item, where) for item, where in inner)), None)


def restored(ruleset: AnyRuleset, data: bytes) -> AnyGame:
    """The game of a save, whether its ruleset is installed or not."""
    envelope, codec = saves.open_envelope(data)
    body = saves.decode(ruleset, envelope, codec)
    return AnyGame.restored(ruleset, body.start, body.players, body.actions, body.position)
