"""Section 9, teams: seats and what the rules merely recommend."""

from __future__ import annotations

from itertools import combinations

import pytest
from tricktable_gorus_maximus import GORUS_MAXIMUS

import tricktable as tt

SPLITS = {
    "2-2": "ABAB",
    "2-2-1": "ABCAB",
    "3-2": "ABABA",
    "2-2-2": "ABCABC",
    "3-3": "ABABAB",
    "2-2-2-1": "ABCDABC",
    "3-2-2": "ABCABAC",
    "2-2-2-2": "ABCDABCD",
    "4-4": "ABABABAB",
}


@pytest.mark.parametrize(("split", "seats"), SPLITS.items())
def test_seating(split: str, seats: str) -> None:
    """gorus.teams.seating, gorus.teams.seating-uneven, gorus.teams.goal: mates are neighbours in ABABA alone."""
    table = tt.new_game("gorus-maximus", len(seats), seed=0, options={"teams": split}).view(None).table
    assert "".join("ABCD"[side] for side in table.sides) == seats
    assert table.goals == tuple(int(size) + 1 for size in split.split("-"))
    neighbours = sum(seat == seats[at - 1] for at, seat in enumerate(seats))
    assert neighbours == (split == "3-2")


def test_splits() -> None:
    """gorus.teams.splits, gorus.teams.four-plus, gorus.options.teams: these nine and no other."""
    parts = {"-".join(map(str, sizes)) for count in (2, 3, 4) for sizes in _descending(count)}
    for seats in range(1, 9):
        taken = set()
        for split in parts:
            try:
                tt.new_game("gorus-maximus", seats, seed=0, options={"teams": split})
            except tt.OptionsError:
                continue
            taken.add(split)
        assert taken == {split for split, order in SPLITS.items() if len(order) == seats}


def _descending(count: int) -> set[tuple[int, ...]]:
    sizes = [size for size in (1, 2, 3, 4, 5, 6) for _ in range(count)]
    return {tuple(sorted(chosen, reverse=True)) for chosen in combinations(sizes, count)}


def test_many() -> None:
    """gorus.teams.many: with six players or more there are always two ways to split, pairs and larger teams."""
    (teams,) = [variant for variant in GORUS_MAXIMUS.variants if variant.id == "teams"]
    assert set(teams.seats) == {4, 5, 6, 7, 8}
    for seats in (6, 7, 8):
        splits = [split for split, order in SPLITS.items() if len(order) == seats]
        assert len(splits) == 2
        for split in splits:
            assert tt.new_game("gorus-maximus", seats, seed=0, options={"teams": split}).setup.seats == seats


@pytest.mark.parametrize("seats", range(4, 9))
def test_even_is_pairs(seats: int) -> None:
    """gorus.teams.splits: the variant `teams` makes pairs, and an odd player plays alone."""
    sides = tt.new_game("gorus-maximus", seats, variant="teams", seed=0).view(None).table.sides
    assert sorted(map(sides.count, set(sides)), reverse=True) == [2] * (seats // 2) + [1] * (seats % 2)
