"""Card values from plain data, as TOML gives it: every fault at once, each with its path.

What a key may hold follows from the annotation of the field of that name, so a new effect needs no reader of its own.
"""

from __future__ import annotations

import re
import typing
from collections.abc import Iterator, Mapping
from typing import Any, Literal, NamedTuple, TypeVar

import msgspec

from tricktable._narrow import is_list, is_table, is_tuple
from tricktable.effects.cards import Card
from tricktable.effects.effect import Effect
from tricktable.effects.fields import alternatives, fields_of, words
from tricktable.effects.filters import Printed, Which
from tricktable.effects.numbers import Bonus, Fixed, Number, X
from tricktable.effects.overall import Overall
from tricktable.effects.telling import shown, unknown_key, with_article
from tricktable.effects.vocabulary import STANDARD, Family, Vocabulary, family_of
from tricktable.errors import nearest, unknown

C = TypeVar("C", bound=Card)
Path = tuple[str | int, ...]
"""Where something stands in data: keys, and places in lists from 0."""

MOST = 99
"""The largest number that a card file may name: no game of cards needs more, and a loop of billions would hang."""
DEEPEST = 17
"""How deep effects may stand in effects."""
_LONGEST = 60
"""How many steps a path may have: whatever else a plugin lets stand in each other."""
_BONUS = re.compile(r"(\d{1,2}) ?\(\+(\d{1,2})\)")
_NUMBERS = '2, "X", "1(+1)" or a table such as { count = "hand" }'


class Fault(NamedTuple):
    """Something that is wrong with data.

    Attributes:
        path: where.
        message: what, in a sentence.
    """

    path: Path
    message: str


class _Hole:
    """Stands in a value where the data could not be read."""

    def __repr__(self) -> str:
        return "?"


HOLE: Any = _Hole()


def read_value(
    data: object, hint: Any, vocabulary: Vocabulary = STANDARD, path: Path = ()
) -> tuple[Any, tuple[Fault, ...]]:
    """What the data stand for; None with the faults where they stand for nothing.

    Args:
        data: plain data.
        hint: the type that is wanted: `Effect`, `Number`, `tuple[Effect, ...]`, `Which`, ...
        vocabulary: the names that the data may use.
        path: where the data stand, for the faults.

    Example:
        >>> from tricktable.effects.effect import Effect
        >>> read_value({"do": "draw", "count": "1(+1)"}, Effect)
        (Draw(count=Bonus(n=1, more=1), who='you'), ())
        >>> read_value({"do": "draw", "who": "oponents"}, Effect)[1][0].path
        ('who',)
    """
    reader = _Reader(vocabulary)
    value = reader.read(data, hint, path)
    return (None if reader.faults else value), tuple(reader.faults)


def read_card(
    data: object,
    kind: type[Card],
    vocabulary: Vocabulary = STANDARD,
    path: Path = (),
    *,
    limits: Mapping[str, tuple[int, int]] | None = None,
    also: tuple[str, ...] = (),
) -> tuple[Card | None, tuple[Fault, ...]]:
    """A card, and the faults of its data.

    Args:
        data: plain data.
        kind: the type of the card.
        vocabulary: the names that the data may use.
        path: where the data stand, for the faults.
        limits: the least and the most of keys of a card that take a number, for what is said of others.
        also: further keys of a card file, which are not in the data, for what is said of unknown ones.

    Where there are faults, the card has a `HOLE` in the place of each, so that the rest can be looked at nevertheless;
    `without_holes` makes a proper card of it. There is none where its id, clan or level is not known.

    Example:
        >>> card, faults = read_card({"id": "cook", "name": {"en": "Cook"}, "clan": "red", "level": "one"}, Card)
        >>> [(fault.path, fault.message) for fault in faults]
        [(('level',), "Wanted is a whole number from 0 to 99, not 'one'.")]
    """
    limits = limits or {}
    reader = _Reader(vocabulary, {(*path, key): limit for key, limit in limits.items()}, also, limits.get("level"))
    card = reader.read(data, kind, path)
    known = isinstance(card, Card) and HOLE not in (card.id, card.clan, card.level)
    return (card if known else None), tuple(reader.faults)


