"""The game that is shown for a failure is the shortest there is, where the fault is simple."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.testing.broken.deciding import CANNOT_STORM, MISSPELLS, NOTHING_TO_DO
from tests.testing.broken.keeping import REMEMBERS_OUTSIDE
from tests.testing.broken.make import broken
from tests.testing.broken.rounds import Action, Play, R, RoundsRules, rounds
from tests.toys.harbour.rules import HarbourRules
from tests.toys.harbour.table import State
from tricktable import AnyRuleset, Seat
from tricktable.record import parse_record
from tricktable.testing import CheckFailed, Table, check_game, check_ruleset, run_check
from tricktable.testing.shrinking import moves_of, shortest


class StopsAfter(HarbourRules):
    """Nothing can be done from the fifth turn on."""

    def refuse(self, state: State, seat: Seat, action: Any) -> str | None:
        over = state.left <= self.options.turns * self.seats - 5
        return "harbour.turn.full" if over else super().refuse(state, seat, action)


class FailsOn(RoundsRules):
    """A certain card cannot be played."""

    def carry_out(self, r: R, seat: Seat, action: Action) -> None:
        if isinstance(action, Play) and action.card == "c07":
            raise KeyError(action.card)
        super().carry_out(r, seat, action)


class FailsAfter(RoundsRules):
    """Nobody may bid two after somebody has bid one."""

    def carry_out(self, r: R, seat: Seat, action: Action) -> None:
        if not isinstance(action, Play) and action.tricks == 2 and r.state.bids.count(1) == 1:
            raise KeyError(seat)
        super().carry_out(r, seat, action)


def fewest(ruleset: AnyRuleset, table: Table, check: str, fails: Callable[[CheckFailed], bool], most: int) -> int:
    """The length of the shortest game that fails, among all games of fifty deals up to a length."""
    for length in range(most + 1):
        for seed in range(50):
            failure = failed(ruleset, table, check, seed, length)
            if failure is not None and fails(failure):
                return length
    raise AssertionError("no such game")


def failed(ruleset: AnyRuleset, table: Table, check: str, seed: int, steps: int) -> CheckFailed | None:
    try:
        run_check(check, ruleset, table, seed=seed, steps=steps)
    except CheckFailed as failure:
        return failure
    return None


FIVE, SHORT = Table("five", 5), Table("short", 2)


@pytest.mark.parametrize(
    ("ruleset", "table", "check", "moves"),
    [
        (broken(StopsAfter), SHORT, "one-decider", 5),
        (MISSPELLS, SHORT, "one-decider", 0),
        (rounds(FailsOn, "fails-on"), FIVE, "one-decider", 5),
        (rounds(FailsOn, "fails-on"), FIVE, "legal-apply", 5),
        (rounds(FailsAfter, "fails-after"), FIVE, "one-decider", 1),
        (rounds(FailsAfter, "fails-after"), FIVE, "notation", 1),
    ],
)
def test_it_is_the_shortest_that_there_can_be(ruleset: AnyRuleset, table: Table, check: str, moves: int) -> None:
    """The numbers follow from the fault: five turns; five bids and the card; a bid of one and then one of two."""
    found = (failed(ruleset, table, check, seed, 60) for seed in range(4))
    failures = [shortest(failure) for failure in found if failure is not None]
    assert failures
    for failure in failures:
        assert moves_of(failure) == moves, failure.reason


@pytest.mark.parametrize(
    ("ruleset", "check"), [(NOTHING_TO_DO, "one-decider"), (CANNOT_STORM, "legal-apply"), (REMEMBERS_OUTSIDE, "replay")]
)
def test_no_game_that_chance_finds_is_shorter(ruleset: AnyRuleset, check: str) -> None:
    (first, *_) = (each for each in check_ruleset(ruleset, checks=[check], only=[SHORT]) if each.status == "failed")
    assert first.moves <= fewest(ruleset, SHORT, check, lambda _: True, 12)


def test_the_game_of_a_result_fails_again_and_passes_where_nothing_is_wrong() -> None:
    broken_one, healthy = rounds(FailsAfter, "rounds"), rounds(RoundsRules, "rounds")
    (result,) = check_ruleset(broken_one, checks=["one-decider"])
    assert check_game("one-decider", broken_one, result.game).status == "failed"
    assert check_game("one-decider", healthy, result.game).status == "passed"
    with pytest.raises(CheckFailed):
        run_check("one-decider", broken_one, game=result.game)
    run_check("one-decider", healthy, game=result.game)
    assert len(parse_record(result.game).actions) == result.moves


def test_a_move_that_is_not_legal_any_more_is_told() -> None:
    (result,) = check_ruleset(rounds(FailsAfter, "rounds"), checks=["one-decider"])
    kept = parse_record(result.game)
    game = result.game.replace(f"bid {kept.actions[0].action.split()[1]}", "bid 7")
    again = check_game("one-decider", rounds(RoundsRules, "rounds"), game)
    assert (again.status, "move 1 of the record, `bid 7`, is not legal any more" in again.reason) == ("skipped", True)
