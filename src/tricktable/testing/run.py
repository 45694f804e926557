"""All cases of a run, within a limit of time."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from tricktable.testing.case import Case
from tricktable.testing.context import Context
from tricktable.testing.result import Result
from tricktable.testing.shrinking import SECONDS

_SHARE = 4
"""No game takes more than this part of the time that is left, unless fewer cases than that are left."""

_SOON = 0.25


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

    def results(self) -> Iterator[Result]:
        """What comes of each case, when nothing more is to come of it."""
        told: dict[str, str] = {}  # where the rules themselves failed, and the check that has said so
        if self.time_limit is not None:
            self._by_turns()
        for case in self.cases:
            self.finish(case)
            yield case.result(told)

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
