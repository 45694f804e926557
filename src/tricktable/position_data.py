"""Positions as data: any table of a game in play, written by a person and checked whole."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from tricktable._narrow import is_list, is_table, is_tuple
from tricktable._plain import UNREADABLE, once
from tricktable.chance import Chance, Dice, seed_text
from tricktable.errors import PositionError, TricktableError, nearest, quoted, unknown
from tricktable.marks import CARD
from tricktable.position import AnyPosition, Position
from tricktable.positions import cause
from tricktable.ruleset import AnyRuleset
from tricktable.walk import found, hints


def parse(text: str | bytes) -> dict[str, Any]:
    """The data of a position file, TOML or JSON.

    Raises:
        PositionError: it is neither.
    """
    import tomllib

    if len(text) > LARGEST:
        raise PositionError(["The file is larger than 1 MiB."])
    try:
        if isinstance(text, bytes):
            text = text.decode("utf-8-sig")
        text = text.removeprefix("\ufeff")
        # Text that begins with a brace is a JSON object, or nothing that can be read.
        data: dict[str, Any] = (
            json.loads(text, object_pairs_hook=once)
            if text.lstrip().startswith("{")
            else tomllib.loads(_checked(text.replace("\r\n", "\n")))
        )
    except (ValueError, RecursionError) as error:
        raise PositionError([f"The file is neither TOML nor JSON: {error}."]) from error
    return data


def _checked(text: str) -> str:
    """The text of a TOML file, refused where it holds a key of many parts: reading these takes ever longer."""
    for line in text.split("\n"):
        if line.partition("=")[0].count(".") > _PARTS:
            raise ValueError(f"a key has more than {_PARTS} parts")
    return text


_PARTS = 20
LARGEST = 1024 * 1024
"""The largest position file that is read, in bytes or characters."""
_FIELDS = ("ruleset", "players", "variant", "options", "seed", "table")


def build(ruleset: AnyRuleset, data: Mapping[str, Any]) -> tuple[AnyPosition, list[str] | None]:
    """The position that the data describe, and the names of the players if it gives them.

    Raises:
        PositionError: with every fault found.
        OptionsError, UnknownVariantError: players, variant or options do not fit.
    """
    faults = [unknown("entry", key, _FIELDS) for key in data if key not in _FIELDS]
    players, given = data.get("players"), data.get("table")
    names = list(players) if is_list(players) or is_tuple(players) else None
    seats: object = players if names is None else len(names)
    table = given if is_table(given) else None
    if type(seats) is not int:
        faults.append("players: a number, or a list of names.")
    if table is None:
        faults.append("table: missing.")
    if "ruleset" in data and not (isinstance(data["ruleset"], str) and data["ruleset"] == ruleset.id):
        faults.append(f"ruleset: this is a position of {quoted(data['ruleset'])}, not of {ruleset.id!r}.")
    if faults or table is None or type(seats) is not int:
        raise PositionError(faults)
    setup = ruleset.setup(seats, data.get("variant"), data.get("options"))
    dice = Dice(Chance(seed_text(data.get("seed"))))
    try:
        fields = ruleset.table(setup).complete(dict(table), dice)
    except PositionError:
        raise
    except Exception as error:  # `complete` works on what a person wrote
        # Types are looked at only now, since `complete` may spell short forms out.
        faults = list(_mistyped(ruleset.state_type, table))
        if faults:
            raise PositionError(faults) from error
        if isinstance(error, TricktableError):
            raise
        if isinstance(error, KeyError):
            missing = quoted(error.args[0] if error.args else "")
            raise PositionError([f"table: {missing} is missing."]) from error
        raise PositionError([f"table: cannot be completed ({cause(error)})."]) from error
    position: AnyPosition = Position(setup, _state(ruleset.state_type, fields), dice.chance)
    # First what was written wrong, alone: what the rules say of such a table follows from it.
    faults = list(_no_cards(ruleset, position)) or list(ruleset.problems(position))
    if faults:
        raise PositionError(faults)
    return position, names


def _no_cards(ruleset: AnyRuleset, position: AnyPosition) -> Iterator[str]:
    """Cards that no deck of the game has."""
    ids = ruleset.card_ids(position.setup)
    for name, hint in hints(ruleset.state_type) if ids else ():
        for card in dict.fromkeys(found(getattr(position.state, name), CARD, hint)):
            if card not in ids:
                near = nearest(card, ids)
                meant = f" Did you mean {' or '.join(near)}?" if near else ""
                yield f"table.{name}: There is no card {quoted(card)}.{meant}"


def _mistyped(state_type: Any, fields: Mapping[str, Any]) -> Iterator[str]:
    """What stands in a field of the state and is not of its type."""
    for field in msgspec.structs.fields(state_type):
        if field.name in fields:
            try:
                msgspec.convert(fields[field.name], field.type, strict=True)
            except UNREADABLE as error:
                yield f"table.{field.name}: {error}."


def _state(state_type: Any, fields: Mapping[str, Any]) -> Any:
    known = {field.name: field for field in msgspec.structs.fields(state_type)}
    faults = [f"table: {unknown('field', name, tuple(known))}" for name in fields if name not in known]
    faults += _mistyped(state_type, fields)
    faults += [f"table.{name}: missing." for name, field in known.items() if field.required and name not in fields]
    if faults:
        raise PositionError(faults)
    return msgspec.convert(dict(fields), state_type, strict=True)


def describe(ruleset: AnyRuleset, position: AnyPosition) -> dict[str, Any]:
    """The data of a position outside an open choice, for a file; the way back is `build`.

    Raises:
        PositionError: a choice is open, which only a save can hold.
    """
    if position.pending is not None:
        raise PositionError(["A choice is open: keep this game as a save."])
    options: Any = msgspec.to_builtins(position.setup.options)
    return {
        "ruleset": ruleset.id,
        "players": position.setup.seats,
        "variant": position.setup.variant,
        "options": options,
        "table": msgspec.to_builtins(position.state),
    }
