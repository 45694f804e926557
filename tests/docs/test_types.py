"""What the pages show in Python is right to a strict type checker too."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.pages import blocks

api = pytest.importorskip("mypy.api")

PAGES = ["README.md", "docs/en/index.md"]


@pytest.mark.parametrize("page", PAGES)
def test_plain_python_is_typed(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = [block.text for block in blocks(page) if block.language == "python"]
    assert shown
    for number, text in enumerate(shown):
        (tmp_path / f"block{number}.py").write_text(text, "utf-8")
    monkeypatch.chdir(tmp_path)
    said, trouble, code = api.run(["--strict", "--cache-dir", str(tmp_path / "cache"), "."])
    assert (code, trouble) == (0, ""), said
