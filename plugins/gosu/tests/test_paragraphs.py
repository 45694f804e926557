"""Every paragraph of the rulebook is shown by a scenario, held by a test that names it, or tells about the rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import tricktable_gosu
from tricktable_gosu import GOSU
from tricktable_gosu.cards import GosuCard

from tricktable.locale import read_catalogs
from tricktable.scenario import read_scenarios

SCENARIOS = read_scenarios(GOSU.files)
PARAGRAPHS = {paragraph.id for paragraph in GOSU.rulebook}
PARAGRAPH = re.compile(r"(?<![.\w])gosu\.[a-z]+\.[a-z][a-z-]*[a-z]")

TELLING = {
    "gosu.setup.holder-method": "how people at a real table may draw lots",
    "gosu.cards.markers": "markers are things on a real table; points are numbers here",
    "gosu.tournament.infinity": "that there is a rule, of which nothing else is public",
    "gosu.teams.sheet": "where the rules of the section come from",
    "gosu.ukrainian.terms": "which words of the Ukrainian text are ours",
}
"""Paragraphs that nothing at the table could show, and what they tell instead."""


def cited_by_tests() -> set[str]:
    here = Path(__file__).parent
    return {id for file in here.glob("test_rules_*.py") for id in PARAGRAPH.findall(file.read_text("utf-8"))}


def cited_by_scenarios() -> set[str]:
    return {rule for scenario in SCENARIOS for rule in scenario.rules}


@pytest.mark.parametrize("id", sorted(PARAGRAPHS))
def test_is_cited(id: str) -> None:
    assert id in cited_by_scenarios() | cited_by_tests() | set(TELLING)


def test_no_unknown_paragraph_is_cited() -> None:
    assert cited_by_scenarios() | cited_by_tests() | set(TELLING) <= PARAGRAPHS


def test_what_only_tells_is_not_shown() -> None:
    assert not set(TELLING) & (cited_by_scenarios() | cited_by_tests())


def test_what_forbids_and_what_ends_are_paragraphs() -> None:
    steps = [step for scenario in SCENARIOS for step in scenario.step]
    assert {rule for step in steps for rule in step.illegal.values()} <= PARAGRAPHS
    reasons = {
        step.then["outcome.reason"] if "outcome.reason" in step.then else step.then["outcome"]["reason"]
        for step in steps
        if "outcome" in step.then or "outcome.reason" in step.then
    }
    assert reasons == {"gosu.end.points", "gosu.end.conditions"}


def test_every_paragraph_that_can_forbid_an_action_does_so_in_a_scenario() -> None:
    here = Path(__file__).parents[1] / "src" / "tricktable_gosu"
    refusing = {
        id
        for name in ("rules.py", "opening.py")
        for id in re.findall(r'"(gosu\.[a-z]+\.[a-z-]+)"', (here / name).read_text("utf-8"))
    }
    shown = {rule for scenario in SCENARIOS for step in scenario.step for rule in step.illegal.values()}
    assert refusing - {"gosu.end.points"} <= shown  # that one ends a game


def test_what_is_refused_names_its_paragraph() -> None:
    named = {id for scenario in SCENARIOS for id in PARAGRAPH.findall(scenario.refused)}
    assert named <= PARAGRAPHS


def test_sources_are_said_in_ukrainian() -> None:
    cards = {card.source for card in GOSU.cards() if isinstance(card, GosuCard)}
    sources = {source for source in cards | {paragraph.source for paragraph in GOSU.rulebook} if source}
    catalog = read_catalogs(GOSU.files)["uk"] if GOSU.files is not None else {}
    assert {id.removeprefix("source.") for id in catalog if id.startswith("source.")} == sources


def test_both_languages_are_complete() -> None:
    assert GOSU.rulebook.languages() == ("en", "uk")


SOURCES = sorted(path for path in Path(tricktable_gosu.__file__).parent.glob("*.py"))


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_what_the_code_cites_is_there(path: Path) -> None:
    known = {paragraph.id for paragraph in GOSU.rulebook} | {section.id for section in GOSU.rulebook.sections}
    cited = set(re.findall(r"[`\[\"](gosu\.[a-z][a-z.-]*)[`\]\"]", path.read_text("utf-8")))
    assert cited <= known
