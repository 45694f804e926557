"""Every block of code on a page runs, or is part of a file that does.

Blocks with `>>>` are doctests, which pytest finds by itself. Plain Python is carried out here, page by page, top to
bottom. The command is in `test_commands`, paragraphs of rulebooks are in `test_rule_pages`. What is included from a
file belongs to an example that has tests.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from tests.docs.pages import DOCS, FROM_AN_EMPTY_FOLDER, NAMES, ROOT, blocks

KNOWN = {"python", "pycon", "console", "sh", "toml", "json", "text", "js", "html", "rules"}
INCLUDED = {"text", "js", "html"}
TESTED = (
    *(f"docs/examples/{example}/" for example in FROM_AN_EMPTY_FOLDER.values()),
    "docs/examples/adding/",
    "docs/examples/browser/",
    "docs/examples/two-clients/",
    "docs/examples/web-server/",
    "docs/examples/chat-bot/",
    "docs/examples/game-store/",
    "docs/examples/moles/",
    "docs/examples/fair-shuffle/",
    "src/tricktable/scaffold/",
    "docs/examples/debugging/",
)


@pytest.mark.parametrize("name", NAMES)
def test_plain_python_runs(
    name: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for folder in DOCS.glob("examples/*"):  # a program of an app imports the files beside it
        monkeypatch.syspath_prepend(str(folder))
    names: dict[str, object] = {"__name__": "page"}
    for block in blocks(name):
        if block.language == "python" and not block.files:
            code = compile("\n" * (block.line - 1) + block.text, name, "exec", dont_inherit=True)
            exec(code, names)


@pytest.mark.parametrize("name", NAMES)
def test_data_can_be_read(name: str) -> None:
    readers = {"toml": tomllib.loads, "json": json.loads}
    for block in blocks(name):
        if block.language in readers:
            assert readers[block.language](block.text)


@pytest.mark.parametrize("name", NAMES)
def test_each_block_is_of_a_kind_that_is_run(name: str) -> None:
    for block in blocks(name):
        where = f"{name}:{block.line}"
        assert block.language in KNOWN, f"{where}: nothing runs a block of {block.language!r}"
        assert (block.language == "pycon") == (">>> " in block.text), f"{where}: `pycon` is for what has `>>>`"
        assert block.language not in INCLUDED or block.files, f"{where}: it goes untested; include it from a file"
        for file in block.files:
            assert file.startswith(TESTED), f"{where}: {file} belongs to no example that is tested"


def test_each_file_of_the_examples_is_shown_or_tested() -> None:
    """A module that nobody sees is no example."""
    shown = {file for name in NAMES for block in blocks(name) for file in block.files}
    beside = {"__init__.py"}
    modules = {path.relative_to(ROOT).as_posix() for path in DOCS.glob("examples/**/*.py") if path.name not in beside}
    assert modules - shown == set()


def test_no_page_breaks_off() -> None:
    for name in NAMES:
        text = Path(ROOT, name).read_text("utf-8")
        assert text.count("\n```") % 2 == 0, f"{name}: a block is not closed"
