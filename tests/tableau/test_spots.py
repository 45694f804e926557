from __future__ import annotations

from tests.tableau.test_army import SHAPES, army_of, places
from tricktable.tableau import Spot, adjacent, mirror, same_column, same_row, spot, spots


def test_a_place_is_made_once_and_equals_any_other() -> None:
    assert spot(1, 2, 3) is spot(1, 2, 3)
    assert spot(1, 2, 3) == Spot(1, 2, 3)


def test_places_of_an_army() -> None:
    for shape in SHAPES:
        army = army_of(shape)
        assert [(each.row, each.place) for each in spots(army, 1)] == places(army)
        assert all(each.seat == 1 for each in spots(army, 1))


def test_rows_columns_and_neighbours_by_definition() -> None:
    for shape in SHAPES:
        army = army_of(shape)
        every = list(spots(army, 0))
        for here in every:
            assert same_row(army, here) == [each for each in every if each.row == here.row]
            assert same_column(army, here) == [each for each in every if each.place == here.place]
            near = {each for each in every if abs(each.row - here.row) + abs(each.place - here.place) == 1}
            assert set(adjacent(army, here)) == near
            assert len(adjacent(army, here)) == len(near)


def test_at_the_edge_there_are_no_neighbours() -> None:
    assert adjacent(((), (), ()), Spot(0, 1, 1)) == []
    assert adjacent(army_of((1, 0, 0)), Spot(0, 1, 1)) == []
    full = army_of((5, 5, 5))
    assert adjacent(full, Spot(0, 3, 5)) == [Spot(0, 3, 4), Spot(0, 2, 5)]


def test_the_mirror_image_counts_from_the_left_of_its_owner() -> None:
    assert mirror(Spot(0, 2, 3), 1) == Spot(1, 2, 3)
    assert mirror(mirror(Spot(0, 2, 3), 1), 0) == Spot(0, 2, 3)
