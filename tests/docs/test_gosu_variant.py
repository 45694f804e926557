"""The variant of the GOSU page: by rules of its own, and without a line in GOSU's package."""

from __future__ import annotations

from typing import Any

import pytest
from tricktable_gosu import plugin as gosu

import tricktable as tt
from docs.examples.adding import four_clans
from tests.docs.pages import GOSU_PAGE, code_words, rows, section
from tricktable.game import AnyGame
from tricktable.ruleset import AnyRuleset
from tricktable.testing import Table, all_checks, run_check

THREE = ["dynamite", "dark-goblin-medic", "rusty-echo"]


@pytest.fixture(scope="module")
def fuller() -> AnyRuleset:
    return tt.Registry([gosu, four_clans], strict=True).ruleset("gosu")


def game(ruleset: AnyRuleset, variant: str, army: list[list[str]], hand: list[str]) -> AnyGame:
    table = {"sides": [{"army": army, "hand": hand}, {}]}
    return tt.from_position(ruleset, {"players": 2, "variant": variant, "table": table})


def test_rows_of_four_and_the_list_follows(fuller: AnyRuleset) -> None:
    full = [["dynamite"] * 2 + ["short-fuse"] * 2]
    assert "play match-juggler" in listed(game(fuller, "standard", full, ["match-juggler"]))
    narrow = game(fuller, "four-clans", full, ["match-juggler"])
    assert "play match-juggler" not in listed(narrow)
    refused = narrow.why_not("play match-juggler")
    assert refused is not None
    assert refused.rule == "gosu.enrol.row-full"


def listed(game: AnyGame) -> list[str]:
    return [game.ruleset.format_action(action) for action in game.legal_actions()]


@pytest.mark.parametrize(("variant", "cost"), [("standard", 2), ("four-clans", 1)])
def test_a_new_clan_is_cheaper(fuller: AnyRuleset, variant: str, cost: int) -> None:
    hand = ["beard-registrar", "trsck", "kork"]
    play = game(fuller, variant, [["dynamite"]], hand)
    play.play("play beard-registrar")
    asked = 0
    while play.position.pending is not None:
        play.play(play.legal_actions()[0])
        asked += 1
    assert asked == cost
    poor = game(fuller, variant, [["dynamite"]], hand[:2])
    assert ("play beard-registrar" in listed(poor)) == (cost == 1)


def test_four_clans_win_at_once(fuller: AnyRuleset) -> None:
    play = game(fuller, "four-clans", [THREE], ["beard-registrar", "trsck"])
    play.play("play beard-registrar")
    assert play.position.pending is not None
    play.play("card trsck")
    assert play.outcome is not None
    assert (play.outcome.winners, play.outcome.reason) == ((0,), "gosu.end.conditions")


def test_it_keeps_the_contract(fuller: AnyRuleset) -> None:
    for name, check in all_checks().items():
        if check.scope == "table":
            run_check(name, fuller, Table("four-clans", 2), seed=2)


def test_the_page_names_methods_that_are_there(fuller: AnyRuleset) -> None:
    rules: Any = fuller.table(fuller.setup(2))
    told = {name for row in rows(section(GOSU_PAGE, "A variant by other rules")) for name in row[0].split(", ")}
    told.discard("of GosuRules")
    assert {name for name in told if not hasattr(rules, name)} == set()
    refusals = {name for name in dir(rules) if name.startswith("refuse")} - {"refuse_options"}
    assert refusals <= told
    tables = {word for word in code_words(section(GOSU_PAGE, "A variant by other rules")) if "frame." in word}
    assert {name for name in tables if not hasattr(rules.frame, name.removeprefix("frame."))} == set()
