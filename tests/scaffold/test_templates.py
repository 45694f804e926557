"""The packages that the scaffold copies keep what the kit asks; their own tests run where copies are installed."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from tricktable_example_tableau import plugin as tableau
from tricktable_example_tableau_example_pack import plugin as pack
from tricktable_example_tricks import plugin as tricks
from tricktable_example_tricks_example_variant import plugin as variant

import tricktable as tt
from tests.scaffold.templates import FOLDER, KINDS, files_of
from tricktable.discovery import GROUP
from tricktable.scaffold.bases import requirement
from tricktable.testing import Conformance, check_ruleset

MORE_TRICKS = tt.Registry([tricks, variant], strict=True).ruleset("example-tricks")


class TestTricks(Conformance):
    ruleset = tt.Registry([tricks], strict=True).ruleset("example-tricks")
    examples = 1
    cited_in = (FOLDER / "tricks" / "tests",)


class TestTableau(Conformance):
    ruleset = tt.Registry([tableau], strict=True).ruleset("example-tableau")
    examples = 1
    cited_in = (FOLDER / "tableau" / "tests",)


class TestVariant(Conformance):
    ruleset = MORE_TRICKS
    variants = ("example-variant",)
    examples = 1
    cited_in = (FOLDER / "variant" / "tests",)


def test_the_others_win_in_the_variant() -> None:
    usual, other = (tt.new_game(MORE_TRICKS, 3, variant=id, seed=7) for id in ("standard", "example-variant"))
    for game in (usual, other):
        while game.outcome is None:
            game.play(game.legal_actions()[0])
    assert usual.outcome is not None
    assert other.outcome is not None
    assert set(usual.outcome.winners) | set(other.outcome.winners) == {0, 1, 2}
    assert not set(usual.outcome.winners) & set(other.outcome.winners)
    assert MORE_TRICKS.rulebook["example-variant.end.others"].number == "4.1"


def test_the_pack_loads_and_its_cards_can_be_said() -> None:
    ruleset = tt.Registry([tableau, pack], strict=True).ruleset("example-tableau")
    assert [each.name for each in ruleset.card_packs.loaded] == ["Example Pack"]
    assert [each.status for each in check_ruleset(ruleset, checks=["card-texts"])] == ["passed"]


@pytest.mark.parametrize("kind", KINDS)
def test_the_project_file_fits_this_core(kind: str) -> None:
    project = tomllib.loads((FOLDER / kind / "pyproject.toml").read_text("utf-8"))
    ours = requirement("tricktable", tt.__version__)
    assert project["project"]["dependencies"][0] == ours
    (module,) = project["project"]["entry-points"][GROUP].values()
    assert f"src/{module.replace('.', '/')}.py" in [path.as_posix() for path in files_of(kind)]


@pytest.mark.parametrize("kind", KINDS)
def test_the_readme_names_files_that_are_there(kind: str) -> None:
    readme = (FOLDER / kind / "README.md").read_text("utf-8")
    named = re.findall(r"(?<![\w/])src/[\w/.-]+", readme)
    assert named
    assert [path for path in named if not (FOLDER / kind / path).exists()] == []
    python = {path.as_posix() for path in files_of(kind) if path.suffix == ".py" and path.parts[0] == "src"}
    told = {path for path in python if path not in named}
    assert {Path(path).stem for path in told} <= {"__init__", "plugin"}
