from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tricktable.tricks import Deal, Deck, deal, draw, french_deck, take_out

shuffled = st.permutations(french_deck().cards)


@given(shuffled, st.integers(1, 8), st.integers(0, 6), st.data())
def test_dealing_keeps_the_cards_and_sorts_the_hands(
    cards: list[str], seats: int, each: int, data: st.DataObject
) -> None:
    first = data.draw(st.integers(0, seats - 1))
    dealt = deal(cards, seats, each, first, french_deck().sort)
    assert Counter(card for hand in dealt.hands for card in hand) + Counter(dealt.stock) == Counter(cards)
    assert [len(hand) for hand in dealt.hands] == [each] * seats
    assert all(hand == french_deck().sort(hand) for hand in dealt.hands)
    assert dealt.stock == tuple(cards[each * seats :]), "the stock is not sorted"


@given(shuffled, st.sampled_from((1, 2, 4, 13)), st.data())
def test_whoever_is_first_gets_the_first_packet(cards: list[str], seats: int, data: st.DataObject) -> None:
    first = data.draw(st.integers(0, seats - 1))
    straight, turned = deal(cards, seats), deal(cards, seats, first=first)
    assert turned.hands == tuple(straight.hands[(seat - first) % seats] for seat in range(seats))
    assert turned.stock == ()


def test_the_whole_deck_must_divide_evenly() -> None:
    with pytest.raises(ValueError, match="52 cards do not go round 3 seats evenly"):
        deal(french_deck().cards, 3)


@pytest.mark.parametrize("each", [-1, 14])
def test_a_hand_size_that_the_deck_does_not_have(each: int) -> None:
    with pytest.raises(ValueError, match="52 cards are not enough for 4 hands"):
        deal(french_deck().cards, 4, each)


@pytest.mark.parametrize(("seats", "first"), [(0, 0), (4, 4), (4, -1)])
def test_a_first_seat_that_is_not_there(seats: int, first: int) -> None:
    with pytest.raises(ValueError, match="there is no seat"):
        deal(french_deck().cards, seats, first=first)


def test_drawing_takes_the_top_of_the_stock_into_its_place() -> None:
    deck = Deck.of(("blue", "red"), range(5))
    dealt = Deal((("blue-1", "red-4"), ("blue-2",)), ("blue-3", "red-0"))
    assert draw(dealt.hands, dealt.stock, 0, deck.sort) == Deal(
        (("blue-1", "blue-3", "red-4"), ("blue-2",)), ("red-0",)
    )


@given(shuffled)
def test_draw_after_play_until_the_stock_runs_out(cards: list[str]) -> None:
    deck = french_deck()
    hands, stock = (dealt := deal(cards, 2, 10, sort=deck.sort)).hands, dealt.stock
    played: list[str] = []
    turns = 0
    while any(hands):
        seat = turns % 2
        card = hands[seat][len(hands[seat]) // 2]
        played.append(card)
        hands = tuple(tuple(c for c in hand if c != card) for hand in hands)
        after = draw(hands, stock, seat, deck.sort)
        assert after.hands[1 - seat] == hands[1 - seat]
        assert after.hands[seat] == deck.sort((*hands[seat], *stock[:1]))
        assert after.stock == stock[1:]
        hands, stock = after.hands, after.stock
        turns += 1
    assert sorted(played) == sorted(cards)


def test_nobody_elsewhere_draws() -> None:
    with pytest.raises(ValueError, match="there is no seat 2 at a table of 2"):
        draw(((), ()), ("red-1",), 2)


def test_a_card_taken_out_leaves_the_others_in_order() -> None:
    hands = (("c-1", "c-2", "c-1"), ("c-3",))
    assert take_out(hands, 0, "c-1") == (("c-2", "c-1"), ("c-3",))
    assert take_out(hands, 1, "c-3") == (("c-1", "c-2", "c-1"), ())


@pytest.mark.parametrize(("seat", "card", "error"), [(0, "c-3", ValueError), (2, "c-3", IndexError)])
def test_a_card_that_is_not_there_cannot_be_taken_out(seat: int, card: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        take_out((("c-1",), ("c-3",)), seat, card)
