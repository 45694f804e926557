"""Time is kept, whatever the code of a ruleset does."""

from __future__ import annotations

import contextlib
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from tests.testing.broken.make import broken
from tests.testing.test_shrinking import StopsAfter
from tests.toys.harbour.game import HARBOUR
from tests.toys.harbour.rules import HarbourRules, R
from tricktable import Seat
from tricktable.testing import Result, check_ruleset, limit
from tricktable.testing.limit import TimeUpError, within


class Loops(HarbourRules):
    """The third turn never ends."""

    def next_turn(self, r: R, seat: Seat) -> None:
        while r.state.left == self.options.turns * self.seats - 2:
            pass
        super().next_turn(r, seat)


LOOPS = broken(Loops)


def _for_ever() -> None:
    while True:
        pass


def _busy(seconds: float) -> None:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        pass


def test_a_loop_is_stopped() -> None:
    began = time.monotonic()
    with pytest.raises(TimeUpError):
        within(0.1, _for_ever)
    assert time.monotonic() - began < 5


def test_what_is_done_in_time_is_not_stopped_later() -> None:
    assert within(0.05, lambda: "done") == "done"
    assert within(None, lambda: "done") == "done"
    _busy(0.1)


def test_a_watch_ends_with_its_call_even_if_that_has_hardly_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever the error comes, also before the call or after it, nothing is told again later."""
    monkeypatch.setattr(limit, "_AGAIN", 0.05)
    before = threading.active_count()
    for seconds in (*[0.0] * 20, *(at / 20_000 for at in range(100))):
        with contextlib.suppress(TimeUpError):
            within(seconds, lambda: _busy(0.002))
    _busy(0.2)
    assert threading.active_count() <= before


@pytest.mark.parametrize("seconds", [0.0, 0.001, 60.0])
def test_afterwards_calls_can_be_profiled_and_traced(seconds: float) -> None:
    """In a process of its own, since Python 3.11 hangs for good where something sent was only taken back."""
    code = f"""
import contextlib, cProfile, sys
from tricktable.testing.limit import TimeUpError, within

with contextlib.suppress(TimeUpError):
    within({seconds}, lambda: sum(1 for _ in range(100_000)))
print(cProfile.Profile().runcall(lambda: "profiled"))
sys.settrace(lambda *_: None)
print((lambda: "traced")())
"""
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, timeout=60)
    assert done.stdout.split() == ["profiled", "traced"], done.stderr


def test_a_limit_within_a_limit() -> None:
    """In a process of its own, since it must not wait for ever, wherever the outer limit strikes."""
    code = """
import time
from tricktable.testing.limit import TimeUpError, within

def nested():
    while True:
        within(5, int)

late, rounds = time.monotonic() + 3, 0
while time.monotonic() < late:
    try:
        within(0.005, nested)
    except TimeUpError:
        rounds += 1
print(rounds > 20)
"""
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, timeout=60)
    assert (done.stdout, done.stderr) == ("True\n", "")


@pytest.mark.parametrize("seconds", [float("inf"), 1e300])
def test_no_limit_is_too_long(seconds: float) -> None:
    assert within(seconds, lambda: "done") == "done"


def test_where_there_are_no_threads_nothing_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    def start(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", start)
    within(0.01, lambda: _busy(0.02))
    (result, *_) = check_ruleset(broken(StopsAfter), checks=["one-decider"], examples=1)
    assert (result.status, result.moves) == ("failed", 5)


def test_code_that_swallows_it_is_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limit, "_AGAIN", 0.05)
    swallowed: list[BaseException] = []

    def swallows() -> None:
        while True:
            try:
                _for_ever()
            except BaseException as error:
                if swallowed:
                    raise
                swallowed.append(error)

    with pytest.raises(TimeUpError):
        within(0.05, swallows)
    assert [type(error) for error in swallowed] == [TimeUpError]


def test_a_game_without_end_fails_with_the_line_the_move_and_the_game_so_far() -> None:
    results = list(check_ruleset(LOOPS, checks=["one-decider", "bound"], game_limit=0.4, examples=1))
    first = results[0]
    assert first.status == "failed"
    assert f"step {first.moves}: stopped after 0.4 seconds while `" in first.reason
    assert first.reason.endswith("; it may never come to an end")
    assert Path(first.cause.partition(",")[0]).name == "test_limits.py"
    assert first.cause.endswith("in next_turn")
    assert 2 <= first.moves <= 3
    assert [result.same_as for result in results[3:]] == ["one-decider"] * 3


def test_the_limit_of_a_whole_run_holds_and_what_was_not_done_says_so() -> None:
    began = time.monotonic()
    results = list(check_ruleset(LOOPS, checks=["contract", "one-decider", "notation", "bound"], time_limit=2))
    assert time.monotonic() - began < 6
    by_check: dict[str, list[Result]] = {}
    for result in results:
        by_check.setdefault(result.check, []).append(result)
    assert by_check.pop("contract")[0].status == "passed"
    for name, group in by_check.items():
        assert {result.status for result in group} == {"unfinished"}, name
        assert "stopped after" in group[0].reason


def test_no_check_starves_another() -> None:
    """Whoever gets stuck first leaves time for those that do not."""
    checks = ["bound", "notation", "rulebook"]
    results = list(check_ruleset(LOOPS, time_limit=10, examples=1, max_steps=2, checks=checks))
    done = {result.check for result in results if result.status == "passed"}
    assert done == {"notation", "rulebook"}


def test_a_run_that_is_cut_short_is_never_called_fine() -> None:
    results = list(check_ruleset(HARBOUR, examples=1000, checks=["notation"], time_limit=0.3))
    assert {result.status for result in results} == {"unfinished"}
    assert all(0 < result.games < result.planned for result in results)
    assert all("the time was up" in result.reason or "stopped" in result.reason for result in results)


def test_with_time_enough_the_results_are_the_same() -> None:
    def told(limit: float | None) -> list[tuple[str, str, int]]:
        results = check_ruleset(HARBOUR, checks=["notation", "rulebook"], examples=2, time_limit=limit)
        return [(result.check, result.status, result.games) for result in results]

    assert told(600) == told(None)
