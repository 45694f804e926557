"""The schemas of what people write: positions, card packs, records as JSON, and the files of a ruleset's package."""

from __future__ import annotations

import copy
import json
import random
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest

import tricktable as tt
from tests.packs.game import MARKET, PACK
from tricktable.effects.writing import toml_value
from tricktable.schema import FILE_KINDS, KINDS, FileKind, Kind, file_schema, schema, typescript

ROOT = Path(__file__).parents[1]
PLUGINS = sorted(ROOT.glob("plugins/*/src/tricktable_*"))
RULESETS = ("gorus-maximus", "gosu", "gosu-x")
FILES: dict[FileKind, str] = {
    "scenario": "scenarios/*.toml",
    "rulebook": "rulebook.toml",
    "messages": "messages/*.toml",
    "perft": "perft.toml",
}


def validator(found: dict[str, Any]) -> jsonschema.Draft202012Validator:
    jsonschema.Draft202012Validator.check_schema(found)
    return jsonschema.Draft202012Validator(found)


def of_package(id: str) -> Path:
    return ROOT / f"plugins/{id}/src/tricktable_{id.replace('-', '_')}"


def toml(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text("utf-8"))


@pytest.mark.parametrize("kind", FILE_KINDS)
def test_files_have_types_too(kind: FileKind) -> None:
    assert "export type Root" in typescript(file_schema(kind))


@pytest.mark.parametrize("kind", KINDS)
def test_every_ruleset_has_every_schema(kind: Kind) -> None:
    for id in RULESETS:
        ruleset = tt.ruleset(id)
        if kind != "pack" or ruleset.has_card_packs:
            found = schema(ruleset, kind)
            validator(found)
            assert "export type Root" in typescript(found)


def test_a_game_without_card_packs_has_no_schema_of_them() -> None:
    with pytest.raises(tt.PluginError, match="takes no card packs"):
        schema(tt.ruleset("gorus-maximus"), "pack")


@pytest.mark.parametrize("kind", FILES)
def test_the_files_of_our_rulesets_fit(kind: FileKind) -> None:
    found = [path for package in PLUGINS for path in package.glob(FILES[kind])]
    assert len(found) >= len(RULESETS)
    for path in found:
        validator(file_schema(kind)).validate(toml(path))


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        ("scenario", {"scenario": [{"id": "x"}]}),
        ("scenario", {"scenario": [{"id": "x", "rules": [], "step": [{"plays": "pass"}]}]}),
        ("rulebook", {"section": [{"id": "x", "title": {"en": "X"}, "paragraph": [{"id": "x.y", "en": "Y."}]}]}),
        ("rulebook", {"section": [{"id": "x", "title": {"en": "X"}, "paragraph": [
            {"id": "x.y", "en": "Y.", "origin": "public"}]}]}),
        ("rulebook", {"section": [{"id": "x", "title": {"en": "X"}, "paragraph": [
            {"id": "x.y", "en": "Y.", "origin": "ours", "source": "a book"}]}]}),
        ("messages", {"event": {"drew": 3}}),
        ("messages", {"event": {"drew": {"one": ["x"], "other": "y"}}}),
        ("perft", {"perft": [{"name": "x", "seats": 2}]}),
        ("record", {"ruleset": "gosu"}),
    ],
)  # fmt: skip
def test_what_is_no_such_file_is_refused(kind: FileKind, data: dict[str, Any]) -> None:
    assert not validator(file_schema(kind)).is_valid(data)


@pytest.mark.parametrize("id", RULESETS)
def test_records_as_json_fit_and_come_back(id: str) -> None:
    game = tt.new_game(id, 2, seed=5)
    while game.outcome is None and game.step < 60:
        game.play(game.legal_actions()[0])
    data = msgspec.json.encode(game.record())
    validator(file_schema("record")).validate(json.loads(data))
    record = msgspec.json.decode(data, type=tt.Record)
    assert record.to_text() == game.record().to_text()
    assert tt.replay(record).position == game.position


# --- positions ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", RULESETS)
def test_every_table_of_the_scenarios_fits(id: str) -> None:
    """Also those in short forms, with all that the ruleset completes."""
    tables = [
        {key: value for key, value in each.items() if key in ("variant", "options", "seed", "table")}
        | {"players": each.get("players", 2)}
        for path in of_package(id).glob("scenarios/*.toml")
        for each in toml(path)["scenario"]
        if "table" in each and not each.get("refused")
    ]
    assert len(tables) > 50
    fits = validator(schema(tt.ruleset(id), "position"))
    for table in tables:
        fits.validate(table)


