"""The shape of a ruleset's data: JSON Schema, and TypeScript types made from it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, Literal, get_args

import msgspec

from tricktable import saves
from tricktable._narrow import is_list, is_table
from tricktable.ruleset import AnyRuleset
from tricktable.views import View

__all__ = [
    "KINDS",
    "Kind",
    "schema",
    "typescript",
]

Kind = Literal["view", "action", "options", "save", "event"]
"""Of what there is a schema."""

KINDS: tuple[Kind, ...] = get_args(Kind)
"""The same, to go through."""

DIALECT = "https://json-schema.org/draft/2020-12/schema"
_DEFS = "#/$defs/"

Schema = dict[str, Any]


def schema(ruleset: AnyRuleset, kind: Kind) -> Schema:
    """The JSON Schema of a ruleset's options, actions, views, saves or events.

    A schema cannot say everything that decoding checks: it takes a key that occurs twice, and `1.0` for `1`; and
    a save that fits may still hold a table that the rules refuse. It asks for every tag (`type`), also where decoding
    can do without.

    Example:
        >>> import tricktable as tt
        >>> schema(tt.ruleset("gorus-maximus"), "action")["$defs"]["PlayGladiator"]["required"]
        ['type', 'card']
    """
    types: dict[str, Any] = {
        "options": ruleset.options_type,
        "action": ruleset.action_type,
        "event": ruleset.event_type,
        "view": View[ruleset.view_type, ruleset.action_type],  # type: ignore[name-defined]  # types known at run time
        "save": saves.Envelope,
    }
    parts = [types[kind], saves.body_type(ruleset)] if kind == "save" else [types[kind]]
    roots, defs = msgspec.json.schema_components(parts, ref_template=_DEFS + "{name}")
    if kind == "save":
        _seal(defs, roots, ruleset)
    return {"$schema": DIALECT, "title": f"{kind} of {ruleset.id} {ruleset.info.version}", **roots[0], "$defs": defs}


def _seal(defs: Schema, roots: tuple[Schema, ...], ruleset: AnyRuleset) -> None:
    """Say of the envelope what its decoder checks beside the types: format, versions, ruleset, and the body."""
    defs["Envelope"]["properties"] |= {
        "format": {"const": saves.FORMAT},
        "version": {"const": saves.FORMAT_VERSION},
        "ruleset": {"const": ruleset.id},
        "state_version": {"const": ruleset.state_version},
        "body": roots[1],
    }


def typescript(schema: Mapping[str, Any]) -> str:
    """TypeScript types for a JSON Schema of `schema`: one for each definition, and one named by the title.

    Example:
        >>> print(
        ...     typescript(
        ...         {
        ...             "title": "a bid",
        ...             "type": "object",
        ...             "required": ["tricks"],
        ...             "$defs": {},
        ...             "properties": {"tricks": {"type": "integer"}, "trump": {"type": ["string", "null"]}},
        ...         }
        ...     )
        ... )
        // a bid
        <BLANKLINE>
        export type Root = {
          tricks: number;
          trump?: string | null;
        };
        <BLANKLINE>
    """
    defs: Mapping[str, Any] = schema.get("$defs", {})
    names = _names(defs)
    root = {key: value for key, value in schema.items() if not key.startswith("$") or key == "$ref"}
    blocks = [f"// {_line(schema.get('title', ''))}"]
    blocks += [_declared(names[name], body, names) for name, body in defs.items()]
    blocks.append(_declared("Root", root, names))
    return "\n\n".join(blocks) + "\n"


def _names(defs: Mapping[str, Any]) -> dict[str, str]:
    """A TypeScript name for each definition, all different."""
    names: dict[str, str] = {}
    for name in defs:
        short = re.sub(r"\W+", "_", name).strip("_") or "Type"
        short = f"_{short}" if short[0].isdigit() or short == "Root" else short
        while short in names.values():
            short += "_"
        names[name] = short
    return names


def _declared(name: str, body: Mapping[str, Any], names: Mapping[str, str]) -> str:
    return f"{_comment(body, '')}export type {name} = {_type(body, names, '')};"


def _comment(body: Mapping[str, Any], indent: str) -> str:
    """The first paragraph of a description, as a comment before what it describes."""
    text = str(body.get("description", "")).partition("\n\n")[0]
    return f"{indent}/** {_line(text)} */\n" if text else ""


def _line(text: str) -> str:
    return " ".join(text.replace("*/", "* /").split())


def _type(body: Mapping[str, Any], names: Mapping[str, str], indent: str) -> str:
    if "$ref" in body:
        return names[str(body["$ref"]).removeprefix(_DEFS).replace("~1", "/").replace("~0", "~")]
    if "const" in body:
        return json.dumps(body["const"])
    if "enum" in body:
        return " | ".join(json.dumps(value) for value in body["enum"])
    if "anyOf" in body:
        return " | ".join(_type(each, names, indent) for each in body["anyOf"])
    kind = body.get("type")
    if is_list(kind):
        return " | ".join(_type({**body, "type": each}, names, indent) for each in kind)
    if kind == "object":
        return _object(body, names, indent)
    if kind == "array":
        return _array(body, names, indent)
    return {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}.get(
        str(kind), "unknown"
    )


def _array(body: Mapping[str, Any], names: Mapping[str, str], indent: str) -> str:
    if "prefixItems" in body:
        return f"[{', '.join(_type(item, names, indent) for item in body['prefixItems'])}]"
    items: Mapping[str, Any] = body.get("items") or {}
    inner = _type(items, names, indent)
    several = "anyOf" in items or isinstance(items.get("type"), list) or len(items.get("enum", ())) > 1
    return f"({inner})[]" if several else f"{inner}[]"


def _object(body: Mapping[str, Any], names: Mapping[str, str], indent: str) -> str:
    properties = body.get("properties")
    if properties is None:
        extra = body.get("additionalProperties")
        return f"Record<string, {_type(extra, names, indent) if is_table(extra) else 'unknown'}>"
    lines = "".join(_members(properties, set(body.get("required", ())), names, indent + "  "))
    return f"{{\n{lines}{indent}}}" if lines else "Record<string, never>"


def _members(properties: Mapping[str, Any], required: set[str], names: Mapping[str, str], indent: str) -> Iterator[str]:
    for key, value in properties.items():
        name = key if re.fullmatch(r"[A-Za-z_$][\w$]*", key) else json.dumps(key)
        optional = "" if key in required else "?"
        yield f"{_comment(value, indent)}{indent}{name}{optional}: {_type(value, names, indent)};\n"
