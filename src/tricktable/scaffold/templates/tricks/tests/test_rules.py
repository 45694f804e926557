"""The rules by example. What a scenario can show stands in `scenarios/`; here is the rest."""

from __future__ import annotations

import pytest
import tricktable as tt


@pytest.mark.parametrize("hand", [0, 26])
def test_too_few_or_too_many_cards(hand: int) -> None:
    """The option `hand`."""
    with pytest.raises(tt.OptionsError) as refused:
        tt.new_game("example-tricks", 2, options={"hand": hand})
    assert refused.value.problems == ("hand: from 1 to 25 cards for 2 players",)


def test_all_tricks_are_taken() -> None:
    """`example-tricks.end.tricks`"""
    game = tt.new_game("example-tricks", 3, seed=7)
    while game.outcome is None:
        game.play(game.legal_actions()[0])
    assert sum(game.outcome.scores) == 6
