"""Every scenario comes out as it says, and says something."""

from __future__ import annotations

import pytest
from gosu_x_tables import CARDS
from tricktable_gosu_x import GOSU_X

from tricktable.scenario import Scenario, read_scenarios, run

SCENARIOS = read_scenarios(GOSU_X.files)
every_scenario = pytest.mark.parametrize("scenario", SCENARIOS, ids=[scenario.id for scenario in SCENARIOS])


@every_scenario
def test_comes_out_as_it_says(scenario: Scenario) -> None:
    run(scenario, GOSU_X)


@every_scenario
def test_says_something(scenario: Scenario) -> None:
    assert set(scenario.title) == {"en", "uk"}
    assert scenario.title["en"] != scenario.title["uk"]
    assert scenario.rules
    assert scenario.refused or any(
        step.events is not None or step.legal is not None or step.illegal or step.then or step.seat is not None
        for step in scenario.step
    )


def test_ids_are_different() -> None:
    ids = [scenario.id for scenario in SCENARIOS]
    assert len(set(ids)) == len(ids)


def named(value: object) -> set[str]:
    """Every text in a part of a scenario, and the words of it."""
    if isinstance(value, str):
        return {value, *value.split()}
    if isinstance(value, dict):
        return {text for each in value.values() for text in named(each)}
    if isinstance(value, (list, tuple)):
        return {text for each in value for text in named(each)}
    return set()


@pytest.mark.parametrize("card", sorted(CARDS))
def test_every_card_occurs(card: str) -> None:
    """In a table or a step of some scenario."""
    assert any(
        card in named(scenario.table) | named([(step.play, step.then) for step in scenario.step])
        for scenario in SCENARIOS
    )


@pytest.mark.parametrize("id", sorted(each.id for each in GOSU_X.rulebook if each.id.startswith("gosu-x.reading.")))
def test_every_reading_is_shown(id: str) -> None:
    assert any(id in scenario.rules for scenario in SCENARIOS)


def test_every_way_to_win_occurs() -> None:
    reasons = {
        step.then["outcome.reason"] if "outcome.reason" in step.then else step.then["outcome"]["reason"]
        for scenario in SCENARIOS
        for step in scenario.step
        if "outcome.reason" in step.then or "outcome" in step.then
    }
    ways = ("supremacy", "fifth-token", "fifteen", "goan-sul", "justice")
    assert reasons == {f"gosu-x.end.{way}" for way in ways}
