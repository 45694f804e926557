"""Scores are whole numbers: whatever else a ruleset gives is its bug, told where the core asks for it."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from typing import Any

import pytest

import tricktable as tt
from tests.plugins.toy import Count, State, ToyRules, toy


def ending_with(outcome: Any) -> Any:
    class EndingRules(ToyRules):
        def outcome(self, state: State) -> tt.Outcome:
            return outcome  # type: ignore[no-any-return]  # a mistake of the rules

    return toy(rules=EndingRules)


BAD: list[Any] = [float("nan"), float("inf"), -0.0, 1.0, Decimal("NaN"), Decimal(1), Fraction(1, 2), True, None, "1"]
NONSENSE: list[Any] = [[0], 5, None]


NO_OUTCOME: list[Any] = [
    *(tt.Outcome("toy.goal", (0,), scores=(score, 1)) for score in BAD),
    tt.Outcome("toy.goal", (2,)),
    tt.Outcome("toy.goal", (), (-1,)),
    tt.Outcome("toy.goal", (True,)),
    tt.Outcome("toy.goal", *NONSENSE[:1]),
    tt.Outcome("toy.goal", scores=NONSENSE[1]),
    tt.Outcome(NONSENSE[2]),
    None,
    "won",
]


@pytest.mark.parametrize("outcome", NO_OUTCOME, ids=repr)
def test_an_outcome_that_is_none_is_a_bug_of_the_ruleset(outcome: Any) -> None:
    ruleset = ending_with(outcome)
    game = tt.new_game(ruleset, options={"goal": 2}, seed=1)
    before = game.position
    with pytest.raises(tt.RulesetBugError, match=r"^toy: .*is no outcome") as caught:
        game.play(Count(2))
    assert caught.value.ruleset == "toy"
    assert (game.position, game.history, game.outcome) == (before, (), None)
    after = ruleset.apply(before, Count(2)).position
    with pytest.raises(tt.RulesetBugError):
        ruleset.outcome(after)


@pytest.mark.parametrize("score", [0, -3, 2**70])
def test_whole_scores_of_any_size_are_fine(score: int) -> None:
    game = tt.new_game(ending_with(tt.Outcome("toy.goal", (0,), scores=(score, 0))), options={"goal": 1}, seed=1)
    game.play(Count(1))
    assert game.outcome is not None
    assert game.outcome.scores == (score, 0)
