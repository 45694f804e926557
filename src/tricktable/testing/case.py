"""A check at a table, game by game, within a limit of time."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from msgspec.structs import replace

from tricktable.testing.blame import cause_of
from tricktable.testing.check import Check, CheckFailed, CheckSkipped
from tricktable.testing.context import Context, Table
from tricktable.testing.limit import TimeUpError, within
from tricktable.testing.result import Result, Status
from tricktable.testing.shrinking import SECONDS, moves_of, shortest
from tricktable.testing.telling import failing_game, left_out

_SHARE = 4
"""No game takes more than this part of the time that is left, unless fewer cases than that are left."""

_SOON = 0.25


class Stopped(NamedTuple):
    """A game that was stopped: its context, the line of the rules at which it was, and all of that in words."""

    context: Context
    place: str
    where: str


@dataclass
class Case:
    """A check at a table, and what has come of it so far.

    Attributes:
        check: the check.
        table: the table; None for a check of the ruleset as a whole.
        planned: how many games it is to play.
        games: how many it has played.
        seconds: how long that took.
        status: `passed` until it is known better.
        reason: why it did not pass.
        failure: the failure, in the shortest game that was found.
    """

    check: Check
    table: Table | None
    planned: int
    games: int = 0
    seconds: float = 0.0
    status: Status = "passed"
    reason: str = ""
    failure: CheckFailed | None = None

    @property
    def is_open(self) -> bool:
        """Whether there is something left to play."""
        return self.status == "passed" and self.games < self.planned

    def play(self, context: Context, limit: float | None = None, *, shrink: float = SECONDS) -> Stopped | None:
        """One game; for `shrink` seconds a shorter one that fails is looked for. How it was stopped, if it was."""
        context.limit, began = limit, time.monotonic()
        try:
            within(limit, context.run)
            self.games += 1
            if missed := left_out(context):
                self.status, self.reason = "skipped", missed
        except TimeUpError as error:
            place = cause_of(error, context.ruleset)
            where = f"{context.where()}: stopped after {limit:.3g} seconds{context.meanwhile(error)}"
            return Stopped(context, place, f"{where} ({place})" if place else where)
        except CheckSkipped as skipped:
            self.status, self.reason = "skipped", str(skipped)
        except CheckFailed as failed:
            self.games += 1
            self.status, self.failure = "failed", (shortest(context, shrink) if shrink else None) or failed
        finally:
            self.seconds += time.monotonic() - began
        return None

    def stuck(self, stopped: Stopped) -> None:
        """It counts as a game without end."""
        failure = CheckFailed(stopped.context, f"{stopped.where}; it may never come to an end", stopped.place)
        self.status, self.failure = "failed", failure

    def out_of_time(self) -> None:
        """The time was up before it was done."""
        played = f"after {self.games} of {self.planned} games" if self.games else "before its first game"
        self.status, self.reason = "unfinished", f"the time was up {played}"

    def result(self, told: dict[str, str]) -> Result:
        """What has come of it. `told` knows where the rules failed, and which check has said so first."""
        result = Result(
            self.check.name,
            self.table,
            self.status,
            self.reason,
            page=self.check.page,
            games=self.games,
            planned=self.planned,
            seconds=round(self.seconds, 3),
        )
        failure = self.failure
        if failure is None:
            return result
        first = told.setdefault(failure.cause, failure.check) if failure.cause else failure.check
        same_as = "" if first == failure.check else first
        return replace(
            result,
            reason=f"{failure.context.where()}: same cause as {first}" if same_as else failure.reason,
            hint=failure.hint,
            cause=failure.cause,
            same_as=same_as,
            game=failing_game(failure),
            moves=moves_of(failure),
        )


@dataclass
class Run:
    """All cases of a run.

    Attributes:
        cases: the cases, in their order.
        context: the context of a case's game, by number.
        time_limit: how many seconds the whole may take.
        game_limit: how many seconds one game may take.
        stopped: the lines of the rules at which games were stopped, and whether they count as stuck there.
        until: when the time is up; None before the first game.
        slowest: how many seconds the slowest game took that came to its end.
    """

    cases: Sequence[Case]
    context: Callable[[Case, int], Context]
    time_limit: float | None = None
    game_limit: float | None = None
    stopped: dict[str, bool] = field(default_factory=dict[str, bool])
    until: float | None = None
    slowest: float = 0.0

    def cases_done(self) -> Iterator[Case]:
        """Each case when nothing more is to come of it."""
        if self.time_limit is not None:
            self._by_turns()
        for case in self.cases:
            self.finish(case)
            yield case

    def finish(self, case: Case) -> None:
        """Play what is left of a case."""
        while case.is_open:
            self._play_in_time(case, sum(each.is_open for each in self.cases))

    def _by_turns(self) -> None:
        """A first game for each check at one table, at the next ..., then a second one; nothing is open afterwards."""
        while waiting := [case for case in self.cases if case.is_open]:
            for at, case in enumerate(_spread(waiting)):
                self._play_in_time(case, len(waiting) - at)

    def _play_in_time(self, case: Case, waiting: int) -> None:
        """One game, of so many that wait for one."""
        if self.time_limit is None:
            self._play(case, None)
            return
        now = time.monotonic()
        if self.until is None:
            self.until = now + self.time_limit
        left = self.until - now
        if left <= 0:
            case.out_of_time()
            return
        share, most = left / waiting, left / min(_SHARE, waiting)
        self._play(case, max(share, min(most, self._soon)) if self.stopped else most)

    @property
    def _soon(self) -> float:
        """After how many seconds a game may be stopped when others got stuck: most get stuck at the same line."""
        return max(_SOON, 3 * self.slowest)

    def _play(self, case: Case, left: float | None) -> None:
        """One game."""
        limit = _least(left, self.game_limit)
        soon = self._soon if self.stopped else None
        shrink, before = min(SECONDS, left or SECONDS), case.seconds
        stopped = case.play(self.context(case, case.games), _least(limit, soon), shrink=shrink)
        if stopped is not None and stopped.place not in self.stopped and stopped.context.limit != limit:
            stopped = case.play(self.context(case, case.games), limit, shrink=shrink)
        if stopped is None:
            self.slowest = max(self.slowest, case.seconds - before) if case.failure is None else self.slowest
            return
        is_stuck = self.stopped.get(stopped.place, False) or stopped.context.limit == self.game_limit
        self.stopped[stopped.place] = is_stuck
        if is_stuck:
            case.stuck(stopped)
        else:
            case.status, case.reason = "unfinished", stopped.where


def _spread(cases: Sequence[Case]) -> list[Case]:
    """The first case of each check, the second of each ..."""
    met: Counter[str] = Counter()
    turns: list[tuple[int, Case]] = []
    for case in cases:
        met[case.check.name] += 1
        turns.append((met[case.check.name], case))
    return [case for _, case in sorted(turns, key=lambda turn: turn[0])]


def _least(*limits: float | None) -> float | None:
    return min((limit for limit in limits if limit is not None), default=None)
