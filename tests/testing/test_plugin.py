"""The kit inside pytest: which tests it makes, and what a failure says."""

from __future__ import annotations

import pytest

pytest_plugins = ["pytester"]

HEALTHY = """
from tests.toys.harbour.game import HARBOUR
from tricktable.testing import Conformance

class TestHarbour(Conformance):
    ruleset = HARBOUR
    max_steps = 3
"""

BROKEN = """
from tests.testing.broken.deciding import NOTHING_TO_DO
from tricktable.testing import Conformance

class TestBroken(Conformance):
    ruleset = NOTHING_TO_DO
"""


@pytest.fixture
def away(pytester: pytest.Pytester, pytestconfig: pytest.Config) -> pytest.Pytester:
    pytester.makeini(f"[pytest]\npythonpath = {pytestconfig.rootpath}\n")
    return pytester


def run(away: pytest.Pytester, code: str, *arguments: str) -> pytest.RunResult:
    away.makepyfile(code)
    return away.runpytest_subprocess("-p", "no:cacheprovider", *arguments)


def test_there_is_one_test_for_each_check_and_table(away: pytest.Pytester) -> None:
    result = run(away, HEALTHY, "--collect-only", "-q")
    listed = [line.rpartition("[")[2].rstrip("]") for line in result.outlines if "test_conforms[" in line]
    assert {"one-decider-short-2", "one-decider-short-3", "one-decider-long-4", "rulebook"} <= set(listed)
    assert len(listed) == len(set(listed))


def test_a_failure_says_in_plain_words_what_is_wrong_and_how_to_mend_it(away: pytest.Pytester) -> None:
    result = run(away, BROKEN, "-k", "one-decider")
    result.assert_outcomes(failed=3)
    result.stdout.fnmatch_lines(
        [
            "one-decider: nothing-to-do, table short-2, seed *, step *: seat * is to act and has no legal action",
            "How to mend it: Let `to_act` name a seat*",
        ]
    )
    result.stdout.no_fnmatch_line("*conformance.py*: CheckFailed*")


def test_where_the_rules_failed_there_is_their_traceback_and_nothing_of_the_kit(away: pytest.Pytester) -> None:
    code = BROKEN.replace("NOTHING_TO_DO", "TRIPS_OVER_OTHERS")
    result = run(away, code, "-k", "refusals-short-2")
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["refusals: trips-over-others, table short-2*something failed that must not: *Error*"])
    result.stdout.fnmatch_lines(["*deciding.py*, in refuse"])
    result.stdout.no_fnmatch_line("*in carry_out*")


def test_what_cannot_be_checked_is_skipped_and_says_why(away: pytest.Pytester) -> None:
    code = HEALTHY.replace(
        "ruleset = HARBOUR",
        "ruleset = type(HARBOUR)(id='bare', name='Bare', version='1', rules=HARBOUR.rules, variants=HARBOUR.variants)",
    )
    result = run(away, code, "-k", "golden or scenarios", "-rs")
    result.assert_outcomes(skipped=2)
    result.stdout.fnmatch_lines(["*bare: it has no golden games"])


def test_the_number_of_games_can_be_set(away: pytest.Pytester) -> None:
    code = (
        HEALTHY
        + """
    seen = []

    @classmethod
    def context(cls, check, table, seed, steps):
        cls.seen.append(seed)
        return super().context(check, table, seed, steps)

    @classmethod
    def teardown_class(cls):
        assert len(cls.seen) == 9, cls.seen
"""
    )
    run(away, code, "-k", "notation-long-4", "--tricktable-examples=9").assert_outcomes(passed=1)


def test_a_number_of_games_below_one_is_refused(away: pytest.Pytester) -> None:
    result = run(away, HEALTHY, "--tricktable-examples=0")
    result.stderr.fnmatch_lines(["*--tricktable-examples*"])
    assert result.ret == pytest.ExitCode.USAGE_ERROR


def test_other_tests_do_not_pay_for_the_kit(away: pytest.Pytester) -> None:
    code = """
import sys

def test_nothing():
    assert "tricktable.testing.conformance" not in sys.modules
    assert "tricktable.testing.checks" not in sys.modules
"""
    run(away, code).assert_outcomes(passed=1)
