"""Copies of the templates: nothing of the old names, all of the new ones, in the languages that were asked for."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tests.scaffold.templates import FOLDER, KINDS, SPELLINGS, files_of
from tricktable.scaffold import filling
from tricktable.scaffold.filling import TO_DO, Kind, filled

WORDS = {
    **{f"example-{kind}": f"no-{kind}" for kind in KINDS},
    **{f"example_{kind}": f"no_{kind}" for kind in KINDS},
    **{f"Example {kind.title()}": f"No {kind}" for kind in KINDS},
}


@pytest.mark.parametrize("kind", KINDS)
def test_every_file_is_copied_under_its_new_name(kind: Kind) -> None:
    copied = filled(kind, WORDS, ("en", "uk"))
    assert list(copied) == sorted(path.as_posix().replace("example_", "no_") for path in files_of(kind))
    whole = "\n".join([*copied, *copied.values()]).lower()
    assert [word for word in SPELLINGS if word in whole] == []
    for path, text in copied.items():
        assert "\r" not in text
        assert text == "" or text.endswith("\n"), path


@pytest.mark.parametrize("kind", KINDS)
def test_in_all_languages_of_the_template_only_names_differ(kind: Kind) -> None:
    copied = filled(kind, {"example": "example"}, ("en", "uk"))
    assert copied == {path.as_posix(): (FOLDER / kind / path).read_text("utf-8") for path in files_of(kind)}


def test_two_copies_are_alike() -> None:
    assert list(filled("tricks", WORDS, ("en",)).items()) == list(filled("tricks", WORDS, ("en",)).items())


def test_a_new_name_that_is_an_old_one_is_left_alone() -> None:
    words = {"example-tricks": "example_tricks", "example_tricks": "example-tricks"}
    text = filled("tricks", words, ("en",))["pyproject.toml"]
    assert 'name = "tricktable-example_tricks"' in text
    assert 'packages = ["src/tricktable_example-tricks"]' in text


def _tags(data: object) -> set[str]:
    """The languages in which any text of a file is."""
    if isinstance(data, dict):
        here = set(data) if "en" in data else set()
        return here.union(*map(_tags, data.values())) - {"id", "origin"}
    return set().union(*map(_tags, data)) if isinstance(data, list) else set()


@pytest.mark.parametrize("languages", [("en",), ("en", "uk"), ("en", "pl", "uk"), ("en", "pt-BR")])
@pytest.mark.parametrize("kind", ["tricks", "tableau", "variant"])
def test_texts_are_in_the_languages_that_were_asked_for(kind: Kind, languages: tuple[str, ...]) -> None:
    copied = filled(kind, WORDS, languages)
    for path, text in copied.items():
        if path.endswith(("rulebook.toml", "scenarios/play.toml", "cards.toml")):
            assert _tags(tomllib.loads(text)) == set(languages), path
    foreign = set(languages) - {"en", "uk"}
    assert any(TO_DO in text for text in copied.values()) == bool(foreign)
    catalogs = {Path(path).stem for path in copied if "/messages/" in path}
    assert catalogs == {"tricks": set(languages), "tableau": set(languages) - foreign, "variant": set()}[kind]


def test_what_tools_left_in_a_template_is_not_copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    base = tmp_path / "templates" / "tricks"
    for left in ("src/__pycache__/game.cpython-311.pyc", ".mypy_cache/x.json", "src/game.py"):
        (base / left).parent.mkdir(parents=True, exist_ok=True)
        (base / left).write_bytes(b"\xff" if left.endswith("pyc") else b"a\r\nb\r\n")
    monkeypatch.setattr("importlib.resources.files", lambda package: tmp_path)
    assert filling.filled("tricks", {"b": "c"}, ("en",)) == {"src/game.py": "a\nc\n"}
