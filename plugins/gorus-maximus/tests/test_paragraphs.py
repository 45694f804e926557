"""Every paragraph of the rulebook is shown by a scenario, or held by a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tricktable_gorus_maximus import GORUS_MAXIMUS

from tricktable.scenario import read_scenarios

SCENARIOS = read_scenarios(GORUS_MAXIMUS.files)
PARAGRAPHS = {paragraph.id for paragraph in GORUS_MAXIMUS.rulebook}
PARAGRAPH = re.compile(r"\bgorus\.[a-z]+\.[a-z][a-z-]*[a-z]")


def cited_by_tests() -> set[str]:
    here = Path(__file__).parent
    return {id for file in here.glob("test_rules_*.py") for id in PARAGRAPH.findall(file.read_text("utf-8"))}


def cited_by_scenarios() -> set[str]:
    return {rule for scenario in SCENARIOS for rule in scenario.rules}


@pytest.mark.parametrize("id", sorted(PARAGRAPHS))
def test_is_cited(id: str) -> None:
    assert id in cited_by_scenarios() | cited_by_tests()


def test_no_unknown_paragraph_is_cited() -> None:
    assert cited_by_scenarios() | cited_by_tests() <= PARAGRAPHS


def test_scenarios_forbid_by_paragraphs_that_exist() -> None:
    steps = [step for scenario in SCENARIOS for step in scenario.step]
    assert {rule for step in steps for rule in step.illegal.values()} <= PARAGRAPHS
    reasons = {
        step.then["outcome.reason"] if "outcome.reason" in step.then else step.then["outcome"]["reason"]
        for step in steps
        if "outcome" in step.then or "outcome.reason" in step.then
    }
    ends = {"gorus.end.goal", "gorus.end.zero", "gorus.end.fewest", "gorus.end.shared"}
    assert reasons == ends | {"gorus.solo.goal", "gorus.solo.both"}


def test_what_is_refused_names_its_paragraph() -> None:
    named = {id for scenario in SCENARIOS for id in PARAGRAPH.findall(scenario.refused)}
    assert named <= PARAGRAPHS


def test_both_languages_are_complete() -> None:
    assert GORUS_MAXIMUS.rulebook.languages() == ("en", "uk")
