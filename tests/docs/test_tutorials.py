"""The tutorials that begin in an empty folder work as they say, and end with the example that they build."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.desk import Desk
from tests.docs.pages import DOCS, FROM_AN_EMPTY_FOLDER, blocks

TUTORIALS = sorted(FROM_AN_EMPTY_FOLDER.items())
IDS = [f"{page.split('/')[1]}-{example}" for page, example in TUTORIALS]


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


def _lines(text: str) -> list[str]:
    """The lines that hold something, without the marks of what pages show."""
    return [line for line in text.splitlines() if line.strip() and "--8<--" not in line]


def _is_typed(path: Path) -> bool:
    made = {"__pycache__", ".hypothesis", ".pytest_cache", ".mypy_cache", ".ruff_cache"}
    return path.is_file() and path.name != "py.typed" and made.isdisjoint(path.parts)
