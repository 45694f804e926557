"""How card files spell what a vocabulary has: the keys of each value, what they take, and an example."""

from __future__ import annotations

import typing
from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from tricktable.effects.cards import Card
from tricktable.effects.conditions import Condition
from tricktable.effects.effect import Effect
from tricktable.effects.fields import alternatives, fields_of, words
from tricktable.effects.filters import CHOSEN, Printed, Which
from tricktable.effects.numbers import Number
from tricktable.effects.overall import Grant, Happening, Overall
from tricktable.effects.players import Players
from tricktable.effects.values import PlaceMark
from tricktable.effects.vocabulary import Vocabulary, family_of, tag_of
from tricktable.effects.writing import is_card

NAMED: dict[str, Any] = {"WHO": Players, "EVENT": Happening, "FILTER": Which, "CARDS": Printed}
"""What is explained once, under a name."""
_KEYWORD_AT: dict[type[Any], str] = {
    Card: "keywords",
    Which: "keyword",
    Printed: "keyword",
    Grant: "keyword",
    PlaceMark: "mark",
}
"""Where keywords of the game stand."""
_SHORT: dict[Any, str] = {
    Effect: "EFFECT",
    Number: "N",
    Condition: "CONDITION",
    Overall: "OVERALL",
    int: "INT",
    bool: "true",
    str: '"..."',
}


def names_keyword(kind: type[Any], key: str) -> bool:
    """Whether a key of a class takes keywords of the game."""
    return any(issubclass(kind, each) and key == at for each, at in _KEYWORD_AT.items())


def needs_keyword(kind: type[Any]) -> bool:
    """Whether a class says nothing without a keyword of the game."""
    return any(field.required and names_keyword(kind, key) for key, field in fields_of(kind).items())


def entry(kind: type[Any], keywords: Sequence[str]) -> str:
    """A value of a family as a table with all its keys: `{ do = "draw", count = N, who = WHO }`.

    Args:
        kind: the class.
        keywords: the keywords of the game; where it has none, keys that take some are left out.
    """
    family = family_of(kind)
    head = "" if family is None else f'{family.key} = "{tag_of(kind)}"'
    also = {"clan": f' or "{CHOSEN}"'} if issubclass(kind, (Which, Printed)) else {}
    if issubclass(kind, Which):
        also["level"] = ' or "X"'
    known = {name: field for name, field in fields_of(kind).items() if keywords or not names_keyword(kind, name)}
    keys = [f"{name} = {spelt(field.hint)}{also.get(name, '')}" for name, field in known.items()]
    return f"{{ {', '.join(filter(None, [head, *keys]))} }}"


def named(name: str, keywords: Sequence[str]) -> str:
    """What stands behind a name of `NAMED`, in a game with these keywords."""
    hint = NAMED[name]
    return _listed(words(hint)) if words(hint) else entry(hint, keywords)


def spelt(hint: Any) -> str:
    """What a key takes: words in quotes, numbers, lists, and names in capitals for what is explained elsewhere."""
    name = next((name for name, known in NAMED.items() if known == hint), "")
    if name:
        return name
    found = [_spelt(each, is_card(hint)) for each in alternatives(hint) if each is not type(None)]
    return " or ".join(found)


def _spelt(kind: Any, names_card: bool) -> str:
    origin = typing.get_origin(kind)
    if origin is Literal:
        return next((name for name, known in NAMED.items() if known == kind), _listed(typing.get_args(kind)))
    if origin is tuple:
        inner = typing.get_args(kind)[0]
        one = spelt(inner)
        return f"[{one}, ...]" if inner in _SHORT and issubclass(inner, msgspec.Struct) else f"{one} or [{one}, ...]"
    if origin is not None:
        return '{ en = "..." }'
    if names_card:
        return "ID"
    return _SHORT.get(kind) or next((name for name, known in NAMED.items() if known == kind), kind.__name__.upper())


def _listed(known: Sequence[object]) -> str:
    return " or ".join(f'"{word}"' for word in known)


def sample(
    hint: Any, vocabulary: Vocabulary, own: Sequence[Card], keywords: Sequence[str], *, full: bool = False
) -> Any:
    """A value of a type, as an example.

    Args:
        hint: the type.
        vocabulary: the words that it may use.
        own: cards that it may name.
        keywords: the keywords of the game.
        full: whether to say also what is nothing where it is left out.
    """
    kind = alternatives(hint)[0]
    if typing.get_origin(kind) is Literal:
        return "opponents" if hint == Players else words(kind)[0]
    if typing.get_origin(kind) is tuple:
        inner = typing.get_args(kind)[0]
        return tuple(card.id for card in own[:3]) if is_card(inner) else (sample(inner, vocabulary, own, keywords),)
    if is_card(hint):
        return own[0].id if own else ""
    if not issubclass(kind, msgspec.Struct):
        return {int: 1, bool: True}.get(kind, "")
    family = family_of(kind)
    if family is not None and kind is family.base:
        known = vocabulary.of(family)
        kind = known.get("draw") or next(iter(known.values()))
    fields = fields_of(kind).values()
    return kind(
        **{
            field.name: keywords[0]
            if keywords and names_keyword(kind, field.name)
            else sample(field.hint, vocabulary, own, keywords)
            for field in fields
            if field.required or (full and field.default is None)
        }
    )
