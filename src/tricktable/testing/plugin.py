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
    from tricktable.testing.table import Table


def pytest_addoption(parser: pytest.Parser) -> None:
    """Take in the options of the kit. All but the number of games are for rulesets named by `--tricktable` only."""
    group = parser.getgroup("tricktable", "the conformance kit of tricktable")
    group.addoption(
        "--tricktable",
        action="append",
        default=[],
        metavar="RULESET",
        help="check an installed ruleset by the conformance kit, without a test written; several with commas. Without "
        "paths nothing else is run",
    )
    group.addoption(
        "--tricktable-examples",
        type=_count,
        default=None,
        metavar="N",
        help="how many games the conformance kit plays for the cheapest checks at each table",
    )
    group.addoption("--tricktable-max-steps", type=_count, metavar="N", help="how many decisions a game has at most")
    group.addoption("--tricktable-seed", type=int, default=0, metavar="N", help="the seed of the first game")
    group.addoption(
        "--tricktable-time-limit",
        type=_seconds,
        metavar="SECONDS",
        help="how long the checks of a ruleset may take; what is not done by then is skipped and says so",
    )
    group.addoption(
        "--tricktable-game-limit",
        type=_seconds,
        default=120.0,
        metavar="SECONDS",
        help="how long one game of one check may take; longer is a failure [120]",
    )
    for name, metavar, what in (
        ("check", "NAME", "only this check"),
        ("variant", "ID", "only this variant"),
        ("table", "TABLE", "only at this table, such as standard-3"),
        ("cited-in", "FOLDER", "a folder whose files cite paragraphs of the rulebook"),
    ):
        group.addoption(
            f"--tricktable-{name}",
            action="append",
            default=[],
            metavar=metavar,
            help=f"{what}; may be given several times",
        )


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError("at least 1")
    return number


def _seconds(text: str) -> float:
    number = float(text)
    if not number > 0:
        raise ValueError("more than 0")
    return number


def pytest_configure(config: pytest.Config) -> None:
    """See that what `--tricktable` names is there, and whether anything else is to be run."""
    if not hasattr(config.option, _CHOSEN):  # else a process of pytest-xdist, which is told by the first one
        chosen = [argument for argument in config.args if argument.startswith("tricktable::")]
        config.args[:] = [argument for argument in config.args if argument not in chosen]
        if chosen and not config.option.tricktable:
            config.option.tricktable = list(dict.fromkeys(id.split("::")[1] for id in chosen))
        given = config.args_source is pytest.Config.ArgsSource.ARGS and bool(config.args)
        setattr(config.option, _CHOSEN, chosen)
        setattr(config.option, _ALONE, bool(config.option.tricktable) and not given)
        config.args[:] = config.args or [str(config.invocation_params.dir)]
    if config.option.tricktable:
        from tricktable.testing import collecting

        collecting.verify(config)


_CHOSEN, _ALONE = "tricktable_chosen", "tricktable_alone"


def pytest_ignore_collect(config: pytest.Config) -> bool | None:
    """With `--tricktable` and without paths there are no other tests."""
    return True if getattr(config.option, _ALONE, False) else None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(session: pytest.Session, config: pytest.Config, items: list[pytest.Item]) -> None:
    """Add the tests of the rulesets that are named."""
    if config.option.tricktable:
        from tricktable.testing import collecting

        chosen = tuple(getattr(config.option, _CHOSEN))
        every = collecting.tests_of(session)
        kept = [item for item in every if not chosen or item.nodeid.startswith(chosen)]
        items += kept
        session.ihook.pytest_collectreport(
            report=pytest.CollectReport("tricktable", "passed", None, list[pytest.Item | pytest.Collector](kept))
        )


@pytest.fixture
def tricktable_examples(request: pytest.FixtureRequest) -> int | None:
    """The number of games asked for on the command line; None if none was."""
    number: int | None = request.config.getoption("tricktable_examples")
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
        report.sections.append((f"tricktable: {failed.check}", f"{failed.reason}{hint}{_game(failed)}"))
    return report


def _game(failed: CheckFailed) -> str:
    """The game that fails, to be kept in a file."""
    from tricktable.testing.telling import failing_game

    game = failing_game(failed)
    return f"\n\nThe shortest game found for it, as a record:\n\n{game}" if game else ""


def _trace(failed: BaseException) -> str:
    """The way to the exception at the root of a failure; empty where there was none."""
    root = failed
    while root.__cause__ is not None:
        root = root.__cause__
    return "" if root is failed else "\n\n" + "".join(traceback.format_exception(root, chain=False))
