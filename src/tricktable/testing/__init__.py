"""The conformance kit: whether a ruleset keeps the contract, checked by random play and by reading what it ships.

With pytest, one small class checks a ruleset at every table:

    from tricktable.testing import Conformance

    class TestGorus(Conformance):
        ruleset = "gorus-maximus"

Without it, `check_ruleset` gives the same results one by one. Only `Conformance` needs the extra
`tricktable[testing]`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tricktable.testing.check import Check, CheckFailed, CheckSkipped, all_checks
from tricktable.testing.context import Context
from tricktable.testing.perft import perft
from tricktable.testing.report import Report, RulesetReport, report_schema
from tricktable.testing.result import Result
from tricktable.testing.running import check_game, check_ruleset, run_check
from tricktable.testing.settings import Settings
from tricktable.testing.table import Table, parse_table, tables_of

if TYPE_CHECKING:
    from tricktable.testing.conformance import Conformance

__all__ = [
    "Check",
    "CheckFailed",
    "CheckSkipped",
    "Conformance",
    "Context",
    "Report",
    "Result",
    "RulesetReport",
    "Settings",
    "Table",
    "all_checks",
    "check_game",
    "check_ruleset",
    "parse_table",
    "perft",
    "report_schema",
    "run_check",
    "tables_of",
]


def __getattr__(name: str) -> Any:
    """Import `Conformance` at first use: it needs pytest and Hypothesis, the rest does not."""
    if name == "Conformance":
        try:
            from tricktable.testing.conformance import Conformance
        except ImportError as error:
            raise ImportError("Conformance needs pytest and Hypothesis: pip install 'tricktable[testing]'") from error
        return Conformance
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
