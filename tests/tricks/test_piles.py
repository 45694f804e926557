from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tricktable.tricks import Card, Deck, capture, count_points, french_deck, point_table

GORUS = Deck.of(("blue", "green", "red"), (0, *range(4, 13)))
FAVOUR = {0: 0, 8: -4, 9: 1, 10: 1, 11: 1, 12: 2, 15: 99}


@given(st.permutations(french_deck().cards), st.lists(st.integers(0, 2), min_size=13, max_size=13))
def test_captured_cards_are_neither_lost_nor_made(cards: list[str], takers: list[int]) -> None:
    piles: tuple[tuple[str, ...], ...] = ((), (), ())
    for trick, side in enumerate(takers):
        before = piles
        piles = capture(piles, side, cards[trick * 4 : trick * 4 + 4])
        assert all(piles[other] == before[other] for other in range(3) if other != side)
    assert sorted(card for pile in piles for card in pile) == sorted(cards)


@pytest.mark.parametrize("side", [-1, 2])
def test_a_side_that_is_not_there(side: int) -> None:
    with pytest.raises(ValueError, match="there is no side"):
        capture(((), ()), side, ("red-4",))


def test_points_by_rank() -> None:
    table = point_table(GORUS, ranks=FAVOUR)
    assert count_points(("blue-8", "green-10", "red-12", "red-4", "red-0"), table) == -1
    assert sum(table.values()) == 3
    assert "red-4" not in table


def test_points_of_one_card_not_of_its_likes() -> None:
    table = point_table(GORUS, ranks=FAVOUR, cards={"green-0": 5})
    assert count_points(("blue-0", "green-0", "red-0"), table) == 5
    assert count_points(("green-10",), table) == 1
    assert count_points(("blue-0", "red-0"), table) == 0


def test_points_by_suit_and_a_card_of_its_own() -> None:
    hearts = point_table(french_deck(), suits={"hearts": 1}, cards={"spades-12": 13})
    assert count_points(french_deck().cards, hearts) == 26
    assert count_points(("clubs-12", "diamonds-12"), hearts) == 0
    assert count_points((), hearts) == 0


def test_a_card_of_its_own_stands_instead_of_rank_and_suit() -> None:
    table = point_table(french_deck(), {12: 3}, {"spades": 1}, {"spades-12": 0})
    assert (table["spades-2"], table["hearts-12"], table.get("spades-12")) == (1, 3, None)
    assert point_table(french_deck(), {12: 3}, {"spades": 1})["spades-12"] == 4


def test_points_go_by_the_printed_card() -> None:
    deck = french_deck().counting_as({"clubs-11": Card("spades", 15)})
    assert point_table(deck, ranks={11: 2, 15: 7}, suits={"spades": 1})["clubs-11"] == 2


def test_equal_cards_count_once_each() -> None:
    assert count_points(("hearts-10", "hearts-10"), {"hearts-10": 10}) == 20


def test_one_table_serves_decks_of_every_size() -> None:
    assert point_table(GORUS, {15: 9}, {"pink": 1}, {"pink-3": 5}) == {}
