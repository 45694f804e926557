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
_FIELDS: dict[type[Struct], tuple[tuple[str, _Shape], ...]] = {}
_SHAPES: dict[Any, _Shape] = {}


def hints(cls: type[Struct]) -> tuple[tuple[str, Any], ...]:
    """The fields of a struct class with their annotations, marks included."""
    known = _HINTS.get(cls)
    if known is None:
        named = typing.get_type_hints(cls, include_extras=True)
        known = _HINTS[cls] = tuple((name, named[name]) for name in cls.__struct_fields__)
    return known


def marks_of(hint: Any, value: Any) -> tuple[Mark, ...]:
    """The marks that an annotation gives to this value, not to what lies inside it."""
    shape = _shape(hint)
    return shape.tuple_marks if isinstance(value, tuple) else shape.marks


def item_hints(value: tuple[Any, ...], hint: Any) -> tuple[Any, ...]:
    """The annotation of each item of a tuple."""
    return tuple(shape.hint for shape in _shape(hint).items(len(value)))


def found(value: Any, mark: Mark, hint: Any = Any) -> list[Any]:
    """Every value under this mark, depth first.

    Example:
        >>> from tricktable.chance import Chance
        >>> from tricktable.position import Outcome
        >>> from tricktable.marks import SEAT
        >>> found(Outcome("end", winners=(0, 2), drawn=(1,)), SEAT)
        [0, 2, 1]
    """
    into: list[Any] = []
    _find(value, mark, _shape(hint), into)
    return into


def _find(value: Any, mark: Mark, shape: _Shape, into: list[Any]) -> None:
    if shape.inside is not None and mark not in shape.inside:
        return
    if is_tuple(value):
        if mark in shape.tuple_marks:
            into.append(value)
        for item, inner in zip(value, shape.items(len(value)), strict=True):
            _find(item, mark, inner, into)
    elif value is not None:
        if mark in shape.marks:
            into.append(value)
        if isinstance(value, Struct):
            for name, inner in _fields(type(value)):
                _find(getattr(value, name), mark, inner, into)


def changed(value: T, change: dict[Mark, Change], hint: Any = Any) -> T:
    """The value with each marked value inside it replaced; what lies inside a marked tuple is changed first.

    Example:
        >>> from tricktable.position import Outcome
        >>> changed(Outcome("end", winners=(0,)), {SEAT: lambda seat: seat + 1}).winners
        (1,)
    """
    return typing.cast(T, _change(value, change, _shape(hint)))


def _change(value: Any, change: dict[Mark, Change], shape: _Shape) -> Any:
    if value is None or (shape.inside is not None and shape.inside.isdisjoint(change)):
        return value
    new: Any = value
    marks = shape.marks
    if is_tuple(value):
        marks = shape.tuple_marks
        new = tuple(_change(item, change, inner) for item, inner in zip(value, shape.items(len(value)), strict=True))
    elif isinstance(value, Struct):
        new = structs.replace(
            value, **{name: _change(getattr(value, name), change, inner) for name, inner in _fields(type(value))}
        )
    for mark in marks:
        if mark in change:
            new = change[mark](new)
    return new


def _fields(cls: type[Struct]) -> tuple[tuple[str, _Shape], ...]:
    known = _FIELDS.get(cls)
    if known is None:
        known = _FIELDS[cls] = tuple((name, _shape(hint)) for name, hint in hints(cls))
    return known


def _shape(hint: Any) -> _Shape:
    known = _SHAPES.get(hint)
    if known is None:
        known = _SHAPES[hint] = _Shape(hint)
    return known


class _Shape:
    """What an annotation says of the values under it, read once.

    Attributes:
        hint: the annotation.
        marks: those that it gives to a value that is no tuple.
        tuple_marks: those that it gives to a tuple.
        inside: all that there can be, on the value or in it; None where it may hold structs or anything.
    """

    def __init__(self, hint: Any) -> None:
        self.hint = hint
        self.marks = tuple(mark for marks, _ in _readings(hint, of_tuple=False) for mark in marks)
        tuples = [*_readings(hint, of_tuple=True)]
        self.tuple_marks = tuple(mark for marks, _ in tuples for mark in marks)
        self.inside = _inside(hint)
        self._tuples = [typing.get_args(inner) for _, inner in tuples]
        self._items: dict[int, tuple[_Shape, ...]] = {}

    def items(self, count: int) -> tuple[_Shape, ...]:
        """What it says of each item of a tuple with so many."""
        known = self._items.get(count)
        if known is None:
            known = self._items[count] = tuple(map(_shape, self._hints_of(count)))
        return known

    def _hints_of(self, count: int) -> tuple[Any, ...]:
        for args in self._tuples:
            if len(args) == 2 and args[1] is Ellipsis:
                return (args[0],) * count
            if len(args) == count:
                return args
        return (Any,) * count


def _readings(hint: Any, marks: tuple[Mark, ...] = (), *, of_tuple: bool) -> Iterator[tuple[tuple[Mark, ...], Any]]:
    """What an annotation can mean, of a union each member, for a tuple or for anything else; with marks on the way."""
    origin = typing.get_origin(hint)
    if origin is Annotated:
        own = tuple(extra for extra in hint.__metadata__ if isinstance(extra, Mark))
        yield from _readings(typing.get_args(hint)[0], marks + own, of_tuple=of_tuple)
    elif origin in (typing.Union, types.UnionType):
        for inner in typing.get_args(hint):
            yield from _readings(inner, marks, of_tuple=of_tuple)
    elif (origin is tuple) == of_tuple:
        yield marks, hint


def _inside(hint: Any) -> frozenset[Mark] | None:
    """The marks in an annotation of plain values and tuples of these; None where there is more to it."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    marks: frozenset[Mark] = frozenset()
    if hint in _PLAIN or origin is typing.Literal:
        return marks
    if origin is Annotated:
        marks, args = frozenset(extra for extra in hint.__metadata__ if isinstance(extra, Mark)), args[:1]
    elif origin not in (tuple, typing.Union, types.UnionType):
        return None
    parts = [_inside(inner) for inner in args if inner is not Ellipsis]
    return marks.union(*(part for part in parts if part is not None)) if None not in parts else None


_PLAIN = (str, int, bool, float, bytes, types.NoneType)


def cards_in(value: Any) -> list[str]:
    """Every card in the value, copies as often as they occur."""
    return found(value, CARD)


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
