"""Every paragraph of the rulebook is shown by a scenario, held by a test that names it, or tells about the rules."""

from __future__ import annotations

import functools
import re
from pathlib import Path

import pytest
import tricktable_gosu_x
from tricktable_gosu_x import GOSU_X, GosuXCard

from tricktable.locale import read_catalogs
from tricktable.scenario import read_scenarios

SCENARIOS = read_scenarios(GOSU_X.files)
PARAGRAPHS = {paragraph.id for paragraph in GOSU_X.rulebook}
PARAGRAPH = re.compile(r"(?<![.\w-])gosu-x\.[a-z]+\.[a-z0-9][a-z0-9-]*[a-z0-9]")

TELLING: dict[str, str] = {
    "gosu-x.cards.facts": "where the figures and effects come from",
    "gosu-x.cards.spelling": "that a name is in doubt",
    "gosu-x.cards.wording": "which names are our translations",
    "gosu-x.contents.pieces": "wooden pieces on a real table; tokens are numbers here",
    "gosu-x.contents.rest": "board, bag and rules of a real box",
    "gosu-x.setup.board": "where the board of a real table lies",
    "gosu-x.setup.clans-laid": "how the cards of a real box are laid out for the draft",
}
"""Paragraphs that nothing at the table could show, and what they tell instead."""


@functools.cache
def cited_by_tests() -> set[str]:
    here = Path(__file__)
    files = (file for file in here.parent.glob("test_*.py") if file != here)
    return {id for file in files for id in PARAGRAPH.findall(file.read_text("utf-8"))}


@functools.cache
def cited_by_scenarios() -> set[str]:
    return {rule for scenario in SCENARIOS for rule in scenario.rules}


@pytest.mark.parametrize("id", sorted(PARAGRAPHS))
def test_is_cited(id: str) -> None:
    assert id in cited_by_scenarios() | cited_by_tests() | set(TELLING)


def test_no_unknown_paragraph_is_cited() -> None:
    assert cited_by_scenarios() | cited_by_tests() | set(TELLING) <= PARAGRAPHS


def test_what_only_tells_is_not_shown() -> None:
    assert not set(TELLING) & (cited_by_scenarios() | cited_by_tests())


def test_what_forbids_are_paragraphs() -> None:
    steps = [step for scenario in SCENARIOS for step in scenario.step]
    assert {rule for step in steps for rule in step.illegal.values()} <= PARAGRAPHS


REFUSING = ("rules.py", "opening.py", "costs.py")
NEVER_SHOWN = {"gosu-x.end.supremacy"}
"""Cited in these files for what is no refusal."""


def test_every_paragraph_that_can_forbid_an_action_does_so_in_a_scenario() -> None:
    here = Path(tricktable_gosu_x.__file__).parent
    refusing = {
        id for name in REFUSING for id in re.findall(r'"(gosu-x\.[a-z]+\.[a-z-]+)"', (here / name).read_text("utf-8"))
    }
    refusing |= {f"gosu-x.play.{row}-{what}" for row in ("hero", "immortal") for what in ("number", "clan")}
    shown = {rule for scenario in SCENARIOS for step in scenario.step for rule in step.illegal.values()}
    assert refusing - NEVER_SHOWN <= shown


def test_what_is_refused_names_its_paragraph() -> None:
    named = {id for scenario in SCENARIOS for id in PARAGRAPH.findall(scenario.refused)}
    assert named <= PARAGRAPHS


def test_sources_are_said_in_ukrainian() -> None:
    cards = {card.source for card in GOSU_X.cards() if isinstance(card, GosuXCard)}
    sources = {source for source in cards | {paragraph.source for paragraph in GOSU_X.rulebook} if source}
    catalog = read_catalogs(GOSU_X.files)["uk"] if GOSU_X.files is not None else {}
    assert {id.removeprefix("source.") for id in catalog if id.startswith("source.")} == sources


def test_both_languages_are_complete() -> None:
    assert GOSU_X.rulebook.languages() == ("en", "uk")


SOURCES = sorted(path for path in Path(tricktable_gosu_x.__file__).parent.glob("*.py"))


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_what_the_code_cites_is_there(path: Path) -> None:
    known = PARAGRAPHS | {section.id for section in GOSU_X.rulebook.sections}
    cited = set(re.findall(r"[`\[\"](gosu-x\.[a-z][a-z0-9.-]*)[`\]\"]", path.read_text("utf-8")))
    assert {id for id in cited if not id.endswith(".")} <= known
