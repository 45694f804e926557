"""The variant of the Gosu X page: by rules of its own, and without a line in the package of Gosu X."""

from __future__ import annotations

import pytest
from tricktable_gosu_x import plugin as gosu_x

import tricktable as tt
from docs.examples.adding import six_hands
from tricktable.game import AnyGame
from tricktable.ruleset import AnyRuleset
from tricktable.testing import Table, all_checks, run_check

CLANS = {"clans": ["justice", "phoenix", "xi-an"]}
OTHERS = {"clans": ["abhilasha", "narashima", "galmi"]}


@pytest.fixture(scope="module")
def fuller() -> AnyRuleset:
    return tt.Registry([gosu_x, six_hands], strict=True).ruleset("gosu-x")


def game(ruleset: AnyRuleset, variant: str, **side: object) -> AnyGame:
    table = {"sides": [{**CLANS, **side}, OTHERS]}
    return tt.from_position(ruleset, {"players": 2, "variant": variant, "table": table})


@pytest.mark.parametrize(("variant", "left"), [("random-clans", 7), ("six-hands", 6)])
def test_hands_of_six(fuller: AnyRuleset, variant: str, left: int) -> None:
    hand = ["arpia", "arpia", "muraena", "muraena", "timer", "timer", "sqeezs", "sqeezs"]
    played = game(fuller, variant, hand=hand, spent=1, pile=["kaez", "genious"])
    played.play("spend 1")
    while played.to_act == 0:
        played.play(played.legal_actions()[0])
    assert len(played.position.state.sides[0].hand) == left


@pytest.mark.parametrize(("variant", "reason"), [("random-clans", None), ("six-hands", "six-hands.end.clan")])
def test_eight_cards_of_a_clan(fuller: AnyRuleset, variant: str, reason: str | None) -> None:
    army = [["arpia", "muraena", "sqeezs", "all-in-one"], ["kaez", "genious", "fenghuang"]]
    played = game(fuller, variant, army=army, hand=["timer"])
    played.play("play timer")
    assert (played.outcome and played.outcome.reason) == reason
    assert list(played.ruleset.table(played.setup).problems(played.position.state)) == []


def test_the_paragraph_is_in_its_rulebook(fuller: AnyRuleset) -> None:
    assert "eight face-up cards" in fuller.rulebook("en")["six-hands.end.clan"].text["en"]


def test_it_keeps_the_contract(fuller: AnyRuleset) -> None:
    for name, check in all_checks().items():
        if check.scope == "table":
            run_check(name, fuller, Table("six-hands", 2), seed=2)
