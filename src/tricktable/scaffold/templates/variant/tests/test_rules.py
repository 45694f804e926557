"""What is otherwise than in the game."""

from __future__ import annotations

from typing import Any

import pytest
import tricktable as tt

from tricktable_example_tricks_example_variant.rules import VariantRules

VARIANT = next(each for each in tt.ruleset("example-tricks").variants if each.id == "example-variant")


@pytest.mark.parametrize("seats", VARIANT.seats)
@pytest.mark.parametrize("seed", range(3))
def test_the_others_win(seats: int, seed: int) -> None:
    """`example-variant.end.others`"""
    game = tt.new_game("example-tricks", seats, variant="example-variant", seed=seed)
    while game.outcome is None:
        actions = game.legal_actions()
        game.play(actions[game.step * 7 % len(actions)])
    rules: Any = game.ruleset.table(game.setup)
    assert isinstance(rules, VariantRules)
    usual = super(VariantRules, rules).outcome(game.position.state)
    assert game.outcome.reason == "example-variant.end.others"
    others = set(range(seats)) - set(usual.winners)
    assert set(game.outcome.winners) == (others if usual.winners and others else set(usual.winners))
