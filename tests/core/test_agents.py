"""Programs that play: asked out of turn, and for games that are not there."""

from __future__ import annotations

import pytest

import tricktable as tt

AGENTS = [(game, agent) for game in ("gorus-maximus", "gosu", "gosu-x") for agent in tt.agent_names(game)]


@pytest.mark.parametrize(("ruleset", "name"), AGENTS)
def test_a_program_that_is_not_to_act_says_so(ruleset: str, name: str) -> None:
    game = tt.new_game(ruleset, 2, seed=7)
    agent = tt.agent(name, ruleset, seed=1)
    assert game.to_act is not None
    assert agent.choose(game.view(game.to_act)) in game.legal_actions()
    for seat in (1 - game.to_act, None):
        with pytest.raises(tt.NotYourTurnError) as caught:
            agent.choose(game.view(seat))
        assert (caught.value.seat, caught.value.to_act) == (seat, game.to_act)


def test_a_program_after_the_end_says_so() -> None:
    game = tt.new_game("gorus-maximus", 2, options={"goal": 1}, seed=7)
    while game.outcome is None:
        game.play(game.legal_actions()[0])
    with pytest.raises(tt.NotYourTurnError, match="the game is over"):
        tt.agent("random", "gorus-maximus").choose(game.view(0))


def test_a_program_for_a_game_that_is_not_there() -> None:
    with pytest.raises(tt.UnknownRulesetError, match="gorus-maximus"):
        tt.agent("random", "gorus")
