from __future__ import annotations

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from tricktable.tableau import (
    WIDTH,
    Army,
    Placed,
    at,
    cards_of,
    changed_at,
    clans_shown,
    empty_army,
    free_places,
    has_room,
    is_free,
    lies_well,
    placed,
    size,
    swapped,
    turned,
    with_row,
    without,
)

SHAPES = [shape for shape in product(range(WIDTH + 1), repeat=3) if shape[0] >= shape[1] >= shape[2]]


def army_of(shape: tuple[int, ...]) -> Army:
    """An army of such row lengths; each card is named by where it lies."""
    return tuple(
        tuple(Placed(f"{row}{place}") for place in range(1, length + 1)) for row, length in enumerate(shape, 1)
    )


def places(army: Army) -> list[tuple[int, int]]:
    return [(row, place) for row, cards in enumerate(army, 1) for place in range(1, len(cards) + 1)]


armies = st.sampled_from(SHAPES).map(army_of)


def test_free_means_nothing_above_and_nothing_to_the_right() -> None:
    for shape in SHAPES:
        army = army_of(shape)
        by_definition = [
            (row, place)
            for row, place in places(army)
            if at(army, row + 1, place) is None and at(army, row, place + 1) is None
        ]
        assert free_places(army) == by_definition
        assert [where for where in places(army) if is_free(army, *where)] == by_definition


def test_free_places_of_an_army_without_order() -> None:
    for shape in product(range(4), repeat=3):
        army = army_of(shape)
        assert free_places(army) == [where for where in places(army) if is_free(army, *where)]


def test_a_card_that_lies_face_down_covers_as_well() -> None:
    army = turned(army_of((2, 1, 0)), 2, 1, down=True)
    assert free_places(army) == [(1, 2), (2, 1)]
    assert not is_free(army, 1, 1)


def test_no_army_without_free_cards() -> None:
    for shape in SHAPES:
        assert bool(free_places(army_of(shape))) == any(shape)


def test_there_is_room_where_the_army_lies_well_afterwards() -> None:
    for shape in SHAPES:
        for row in (1, 2, 3):
            army = army_of(shape)
            assert has_room(army, row) == lies_well(placed(army, row, "new"))


def test_room_in_a_narrower_army() -> None:
    assert has_room(army_of((2, 0, 0)), 1, width=3)
    assert not has_room(army_of((3, 0, 0)), 1, width=3)


@given(armies, st.data())
def test_free_cards_leave_an_army_that_lies_well(army: Army, data: st.DataObject) -> None:
    while free := free_places(army):
        row, place = data.draw(st.sampled_from(free))
        before = size(army)
        army = without(army, row, place)
        assert lies_well(army)
        assert size(army) == before - 1


@given(armies, st.data())
def test_a_card_that_leaves_lets_those_to_its_right_move_up(army: Army, data: st.DataObject) -> None:
    where = places(army)
    if not where:
        return
    row, place = data.draw(st.sampled_from(where))
    left = without(army, row, place)
    names = [card.card for card in army[row - 1]]
    assert [card.card for card in left[row - 1]] == names[: place - 1] + names[place:]
    assert [cards for at_row, cards in enumerate(left, 1) if at_row != row] == [
        cards for at_row, cards in enumerate(army, 1) if at_row != row
    ]


@given(armies, st.integers(1, 3))
def test_a_card_is_placed_at_the_right_end(army: Army, row: int) -> None:
    grown = placed(army, row, "new")
    assert grown[row - 1] == (*army[row - 1], Placed("new"))
    assert without(grown, row, len(grown[row - 1])) == army


@given(armies, st.data())
def test_swapping_twice_changes_nothing_and_takes_tokens_along(army: Army, data: st.DataObject) -> None:
    rows = [row for row in (1, 2, 3) if len(army[row - 1]) > 1]
    if not rows:
        return
    row = data.draw(st.sampled_from(rows))
    first, second = data.draw(
        st.lists(st.integers(1, len(army[row - 1])), min_size=2, max_size=2, unique=True).map(tuple)
    )
    marked = changed_at(army, row, first, Placed("marked", 1, down=True))
    other = swapped(marked, row, first, second)
    assert at(other, row, second) == Placed("marked", 1, down=True)
    assert at(other, row, first) == at(army, row, second)
    assert swapped(other, row, first, second) == marked


def test_what_is_no_place_holds_no_card() -> None:
    army = army_of((2, 1, 0))
    for row, place in [(0, 1), (4, 1), (1, 0), (1, 3), (2, 2), (3, 1), (-1, 1), (1, -1)]:
        assert at(army, row, place) is None


def test_turning_keeps_what_else_there_is() -> None:
    army = with_row(empty_army(), 1, (Placed("a", 1), Placed("b", 2)))
    assert turned(army, 1, 2, down=True)[0] == (Placed("a", 1), Placed("b", 2, down=True))
    assert turned(turned(army, 1, 2, down=True), 1, 2, down=False) == army


def test_only_face_up_cards_show_their_clan() -> None:
    clan = {"a": "red", "b": "blue", "c": "red"}
    army = ((Placed("a", down=True), Placed("b")), (Placed("c"),), ())
    assert clans_shown(army, 1, clan) == {"blue"}
    assert clans_shown(army, 2, clan) == {"red"}
    assert clans_shown(army, 3, clan) == set()


def test_every_card_the_bottom_row_first() -> None:
    army = army_of((3, 2, 1))
    assert [card.card for card in cards_of(army)] == ["11", "12", "13", "21", "22", "31"]
    assert size(army) == 6


def test_lies_well() -> None:
    for shape in product(range(WIDTH + 2), repeat=3):
        well = WIDTH >= shape[0] >= shape[1] >= shape[2]
        assert lies_well(army_of(shape)) == well
