"""TypeScript types made from a JSON Schema."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

from tricktable._narrow import is_list, is_table

_DEFS = "#/$defs/"


def typescript(schema: Mapping[str, Any]) -> str:
    """TypeScript types for a JSON Schema of this library: one for each definition, and one named by the title.

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
