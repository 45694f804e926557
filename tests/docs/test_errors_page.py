"""The page of errors tells each with its code, the built-in that it is too, its attributes and when it is raised."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator

import pytest

import tricktable as tt
from tests.docs.pages import ERRORS_PAGE, UNDO_PAGE, code_words, read, rows, section
from tricktable import scenario, testing
from tricktable.cli import app

# Wherever an error is defined, its module has been imported.
DEFINED_IN = (scenario, testing, app)


def _kinds_of(error: type[tt.TricktableError]) -> Iterator[type[tt.TricktableError]]:
    yield error
    for kind in error.__subclasses__():
        yield from _kinds_of(kind)


def _own_errors() -> list[type[tt.TricktableError]]:
    return [kind for kind in _kinds_of(tt.TricktableError) if kind.__module__.startswith("tricktable.")]


def _attributes(error: type[Exception]) -> set[str]:
    kinds = [kind for kind in error.__mro__ if issubclass(kind, tt.TricktableError)]
    kinds = kinds[:-1] or kinds  # what all have is told once, of their base
    docs = [inspect.cleandoc(kind.__doc__ or "") for kind in kinds]
    return {name for doc in docs for name in re.findall(r"^ {4}(\w+):", doc.partition("Attributes:")[2], re.MULTILINE)}


ERRORS = sorted(_own_errors(), key=lambda error: error.__name__)


@pytest.mark.parametrize("error", ERRORS)
def test_each_error_is_told(error: type[tt.TricktableError]) -> None:
    about = " ".join(section(ERRORS_PAGE, f"`{error.__name__}`").split())
    assert f"### `{error.__name__}` {{#{error.code}}}\n" in read(ERRORS_PAGE)
    when = " ".join((error.__doc__ or "").partition("\n\n")[0].partition(". ")[0].split()).rstrip(".")
    assert when.partition(":")[0] in about, when
    own = error.__dict__.get("__doc__") or ""
    assert {name for name in _attributes(error) if f"    {name}:" in own} <= code_words(about)


def test_errors_with_their_codes_bases_and_attributes() -> None:
    told = {row[0]: row[1:4] for row in rows(section(ERRORS_PAGE, "Errors")) if len(row) == 4}
    there = {
        f"[{error.__name__}](#{error.code})": [
            error.code,
            next(kind.__name__ for kind in error.__mro__ if kind.__module__ == "builtins"),
            _attributes(error),
        ]
        for error in ERRORS
    }
    found = {name: [code, base, set(re.findall(r"\w+", names))] for name, (code, base, names) in told.items()}
    assert found == there


def test_no_other_error_is_told() -> None:
    told = re.findall(r"^### `(\w+)`", read(ERRORS_PAGE), re.MULTILINE)
    assert sorted(told) == [error.__name__ for error in ERRORS]


@pytest.mark.parametrize("reason", ["start", "end", "another-seat", "revealed"])
def test_why_undo_is_refused(reason: str) -> None:
    assert tt.UndoError(reason).reason in {row[0] for row in rows(section(UNDO_PAGE, "Where undo stops"))}
    assert reason in section(ERRORS_PAGE, "`UndoError`")
