"""The fields of card values as card files know them: their keys, and what each takes."""

from __future__ import annotations

import functools
import types
import typing
from collections.abc import Mapping
from typing import Annotated, Any, Literal, NamedTuple

import msgspec

from tricktable.effects.filters import Which


class ReadField(NamedTuple):
    """A field of a class as card files know it.

    Attributes:
        name: its key.
        hint: its type.
        required: whether it must be there.
        default: what it is where it is left out.
    """

    name: str
    hint: Any
    required: bool
    default: Any


def fields_of(kind: type[Any]) -> Mapping[str, ReadField]:
    """The keys of a table for this class. A level that must be X is written as a level."""
    hashable: Any = kind
    return _fields_of(hashable)


@functools.cache
def _fields_of(kind: Any) -> Mapping[str, ReadField]:
    hints = typing.get_type_hints(kind, include_extras=True)
    found = {
        field.name: ReadField(field.name, hints[field.name], field.required, field.default)
        for field in msgspec.structs.fields(kind)
    }
    if issubclass(kind, Which):
        del found["level_x"]
    return found


def alternatives(hint: Any) -> tuple[Any, ...]:
    """The types of a union; of another type, just that, without its marks."""
    if typing.get_origin(hint) is Annotated:
        return alternatives(typing.get_args(hint)[0])
    if typing.get_origin(hint) in (typing.Union, types.UnionType):
        return tuple(each for arg in typing.get_args(hint) for each in alternatives(arg))
    return (hint,)


def words(hint: Any) -> tuple[str, ...]:
    """The words that may stand for a value of this type."""
    return tuple(
        word for each in alternatives(hint) if typing.get_origin(each) is Literal for word in typing.get_args(each)
    )
