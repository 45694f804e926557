"""Code of a page that is run in place: shared names, what it prints, what goes wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from docs.play.running import Notebook


def test_blocks_share_their_names(capsys: pytest.CaptureFixture[str]) -> None:
    notebook = Notebook()
    assert notebook.run("import math\n\ndef twice(n):\n    return 2 * n\n") == ""
    assert notebook.run("print(twice(21), math.floor(2.5))") == ""
    assert capsys.readouterr().out == "42 2\n"


def test_of_a_session_the_values_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    notebook = Notebook()
    assert notebook.run("x = 6\nx * 7\nfor n in range(2):\n    n\nNone\n", echo=True) == ""
    assert capsys.readouterr().out == "42\n0\n1\n"
    assert notebook.run("x * 7") == ""
    assert capsys.readouterr().out == ""


def test_a_traceback_begins_in_the_block_and_shows_its_lines() -> None:
    notebook = Notebook()
    notebook.run("def fail():\n    return {}['key']\n")
    told = notebook.run("print('first')\nfail()\n")
    assert told.splitlines()[:3] == [
        "Traceback (most recent call last):",
        '  File "<block 2>", line 2, in <module>',
        "    fail()",
    ]
    assert "return {}['key']" in told
    assert told.rstrip().endswith("KeyError: 'key'")
    assert "running.py" not in told


def test_what_is_no_python_is_told() -> None:
    told = Notebook().run("if True\n    pass")
    assert 'File "<block 1>", line 1' in told
    assert "SyntaxError" in told
    assert "running.py" not in told


def test_leaving_python_leaves_the_page_there() -> None:
    assert "SystemExit: 3" in Notebook().run("raise SystemExit(3)")


def test_files_of_the_page_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    notebook = Notebook()
    notebook.write("packs/cards.toml", "name = 'мої'\n")
    assert notebook.run("import pathlib; print(pathlib.Path('packs/cards.toml').read_text('utf-8'))") == ""
    assert capsys.readouterr().out == "name = 'мої'\n\n"


def test_who_asks_is_told_that_a_page_cannot() -> None:
    assert "EOFError: A page cannot ask" in Notebook().run("name = input('Your name? ')")
