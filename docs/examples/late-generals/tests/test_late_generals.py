from __future__ import annotations

from importlib.resources import files

import pytest

import tricktable as tt
from tricktable.scenario import Scenario, read_scenarios, run
from tricktable.testing import Conformance


class TestVariants(Conformance):
    ruleset = "gosu"
    variants = ("long", "late-generals")
    examples = 2


@pytest.mark.parametrize("scenario", read_scenarios(files("tricktable_late_generals")), ids=lambda each: each.id)
def test_scenario(scenario: Scenario) -> None:
    """Each cites the paragraph that it shows, such as `late-generals.enrol.ozeki`."""
    run(scenario, tt.ruleset("gosu"))
