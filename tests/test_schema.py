"""The JSON Schema of a ruleset fits what the library writes, and refuses what its decoders refuse."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import jsonschema
import msgspec
import pytest

import tricktable as tt
from tricktable import saves
from tricktable.schema import Kind, schema, typescript
from tricktable.views import View

GORUS = tt.ruleset("gorus-maximus")
KINDS: tuple[Kind, ...] = ("view", "action", "options", "save", "event")
"""What programs exchange; see `test_file_schemas` for what people write."""
VALIDATORS = {kind: jsonschema.Draft202012Validator(schema(GORUS, kind)) for kind in KINDS}
DECODERS: dict[Kind, msgspec.json.Decoder[Any]] = {
    "options": msgspec.json.Decoder(GORUS.options_type),
    "action": msgspec.json.Decoder(GORUS.action_type),
    "event": msgspec.json.Decoder(GORUS.event_type),
    "view": msgspec.json.Decoder(View[GORUS.view_type, GORUS.action_type]),  # type: ignore[name-defined]
}

KNOWN_GAPS = (
    # what the decoder refuses and the schema takes: `1.0` is a whole number to JSON Schema
    "a whole number written with a fraction of zero",
)


def played(seats: int, seed: int) -> Iterator[tt.Game[Any, Any, Any, Any, Any]]:
    game = tt.new_game("gorus-maximus", seats, seed=seed)
    chance = random.Random(seed)
    while game.outcome is None:
        yield game
        game.play(chance.choice(game.legal_actions()))
    yield game


@pytest.mark.parametrize("kind", KINDS)
def test_the_schema_is_one(kind: Kind) -> None:
    jsonschema.Draft202012Validator.check_schema(schema(GORUS, kind))


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_every_save_view_action_and_event_of_a_game_fits(seats: int) -> None:
    told = 0
    for game in played(seats, seed=seats):
        for viewer in (None, *range(seats)):
            VALIDATORS["view"].validate(json.loads(msgspec.json.encode(game.view(viewer))))
        if game.step % 10 == 0 or game.outcome is not None:
            VALIDATORS["save"].validate(json.loads(game.to_json()))
        for action in game.legal_actions():
            VALIDATORS["action"].validate(json.loads(msgspec.json.encode(action)))
            for event in game.copy().play(action).events:
                VALIDATORS["event"].validate(json.loads(msgspec.json.encode(event)))
                told += 1
    assert told > 50


def test_a_game_from_a_position_fits() -> None:
    game = tt.from_position("gorus-maximus", {"players": 3, "table": {"hands": [["blue-4"], ["green-4"], ["pink-4"]],
                                                                     "preferred": "blue"}})  # fmt: skip
    VALIDATORS["save"].validate(json.loads(game.to_json()))
    VALIDATORS["options"].validate(json.loads(msgspec.json.encode(game.setup.options)))


def mutations(data: Any, chance: random.Random) -> Any:
    """The data with one place changed: a value of another kind, a field gone, renamed or added."""
    places = list(walk(data, ()))
    path, value = chance.choice(places)
    other: Any = chance.choice([None, True, -1, 1.5, 2**70, "?", [], {}, [[]], {"type": "?"}, 1.0])
    copy = json.loads(json.dumps(data))
    if not path:
        return other
    inside = copy
    for step in path[:-1]:
        inside = inside[step]
    kind = chance.randrange(4)
    if isinstance(inside, dict) and kind == 0:
        del inside[path[-1]]
    elif isinstance(inside, dict) and kind == 1:
        inside[f"{path[-1]}x"] = inside.pop(path[-1])
    elif isinstance(value, dict) and kind == 2:
        inside[path[-1]]["more"] = other
    else:
        inside[path[-1]] = other
    return copy


def walk(data: Any, path: tuple[Any, ...]) -> Iterator[tuple[tuple[Any, ...], Any]]:
    yield path, data
    for key, value in data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ():
        yield from walk(value, (*path, key))


def refused(kind: Kind, data: Any) -> bool:
    """Whether the decoder refuses a document."""
    text = json.dumps(data).encode()
    try:
        if kind != "save":
            DECODERS[kind].decode(text)
            return False
        envelope = msgspec.json.decode(text, type=saves.Envelope)
        fits = (envelope.format, envelope.version, envelope.ruleset, envelope.state_version)
        msgspec.json.decode(envelope.body, type=saves.body_type(GORUS))
    except (msgspec.DecodeError, OverflowError):
        return True
    return fits != (saves.FORMAT, saves.FORMAT_VERSION, GORUS.id, GORUS.state_version)


def has_whole_float(data: Any) -> bool:
    return any(isinstance(value, float) and value.is_integer() for _, value in walk(data, ()))


def lacks_a_tag(data: Any) -> bool:
    """Whether an action stands without its tag: the decoder can do without where only one type can stand."""
    return any(isinstance(value, dict) and "card" in value and "type" not in value for _, value in walk(data, ()))


@pytest.mark.parametrize("kind", KINDS)
def test_what_the_decoder_refuses_the_schema_refuses(kind: Kind) -> None:
    chance = random.Random(7)
    game = tt.new_game("gorus-maximus", 2, seed=3)
    events: list[Any] = []
    for _ in range(45):
        events += game.play(chance.choice(game.legal_actions())).events
    whole: dict[Kind, bytes] = {
        "save": game.to_json(),
        "view": msgspec.json.encode(game.view(game.to_act)),
        "options": msgspec.json.encode(game.setup.options),
        "action": msgspec.json.encode(game.legal_actions()[0]),
        "event": msgspec.json.encode(next(event for event in events if len(event.__struct_fields__) > 4)),
    }
    bad = 0
    gaps = set()
    while bad < 200:
        data = mutations(json.loads(whole[kind]), chance)
        takes = VALIDATORS[kind].is_valid(data)
        if not refused(kind, data):
            assert takes or lacks_a_tag(data), (kind, data)
            continue
        bad += 1
        if takes:
            assert has_whole_float(data), data
            gaps.add(KNOWN_GAPS[0])
    assert gaps <= set(KNOWN_GAPS)


def test_typescript_has_a_type_for_every_definition() -> None:
    text = typescript(schema(GORUS, "event"))
    for name in ("Dealt", "Played", "Preferred", "Drew", "BoutWon", "RoundEnded"):
        assert f"export type {name} = {{" in text
    assert 'type: "drew";' in text
    assert "card: string | null;" in text
    assert "favour: number[];" in text
    assert "export type Root = " in text


def test_typescript_of_every_shape() -> None:
    text = typescript(
        {
            "title": "shapes */",
            "type": "object",
            "description": "Ends */ here.\n\nMore.",
            "required": ["a", "a-b"],
            "properties": {
                "a": {"type": "array", "prefixItems": [{"type": "integer"}, {"type": "boolean"}], "items": False},
                "a-b": {"anyOf": [{"$ref": "#/$defs/List[int]"}, {"type": "null"}]},
                "c": {"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "number"}]}},
                "d": {"type": "object", "additionalProperties": {"enum": ["x", 1]}},
                "e": {"type": "array"},
                "f": {},
                "g": {"type": "object", "properties": {}},
            },
            "$defs": {"List[int]": {"type": "array", "items": {"type": "integer"}}, "List_int": {"const": 3}},
        }
    )
    assert text.splitlines() == [
        "// shapes * /",
        "",
        "export type List_int = number[];",
        "",
        "export type List_int_ = 3;",
        "",
        "/** Ends * / here. */",
        "export type Root = {",
        "  a: [number, boolean];",
        '  "a-b": List_int | null;',
        "  c?: (string | number)[];",
        '  d?: Record<string, "x" | 1>;',
        "  e?: unknown[];",
        "  f?: unknown;",
        "  g?: Record<string, never>;",
        "};",
    ]
