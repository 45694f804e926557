"""The page of actions, made from the types, tells each once, as it is typed."""

from __future__ import annotations

import re

import pytest

import tricktable as tt
from docs.sitegen import actions
from docs.sitegen.ours import rulesets
from tests.docs.pages import DOCS, read, section
from tricktable.notation import tag_of, values_of
from tricktable.scenario import read_scenarios

PAGE = actions.page()
ids = pytest.mark.parametrize("ruleset", rulesets(), ids=lambda ruleset: ruleset.id)


def verbs(anchor: str) -> list[str]:
    """The verbs of the table under a heading."""
    _, _, rest = PAGE.partition(f" {{#{anchor}}}\n")
    return re.findall(r"^\| `([a-z-]+)", rest.partition("\n## ")[0], re.MULTILINE)


@ids
def test_each_action_of_a_ruleset_is_told_once(ruleset: tt.AnyRuleset) -> None:
    there = {tag_of(kind) for kind in ruleset.action_types}
    own = verbs(ruleset.id)
    assert len(own) == len(set(own))
    assert set(own) <= there
    assert there - set(own) <= set(verbs("tableau"))


@ids
def test_moves_of_the_examples_are_written_as_the_page_says(ruleset: tt.AnyRuleset) -> None:
    shapes = {tag_of(kind): len(actions.notation(kind).split()) for kind in ruleset.action_types}
    moves = [move for each in read_scenarios(ruleset.files) for step in each.step for move in step.moves]
    assert moves
    assert [move for move in moves if len(values_of(move)) != shapes[values_of(move)[0]]] == []


@ids
def test_the_page_of_the_game_has_examples(ruleset: tt.AnyRuleset) -> None:
    assert section(f"docs/en/rules/{ruleset.id}/index.md", "Actions")


def test_it_is_in_the_navigation() -> None:
    assert f": {actions.PATH}\n" in read("mkdocs.yml")


@pytest.mark.parametrize("folder", ["how-to", "tutorials", "explanation", "reference", "reference/formats"])
def test_an_overview_names_each_page_beside_it(folder: str) -> None:
    """In either language, where there is one."""
    for language in ("en", "uk"):
        index = DOCS / language / folder / "index.md"
        if index.is_file():
            named = set(re.findall(r"\]\(([\w-]+\.md)", index.read_text("utf-8")))
            assert {page.name for page in index.parent.glob("*.md")} - {"index.md"} <= named