@pytest.mark.parametrize("id", RULESETS)
def test_positions_as_games_write_them_fit(id: str) -> None:
    fits = validator(schema(tt.ruleset(id), "position"))
    game, told = tt.new_game(id, 2, seed=3), 0
    while game.outcome is None and told < 30:
        if game.view(None).prompt is None:
            fits.validate(json.loads(msgspec.json.encode(game.to_position())))
            told += 1
        game.play(game.legal_actions()[-1])
    assert told > 5


@pytest.mark.parametrize(
    "data",
    [
        {"players": 2},
        {"table": {}},
        {"players": 0, "table": {}},
        {"players": 2, "table": {}, "ruleset": "gosu"},
        {"players": 2, "table": {}, "variant": "duo"},
        {"players": 2, "table": {}, "options": {"gaol": 3}},
        {"players": 2, "table": {"hands": 3}},
        {"players": 2, "table": {"turn": "first"}},
        {"players": 2, "table": {}, "more": 1},
    ],
)
def test_what_is_no_position_is_refused(data: dict[str, Any]) -> None:
    assert not validator(schema(tt.ruleset("gorus-maximus"), "position")).is_valid(data)


# --- card packs -----------------------------------------------------------------------------------------------------


def pack_of(id: str) -> dict[str, Any]:
    head = {"name": "Copy", "version": "1", "ruleset": id}
    return {"pack": head, "card": toml(of_package(id) / "cards.toml")["card"]}


@pytest.mark.parametrize("id", ["gosu", "gosu-x"])
def test_own_cards_fit(id: str) -> None:
    validator(schema(tt.ruleset(id), "pack")).validate(pack_of(id))


def test_a_pack_of_another_game_fits_its_own_schema_only() -> None:
    data = tomllib.loads(PACK)
    validator(schema(MARKET, "pack")).validate(data)
    assert not validator(schema(tt.ruleset("gosu"), "pack")).is_valid(data)


def as_text(data: dict[str, Any]) -> str:
    lines = ["[pack]", *(f"{key} = {toml_value(value)}" for key, value in data["pack"].items())]
    for card in data["card"]:
        lines += ["[[card]]", *(f"{key} = {toml_value(value)}" for key, value in card.items())]
    return "\n".join(lines)


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield path
    for key, value in data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ():
        yield from places(value, (*path, key))


def changed(data: Any, chance: random.Random) -> Any:
    """The cards with one place of one card changed."""
    other = copy.deepcopy(data)
    card = chance.randrange(len(other["card"]))
    path = chance.choice([path for path in places(other["card"][card]) if path])
    inside = other["card"][card]
    for step in path[:-1]:
        inside = inside[step]
    if isinstance(inside, dict) and chance.random() < 0.3:
        inside[f"{path[-1]}x"] = inside.pop(path[-1])
    elif isinstance(inside, dict) and chance.random() < 0.2:
        del inside[path[-1]]
    else:
        odd: list[Any] = [
            True,
            -1,
            0,
            3,
            100,
            1.5,
            "X",
            "1(+1)",
            "?",
            "you",
            [],
            {},
            [1, 2],
            {"do": "draw"},
            [{"do": "draw"}],
        ]
        inside[path[-1]] = chance.choice(odd)
    return other


@pytest.mark.parametrize("id", ["gosu", "gosu-x"])
def test_the_schema_takes_all_that_is_read_and_refuses_most_of_what_is_not(id: str) -> None:
    ruleset, chance = tt.ruleset(id), random.Random(11)
    fits, whole = validator(schema(ruleset, "pack")), pack_of(id)
    refused = caught = 0
    for _ in range(60):
        some = {"pack": {**whole["pack"], "base": "own"}, "card": chance.sample(whole["card"], 3)}
        data = changed(some, chance)
        try:
            ruleset.card_packs.read(as_text(data))
        except tt.PackError:
            refused += 1
            caught += not fits.is_valid(data)
        else:
            fits.validate(data)
    assert refused > 25
    assert caught / refused > 0.75  # the rest is what the cards of a deck ask of each other
