from __future__ import annotations

from itertools import chain, combinations
from typing import TypeAlias

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tricktable.tricks import (
    AnyTime,
    Card,
    Deck,
    Follow,
    FollowingRule,
    FollowOrTrump,
    Free,
    MatchLastRank,
    MustBeat,
    french_deck,
    winner,
)

Cards: TypeAlias = tuple[str, ...]
Rule: TypeAlias = Free | Follow | FollowOrTrump | MustBeat

GORUS = Deck.of(("blue", "brown", "green", "red"), range(16))
CHALLENGE = Follow(unless=MatchLastRank())
FRENCH = french_deck()
JASS = Deck.of(("bells", "roses"), range(7, 15)).ordered({"roses": (11, 9, 14, 10, 13, 12, 8, 7)})
BOWERS = FRENCH.counting_as({"clubs-11": Card("spades", 15), "spades-11": Card("spades", 16)})
SMALL = Deck.of(("blue", "green", "red"), range(5)).ordered({"red": (0, 2, 4, 1, 3)})
SMALL_BOWER = SMALL.counting_as({"blue-3": Card("red", 9)})
SMALL_DOUBLE = Deck.of(("blue", "green", "red"), range(3), copies=2)

exemptions = st.sampled_from((None, MatchLastRank(), AnyTime(("green-0", "blue-3"))))
rules: st.SearchStrategy[Rule] = st.one_of(
    st.just(Free()),
    st.builds(Follow, unless=exemptions),
    st.builds(FollowOrTrump, unless=exemptions),
    st.builds(
        MustBeat,
        unless=exemptions,
        in_plain_suits=st.booleans(),
        must_trump=st.booleans(),
        must_undertrump=st.booleans(),
    ),
)
decks = st.sampled_from((SMALL, SMALL_BOWER, SMALL_DOUBLE))
trumps = st.sampled_from((None, "blue", "red"))


@st.composite
def situations(draw: st.DrawFn) -> tuple[Deck, Cards, Cards, str | None]:
    """A deck, a hand, the cards of the trick before it, and trump."""
    deck = draw(decks)
    cards = draw(st.permutations(deck.cards))
    size = draw(st.integers(0, 7))
    return deck, tuple(cards[:size]), tuple(cards[size : size + draw(st.integers(0, 4))]), draw(trumps)


def must_beat(deck: Deck, hand: Cards, trick: Cards, trump: str | None, rule: MustBeat) -> Cards:
    """The rule once more, by trying what every card would do to the trick."""
    led = deck.suit[trick[0]]
    winners = [card for card in hand if winner(deck, (*trick, card), trump) == len(trick)]
    follow = [card for card in hand if deck.suit[card] == led]
    trumps = [card for card in hand if deck.suit[card] == trump]
    if follow:
        best = [card for card in follow if card in winners]
        return tuple(best if best and (rule.in_plain_suits or led == trump) else follow)
    if trumps and rule.must_trump:
        best = [card for card in trumps if card in winners]
        return tuple(best or (trumps if rule.must_undertrump else hand))
    return hand


@given(rules, situations())
def test_playable_is_what_is_not_refused(rule: Rule, situation: tuple[Deck, Cards, Cards, str | None]) -> None:
    deck, hand, trick, trump = situation
    allowed = tuple(card for card in hand if rule.refuse(deck, card, hand, trick, trump) is None)
    assert rule.playable(deck, hand, trick, trump) == allowed


@given(rules, situations())
def test_a_hand_always_has_a_card_to_play(rule: Rule, situation: tuple[Deck, Cards, Cards, str | None]) -> None:
    deck, hand, trick, trump = situation
    assert bool(rule.playable(deck, hand, trick, trump)) == bool(hand)


@given(rules, situations())
def test_the_leader_is_free(rule: Rule, situation: tuple[Deck, Cards, Cards, str | None]) -> None:
    deck, hand, _, trump = situation
    assert rule.playable(deck, hand, (), trump) == hand


