from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tricktable.tableau import Glimpse, Side, kinds, known_to, unknown_of, with_cards, without_card

hands = st.lists(st.sampled_from("abcd"), max_size=7).map(lambda cards: tuple(sorted(cards)))


@given(hands, hands)
def test_a_hand_stays_sorted_and_loses_nothing(hand: tuple[str, ...], new: tuple[str, ...]) -> None:
    both = with_cards(hand, new)
    assert list(both) == sorted(both)
    assert Counter(both) == Counter(hand) + Counter(new)


@given(hands, st.sampled_from("abcd"))
def test_one_copy_leaves(hand: tuple[str, ...], card: str) -> None:
    if card not in hand:
        with pytest.raises(ValueError, match="is not among"):
            without_card(hand, card)
        return
    left = without_card(hand, card)
    assert Counter(left) == Counter(hand) - Counter((card,))
    assert with_cards(left, (card,)) == hand


@given(hands)
def test_copies_are_one_choice(hand: tuple[str, ...]) -> None:
    assert kinds(hand) == tuple(sorted(set(hand)))


@given(hands, st.data())
def test_known_and_unknown_make_up_the_hand(hand: tuple[str, ...], data: st.DataObject) -> None:
    at = data.draw(st.sets(st.integers(0, 6)))
    known = tuple(card for n, card in enumerate(hand) if n in at)
    unknown = unknown_of(hand, known)
    assert list(unknown) == sorted(unknown)
    assert Counter(known) + Counter(unknown) == Counter(hand)


def test_what_single_seats_have_seen_only_they_know() -> None:
    side = Side(("a", "a", "b", "c"), (), shown=("b",), glimpsed=(Glimpse(1, "a"), Glimpse(1, "a"), Glimpse(2, "c")))
    assert known_to(side, 1) == ("a", "a", "b")
    assert known_to(side, 2) == ("b", "c")
    assert known_to(side, 3) == known_to(side, None) == ("b",)


def test_what_one_has_seen_comes_on_top_of_what_all_have_seen() -> None:
    side = Side(("a", "a", "b"), (), shown=("a",), glimpsed=(Glimpse(1, "a"),))
    assert [known_to(side, seat) for seat in (1, 2)] == [("a", "a"), ("a",)]
