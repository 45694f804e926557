"""The table of the page where games are played: what it tells the page, and that it tells nothing else."""

from __future__ import annotations

import json
from itertools import count
from typing import Any

import pytest

import tricktable as tt
from docs.examples.browser.table import Table as ShownTable
from docs.play.desk import Desk
from docs.play.table import offered

GAMES = [("gorus-maximus", "standard", 3), ("gosu", "standard", 2), ("gosu-x", "standard", 2)]


def desk_with(ruleset: str, variant: str, players: int, language: str = "en", seed: str = "7") -> tuple[Desk, Any]:
    desk = Desk()
    program = tt.agent_names(ruleset)[0]
    names = ["Ann", *(f"Program {n}" for n in range(2, players + 1))]
    given = {"ruleset": ruleset, "variant": variant, "players": names, "seed": seed, "program": program}
    return desk, answered(desk, "new", **given, language=language)


def answered(desk: Desk, call: str, /, **given: object) -> Any:
    said = json.loads(desk.call(call, json.dumps(given)))
    assert "answer" in said, said
    return said["answer"]


def refused(desk: Desk, call: str, /, **given: object) -> Any:
    return json.loads(desk.call(call, json.dumps(given)))["refused"]


def played_on(desk: Desk, sheet: Any, steps: int | None = None) -> Any:
    for n in count() if steps is None else range(steps):
        if not sheet["choices"]:
            break
        choice = sheet["choices"][n % len(sheet["choices"])]
        sheet = answered(desk, "play", typed=choice["typed"], step=sheet["step"])
    return sheet


@pytest.mark.parametrize(("typed", "seed"), [("7", 7), (" 7 ", 7), ("-3", -3), ("seven", "seven"), ("7.5", "7.5")])
def test_a_seed_deals_the_game_that_it_deals_elsewhere(typed: str, seed: int | str) -> None:
    desk, _ = desk_with("gorus-maximus", "standard", 3, seed=typed)
    assert tt.parse_record(answered(desk, "record")).seed == tt.new_game("gorus-maximus", 3, seed=seed).record().seed


def test_without_a_seed_nobody_knows_the_deal() -> None:
    seeds = {tt.parse_record(answered(desk_with("gosu", "standard", 2, seed=" ")[0], "record")).seed for _ in range(2)}
    assert len(seeds) == 2


def test_every_game_is_offered_with_what_it_has() -> None:
    every = {each.id: each for each in offered("en")}
    assert {"gorus-maximus", "gosu", "gosu-x"} <= set(every)
    assert [name for name, _ in every["gosu"].programs] == ["simple", "first", "random"]
    assert {id: seats for id, _, seats in every["gorus-maximus"].variants}["duel"] == (2,)
    assert {"en", "uk"} <= set(every["gosu-x"].languages)


def test_variants_and_programs_are_called_in_the_language_of_the_reader() -> None:
    for game in offered("uk"):
        if game.id in {"gorus-maximus", "gosu", "gosu-x"}:
            called = [name for _, name in game.programs] + [name for _, name, _ in game.variants]
            assert all(set("абвгґіїє") & set(name) for name in called), called
            assert len(set(called)) == len(called)
    gosu = {game.id: game for game in offered("uk")}["gosu"]
    assert ("ukrainian", "українське видання", (2, 3, 4)) in gosu.variants


@pytest.mark.parametrize(("ruleset", "variant", "players"), GAMES)
@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_game_is_played_to_its_end(ruleset: str, variant: str, players: int, language: str) -> None:
    desk, sheet = desk_with(ruleset, variant, players, language)
    assert (sheet["choices"], sheet["outcome"]) != ([], "")
    sheet = played_on(desk, sheet)
    assert sheet["outcome"]
    assert len(sheet["told"]) > 20
    assert all(sheet["told"])
    assert tt.verify(answered(desk, "record")).status == "exact"


@pytest.mark.parametrize(("ruleset", "variant", "players"), GAMES)
def test_the_sheet_shows_what_the_view_shows(ruleset: str, variant: str, players: int) -> None:
    """Change what the reader cannot know, and every word of the sheet stays."""
    desk, sheet = desk_with(ruleset, variant, players)
    for _ in range(8):
        sheet = played_on(desk, sheet, 1)
        other = Desk()
        game = tt.load(answered(desk, "save")).determinize(0, "another world")
        program = tt.agent_names(ruleset)[0]
        twin = answered(other, "load", save=game.to_json().decode(), program=program, language="en")
        for field in ("lines", "prompt", "choices", "outcome"):
            assert twin[field] == sheet[field]


def test_what_can_be_done_with_a_card_is_on_it() -> None:
    _, sheet = desk_with("gorus-maximus", "standard", 3)
    pieces = [piece for line in sheet["lines"] for piece in line["pieces"]]
    on = {number for piece in pieces for number in piece["actions"]}
    assert on == set(range(len(sheet["choices"])))
    assert all(piece["card"] for piece in pieces if piece["actions"] or piece["asks"])


