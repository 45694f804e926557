from __future__ import annotations

import copy
import pickle
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tricktable.tricks import Card, Deck, french_deck, parse_card

JASS = Deck.of(("acorns", "bells", "roses", "shields"), range(6, 15))
TRUMP_ORDER = (11, 9, 14, 13, 12, 10, 8, 7, 6)


def test_cards_stand_by_suit_then_rank_whatever_the_order_of_the_ranks() -> None:
    assert Deck.of(("red", "blue"), (9, 0, 4)).cards == ("red-0", "red-4", "red-9", "blue-0", "blue-4", "blue-9")


def test_every_lookup_knows_every_card() -> None:
    deck = french_deck()
    for card in deck.cards:
        face = parse_card(card)
        assert deck.printed[card] == face
        assert (deck.suit[card], deck.rank[card], deck.strength[card]) == (face.suit, face.rank, face.rank)
        assert card in deck.with_rank[face.rank]
    assert len(deck.cards) == 52
    assert all(len(ids) == 4 for ids in deck.with_rank.values())


@pytest.mark.parametrize(("players", "schools", "size"), [(3, 3, 30), (4, 4, 40), (6, 5, 60), (7, 5, 70), (8, 5, 80)])
def test_decks_by_a_table_of_players(players: int, schools: int, size: int) -> None:
    names = ("blue", "brown", "green", "pink", "yellow")
    ranks = {6: (0, *range(3, 14)), 7: (0, *range(2, 15)), 8: tuple(range(16))}.get(players, (0, *range(4, 13)))
    assert len(Deck.of(names[:schools], ranks).cards) == size


def test_suits_of_unequal_length() -> None:
    tarot = Deck.by_table({"cups": range(1, 15), "trumps": range(22)})
    assert len(tarot.cards) == 36
    assert "trumps-21" in tarot.suit
    assert "cups-15" not in tarot.suit


def test_copies_are_equal_cards_side_by_side() -> None:
    deck = Deck.of(("hearts",), (9, 10), copies=2)
    assert deck.cards == ("hearts-9", "hearts-9", "hearts-10", "hearts-10")
    assert deck.counting_as({"hearts-9": Card("hearts", 11)}).copies == 2


def test_a_card_listed_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="a card is listed twice"):
        Deck.of(("red", "red"), (1, 2))
    with pytest.raises(ValueError, match="a card is listed twice"):
        Deck.of(("red",), (1, 1))


def test_a_table_that_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="2 cards, but 1 that they count as"):
        Deck((Card("red", 1), Card("red", 2)), (Card("red", 1),))
    with pytest.raises(ValueError, match="at least one of each"):
        Deck.of(("red",), (1,), copies=0)


def test_decks_of_the_same_cards_are_equal() -> None:
    one, other = Deck.of(("red", "blue"), range(5)), Deck.of(("red", "blue"), range(5))
    assert one == other
    assert hash(one) == hash(other)
    assert one != Deck.of(("red", "blue"), range(5), copies=2)
    assert one != one.ordered({"red": (4, 3, 2, 0, 1)})
    assert repr(one) == "<Deck of 10 cards: red, blue>"


def test_a_deck_cannot_be_written_to_but_copied_and_pickled() -> None:
    deck = JASS.ordered({"roses": TRUMP_ORDER})
    with pytest.raises(AttributeError):
        deck.cards = ()  # type: ignore[misc] # pyright: ignore[reportAttributeAccessIssue]
    assert copy.deepcopy(deck) == deck
    assert pickle.loads(pickle.dumps(deck)).strength == deck.strength


def test_a_suit_in_an_order_of_its_own() -> None:
    deck = JASS.ordered({"roses": TRUMP_ORDER})
    assert deck.sort(card for card in deck.cards if deck.suit[card] == "roses") == tuple(
        f"roses-{rank}" for rank in reversed(TRUMP_ORDER)
    )
    assert deck.rank["roses-11"] == 11
    assert deck.strength["bells-14"] == 14
    assert JASS.strength["roses-11"] == 11, "the first deck is as it was"


@pytest.mark.parametrize("order", [(11, 9), (*TRUMP_ORDER, 6), (*TRUMP_ORDER[:-1], 11), (*TRUMP_ORDER[:-1], 5)])
def test_an_order_lists_each_rank_once(order: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="the order of roses must list each"):
        JASS.ordered({"roses": order})


def test_an_order_of_an_unknown_suit_is_refused() -> None:
    with pytest.raises(ValueError, match="the order of swords"):
        JASS.ordered({"swords": ()})


def test_a_card_that_counts_as_another_suit_keeps_its_face() -> None:
    deck = french_deck().counting_as({"clubs-11": Card("spades", 15), "spades-11": Card("spades", 16)})
    assert (deck.suit["clubs-11"], deck.rank["clubs-11"], deck.printed["clubs-11"]) == ("spades", 11, Card("clubs", 11))
    assert deck.sort(("spades-11", "clubs-11", "spades-14", "clubs-12")) == (
        *("clubs-12", "spades-14", "clubs-11", "spades-11"),
    )
    assert len(deck.cards) == 52
    assert "clubs-11" in deck.with_rank[11]


def test_an_order_leaves_a_card_alone_that_counts_as_another_suit() -> None:
    deck = Deck.of(("clubs", "spades"), (9, 10, 11)).counting_as({"clubs-11": Card("spades", 20)})
    turned = deck.ordered({"clubs": (9, 10)})
    assert (turned.suit["clubs-11"], turned.strength["clubs-11"]) == ("spades", 20)
    assert turned.strength["clubs-9"] > turned.strength["clubs-10"]


def test_a_suit_that_no_card_is_printed_in_comes_last() -> None:
    jacks = {f"{suit}-11": Card("jacks", place) for place, suit in enumerate(french_deck().suits)}
    deck = french_deck().counting_as(jacks)
    assert deck.suits == ("clubs", "diamonds", "hearts", "spades", "jacks")
    assert deck.cards[-4:] == ("clubs-11", "diamonds-11", "hearts-11", "spades-11")


def test_an_unknown_card_cannot_count_as_another() -> None:
    with pytest.raises(ValueError, match=r"not in the deck: clubs-1, stars-1"):
        french_deck().counting_as({"stars-1": Card("clubs", 2), "clubs-1": Card("clubs", 2)})


@given(st.randoms(use_true_random=False), st.integers(0, 36))
def test_sorting_keeps_the_cards_and_does_not_care_how_they_came(random: Random, size: int) -> None:
    deck = JASS.ordered({"bells": TRUMP_ORDER})
    hand = random.sample(deck.cards, size)
    ordered = deck.sort(hand)
    random.shuffle(hand)
    assert deck.sort(hand) == ordered == tuple(card for card in deck.cards if card in hand)


def test_sorting_a_card_of_another_deck_is_refused() -> None:
    with pytest.raises(KeyError):
        french_deck().sort(["stars-1"])
