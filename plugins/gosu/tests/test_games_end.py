"""Games end, however they are played, and well within the bound that the rules name."""

from __future__ import annotations

import pytest

from plugins.gosu.tests.tables import TABLES, moves, new_game
from tricktable.game import AnyGame

every_table = pytest.mark.parametrize(("variant", "seats"), TABLES)


def ends(game: AnyGame, seed: object, eager: float) -> int:
    """Play to the end, and see that it is one."""
    bound = game.ruleset.table(game.setup).bound()
    for _ in moves(game, seed, eager):
        assert game.step <= bound
    outcome, state = game.outcome, game.position.state
    assert outcome is not None
    assert game.to_act is None
    assert game.legal_actions() == ()
    assert bool(outcome.winners) != bool(outcome.drawn)
    assert outcome.scores == state.points
    assert not state.aside
    sides = len(state.points)
    assert state.round <= sides * (game.setup.options.points - 1) + 1
    if outcome.reason == "gosu.end.points":
        teams = game.view(None).table.teams
        there = [seat for seat in range(len(teams)) if state.points[teams[seat]] >= game.setup.options.points]
        assert list(outcome.winners or outcome.drawn) == there
    else:
        assert outcome.reason == "gosu.end.conditions"
        assert max(state.points) < game.setup.options.points
    return game.step


@every_table
@pytest.mark.parametrize("eager", [0.0, 0.97])
def test_a_few_games(variant: str, seats: int, eager: float) -> None:
    """gosu.end.bound, gosu.end.points, gosu.end.conditions."""
    for at in range(4):
        assert ends(new_game(variant, seats, f"end {at}"), f"{variant} {seats} {at}", eager)


@pytest.mark.parametrize("options", [{"points": 1}, {"points": 10}, {"round_turns": 1}, {"lone_turns": 1}])
def test_odd_tables(options: dict[str, int]) -> None:
    """gosu.end.bound: also where rounds are of one turn, or games of many rounds."""
    for at in range(4):
        ends(new_game("standard", 3, at, **options), at, 0.5)


@pytest.mark.soak
@every_table
@pytest.mark.parametrize("eager", [0.0, 0.9])
def test_ten_thousand_games(variant: str, seats: int, eager: float) -> None:
    """gosu.end.bound: the longest tell how far from the bound play stays."""
    for at in range(5_000):
        ends(new_game(variant, seats, f"soak {at}"), f"{variant} {seats} {at}", eager)