def test_why_not_names_the_paragraph_in_the_language_of_the_reader() -> None:
    for language in ("en", "uk"):
        desk, sheet = desk_with("gorus-maximus", "standard", 3, language)
        while not (asks := [piece["asks"] for line in sheet["lines"] for piece in line["pieces"] if piece["asks"]]):
            sheet = played_on(desk, sheet, 1)
        told = answered(desk, "why_not", typed=asks[-1])
        rulebook = tt.ruleset("gorus-maximus").rulebook
        assert told["ruleset"] == "gorus-maximus"
        assert told["number"] == {paragraph.id: paragraph.number for paragraph in rulebook}[told["rule"]]
        assert told["message"] == refused(desk, "play", typed=asks[-1][0], step=sheet["step"])["message"]
        assert bool(set("абвгіїє") & set(told["message"])) == (language == "uk")


@pytest.mark.parametrize("language", ["en", "uk"])
def test_cards_are_called_by_name_too(language: str) -> None:
    desk, sheet = desk_with("gorus-maximus", "standard", 3, language)
    typed = sheet["choices"][0]["typed"]
    name = tt.ruleset("gorus-maximus").speech(language).card(typed.removeprefix("play "))
    assert answered(desk, "why_not", typed=[f"play {name}"])["code"] == "allowed"
    after = answered(desk, "play", typed=f"play {name.upper()}", step=sheet["step"])
    assert typed not in {choice["typed"] for choice in after["choices"]}


def test_what_is_allowed_needs_no_reason() -> None:
    desk, sheet = desk_with("gosu", "standard", 2)
    assert answered(desk, "why_not", typed=[sheet["choices"][0]["typed"]])["code"] == "allowed"


@pytest.mark.parametrize(
    ("typed", "step", "code"), [("jump 3", 0, "notation"), ("play nobody", 0, "illegal-action"), ("pass", 99, "stale")]
)
def test_what_cannot_be_done_changes_nothing(typed: str, step: int, code: str) -> None:
    desk, sheet = desk_with("gosu", "standard", 2)
    before = answered(desk, "save")
    assert code in refused(desk, "play", typed=typed, step=step or sheet["step"])["code"]
    assert answered(desk, "save") == before


def test_taking_back_asks_first_where_others_have_played() -> None:
    desk, first = desk_with("gosu", "standard", 2)
    sheet = played_on(desk, first, 1)
    while sheet["step"] == first["step"] + 1:
        first, sheet = sheet, played_on(desk, sheet, 1)
    said = refused(desk, "undo", forced=False)
    assert said["reason"] in {"another-seat", "revealed"}
    back = answered(desk, "undo", forced=True)
    assert (back["choices"], back["lines"], back["told"]) == (first["choices"], first["lines"], first["told"])


def test_a_save_is_loaded_and_played_on_alike() -> None:
    desk, sheet = desk_with("gosu-x", "standard", 2)
    sheet = played_on(desk, sheet, 5)
    save = answered(desk, "save")
    other = Desk()
    loaded = answered(other, "load", save=save, program="random", language="uk")
    assert (loaded["step"], len(loaded["choices"])) == (sheet["step"], len(sheet["choices"]))
    assert answered(other, "save") == save
    assert "save" in refused(other, "load", save=save[:-9], program="random", language="uk")["code"]
    assert answered(other, "save") == save


def test_a_program_that_does_not_play_the_game_of_a_save_is_replaced() -> None:
    desk, _ = desk_with("gosu", "standard", 2)
    assert answered(Desk(), "load", save=answered(desk, "save"), program="nobody", language="en")["ruleset"] == "gosu"


def test_the_language_changes_all_that_was_told() -> None:
    desk, sheet = desk_with("gosu", "standard", 2)
    sheet = played_on(desk, sheet, 4)
    told = answered(desk, "speak", language="uk")
    assert len(told["told"]) == len(sheet["told"])
    assert set(told["told"]).isdisjoint(sheet["told"])
    assert answered(desk, "speak", language="en") == sheet


def test_at_the_start_there_is_nothing_to_take_back() -> None:
    desk, sheet = desk_with("gosu", "standard", 2)
    while sheet["can_undo"]:
        sheet = json.loads(desk.call("undo", '{"forced": true}')).get("answer", {"can_undo": False})
    assert refused(desk, "undo", forced=True)["reason"] == "start"


def test_without_a_game_there_is_nothing_to_do() -> None:
    assert refused(Desk(), "save")["code"] == "options"


def test_the_seed_and_the_choices_make_the_game() -> None:
    one, two = (played_on(*desk_with("gosu", "standard", 3, seed="same"), 12) for _ in range(2))
    assert one == two
    assert one != played_on(*desk_with("gosu", "standard", 3, seed="other"), 12)


def test_the_example_plays_to_the_end() -> None:
    table = ShownTable("gosu", 2, "7")
    while (shown := json.loads(table.shown()))["outcome"] is None:
        assert {typed for row in shown["rows"] for cell in row["cells"] for typed in cell["on"]} <= set(shown["typed"])
        table.play(shown["typed"][0])
    assert table.game.outcome is not None
