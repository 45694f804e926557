"""The pytest plugin of the conformance kit; pytest finds it through its entry point.

It is loaded in every test run of whoever has tricktable installed, so it imports the kit only when a test needs it.
"""

from __future__ import annotations

import sys
import traceback
import typing
from collections.abc import Generator
from typing import TYPE_CHECKING, Any

import pytest

from tricktable.testing.check import CheckFailed

if TYPE_CHECKING:
    from tricktable.testing.check import Check
    from tricktable.testing.context import Table

_OPTION = "--tricktable-examples"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Take in the option for the number of games."""
    parser.getgroup("tricktable").addoption(
        _OPTION,
        type=_count,
        default=None,
        metavar="N",
        help="how many games the conformance kit plays for the cheapest checks at each table",
    )


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(f"{_OPTION}: at least 1")
    return number


@pytest.fixture
def tricktable_examples(request: pytest.FixtureRequest) -> int | None:
    """The number of games asked for on the command line; None if none was."""
    number: int | None = request.config.getoption(_OPTION)
    return number


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Make a test of each check and table of a `Conformance` class."""
    kit = sys.modules.get("tricktable.testing.conformance")  # not loaded: then no class derives from it
    cls = typing.cast("Any", metafunc.cls)  # pyright: ignore[reportUnknownMemberType]  # pytest leaves its type open
    if (
        kit is None
        or cls is None
        or not issubclass(cls, kit.Conformance)
        or "tricktable_check" not in metafunc.fixturenames
    ):
        return
    cases: list[tuple[Check, Table | None]] = cls.cases()
    ids = [check.name if table is None else f"{check.name}-{table}" for check, table in cases]
    metafunc.parametrize(("tricktable_check", "tricktable_table"), cases, ids=ids)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,  # noqa: ARG001  # pytest matches hooks by the names of their arguments
    call: pytest.CallInfo[Any],
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Where a check failed, say so in plain words; the way through the kit's own code helps nobody."""
    report = yield
    failed = None if call.excinfo is None else call.excinfo.value
    if isinstance(failed, CheckFailed):
        report.longrepr = f"{failed}{_trace(failed)}"
        hint = f"\nHow to mend it: {failed.hint}" if failed.hint else ""
        report.sections.append((f"tricktable: {failed.check}", f"{failed.reason}{hint}"))
    return report


def _trace(failed: BaseException) -> str:
    """The way to the exception at the root of a failure; empty where there was none."""
    root = failed
    while root.__cause__ is not None:
        root = root.__cause__
    return "" if root is failed else "\n\n" + "".join(traceback.format_exception(root, chain=False))
