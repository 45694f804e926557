"""What the schemas of files say beside the types: positions that a person writes, and the files of a package."""

from __future__ import annotations

from typing import Any

import msgspec

from tricktable._narrow import is_list, is_table
from tricktable.locale import CATEGORIES
from tricktable.record import Record
from tricktable.rulebook import ORIGINS
from tricktable.ruleset import AnyRuleset

Schema = dict[str, Any]
DIALECT = "https://json-schema.org/draft/2020-12/schema"
REF = "#/$defs/{name}"

_TEXT: Schema = {"type": "string"}
_TEXTS: Schema = {"type": "object", "minProperties": 1, "additionalProperties": _TEXT}
_SEED: Schema = {"type": ["integer", "string"], "description": "Any whole number or text."}
_PLAYERS: Schema = {
    "description": "How many play, or their names by seat.",
    "anyOf": [{"type": "integer", "minimum": 1}, {"type": "array", "items": _TEXT, "minItems": 1}],
}


def position_shape(ruleset: AnyRuleset) -> Schema:
    """A position as data. Of the table nothing is needed, since a ruleset completes what follows from the rest."""
    (options, state), defs = msgspec.json.schema_components(
        [ruleset.options_type, ruleset.state_type], ref_template=REF
    )
    name = state["$ref"].removeprefix("#/$defs/")
    reachable = {name, *_named(defs, defs[name])}
    for each in reachable:
        _loosen(defs[each])
    defs[name]["additionalProperties"] = True  # what `complete` of a ruleset takes beside its state
    properties = {
        "ruleset": {"const": ruleset.id},
        "players": _PLAYERS,
        "variant": {"enum": [variant.id for variant in ruleset.variants]},
        "options": options,
        "seed": _SEED,
        "table": state,
    }
    return {**_closed(properties, "players", "table"), "$defs": defs}


def _loosen(shape: Schema) -> None:
    """Need no field but the tag, and take a text in the place of what a ruleset may have a short form for."""
    if "properties" in shape:
        shape["required"] = [key for key in shape.get("required", ()) if key == "type"]
        shape["properties"] = {key: _or_short(value) for key, value in shape["properties"].items()}


def _or_short(shape: Schema) -> Schema:
    if "$ref" in shape:
        return {"anyOf": [shape, _TEXT]}
    return {key: _or_short(value) if key == "items" and value else value for key, value in shape.items()}


def _named(defs: Schema, shape: object) -> set[str]:
    """The names of all definitions that a shape refers to, directly or not."""
    found: set[str] = set()
    todo = [shape]
    while todo:
        each = todo.pop()
        if is_table(each):
            name = str(each.get("$ref", "")).removeprefix("#/$defs/")
            if name and name not in found:
                found.add(name)
                todo.append(defs[name])
            todo += each.values()
        elif is_list(each):
            todo += each
    return found


def file_shape(kind: str) -> Schema:
    """The shape of a kind of file."""
    from tricktable.scenario import ScenarioFile
    from tricktable.testing.perft import PerftFile

    if kind == "rulebook":
        return _rulebook()
    if kind == "messages":
        return _messages()
    types: dict[str, Any] = {"record": Record, "scenario": ScenarioFile, "perft": PerftFile}
    (root,), defs = msgspec.json.schema_components([types[kind]], ref_template=REF)
    return {**root, "$defs": defs}


def _closed(properties: Schema, *required: str) -> Schema:
    return {"type": "object", "properties": properties, "required": list(required), "additionalProperties": False}


def _rulebook() -> Schema:
    paragraph = {
        "type": "object",
        "description": "A rule: its text in each language, by the tag of the language.",
        "properties": {
            "id": {**_TEXT, "description": "Its stable address, such as `gorus.bout.follow`."},
            "origin": {"enum": list(ORIGINS), "description": "Where it is from."},
            "source": {**_TEXT, "description": "Which public source; for the origin `public` alone."},
            "en": _TEXT,
        },
        "required": ["id", "origin", "en"],
        "additionalProperties": _TEXT,
        "if": {"properties": {"origin": {"const": "public"}}},
        "then": {"required": ["source"]},
        "else": {"properties": {"source": {"const": ""}}},
    }
    section = _closed(
        {"id": _TEXT, "title": _TEXTS, "paragraph": {"type": "array", "items": {"$ref": "#/$defs/Paragraph"}}},
        "id",
        "title",
    )
    root = {"type": "object", "properties": {"section": {"type": "array", "items": {"$ref": "#/$defs/Section"}}}}
    return {**root, "$defs": {"Section": section, "Paragraph": paragraph}}


def _messages() -> Schema:
    forms = {
        "type": "object",
        "description": "One text for each plural category; `by` names the gap that counts, `n` if it is not there.",
        "properties": {"by": _TEXT, **dict.fromkeys(CATEGORIES, _TEXT)},
        "additionalProperties": False,
    }
    message = {"anyOf": [_TEXT, {"$ref": "#/$defs/Forms"}, {"$ref": "#/$defs/Messages"}]}
    messages = {
        "type": "object",
        "description": "Texts with gaps in braces; nested tables become ids with dots.",
        "additionalProperties": message,
    }
    return {"$ref": "#/$defs/Messages", "$defs": {"Messages": messages, "Forms": forms}}
