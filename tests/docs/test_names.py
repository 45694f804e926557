"""Whatever has a public name is on a page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tricktable_gorus_maximus.options import CROWD_FAVOUR, Options

import tricktable as tt
from tests.docs.pages import (
    DOCS,
    GORUS_PAGE,
    KIT_PAGE,
    code_words,
    read,
    rows,
    section,
)
from tricktable import testing
from tricktable.testing import Conformance
from tricktable.testing.plugin import pytest_addoption

SITE = "\n".join(path.read_text("utf-8") for path in sorted(DOCS.glob("en/**/*.md")))
WORDS = code_words(SITE)


@pytest.mark.parametrize("name", testing.__all__)
def test_public_names_of_the_kit(name: str) -> None:
    assert name in code_words(read(KIT_PAGE))


def test_options_of_the_kit() -> None:
    rows_of_kit = rows(section(KIT_PAGE, "Options"))
    defaults = {row[0]: row[1] for row in rows_of_kit if len(row) == 3}
    there = set(vars(Conformance)["__annotations__"])
    assert set(defaults) == there
    for name in there - {"ruleset"}:
        assert defaults[name] == str(getattr(Conformance, name)), name


def test_options_of_pytest() -> None:
    parser = pytest.Parser(_ispytest=True)
    pytest_addoption(parser)
    there = {name for group in parser._groups for option in group.options for name in option.names()}
    told = {row[0].split()[0] for row in rows(section(KIT_PAGE, "Options")) if row[0].startswith("--")}
    assert told == there


@pytest.mark.parametrize("of", [testing.Report, testing.RulesetReport, testing.Settings, testing.Result])
def test_fields_of_a_report(of: type[tt.Value]) -> None:
    assert set(of.__struct_fields__) <= code_words(section(KIT_PAGE, "The report for programs { #report }"))


def test_options_of_gorus_maximus() -> None:
    told = {row[0]: row[1] for row in rows(section(GORUS_PAGE, "Options")) if len(row) == 3}
    defaults = Options()
    assert set(Options.__struct_fields__) <= set(told)
    for name in set(Options.__struct_fields__) - {"crowd_favour"}:
        assert told[name].replace('"', "'") == repr(getattr(defaults, name)), name


def test_variants_of_gorus_maximus() -> None:
    told = {row[0]: row[1] for row in rows(section(GORUS_PAGE, "Variants"))}
    assert told == {row[0]: row[1] for row in rows(read("plugins/gorus-maximus/README.md"))}
    assert told == {variant.id: _counts(variant.seats) for variant in tt.ruleset("gorus-maximus").variants}


def _counts(seats: tuple[int, ...]) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{min(seats)} to {max(seats)}"


def test_crowd_favour_of_gorus_maximus() -> None:
    told = {row[0]: int(row[1]) for row in rows(section(GORUS_PAGE, "Crowd favour"))}
    assert told.pop("any other") == 0
    assert told.pop("4") == 0
    defaults: list[tuple[int, int]] = list(CROWD_FAVOUR)
    assert told == {str(rank): worth for rank, worth in defaults}


def test_pages_name_nothing_that_is_not_there() -> None:
    wrong = {word for word in WORDS if re.fullmatch(r"tt\.\w+", word) and not hasattr(tt, word.removeprefix("tt."))}
    assert wrong == set()
    assert Path(DOCS, "examples").is_dir()
