"""The shape of a card pack as JSON Schema: every word that the cards of a game can use, with its keys."""

from __future__ import annotations

import typing
from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from tricktable._docs import about, attributes
from tricktable.effects.cards import Card
from tricktable.effects.fields import ReadField, alternatives, fields_of, words
from tricktable.effects.filters import Which
from tricktable.effects.numbers import Bonus, Fixed, Number, X
from tricktable.effects.reading import MOST
from tricktable.effects.vocabulary import Family, family_of, tag_of
from tricktable.packs.loaded import Packs
from tricktable.packs.spelling import names_keyword, needs_keyword

Schema = dict[str, Any]
_INT: Schema = {"type": "integer", "minimum": 0, "maximum": MOST}
_PLAIN: Mapping[Any, Schema] = {int: _INT, str: {"type": "string"}, bool: {"type": "boolean"}}


def pack_shape(packs: Packs) -> Schema:
    """The shape of a pack file.

    Args:
        packs: how the ruleset reads card packs, with the words that plugins brought.
    """
    shapes = _Shapes(packs)
    properties = {
        "pack": shapes.head(),
        "card": {"type": "array", "minItems": 1, "items": shapes.ref(packs.format.card)},
    }
    root = {"type": "object", "properties": properties, "required": list(properties), "additionalProperties": False}
    return {**root, "$defs": shapes.defs}


class _Shapes:
    """Makes the definitions that the card type needs, each once."""

    def __init__(self, packs: Packs) -> None:
        self.ruleset = packs.ruleset
        self.format = packs.format
        self.vocabulary = packs.vocabulary
        self.defs: dict[str, Schema] = {}

    def head(self) -> Schema:
        """What stands under `[pack]`."""
        text = {"type": "string", "minLength": 1}
        properties = {
            "name": {**text, "pattern": "^[^@#]*$", "description": "What the pack is called."},
            "version": {**text, "pattern": "^[0-9A-Za-z][0-9A-Za-z.+_-]*$", "description": "Of the pack."},
            "ruleset": {"const": self.ruleset, "description": "The id of the game."},
            "base": {"const": "own", "description": "The game's own cards stay; without it the pack is a whole deck."},
        }
        return _table(properties, ["name", "version", "ruleset"])

    def ref(self, kind: type[Any]) -> Schema:
        """A reference to the definition of a class, which is made where it is not there."""
        name = kind.__name__
        if name not in self.defs:
            self.defs[name] = {}  # it may refer to itself
            family = family_of(kind)
            bases = family is not None and kind is family.base
            self.defs[name] = self._family(family) if family is not None and bases else self._class(kind, family)
        return {"$ref": f"#/$defs/{name}"}

    def _family(self, family: Family) -> Schema:
        known = [
            kind for kind in self.vocabulary.of(family).values() if self.format.keywords or not needs_keyword(kind)
        ]
        tables = [self.ref(kind) for kind in known]
        return {
            "description": f"An {family.word}." if family.word[0] in "aeiou" else f"A {family.word}.",
            "anyOf": [
                *(self._short(known) if family.base is Number else ()),
                *tables,
            ],
        }

    @staticmethod
    def _short(known: list[type[Any]]) -> list[Schema]:
        """How numbers are written short."""
        shapes: dict[type[Any], Schema] = {
            Fixed: _INT,
            X: {"enum": ["X", "x"]},
            Bonus: {"type": "string", "pattern": r"^\d{1,2} ?\(\+\d{1,2}\)$"},
        }
        return [shape for kind, shape in shapes.items() if kind in known]

    def _class(self, kind: type[Any], family: Family | None) -> Schema:
        tag = {} if family is None else {family.key: {"const": tag_of(kind)}}
        told = attributes(kind)
        fields = {
            name: field
            for name, field in fields_of(kind).items()
            if self.format.keywords or not names_keyword(kind, name)
        }
        properties = {**tag, **{name: self._field(kind, field, told.get(name, "")) for name, field in fields.items()}}
        if issubclass(kind, Card):
            properties["replaces"] = {"type": "string", "description": "The own card whose place it takes."}
        required = [*tag, *(name for name, field in fields.items() if field.required)]
        return {"description": about(kind), **_table(properties, required)}

    def _field(self, kind: type[Any], field: ReadField, told: str) -> Schema:
        shape = self._special(kind, field) or self._any_of(field.hint)
        return {**({"description": told} if told else {}), **shape}

    def _special(self, kind: type[Any], field: ReadField) -> Schema | None:
        """What a key takes beside what its type says."""
        if issubclass(kind, Card):
            if field.name in self.format.limits:
                least, most = self.format.limits[field.name]
                return {"type": "integer", "minimum": least, "maximum": most}
            if field.name == "name":
                return {**self._any_of(field.hint), "required": list(self.format.languages)}
        if self.format.keywords and names_keyword(kind, field.name):
            one: Schema = {"enum": list(self.format.keywords)}
            return _one_or_some(one) if typing.get_origin(alternatives(field.hint)[0]) is tuple else one
        if issubclass(kind, Which) and field.name == "level":
            shape = self._any_of(field.hint)
            return {"anyOf": [*shape["anyOf"], {"enum": ["X", "x"]}]}
        return None

    def _any_of(self, hint: Any) -> Schema:
        named = words(hint)
        kinds = [
            kind for kind in alternatives(hint) if kind is not type(None) and typing.get_origin(kind) is not Literal
        ]
        shapes = [*([{"enum": list(named)}] if named else []), *map(self._one, kinds)]
        return shapes[0] if len(shapes) == 1 else {"anyOf": shapes}

    def _one(self, kind: Any) -> Schema:
        origin = typing.get_origin(kind)
        if origin is tuple:
            inner = typing.get_args(kind)[0]
            shape = self._any_of(inner)
            table = any(isinstance(each, type) and issubclass(each, msgspec.Struct) for each in alternatives(inner))
            return {"type": "array", "items": shape} if table else _one_or_some(shape)
        if origin is not None:
            return {"type": "object", "additionalProperties": {"type": "string"}}
        return _PLAIN.get(kind) or self.ref(kind)


def _one_or_some(shape: Schema) -> Schema:
    return {"anyOf": [shape, {"type": "array", "items": shape}]}


def _table(properties: Schema, required: list[str]) -> Schema:
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}