@given(rules, situations(), st.data())
def test_the_order_of_the_hand_does_not_change_what_is_playable(
    rule: Rule, situation: tuple[Deck, Cards, Cards, str | None], data: st.DataObject
) -> None:
    deck, hand, trick, trump = situation
    other = tuple(data.draw(st.permutations(hand)))
    assert set(rule.playable(deck, other, trick, trump)) == set(rule.playable(deck, hand, trick, trump))


@given(
    st.builds(MustBeat, in_plain_suits=st.booleans(), must_trump=st.booleans(), must_undertrump=st.booleans()),
    situations(),
)
def test_must_beat_and_the_winner_agree(rule: MustBeat, situation: tuple[Deck, Cards, Cards, str | None]) -> None:
    deck, hand, trick, trump = situation
    assume(trick)
    assert rule.playable(deck, hand, trick, trump) == must_beat(deck, hand, trick, trump, rule)


@pytest.mark.parametrize("lead", [card for card in JASS.cards if card.startswith("roses")])
def test_must_beat_and_the_winner_agree_on_every_hand_of_jass_trumps(lead: str) -> None:
    rest = [card for card in JASS.cards if card.startswith("roses") and card != lead]
    for hand in chain.from_iterable(combinations(rest, size) for size in range(1, 8)):
        expected = must_beat(JASS, hand, (lead,), "roses", MustBeat())
        assert MustBeat().playable(JASS, hand, (lead,), "roses") == expected


@given(rules, situations())
def test_rules_are_values(rule: Rule, situation: tuple[Deck, Cards, Cards, str | None]) -> None:
    again = msgspec.json.decode(msgspec.json.encode(rule), type=Rule)
    assert again == rule
    assert hash(again) == hash(rule)
    assert again.playable(*situation) == rule.playable(*situation)


@given(rules, situations())
def test_without_trump_no_card_is_a_trump(rule: Rule, situation: tuple[Deck, Cards, Cards, str | None]) -> None:
    deck, hand, trick, _ = situation
    if trick and not any(deck.suit[card] == deck.suit[trick[0]] for card in hand):
        assert rule.playable(deck, hand, trick, None) == hand


class TestGorus:
    """Trump is blue; red 7 is led."""

    def test_the_lead_must_be_followed_and_only_its_rank_matches(self) -> None:
        hand = ("red-9", "blue-9", "green-9")
        assert CHALLENGE.playable(GORUS, hand, ("red-7",), "blue") == ("red-9",)
        assert CHALLENGE.refuse(GORUS, "blue-9", hand, ("red-7",), "blue") == "follow"

    def test_the_third_player_follows_the_lead(self) -> None:
        assert CHALLENGE.playable(GORUS, ("brown-3", "blue-5", "red-10"), ("red-7", "red-9"), "blue") == ("red-10",)

    @pytest.mark.parametrize("trump", [None, "blue", "green", "red"])
    def test_the_rank_of_the_last_card_is_always_playable(self, trump: str | None) -> None:
        hand = ("blue-9", "green-9", "green-10", "red-3")
        assert CHALLENGE.playable(GORUS, hand, ("red-7", "red-9"), trump) == ("blue-9", "green-9", "red-3")

    def test_the_rank_of_the_lead_alone_is_not(self) -> None:
        hand = ("blue-7", "green-9", "red-3")
        assert CHALLENGE.playable(GORUS, hand, ("red-7", "red-9"), "blue") == ("green-9", "red-3")
        assert CHALLENGE.refuse(GORUS, "blue-7", hand, ("red-7", "red-9"), "blue") == "follow"

    def test_the_second_player_may_match_the_lead(self) -> None:
        assert CHALLENGE.playable(GORUS, ("blue-7", "red-3"), ("red-7",), "blue") == ("blue-7", "red-3")

    def test_after_a_challenge_the_suit_led_is_still_followed(self) -> None:
        trick = ("blue-4", "blue-10", "green-10")
        assert CHALLENGE.playable(GORUS, ("blue-1", "green-15", "red-10"), trick, "green") == ("blue-1", "red-10")

    def test_who_cannot_follow_plays_anything(self) -> None:
        hand = ("blue-1", "green-2")
        assert CHALLENGE.playable(GORUS, hand, ("red-7",), "blue") == hand

    def test_a_card_that_counts_as_another_matches_by_its_printed_rank(self) -> None:
        deck = GORUS.counting_as({"blue-9": Card("green", 15)})
        assert CHALLENGE.playable(deck, ("blue-9", "brown-15", "red-3"), ("red-9",), None) == ("blue-9", "red-3")
        assert CHALLENGE.playable(deck, ("brown-9", "green-3", "red-15"), ("red-4", "blue-9"), None) == (
            *("brown-9", "red-15"),
        )


