"""The shape of the data that leaves the library: JSON Schema, and TypeScript types made from it.

What depends on a ruleset is of the kinds of `schema`; the files that are alike for all games are those of
`file_schema`.
"""

from __future__ import annotations

from typing import Any, Literal, get_args

import msgspec

from tricktable import saves
from tricktable._schemas import DIALECT, REF, Schema, file_shape, position_shape
from tricktable._typescript import typescript
from tricktable.ruleset import AnyRuleset
from tricktable.views import View

__all__ = [
    "FILE_KINDS",
    "KINDS",
    "FileKind",
    "Kind",
    "file_schema",
    "schema",
    "typescript",
]

Kind = Literal["view", "action", "options", "save", "event", "position", "pack"]
"""Of what there is a schema for each ruleset."""

KINDS: tuple[Kind, ...] = get_args(Kind)
"""The same, to go through."""

FileKind = Literal["record", "scenario", "rulebook", "messages", "perft"]
"""Of which files there is a schema, whatever the game."""

FILE_KINDS: tuple[FileKind, ...] = get_args(FileKind)
"""The same, to go through."""


def schema(ruleset: AnyRuleset, kind: Kind) -> Schema:
    """The JSON Schema of a ruleset's views, actions, options, saves, events, positions or card packs.

    A schema cannot say everything that decoding checks: it takes a key that occurs twice, and `1.0` for `1`; and
    a save that fits may still hold a table that the rules refuse. It asks for every tag (`type`), also where decoding
    can do without.

    Raises:
        PluginError: `pack` of a ruleset that has no card packs.

    Example:
        >>> import tricktable as tt
        >>> schema(tt.ruleset("gorus-maximus"), "action")["$defs"]["PlayGladiator"]["required"]
        ['type', 'card']
    """
    title = {"$schema": DIALECT, "title": f"{kind} of {ruleset.id} {ruleset.info.version}"}
    if kind == "position":
        return {**title, **position_shape(ruleset)}
    if kind == "pack":
        from tricktable.packs.schema import pack_shape

        return {**title, **pack_shape(ruleset.card_packs)}
    types: dict[str, Any] = {
        "options": ruleset.options_type,
        "action": ruleset.action_type,
        "event": ruleset.event_type,
        "view": View[ruleset.view_type, ruleset.action_type],  # type: ignore[name-defined]  # types known at run time
        "save": saves.Envelope,
    }
    parts = [types[kind], saves.body_type(ruleset)] if kind == "save" else [types[kind]]
    roots, defs = msgspec.json.schema_components(parts, ref_template=REF)
    if kind == "save":
        _seal(defs, roots, ruleset)
    return {**title, **roots[0], "$defs": defs}


def file_schema(kind: FileKind) -> Schema:
    """The JSON Schema of a kind of file: records as JSON, and the files in a ruleset's package.

    Example:
        >>> file_schema("rulebook")["$defs"]["Paragraph"]["required"]
        ['id', 'origin', 'en']
    """
    return {"$schema": DIALECT, "title": f"{kind} of tricktable", **file_shape(kind)}


def _seal(defs: Schema, roots: tuple[Schema, ...], ruleset: AnyRuleset) -> None:
    """Say of the envelope what its decoder checks beside the types: format, versions, ruleset, and the body."""
    defs["Envelope"]["properties"] |= {
        "format": {"const": saves.FORMAT},
        "version": {"const": saves.FORMAT_VERSION},
        "ruleset": {"const": ruleset.id},
        "state_version": {"const": ruleset.state_version},
        "body": roots[1],
    }
