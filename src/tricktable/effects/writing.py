"""The way back: card values as plain data, as card files spell them; and the cards that they name."""

from __future__ import annotations

import json
import typing
from collections.abc import Iterator
from typing import Any

import msgspec

from tricktable._narrow import is_list, is_table, is_tuple
from tricktable.effects.cards import Card
from tricktable.effects.fields import fields_of
from tricktable.effects.filters import Printed, Which
from tricktable.effects.numbers import Bonus, Fixed, X
from tricktable.effects.reading import Path
from tricktable.effects.vocabulary import family_of, tag_of
from tricktable.marks import CARD


def plain(value: object) -> Any:
    """A card value as data, without what it would be anyway; `read_value` reads it back.

    Example:
        >>> from tricktable.effects.values import Draw
        >>> plain(Draw(Bonus(1, 1), "opponents"))
        {'do': 'draw', 'count': '1(+1)', 'who': 'opponents'}
    """
    if isinstance(value, Fixed):
        return value.n
    if isinstance(value, X):
        return "X"
    if isinstance(value, Bonus):
        return f"{value.n}(+{value.more})"
    if is_tuple(value):
        return [plain(each) for each in value]
    if not isinstance(value, msgspec.Struct):
        return dict(value) if is_table(value) else value
    kind = type(value)
    family = family_of(kind)
    out: dict[str, Any] = {} if family is None else {family.key: tag_of(kind)}
    for name, field in fields_of(kind).items():
        found = getattr(value, name)
        if field.required or found != field.default:
            out[name] = plain(found)
    if isinstance(value, (Which, Printed)):
        out = {name: one[0] if is_list(one) and len(one) == 1 else one for name, one in out.items()}
    if isinstance(value, Which) and value.level_x:
        out["level"] = "X"
    return out


def toml_value(data: object) -> str:
    """Plain data as a value of a TOML file, on one line.

    Example:
        >>> toml_value([{"do": "draw", "count": 2, "free": True}])
        '[{ do = "draw", count = 2, free = true }]'
    """
    if is_table(data):
        inside = ", ".join(f"{_key(name)} = {toml_value(value)}" for name, value in data.items())
        return f"{{ {inside} }}" if inside else "{}"
    if is_list(data):
        return f"[{', '.join(map(toml_value, data))}]"
    return _json(data)


def _key(name: str) -> str:
    bare = name.isascii() and name.replace("-", "").replace("_", "").isalnum()
    return name if bare else _json(name)


def _json(data: object) -> str:
    # The strings of JSON are strings of TOML as well, but for the character DEL.
    return json.dumps(data, ensure_ascii=False).replace("\x7f", "\\u007f")


def values_in(value: object, path: Path = ()) -> Iterator[tuple[Path, msgspec.Struct]]:
    """Every value inside a card, or inside another value, with its path; the value itself first."""
    if is_tuple(value):
        for at, each in enumerate(value):
            yield from values_in(each, (*path, at))
    elif isinstance(value, msgspec.Struct):
        yield path, value
        for name in value.__struct_fields__:
            yield from values_in(getattr(value, name), (*path, name))


def cards_named(card: Card) -> Iterator[tuple[Path, str]]:
    """The ids that the effects of a card name, with the path of each."""
    for path, value in values_in(card):
        for name, field in fields_of(type(value)).items() if path else ():
            if is_card(field.hint):
                found = getattr(value, name)
                several = is_tuple(found)
                for at, id in enumerate(found if several else (found,)):
                    if isinstance(id, str):
                        yield ((*path, name, at) if several else (*path, name)), id


def is_card(hint: Any) -> bool:
    """Whether a field holds ids of cards."""
    marks = getattr(hint, "__metadata__", ())
    return CARD in marks or any(is_card(each) for each in typing.get_args(hint))
