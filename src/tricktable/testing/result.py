"""What a check found."""

from __future__ import annotations

from typing import Literal

from tricktable.testing.table import Table
from tricktable.value import Value

Status = Literal["passed", "failed", "skipped", "unfinished"]


class Result(Value, frozen=True):
    """What a check found.

    Attributes:
        check: the name of the check.
        table: the table; None for a check of the ruleset as a whole.
        status: `passed`, `failed`, `skipped` (there is nothing to look at) or `unfinished` (the time was up).
        reason: why it did not pass, in plain words.
        hint: how to mend it; empty where the code of the rules failed.
        cause: where the code of the rules failed, the line of theirs; else empty.
        same_as: where another check has failed over the same line before, its name; else empty.
        page: where the check is described, in the documentation.
        game: the shortest game that was found to fail, as the text of a record; empty where there is none.
        moves: how many moves it has.
        games: how many games were played.
        planned: how many were to be played.
        seconds: how long it took.
    """

    check: str
    table: Table | None
    status: Status
    reason: str = ""
    hint: str = ""
    cause: str = ""
    same_as: str = ""
    page: str = ""
    game: str = ""
    moves: int = 0
    games: int = 0
    planned: int = 0
    seconds: float = 0.0
