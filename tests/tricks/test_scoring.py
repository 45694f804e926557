from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tricktable.tricks import add_points, award, break_tie, fewest, most, reached

totals = st.lists(st.integers(-5, 5), max_size=8)


@given(totals)
def test_most_and_fewest_are_all_that_share_it(figures: list[int]) -> None:
    assert most(figures) == tuple(side for side, figure in enumerate(figures) if figure == max(figures))
    assert fewest(figures) == most([-figure for figure in figures])


def test_all_below_zero() -> None:
    assert most((-4, -1, -1)) == (1, 2)
    assert most((-4, 0, -1)) == (1,)


@given(st.lists(st.tuples(st.integers(0, 2), st.integers(0, 2)), min_size=1, max_size=8))
def test_a_tie_is_broken_by_one_key_after_the_other(figures: list[tuple[int, int]]) -> None:
    sides = range(len(figures))
    left = break_tie(sides, lambda side: figures[side][0], lambda side: figures[side][1])
    assert left == tuple(side for side in sides if figures[side] == max(figures))


@given(st.lists(st.integers(0, 2), min_size=1, max_size=6), st.data())
def test_a_tie_does_not_depend_on_the_seat(figures: list[int], data: st.DataObject) -> None:
    order = data.draw(st.permutations(range(len(figures))))
    left = break_tie(order, lambda side: figures[side])
    assert sorted(left) == list(most(figures))
    assert left == tuple(side for side in order if side in left), "in the order in which they came"


def test_without_a_key_a_tie_stays_and_without_a_tie_no_key_is_asked() -> None:
    def never(side: int) -> int:
        raise AssertionError(side)

    assert break_tie((2, 0)) == (2, 0)
    assert break_tie((2,), never) == (2,)
    assert break_tie((), never) == ()


def test_the_end_of_gorus_maximus() -> None:
    def champion(support: tuple[int, ...], piles: tuple[tuple[str, ...], ...], zero: str) -> tuple[int, ...]:
        return break_tie(reached(support, 3), lambda side: zero in piles[side], lambda side: -len(piles[side]))

    piles = (("red-0", "red-4"), ("blue-0", "red-5", "red-6"), ("red-7", "red-8"))
    assert champion((3, 3, 1), piles, "blue-0") == (1,)
    assert champion((3, 2, 3), piles, "blue-0") == (0, 2)
    assert champion((2, 3, 3), piles, "red-0") == (2,)
    assert champion((2, 2, 2), piles, "red-0") == ()


@given(st.lists(st.tuples(st.integers(-50, 50), st.integers(-50, 50)), max_size=8))
def test_points_are_added_side_by_side(pairs: list[tuple[int, int]]) -> None:
    scores, gained = [a for a, _ in pairs], [b for _, b in pairs]
    assert add_points(scores, gained) == tuple(a + b for a, b in pairs)


def test_points_for_another_number_of_sides_are_refused() -> None:
    with pytest.raises(ValueError, match="2 scores, but points for 3"):
        add_points((1, 2), (1, 2, 3))


def test_a_tied_round_pays_every_tied_side() -> None:
    assert award((1, 1, 0), most((5, 5, 2))) == (2, 2, 0)
    assert award((1, 1), (), 7) == (1, 1)
    assert award((0, 0, 0), (2, 2), 3) == (0, 0, 3), "a side is paid once"


@pytest.mark.parametrize("side", [-1, 2])
def test_a_side_that_is_not_there(side: int) -> None:
    with pytest.raises(ValueError, match=f"there is no side {side}"):
        award((1, 1), (side,))


def test_one_goal_for_all_or_one_for_each() -> None:
    assert reached((3, 4, 2), 3) == (0, 1)
    assert reached((3, 3), (4, 3)) == (1,)
    assert reached((2, 2, 2), (3, 3, 2)) == (2,)
    with pytest.raises(ValueError, match="2 scores, but 3 goals"):
        reached((1, 2), (1, 2, 3))
