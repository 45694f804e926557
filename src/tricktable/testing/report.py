"""The report of the kit as data: for programs that look after a ruleset, such as those of a CI."""

from __future__ import annotations

import platform
from collections.abc import Mapping, Sequence
from typing import Any, Literal, get_args

import msgspec

from tricktable._schemas import DIALECT
from tricktable._version import __version__
from tricktable.ruleset import AnyRuleset
from tricktable.testing.result import Result, Status
from tricktable.testing.settings import Settings
from tricktable.value import Value

_STATUSES: tuple[Status, ...] = get_args(Status)


def status_of(statuses: Sequence[Status]) -> Literal["passed", "failed", "unfinished"]:
    """What several results come to.

    Example:
        >>> status_of(["passed", "skipped"]), status_of(["unfinished", "failed"]), status_of(["unfinished", "passed"])
        ('passed', 'failed', 'unfinished')
    """
    return "failed" if "failed" in statuses else "unfinished" if "unfinished" in statuses else "passed"


class RulesetReport(Value, frozen=True):
    """What the checks found in one ruleset.

    Attributes:
        ruleset: its id.
        version: its version.
        status: `failed` if any check failed, else `unfinished` if the time was up before any was done, else `passed`.
        counts: how many results there are of each status.
        results: a result for each check and table, in the order of the checks.
        seconds: how long it took.
    """

    ruleset: str
    version: str
    status: Literal["passed", "failed", "unfinished"]
    counts: Mapping[Status, int]
    results: tuple[Result, ...]
    seconds: float

    @classmethod
    def of(cls, ruleset: AnyRuleset, results: Sequence[Result], seconds: float) -> RulesetReport:
        """The results of a ruleset, summed up."""
        statuses: list[Status] = [result.status for result in results]
        counts: dict[Status, int] = {status: statuses.count(status) for status in _STATUSES}
        info = ruleset.info
        return cls(info.id, info.version, status_of(statuses), counts, tuple(results), round(seconds, 3))


class Report(Value, frozen=True):
    """The report of a run.

    Attributes:
        format: always `tricktable-report`.
        version: of the format; it goes up when readers must change. Fields may be added without that.
        core: the version of tricktable.
        python: the version of Python.
        settings: how the rulesets were checked.
        status: as of a ruleset, over all of them.
        rulesets: what was found in each.
    """

    core: str
    python: str
    settings: Settings
    status: Literal["passed", "failed", "unfinished"]
    rulesets: tuple[RulesetReport, ...]
    format: Literal["tricktable-report"] = "tricktable-report"
    version: Literal[1] = 1

    @classmethod
    def of(cls, settings: Settings, rulesets: Sequence[RulesetReport]) -> Report:
        """The report of a run."""
        statuses: list[Status] = [each.status for each in rulesets]
        return cls(__version__, platform.python_version(), settings, status_of(statuses), tuple(rulesets))


def report_schema() -> dict[str, Any]:
    """The JSON Schema of a report.

    Example:
        >>> report_schema()["$ref"]
        '#/$defs/Report'
    """
    return {"$schema": DIALECT, **msgspec.json.schema(Report)}
