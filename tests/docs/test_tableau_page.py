"""The page on stages: its tables name all that there is, and the game that is built of it plays as they say."""

from __future__ import annotations

import importlib
import inspect
import re
import tomllib
import typing
from pathlib import Path
from typing import Any

import pytest

import tricktable as tt
from tests.docs.pages import DOCS, STAGE_PAGE, code_words, read, rows, section
from tricktable.effects import Card, Draw, Effect, Stage
from tricktable.effects.overall import Happening
from tricktable.effects.vocabulary import STANDARD
from tricktable.packs import cards_of_package
from tricktable.ruleset import AnyRuleset
from tricktable.tableau import board, dealing

PAGE = STAGE_PAGE
PROJECT = DOCS / "examples" / "hedgerow"
STAGE = section(PAGE, "A stage")


@pytest.fixture
def game() -> Any:
    """The module of the ruleset."""
    return importlib.import_module("tricktable_hedgerow.plugin")


def test_the_entry_point_names_a_plugin(game: Any) -> None:
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))
    (module,) = project["project"]["entry-points"]["tricktable.plugins"].values()
    registry = tt.Registry([importlib.import_module(module)], strict=True)
    assert [info.id for info in registry.rulesets()] == [game.HEDGEROW.id]


def _raises(method: Any) -> bool:
    return "raise NotImplementedError" in inspect.getsource(method)


def test_what_a_stage_has_to_be_told() -> None:
    there = {name for name, method in inspect.getmembers(Stage, inspect.isfunction) if _raises(method)}
    told = {name for row in rows(STAGE) if len(row) == 3 for name in row[0].split(", ")}
    assert told == there | {"are_opponents"}


def test_each_happening_is_told_by_the_board_or_named_as_the_game_s() -> None:
    every = set(typing.get_args(Happening))
    by_board = every & set(re.findall(r'"([a-z-]+)"', inspect.getsource(board) + inspect.getsource(dealing)))
    (sentence,) = re.findall(r"these happenings are the game's.*?\. The board tells all others", STAGE, re.DOTALL)
    assert set(re.findall(r"`([a-z-]+)`", sentence)) == every - by_board


def test_what_holds_is_seen_to_by_the_stage_or_by_the_rules() -> None:
    assert {kind.__name__ for kind in STANDARD.overall} <= code_words(STAGE)


class Sung(Effect, frozen=True, tag="sung"):
    """It notes what waits when it is carried out."""

    def carry_out(self, c: Any) -> None:
        c.stage.sung = [each.context.card for each in c.stage.waiting]


@pytest.mark.parametrize("first", ["hedgehog", "wren"])
def test_after_trigger_nothing_waits(game: Any, first: str) -> None:
    """Own effect and reaction are ordered by a question whose answers are the cards."""
    data = {"players": 2, "table": {"sides": [{"hand": ["hedgehog"]}, {"army": [["wren"]]}]}}
    position = tt.from_position(game.HEDGEROW, data).position
    rules = game.HEDGEROW.table(position.setup)
    stage = rules.stage(tt.Resolution(position.state, position.chance), 0)
    there = stage.enter(0, 1, "hedgehog", aside=False)
    asking = stage.trigger(stage.context(there), (Sung(), Draw()))
    question = next(asking)
    assert (question.seat, question.prompt.id) == (0, "ask.order")
    assert [each.card for each in question.options] == ["hedgehog", "wren"]
    with pytest.raises(StopIteration):
        asking.send(next(each for each in question.options if each.card == first))
    assert stage.waiting == []
    assert stage.sung == (["wren"] if first == "hedgehog" else [])
    assert [len(side.hand) for side in stage.r.state.sides] == [1, 1]


def test_a_win_in_the_midst_of_an_effect_puts_back_what_lies_aside(game: Any) -> None:
    sides = [{"hand": ["magpie", "toad", "vole"], "army": [["mole"]]}, {}]
    data = {"players": 2, "table": {"sides": sides, "pile": ["robin", "wren"], "points": [2, 0]}}
    play = tt.from_position(game.HEDGEROW, data)
    play.play("play magpie")
    play.play("card toad")
    assert [each.card for each in play.position.state.aside] == ["robin", "wren"]
    events = play.play("card robin").events
    assert type(events[-1]).__name__ == "PutBack"
    assert play.outcome is not None
    assert (play.position.state.aside, play.position.state.pile[0]) == ((), "wren")


def test_a_word_that_the_game_has_not_is_refused(game: Any) -> None:
    ruleset: AnyRuleset = game.HEDGEROW
    text = (PROJECT / "src/tricktable_hedgerow/cards.toml").read_text("utf-8")
    head = '[pack]\nname = "Other"\nversion = "1"\nruleset = "hedgerow"\n'
    assert ruleset.card_packs.read(head + text).name == "Other"
    with pytest.raises(tt.PackError, match="take-advantage"):
        ruleset.card_packs.read(head + text.replace('"gain-point"', '"take-advantage"'))


def test_a_faulty_card_is_told_as_the_tutorial_says(game: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (told,) = re.findall(r"^`(cards\.toml:.*?)` ", read("docs/en/tutorials/tableau-ruleset.md"), re.MULTILINE)
    before, wren, after = (PROJECT / "src/tricktable_hedgerow/cards.toml").read_text("utf-8").partition('id = "wren"')
    folder = tmp_path / "cards_of_the_tutorial"
    folder.mkdir()
    (folder / "cards.toml").write_text(before + wren + after.replace('"draw"', '"drew"', 1), "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(tt.PackError) as caught:
        cards_of_package(folder.name, Card, vocabulary=game.WORDS)
    assert str(caught.value) == told
