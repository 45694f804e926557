"""The kit as tests of pytest that nobody has written: `pytest --tricktable RULESET`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tricktable.errors import TricktableError, UnknownRulesetError
from tricktable.plugins import registry
from tricktable.ruleset import AnyRuleset
from tricktable.testing.case import Case
from tricktable.testing.check import CheckFailed
from tricktable.testing.planning import planned
from tricktable.testing.run import Run
from tricktable.testing.settings import EXAMPLES, MAX_STEPS, Settings
from tricktable.testing.table import parse_table

ROOT = "tricktable"
"""The node id under which the tests stand: `tricktable::gosu::one-decider[duel-2]`."""


def rulesets_of(config: pytest.Config) -> tuple[str, ...]:
    """The ids that are asked for, each once."""
    given: Any = config.getoption("tricktable")
    return tuple(dict.fromkeys(id.strip() for each in given for id in each.split(",")))


def found(id: str) -> AnyRuleset:
    """The ruleset of an id.

    Raises:
        pytest.UsageError: there is none; names the nearest, and what did not load.
    """
    try:
        return registry().ruleset(id)
    except UnknownRulesetError as error:
        failures = [str(failure) for failure in registry().failures()]
        beside = "".join(f"\n  did not load: {failure}" for failure in failures if failure not in str(error))
        raise pytest.UsageError(f"--tricktable: {error}{beside}") from None


def verify(config: pytest.Config) -> None:
    """Look at everything that was asked for before a test is run.

    Raises:
        pytest.UsageError: a ruleset, check, variant or table is not there.
    """
    for id in rulesets_of(config):
        try:
            _run(config, found(id))
        except TricktableError as error:
            raise pytest.UsageError(f"--tricktable {id}: {error}") from None


def _run(config: pytest.Config, ruleset: AnyRuleset) -> Run:
    """The cases of a ruleset, with the options of the command line."""
    option: Callable[..., Any] = config.getoption
    settings = Settings(
        option("tricktable_examples") or EXAMPLES,
        option("tricktable_max_steps") or MAX_STEPS,
        option("tricktable_seed"),
        tuple(option("tricktable_check")),
        tuple(option("tricktable_variant")),
        tuple(map(parse_table, option("tricktable_table"))),
        option("tricktable_time_limit"),
        option("tricktable_game_limit"),
    )
    return planned(ruleset, settings, cited_in=[Path(folder) for folder in option("tricktable_cited_in")])


class Kit(pytest.Collector):
    """The tests of one ruleset."""

    def items(self) -> Iterator[Conforms]:
        """A test for each check and table."""
        run = _run(self.config, found(self.name))
        for case in run.cases:
            name = case.check.name if case.table is None else f"{case.check.name}[{case.table}]"
            yield Conforms.from_parent(self, name=name, run=run, case=case)  # pyright: ignore[reportUnknownMemberType]

    def collect(self) -> Iterator[Conforms]:
        """The same, for pytest."""
        return self.items()


class Conforms(pytest.Item):
    """One check at one table."""

    def __init__(self, *, run: Run, case: Case, **more: Any) -> None:
        super().__init__(**more)  # pyright: ignore[reportUnknownMemberType]  # pytest leaves its types open
        self._run = run
        self._case = case

    def runtest(self) -> None:
        """Play, until it fails or every game was played."""
        self._run.finish(self._case)
        if self._case.failure is not None:
            raise self._case.failure from self._case.failure.__cause__
        if self._case.status in ("skipped", "unfinished"):
            pytest.skip(self._case.reason)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """What a failed check says stands in its report already."""
        return str(excinfo.value) if excinfo.errisinstance(CheckFailed) else super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, None, str]:
        """There is no file."""
        return self.config.rootpath, None, f"{ROOT}::{self.parent.name if self.parent else ''}::{self.name}"


def tests_of(session: pytest.Session) -> list[pytest.Item]:
    """The tests of all rulesets that are asked for."""
    root: Any = Rulesets.from_parent(session, name=ROOT, nodeid=ROOT)  # pyright: ignore[reportUnknownMemberType]
    return [item for kit in root.collect() for item in kit.items()]


class Rulesets(pytest.Collector):
    """The rulesets that are asked for."""

    def collect(self) -> Iterator[Kit]:
        """One for each."""
        for id in rulesets_of(self.config):
            yield Kit.from_parent(self, name=found(id).id)  # pyright: ignore[reportUnknownMemberType]