def test_follow_with_one_card_of_the_suit_and_a_trump() -> None:
    for rule in (Follow(), FollowOrTrump(), MustBeat()):
        assert rule.playable(FRENCH, ("hearts-2", "spades-14"), ("hearts-9",), "spades") == ("hearts-2",)
        assert rule.refuse(FRENCH, "spades-14", ("hearts-2", "spades-14"), ("hearts-9",), "spades") == "follow"


def test_the_left_bower_follows_trump_and_not_its_printed_suit() -> None:
    hand = ("clubs-11", "hearts-2")
    assert Follow().playable(BOWERS, hand, ("spades-2",), "spades") == ("clubs-11",)
    assert Follow().playable(BOWERS, hand, ("clubs-2",), "spades") == hand
    assert Follow().playable(BOWERS, ("clubs-3", "spades-3"), ("clubs-11",), "spades") == ("spades-3",)
    assert FollowOrTrump().playable(BOWERS, hand, ("diamonds-2",), "spades") == ("clubs-11",)


def test_free_lets_everything_be_played() -> None:
    assert Free().playable(FRENCH, ("clubs-2", "hearts-3"), ("hearts-9",), "spades") == ("clubs-2", "hearts-3")


def test_follow_or_trump() -> None:
    rule, hand = FollowOrTrump(), ("clubs-2", "spades-3", "spades-4")
    assert rule.playable(FRENCH, hand, ("hearts-9",), "spades") == ("spades-3", "spades-4")
    assert rule.refuse(FRENCH, "clubs-2", hand, ("hearts-9",), "spades") == "trump"
    assert rule.playable(FRENCH, hand, ("hearts-9",), None) == hand
    assert rule.playable(FRENCH, hand, ("hearts-9",), "diamonds") == hand


