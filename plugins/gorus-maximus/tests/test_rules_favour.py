"""Section 4, crowd favour, in whole games."""

from __future__ import annotations

import random

import pytest
from tricktable_gorus_maximus import Options, RoundEnded

import tricktable as tt


def rounds(seats: int, seed: int) -> list[RoundEnded]:
    game = tt.new_game("gorus-maximus", seats, seed=seed)
    rng = random.Random(seed)
    found: list[RoundEnded] = []
    while game.outcome is None:
        found += [
            event for event in game.play(rng.choice(game.legal_actions())).events if isinstance(event, RoundEnded)
        ]
    return found


def test_the_default_table() -> None:
    """gorus.favour.printed, gorus.favour.inferred, gorus.favour.ours, gorus.favour.printed-two."""
    worth = dict(Options().crowd_favour)
    assert worth == {0: 5, 8: -4, 9: 1, 10: 1, 11: 1, 12: 2}
    assert 4 not in worth
    assert 2 in worth.values()


def test_a_school_of_ten_totals_one() -> None:
    """gorus.favour.ours-fit: without its 0 a school of ten comes to 1."""
    worth = dict(Options().crowd_favour)
    assert sum(worth.get(rank, 0) for rank in range(4, 13)) == 1


@pytest.mark.parametrize(("seats", "total"), [(1, 8), (2, 8), (3, 8), (4, 9), (5, 10), (6, 10), (7, 10), (8, 10)])
def test_every_round_adds_up(seats: int, total: int) -> None:
    """gorus.favour.ours-fit, gorus.favour.zero, gorus.favour.zero-others: a 1 for each school, and 5 for one 0."""
    for seed in range(6):
        for ended in rounds(seats, seed):
            assert sum(ended.favour) == total


def test_two_sides_can_tie_at_three_schools() -> None:
    """gorus.favour.ours-fit, gorus.round.tie: a round of two that ends 4 all comes up in play."""
    found = [ended for seed in range(150) for ended in rounds(2, seed) if ended.favour == (4, 4)]
    assert found
    assert all(ended.gained == (1, 1) for ended in found)
