"""A check at a table, game by game."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import NamedTuple

from msgspec.structs import replace

from tricktable.testing.blame import cause_of
from tricktable.testing.check import Check, CheckFailed, CheckSkipped
from tricktable.testing.context import Context
from tricktable.testing.limit import TimeUpError, within
from tricktable.testing.result import Result, Status
from tricktable.testing.shrinking import SECONDS, moves_of, shortest
from tricktable.testing.table import Table
from tricktable.testing.telling import failing_game, left_out


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
            self.status, self.failure = "failed", shortest(failed, shrink) if shrink else failed
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
