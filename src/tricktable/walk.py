"""Finding and changing marked values (seats, cards, per-seat tuples) anywhere inside a value, by its annotations."""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Iterator
from typing import Annotated, Any, TypeVar

from msgspec import Struct, structs

from tricktable._narrow import is_tuple
from tricktable.marks import CARD, PER_SEAT, SEAT, SEATS, Mark

T = TypeVar("T")
Change = Callable[[Any], Any]


_HINTS: dict[type[Struct], tuple[tuple[str, Any], ...]] = {}


def hints(cls: type[Struct]) -> tuple[tuple[str, Any], ...]:
    """The fields of a struct class with their annotations, marks included."""
    known = _HINTS.get(cls)
    if known is None:
        named = typing.get_type_hints(cls, include_extras=True)
        known = _HINTS[cls] = tuple((name, named[name]) for name in cls.__struct_fields__)
    return known


def marks_of(hint: Any, value: Any) -> tuple[Mark, ...]:
    """The marks that an annotation gives to this value, not to what lies inside it."""
    return tuple(mark for marks, _ in _readings(hint, value) for mark in marks)


def found(value: Any, mark: Mark, hint: Any = Any) -> Iterator[Any]:
    """Every value under this mark, depth first.

    Example:
        >>> from tricktable.chance import Chance
        >>> from tricktable.position import Outcome
        >>> from tricktable.marks import SEAT
        >>> list(found(Outcome("end", winners=(0, 2), drawn=(1,)), SEAT))
        [0, 2, 1]
    """
    if value is None:
        return
    if mark in marks_of(hint, value):
        yield value
    if isinstance(value, Struct):
        for name, inner in hints(type(value)):
            yield from found(getattr(value, name), mark, inner)
    elif is_tuple(value):
        for item, inner in zip(value, item_hints(value, hint), strict=True):
            yield from found(item, mark, inner)


def changed(value: T, change: dict[Mark, Change], hint: Any = Any) -> T:
    """The value with each marked value inside it replaced; what lies inside a marked tuple is changed first.

    Example:
        >>> from tricktable.position import Outcome
        >>> from tricktable.marks import SEAT
        >>> changed(Outcome("end", winners=(0,)), {SEAT: lambda seat: seat + 1}).winners
        (1,)
    """
    new: Any = value
    if value is None:
        return value
    if isinstance(value, Struct):
        new = structs.replace(
            value, **{name: changed(getattr(value, name), change, inner) for name, inner in hints(type(value))}
        )
    elif is_tuple(value):
        new = tuple(changed(item, change, inner) for item, inner in zip(value, item_hints(value, hint), strict=True))
    for mark in marks_of(hint, value):
        if mark in change:
            new = change[mark](new)
    return typing.cast(T, new)


def item_hints(value: tuple[Any, ...], hint: Any) -> tuple[Any, ...]:
    """The annotation of each item of a tuple."""
    for _, inner in _readings(hint, value):
        args = typing.get_args(inner)
        if len(args) == 2 and args[1] is Ellipsis:
            return (args[0],) * len(value)
        if len(args) == len(value):
            return args
    return (Any,) * len(value)


Reading = tuple[tuple[Mark, ...], Any]

_READINGS: dict[tuple[Any, bool], tuple[Reading, ...]] = {}


def _readings(hint: Any, value: Any) -> tuple[Reading, ...]:
    """What an annotation can mean for this value, with the marks on the way: of a union, the tuples for a tuple."""
    key = (hint, isinstance(value, tuple))
    known = _READINGS.get(key)
    if known is None:
        known = _READINGS[key] = tuple(_read(hint, key[1]))
    return known


def _read(hint: Any, of_tuple: bool, marks: tuple[Mark, ...] = ()) -> Iterator[Reading]:
    origin = typing.get_origin(hint)
    if origin is Annotated:
        own = tuple(extra for extra in hint.__metadata__ if isinstance(extra, Mark))
        yield from _read(typing.get_args(hint)[0], of_tuple, marks + own)
    elif origin in (typing.Union, types.UnionType):
        for inner in typing.get_args(hint):
            yield from _read(inner, of_tuple, marks)
    elif (origin is tuple) == of_tuple:
        yield marks, hint


def cards_in(value: Any) -> list[str]:
    """Every card in the value, copies as often as they occur."""
    return list(found(value, CARD))


def rotated(value: T, by: int, seats: int) -> T:
    """The value as it would be if everybody had sat `by` seats further on.

    Example:
        >>> from tricktable.position import Outcome
        >>> rotated(Outcome("end", winners=(0,), scores=(3, 1, 2)), 1, 3)
        Outcome(reason='end', winners=(1,), drawn=(), scores=(2, 3, 1))
    """

    def turned(items: tuple[Any, ...]) -> tuple[Any, ...]:
        shift = by % len(items) if items else 0
        return items[-shift:] + items[:-shift] if shift else items

    def seat_after(seat: int) -> int:
        return (seat + by) % seats

    return changed(value, {SEAT: seat_after, PER_SEAT: turned, SEATS: sorted_tuple})


def sorted_tuple(seats: tuple[int, ...]) -> tuple[int, ...]:
    """Several seats as a set has them: in order."""
    return tuple(sorted(seats))
