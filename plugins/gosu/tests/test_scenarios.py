from __future__ import annotations

import pytest
from tricktable_gosu import GOSU

from tricktable.scenario import Scenario, read_scenarios, run

SCENARIOS = read_scenarios(GOSU.files)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=[scenario.id for scenario in SCENARIOS])
def test_comes_out_as_it_says(scenario: Scenario) -> None:
    run(scenario, GOSU)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=[scenario.id for scenario in SCENARIOS])
def test_says_something(scenario: Scenario) -> None:
    assert set(scenario.title) == {"en", "uk"}
    assert scenario.title["en"] != scenario.title["uk"]
    assert scenario.rules
    assert scenario.refused or any(
        step.events is not None or step.legal is not None or step.illegal or step.then or step.seat is not None
        for step in scenario.step
    )


def test_all_player_counts_and_variants_occur() -> None:
    seats = {scenario.players for scenario in SCENARIOS if not scenario.refused}
    assert seats == {2, 3, 4}
    variants = {scenario.variant for scenario in SCENARIOS if scenario.variant is not None}
    assert variants == {variant.id for variant in GOSU.variants} - {"standard"}


def test_what_the_documented_cards_do_is_shown() -> None:
    shown = {rule for scenario in SCENARIOS for rule in scenario.rules}
    effects_of_ours = {"kataclysm", "duwal", "garsh", "fact", "ideo", "loya"}
    readings = {id.id for id in GOSU.rulebook if id.id.startswith("gosu.reading.")}
    assert readings - shown == {f"gosu.reading.{card}" for card in effects_of_ours}
