"""The tutorials that begin in an empty folder work as they say, and end with the example that they build."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

from tests.docs.desk import Desk
from tests.docs.pages import DOCS, FROM_AN_EMPTY_FOLDER, UNDO_PAGE, blocks, read
from tests.docs.test_commands import FLAGS

TUTORIALS = sorted(FROM_AN_EMPTY_FOLDER.items())
IDS = [f"{page.split('/')[1]}-{example}" for page, example in TUTORIALS]


@pytest.mark.walk
@pytest.mark.parametrize(("page", "example"), TUTORIALS, ids=IDS)
def test_it_can_be_followed_from_an_empty_folder(page: str, example: str, tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    for block in blocks(page):
        desk.follow(block)
    assert desk.here.name == example


@pytest.mark.parametrize(("page", "example"), TUTORIALS, ids=IDS)
def test_it_shows_each_file_of_the_example_whole(page: str, example: str) -> None:
    typed: dict[str, list[str]] = {}
    for block in blocks(page):
        if block.title:
            typed.setdefault(block.title, []).extend(_lines(block.text))
    project = DOCS / "examples" / example
    files = {path.relative_to(project).as_posix(): path for path in project.rglob("*") if _is_typed(path)}
    assert {name for name in typed if name.startswith(("src/", "tests/", "pyproject"))} == set(files)
    for name, path in files.items():
        assert typed[name] == _lines(path.read_text("utf-8")), name


@pytest.mark.parametrize(
    ("page", "leave"),
    [
        (UNDO_PAGE, "Leave Python, start it again"),
        (UNDO_PAGE.replace("/en/", "/uk/"), "Вийдіть із Python, запустіть його знову"),
    ],
)
def test_what_is_typed_after_a_restart_needs_nothing_from_before(
    page: str, leave: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tutorial on saves leaves Python and starts it again: a new Python knows only what it is told."""
    monkeypatch.chdir(tmp_path)
    before, restart, after = read(page).partition(leave)
    assert restart
    for typed in (before, after):
        test = doctest.DocTestParser().get_doctest(typed, {"__name__": "__main__"}, page, page, 0)
        assert test.examples
        failed, _ = doctest.DocTestRunner(optionflags=FLAGS).run(test)
        assert not failed


def _lines(text: str) -> list[str]:
    """The lines that hold something, without the marks of what pages show."""
    return [line for line in text.splitlines() if line.strip() and "--8<--" not in line]


def _is_typed(path: Path) -> bool:
    made = {"__pycache__", ".hypothesis", ".pytest_cache", ".mypy_cache", ".ruff_cache"}
    return path.is_file() and path.name != "py.typed" and made.isdisjoint(path.parts)
