"""Own cards of a package that cannot be read: told with file, line, and the keys that lead there."""

from __future__ import annotations

from pathlib import Path

import pytest

import tricktable as tt
from tricktable.effects import Card
from tricktable.packs import cards_of_package

TEXT = """[[card]]
id = "gate-keeper"
name = { en = "Gate Keeper" }
clan = "red"
level = 1
entering = [{ do = "drew" }]
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "own_cards_of_a_test"
    folder.mkdir()
    monkeypatch.syspath_prepend(tmp_path)
    return folder


def test_faults_of_cards(package: Path) -> None:
    (package / "cards.toml").write_text(TEXT, "utf-8")
    with pytest.raises(tt.PackError) as caught:
        cards_of_package(package.name, Card)
    told = "cards.toml:6: gate-keeper, entering 1, do: Unknown effect 'drew'. Did you mean draw or draw-to?"
    assert str(caught.value) == told
    assert caught.value.problems[0].line == 6


def test_no_toml(package: Path) -> None:
    (package / "more.toml").write_text(TEXT.replace("level = 1", "level ="), "utf-8")
    with pytest.raises(tt.PackError, match=r"^more\.toml:5: This is no TOML: "):
        cards_of_package(package.name, Card, "more.toml")