class TestMustBeat:
    def test_within_the_suit(self) -> None:
        hand = ("hearts-2", "hearts-10", "hearts-14", "spades-2")
        assert MustBeat().playable(FRENCH, hand, ("hearts-9",), "spades") == ("hearts-10", "hearts-14")
        assert MustBeat().refuse(FRENCH, "hearts-2", hand, ("hearts-9",), "spades") == "beat"
        assert MustBeat().refuse(FRENCH, "spades-2", hand, ("hearts-9",), "spades") == "follow"

    def test_it_is_the_winning_card_that_must_be_beaten_not_the_last(self) -> None:
        trick = ("hearts-9", "hearts-12", "hearts-3")
        assert MustBeat().playable(FRENCH, ("hearts-10", "hearts-13"), trick, None) == ("hearts-13",)
        assert MustBeat().playable(FRENCH, ("hearts-2", "hearts-10"), trick, None) == ("hearts-2", "hearts-10")

    def test_a_trump_cannot_be_beaten_by_following(self) -> None:
        hand = ("hearts-2", "hearts-14", "spades-9")
        assert MustBeat().playable(FRENCH, hand, ("hearts-9", "spades-2"), "spades") == ("hearts-2", "hearts-14")

    def test_a_trump_is_overtrumped_by_who_cannot_follow(self) -> None:
        hand = ("clubs-2", "spades-2", "spades-9")
        assert MustBeat().playable(FRENCH, hand, ("hearts-9", "spades-5"), "spades") == ("spades-9",)
        assert MustBeat().refuse(FRENCH, "spades-2", hand, ("hearts-9", "spades-5"), "spades") == "beat"
        assert MustBeat().refuse(FRENCH, "clubs-2", hand, ("hearts-9", "spades-5"), "spades") == "trump"

    def test_undertrumping(self) -> None:
        hand, trick = ("clubs-2", "spades-2"), ("hearts-9", "spades-5")
        assert MustBeat().playable(FRENCH, hand, trick, "spades") == ("spades-2",)
        assert MustBeat(must_undertrump=False).playable(FRENCH, hand, trick, "spades") == hand
        assert MustBeat(must_undertrump=False).playable(FRENCH, hand, trick[:1], "spades") == ("spades-2",)

    def test_without_a_duty_to_trump(self) -> None:
        hand = ("clubs-2", "spades-2")
        assert MustBeat(must_trump=False).playable(FRENCH, hand, ("hearts-9",), "spades") == hand

    def test_only_trumps_must_be_beaten(self) -> None:
        rule = MustBeat(in_plain_suits=False)
        assert rule.playable(FRENCH, ("hearts-2", "hearts-10"), ("hearts-9",), "spades") == ("hearts-2", "hearts-10")
        assert rule.playable(FRENCH, ("spades-2", "spades-10"), ("spades-9",), "spades") == ("spades-10",)
        assert rule.playable(FRENCH, ("spades-2", "spades-10"), ("hearts-9", "spades-9"), "spades") == ("spades-10",)

    def test_an_equal_card_does_not_beat(self) -> None:
        hand, trick = ("red-0", "red-1", "red-2"), ("red-1",)
        assert MustBeat().playable(SMALL_DOUBLE, hand, trick, None) == ("red-2",)
        assert MustBeat().refuse(SMALL_DOUBLE, "red-1", hand, trick, None) == "beat"
        assert MustBeat().playable(SMALL_DOUBLE, hand[:2], trick, None) == ("red-0", "red-1")

    def test_with_an_exemption(self) -> None:
        rule, hand = MustBeat(unless=MatchLastRank()), ("clubs-9", "hearts-2", "hearts-10")
        assert rule.playable(FRENCH, hand, ("hearts-9",), None) == ("clubs-9", "hearts-10")


def test_a_card_exempt_at_any_time() -> None:
    tarot = Deck.by_table({"cups": range(1, 15), "swords": range(1, 15), "trumps": range(22)})
    rule, hand = MustBeat(unless=AnyTime(("trumps-0",))), ("cups-3", "trumps-0", "trumps-5")
    assert rule.playable(tarot, hand, ("cups-1",), "trumps") == ("cups-3", "trumps-0")
    assert rule.playable(tarot, hand, ("swords-1",), "trumps") == ("trumps-0", "trumps-5")


def test_a_card_that_is_not_held_is_not_merely_refused() -> None:
    with pytest.raises(ValueError, match="hearts-3 is not in the hand"):
        Free().refuse(FRENCH, "hearts-3", ("hearts-2",), (), None)


def test_a_card_of_another_deck() -> None:
    with pytest.raises(KeyError):
        Follow().playable(FRENCH, ("hearts-3",), ("stars-1",), None)


def test_a_rule_of_ones_own_says_only_what_a_hand_owes_or_what_is_exempt() -> None:
    class FollowOrQueen(Follow, frozen=True, tag="follow-or-queen"):
        def frees(self, deck: Deck, trick_cards: Cards) -> frozenset[str]:
            return deck.with_rank[12]

    rule: FollowingRule = FollowOrQueen()
    hand = ("clubs-12", "clubs-13", "hearts-2")
    assert rule.playable(FRENCH, hand, ("hearts-9",), None) == ("clubs-12", "hearts-2")
    assert rule.refuse(FRENCH, "clubs-13", hand, ("hearts-9",), None) == "follow"
    assert rule.refuse(FRENCH, "clubs-12", hand, ("hearts-9",), None) is None