def without_holes(card: C) -> C:
    """A card without what could not be read of it."""
    bad = {name: field for name, field in fields_of(type(card)).items() if _has_hole(getattr(card, name))}
    filled: dict[str, Any] = {name: {} if name == "name" else field.default for name, field in bad.items()}
    return msgspec.structs.replace(card, **filled) if bad else card


def _has_hole(value: object) -> bool:
    if is_tuple(value):
        return any(map(_has_hole, value))
    if isinstance(value, msgspec.Struct):
        return any(_has_hole(getattr(value, name)) for name in value.__struct_fields__)
    return value is HOLE


class _Reader:
    """Reads, and collects faults."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        limits: Mapping[Path, tuple[int, int]] | None = None,
        also: tuple[str, ...] = (),
        levels: tuple[int, int] | None = None,
    ) -> None:
        self.vocabulary = vocabulary
        self.limits = limits or {}
        self.also = also
        self.levels = levels or (0, MOST)
        self.deep = 0
        self.faults: list[Fault] = []

    def fault(self, path: Path, message: str) -> Any:
        self.faults.append(Fault(path, message))
        return HOLE

    def read(self, data: object, hint: Any, path: Path) -> Any:
        if len(path) > _LONGEST:
            return self.fault(path, "This is nested too deeply.")
        named = words(hint)
        if isinstance(data, str) and data in named:
            return data
        kinds = [
            each for each in alternatives(hint) if each is not type(None) and typing.get_origin(each) is not Literal
        ]
        if kinds:
            return self._read_kind(data, kinds[0], named, path)
        if not isinstance(data, str):
            return self.fault(path, f"Wanted is one of {', '.join(named)}, not {shown(data)}.")
        meant = f" Did you mean {near[0]}?" if (near := nearest(data, named)) else ""
        return self.fault(path, f"{shown(data)} is none of {', '.join(named)}.{meant}")

    def _read_kind(self, data: object, kind: Any, named: tuple[str, ...], path: Path) -> Any:
        if typing.get_origin(kind) is tuple:
            return self._tuple(data, typing.get_args(kind)[0], path)
        if typing.get_origin(kind) is not None:
            return self._texts(data, path)
        if kind is Number:
            return self._number(data, named, path)
        family = family_of(kind)
        if family is not None and kind is family.base:
            return self._tagged(data, family, path)
        if issubclass(kind, msgspec.Struct):
            return self._table(data, kind, path)
        if kind is int and type(data) is int and 0 <= data <= MOST:
            return data
        if kind in (str, bool) and type(data) is kind:
            return data
        least, most = self.limits.get(path, (0, MOST))
        wanted = {int: f"a whole number from {least} to {most}", bool: "true or false", str: "a text in quotes"}
        return self.fault(path, f"Wanted is {wanted.get(kind, kind.__name__)}, not {shown(data)}.")

    def _tuple(self, data: object, hint: Any, path: Path) -> Any:
        kind = alternatives(hint)[0]
        if not is_list(data):
            if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
                family = family_of(kind)
                what = "tables" if family is None else f"{family.word}s"
                return self.fault(path, f"Wanted is a list of {what} in square brackets, not {shown(data)}.")
            one = self.read(data, hint, path)
            return one if one is HOLE else (one,)
        return tuple(self.read(each, hint, (*path, at)) for at, each in enumerate(data))

    def _texts(self, data: object, path: Path) -> Any:
        """A text for each language."""
        if not is_table(data):
            return self.fault(path, f'Wanted is a table such as {{ en = "..." }}, not {shown(data)}.')
        read = {key: self.read(text, str, (*path, key)) for key, text in data.items()}
        return {key: text for key, text in read.items() if text is not HOLE}

    def _number(self, data: object, named: tuple[str, ...], path: Path) -> Any:
        numbers = self.vocabulary.numbers
        if type(data) is int and Fixed in numbers:
            read = self.read(data, int, path)
            return read if read is HOLE else Fixed(read)
        if isinstance(data, str):
            if data.upper() == "X" and X in numbers:
                return X()
            bonus = _BONUS.fullmatch(data)
            if bonus is not None and Bonus in numbers:
                return Bonus(int(bonus[1]), int(bonus[2]))
        if is_table(data):
            return self._tagged(data, family_of(Number), path)
        also = "".join(f', or "{word}"' for word in named)
        return self.fault(path, f"Wanted is a number ({_NUMBERS}){also}, not {shown(data)}.")

    def _tagged(self, data: object, family: Family | None, path: Path) -> Any:
        if family is None:
            raise TypeError("a class of none of the families")
        known = self.vocabulary.of(family)
        if not is_table(data):
            return self.fault(path, f'Wanted is a table such as {{ {family.key} = "..." }}, not {shown(data)}.')
        tag = data.get(family.key)
        if tag is None:
            said = f"This is missing: it names the {family.word}."
            if family.base is Effect and "holds" in data:
                said = f"{said} What holds while the card lies face up stands in the list `overall`."
            elif family.base is Overall and "do" in data:
                said = f"{said} What is done once stands in `entering`, `mutating` or `activation`."
            return self.fault((*path, family.key), said)
        if not isinstance(tag, str):
            said = f"Wanted is the name of {with_article(family.word)} in quotes, not {shown(tag)}."
            return self.fault((*path, family.key), said)
        if tag not in known:
            return self.fault((*path, family.key), unknown(family.word, tag, tuple(known)))
        if family.base is not Effect:
            return self._table(data, known[tag], path, family.key)
        if self.deep == DEEPEST:
            return self.fault(path, f"Effects stand in each other at most {DEEPEST} deep.")
        self.deep += 1
        read = self._table(data, known[tag], path, family.key)
        self.deep -= 1
        return read

    def _table(self, data: object, kind: Any, path: Path, tag_key: str = "") -> Any:
        if not is_table(data):
            return self.fault(path, f"Wanted is a table in curly braces, not {shown(data)}.")
        fields = fields_of(kind)
        read: dict[str, Any] = dict(self._fields(data, kind, path))
        for key in data:
            if key not in fields and key != tag_key:
                self.fault((*path, key), unknown_key(key, (*fields, *(self.also if issubclass(kind, Card) else ()))))
        return kind(**read)

    def _fields(self, data: Mapping[str, Any], kind: Any, path: Path) -> Iterator[tuple[str, Any]]:
        for name, field in fields_of(kind).items():
            if name not in data:
                if field.required:
                    yield name, self.fault((*path, name), "This is missing.")
            elif issubclass(kind, Which) and name == "level" and data[name] in ("X", "x"):
                yield "level_x", True
            elif issubclass(kind, (Which, Printed)) and name == "level" and data[name] != []:
                yield name, self._levels(data[name], kind, (*path, name))
            elif issubclass(kind, (Which, Printed)) and data[name] == []:
                yield name, self.fault((*path, name), f"An empty list would mean any card: leave {name} out for that.")
            else:
                yield name, self.read(data[name], field.hint, (*path, name))

    def _levels(self, data: object, kind: Any, path: Path) -> Any:
        """The levels of a filter: one, or a list."""
        levels = list(data) if is_list(data) else [data]
        for at, level in enumerate(levels):
            if type(level) is not int or not 0 <= level <= MOST:
                where = (*path, at) if is_list(data) else path
                levels[at] = self.fault(where, self._no_level(level, kind))
        return tuple(levels) if is_list(data) or HOLE not in levels else HOLE

    def _no_level(self, level: object, kind: Any) -> str:
        wanted = f"Wanted is a whole number from {self.levels[0]} to {self.levels[1]}"
        if issubclass(kind, Which):
            return f'{wanted}, or level = "X" for the number chosen before, not {shown(level)}.'
        said = f"{wanted}, not {shown(level)}."
        return f'{said} "X" is for filters of cards in play only.' if level in ("X", "x") else said
