"""The rules by example. What a scenario can show stands in `scenarios/`; here is the rest."""

from __future__ import annotations

import pytest
import tricktable as tt


@pytest.mark.parametrize("turns", [0, 51])
def test_too_few_or_too_many_turns(turns: int) -> None:
    """The option `turns`."""
    with pytest.raises(tt.OptionsError) as refused:
        tt.new_game("example-tableau", 2, options={"turns": turns})
    assert refused.value.problems == ("turns: from 1 to 50",)


def test_a_game_has_so_many_turns() -> None:
    """`example-tableau.end.blossoms`"""
    game = tt.new_game("example-tableau", 2, seed=7)
    turns = 0
    while game.outcome is None:
        turns += game.position.pending is None
        game.play(game.legal_actions()[0])
    assert turns == 16
