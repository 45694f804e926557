"""What the pages on plugins say of a new package is so."""

from __future__ import annotations

import importlib
import sys
import tomllib
from pathlib import Path

import pytest

import tricktable as tt
from tests.docs.pages import blocks, read, rows, section
from tricktable.discovery import GROUP
from tricktable.scaffold.filling import filled
from tricktable.testing import check_ruleset

START = "docs/en/how-to/start-a-plugin.md"
IN_UKRAINIAN = START.replace("/en/", "/uk/")
PUBLISH = "docs/en/how-to/publish-a-plugin.md"
WORDS = {"example-tricks": "old-maid", "example_tricks": "old_maid", "Example Tricks": "Old Maid"}
FILES = filled("tricks", WORDS, ("en",))
CARDS = filled("tableau", {"example": "example"}, ("en", "uk"))["src/tricktable_example_tableau/cards.toml"]
PACKAGE = "src/tricktable_old_maid"
PARAGRAPH = """
[[section.paragraph]]
id = "old-maid.trick.trump"
origin = "ours"
en = "Whoever cannot follow must trump."
"""


@pytest.mark.parametrize(("page", "heading"), [(START, "Write it"), (IN_UKRAINIAN, "Написати його")])
def test_the_files_of_a_new_package(page: str, heading: str) -> None:
    told = [name.strip() for row in rows(section(page, heading)) for name in row[0].split(",")]
    told = [f"{PACKAGE}/{name}" if name == "perft.toml" else name for name in told]
    for path in FILES:
        beside = path in (f"{PACKAGE}/__init__.py", f"{PACKAGE}/plugin.py", f"{PACKAGE}/py.typed")
        assert beside or any(path == name or (name.endswith("/") and path.startswith(name)) for name in told), path


def failing(folder: Path, files: dict[str, str]) -> set[str]:
    """The checks that a package with these files fails."""
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8")
    sys.path.insert(0, str(folder / "src"))
    try:
        plugin = importlib.import_module("tricktable_old_maid.plugin")
        ruleset = tt.Registry([plugin], strict=True).ruleset("old-maid")
        return {each.check for each in check_ruleset(ruleset, cited_in=[folder / "tests"]) if each.status == "failed"}
    finally:
        sys.path.remove(str(folder / "src"))
        importlib.invalidate_caches()
        for name in [name for name in sys.modules if name.startswith("tricktable_old_maid")]:
            del sys.modules[name]


def test_what_the_tests_say_when_a_rule_is_changed(tmp_path: Path) -> None:
    (block,) = [each for each in blocks(START) if "FollowOrTrump" in each.text]
    change = block.text.strip().splitlines()[-1]
    game = FILES[f"{PACKAGE}/game.py"].replace("Follow,", "Follow, FollowOrTrump,")
    old = next(line for line in game.splitlines() if "following = " in line)
    changed = {**FILES, f"{PACKAGE}/game.py": game.replace(old, f"    {change}")}
    told = [row[0] for row in rows(section(START, "Change a rule"))]
    assert [row[0] for row in rows(section(IN_UKRAINIAN, "Змінити правило"))] == told
    first = failing(tmp_path / "first", changed)
    assert first == {"legal-listing", "messages", "perft"}
    book = changed[f"{PACKAGE}/rulebook.toml"]
    before = '\n[[section.paragraph]]\nid = "old-maid.trick.take"'
    then = failing(tmp_path / "then", {**changed, f"{PACKAGE}/rulebook.toml": book.replace(before, PARAGRAPH + before)})
    assert then == {"rulebook-cited", "perft"}
    assert set(told) == first | then | {"golden"}


@pytest.mark.parametrize("key", ["entry-points", "dependencies"])
def test_the_project_file_as_it_is_shown(key: str) -> None:
    project = tomllib.loads(FILES["pyproject.toml"])["project"]
    shown = [tomllib.loads(block.text)["project"] for block in blocks(PUBLISH) if block.language == "toml"]
    assert [each[key] for each in shown if key in each] == [project[key]]
    assert set(project["entry-points"]) == {GROUP}


def test_the_names_on_the_page_are_those_of_the_package() -> None:
    page = read(PUBLISH)
    assert (
        f"tricktable_old_maid-{tomllib.loads(FILES['pyproject.toml'])['project']['version']}-py3-none-any.whl" in page
    )
    assert all(f"`{name}`" in page for name in ("rulebook.toml", "py.typed", "perft.toml", "golden/", "scenarios/"))


def test_the_card_that_is_shown_is_one_and_whole() -> None:
    """It is included by its lines, since marks would be copied into every new package."""
    (block,) = [each for each in blocks(START) if each.language == "toml"]
    (card,) = tomllib.loads(block.text)["card"]
    assert card == next(each for each in tomllib.loads(CARDS)["card"] if each["id"] == "rose")
