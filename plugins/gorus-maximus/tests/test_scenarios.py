from __future__ import annotations

import pytest
from tricktable_gorus_maximus import GORUS_MAXIMUS

from tricktable.scenario import Scenario, read_scenarios, run

SCENARIOS = read_scenarios(GORUS_MAXIMUS.files)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=[scenario.id for scenario in SCENARIOS])
def test_comes_out_as_it_says(scenario: Scenario) -> None:
    run(scenario, GORUS_MAXIMUS)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=[scenario.id for scenario in SCENARIOS])
def test_says_something(scenario: Scenario) -> None:
    assert set(scenario.title) == {"en", "uk"}
    assert scenario.title["en"] != scenario.title["uk"]
    assert scenario.refused or any(
        step.events is not None or step.legal is not None or step.illegal or step.then or step.seat is not None
        for step in scenario.step
    )


def test_all_player_counts_and_all_splits_occur() -> None:
    tables = [scenario for scenario in SCENARIOS if not scenario.refused]
    seats = {scenario.players if isinstance(scenario.players, int) else len(scenario.players) for scenario in tables}
    assert seats == set(range(1, 9))
    splits = {str(scenario.options["teams"]) for scenario in tables if "teams" in scenario.options}
    assert splits == {"2-2", "2-2-1", "3-2", "2-2-2", "3-3", "2-2-2-1", "3-2-2", "2-2-2-2", "4-4"}
