from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tricktable.tricks import Card, Deck, Trick, beats, french_deck, winner
from tricktable.walk import cards_in, rotated

RANKS = range(2, 15)
TRUMP_ORDER = (11, 9, 14, 10, 13, 12, 8, 7)
PIQUET = Deck.of(("clubs", "diamonds", "hearts", "spades"), range(7, 15)).ordered({"spades": TRUMP_ORDER})
BOWERS = french_deck().counting_as({"clubs-11": Card("spades", 15), "spades-11": Card("spades", 16)})

decks = st.sampled_from((french_deck(), PIQUET, BOWERS))
trumps = st.sampled_from((None, "clubs", "spades"))


@pytest.mark.parametrize("led", RANKS)
def test_any_trump_beats_any_card_led(led: int) -> None:
    for rank in RANKS:
        trick = (f"hearts-{led}", f"spades-{rank}")
        assert winner(french_deck(), trick, "spades") == 1
        assert winner(french_deck(), trick, "diamonds") == 0
        assert winner(french_deck(), trick, None) == 0
        assert winner(french_deck(), (trick[1], trick[0]), "spades") == 0


@pytest.mark.parametrize(("low", "high"), [(a, b) for a in RANKS for b in RANKS if a < b])
def test_of_two_trumps_and_of_two_plain_cards_the_higher_wins(low: int, high: int) -> None:
    for suit in ("spades", "hearts"):
        assert winner(french_deck(), (f"{suit}-{low}", f"{suit}-{high}"), "spades") == 1
        assert winner(french_deck(), (f"{suit}-{high}", f"{suit}-{low}"), "spades") == 0
    assert winner(french_deck(), ("hearts-14", f"spades-{low}", f"spades-{high}"), "spades") == 2


def test_no_trump_after_trump() -> None:
    trick = ("hearts-3", "spades-14", "hearts-4")
    assert winner(french_deck(), trick, "spades") == 1
    assert winner(french_deck(), trick, None) == 2


def test_trump_decides_as_it_is_at_the_end_of_the_trick() -> None:
    deck = Deck.of(("blue", "green", "red"), range(16))
    trick = ("blue-4", "blue-10", "green-10")
    assert winner(deck, trick, "blue") == 1
    assert winner(deck, trick, "green") == 2


def test_rank_0_is_the_lowest() -> None:
    assert winner(Deck.of(("blue",), range(16)), ("blue-1", "blue-0"), "blue") == 0


def test_trump_in_an_order_of_its_own() -> None:
    ladder = [f"spades-{rank}" for rank in TRUMP_ORDER]
    for place, high in enumerate(ladder):
        for low in ladder[place + 1 :]:
            assert beats(PIQUET, high, low, "spades")
            assert not beats(PIQUET, low, high, "spades")
    assert beats(PIQUET, "hearts-14", "hearts-11", "spades"), "the plain suits keep theirs"


def test_the_left_bower_is_a_trump() -> None:
    assert winner(BOWERS, ("spades-14", "clubs-11"), "spades") == 1
    assert winner(BOWERS, ("clubs-11", "spades-11"), "spades") == 1
    assert winner(BOWERS, ("clubs-2", "clubs-11"), "spades") == 1
    assert Trick(0, ("clubs-11",)).led(BOWERS) == "spades"
    assert winner(BOWERS, ("clubs-11", "clubs-14"), "spades") == 0


def test_all_jacks_as_a_trump_suit_of_their_own() -> None:
    jacks = {f"{suit}-11": Card("jacks", place) for place, suit in enumerate(("diamonds", "hearts", "spades", "clubs"))}
    grand = french_deck().counting_as(jacks)
    assert winner(grand, ("hearts-14", "diamonds-11", "clubs-11", "spades-11"), "jacks") == 2
    assert winner(grand, ("hearts-2", "hearts-11"), None) == 0, "a jack no longer is a heart"


def test_of_equal_cards_the_first_wins() -> None:
    double = Deck.of(("hearts", "spades"), (9, 10), copies=2)
    assert winner(double, ("hearts-9", "hearts-10", "hearts-10"), None) == 1
    assert winner(double, ("hearts-9", "spades-10", "spades-10"), "spades") == 1
    wizards = Deck.of(("red", "wizard"), (1, 2)).counting_as(
        {"wizard-1": Card("wizard", 0), "wizard-2": Card("wizard", 0)}
    )
    assert winner(wizards, ("red-2", "wizard-2", "wizard-1"), "wizard") == 1


@given(decks, trumps, st.data())
def test_the_winner_is_never_beaten_and_alone(deck: Deck, trump: str | None, data: st.DataObject) -> None:
    cards = tuple(data.draw(st.lists(st.sampled_from(deck.cards), min_size=1, max_size=8, unique=True)))
    won = winner(deck, cards, trump)
    led = deck.suit[cards[0]]
    # The rule once more, as one comparison: trumps before the suit led before the rest, then strength.
    worth = [(deck.suit[card] == trump, deck.suit[card] == led, deck.strength[card]) for card in cards]
    assert won == worth.index(max(worth))
    assert worth.count(worth[won]) == 1
    assert not any(beats(deck, card, cards[won], trump) for card in cards)


@given(decks, trumps, st.data())
def test_who_wins_does_not_depend_on_the_order_behind_the_lead(
    deck: Deck, trump: str | None, data: st.DataObject
) -> None:
    lead, *rest = data.draw(st.lists(st.sampled_from(deck.cards), min_size=1, max_size=5, unique=True))
    won = {cards[winner(deck, cards, trump)] for order in permutations(rest) if (cards := (lead, *order))}
    assert len(won) == 1


def test_an_empty_trick_has_no_winner() -> None:
    with pytest.raises(ValueError, match="nobody wins an empty trick"):
        winner(french_deck(), (), None)


def test_a_card_of_another_deck_is_refused() -> None:
    with pytest.raises(KeyError):
        winner(french_deck(), ("hearts-2", "stars-1"), None)


@pytest.mark.parametrize(("leader", "seats"), [(leader, seats) for seats in range(1, 9) for leader in range(seats)])
def test_a_trick_goes_once_round_the_table(leader: int, seats: int) -> None:
    trick = Trick(leader)
    assert trick.led(french_deck()) is None
    for index in range(seats):
        assert not trick.is_complete(seats)
        assert trick.to_play(seats) == trick.seat_of(index, seats) == (leader + index) % seats
        trick = trick.add(french_deck().cards[index])
        assert trick.winning_seat(french_deck(), None, seats) == trick.seat_of(index, seats), "each is higher"
    assert trick.is_complete(seats)
    assert trick.to_play(seats) is None
    assert trick.led(french_deck()) == "clubs"


@pytest.mark.parametrize(("leader", "index"), [(0, 4), (0, -1), (4, 0), (-1, 0)])
def test_a_place_that_is_not_at_the_table(leader: int, index: int) -> None:
    with pytest.raises(ValueError, match=r"there is no seat|has no card"):
        Trick(leader).seat_of(index, 4)


def test_a_trick_in_a_state_is_found_by_its_marks() -> None:
    trick = Trick(3, ("hearts-7", "spades-2"))
    assert rotated(trick, 2, 4) == Trick(1, trick.cards)
    assert cards_in(trick) == ["hearts-7", "spades-2"]
