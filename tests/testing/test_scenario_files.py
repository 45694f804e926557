"""What is said of scenario files that cannot be read."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.testing.broken.deciding import MISSPELLS
from tests.toys.harbour.game import HARBOUR
from tricktable.errors import RulesetBugError
from tricktable.scenario import ScenarioError, read_scenarios, run

GOOD = """
[[scenario]]
id = "{id}"
rules = []
"""


def package(tmp_path: Path, **files: bytes | str) -> Path:
    (tmp_path / "scenarios").mkdir()
    for name, content in files.items():
        data = content.encode() if isinstance(content, str) else content
        (tmp_path / "scenarios" / f"{name}.toml").write_bytes(data)
    return tmp_path


@pytest.mark.parametrize("content", ["[[scenario", "[[scenario]]\nid = 7", b"\xff\xfe", "[[scenari]]\nid = 'a'"])
def test_the_file_is_named(tmp_path: Path, content: bytes | str) -> None:
    with pytest.raises(ScenarioError, match=r"^scenarios/broken\.toml: the file cannot be read: .+"):
        read_scenarios(package(tmp_path, aside=GOOD.format(id="a"), broken=content))


def test_both_files_of_an_id_that_occurs_twice_are_named(tmp_path: Path) -> None:
    folder = package(tmp_path, one=GOOD.format(id="a"), two=GOOD.format(id="a"))
    with pytest.raises(ScenarioError, match=r"two scenarios are called a, in one\.toml and in two\.toml"):
        read_scenarios(folder)


def test_an_id_twice_in_one_file_is_told_so(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match=r"two scenarios are called a, twice in one\.toml"):
        read_scenarios(package(tmp_path, one=GOOD.format(id="a") * 2))


def test_files_are_read_in_order_of_name(tmp_path: Path) -> None:
    folder = package(tmp_path, b=GOOD.format(id="a"), a=GOOD.format(id="z"))
    assert [scenario.id for scenario in read_scenarios(folder)] == ["z", "a"]


def test_what_the_rules_raise_in_a_scenario_is_its_cause() -> None:
    scenario = next(each for each in read_scenarios(HARBOUR.files) if each.id == "the-end")
    with pytest.raises(ScenarioError, match="step 1") as caught:
        run(scenario, MISSPELLS)
    assert isinstance(caught.value.__cause__, RulesetBugError)
