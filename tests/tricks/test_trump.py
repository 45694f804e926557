from __future__ import annotations

from itertools import pairwise
from typing import TypeAlias

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tricktable.tricks import (
    Deck,
    FirstLeadTrump,
    FixedTrump,
    MatchingTrump,
    NoTrump,
    TrumpRule,
    TurnedUpTrump,
    winner,
)

GORUS = Deck.of(("blue", "brown", "green", "red"), range(16))
Rule: TypeAlias = NoTrump | FixedTrump | TurnedUpTrump | FirstLeadTrump | MatchingTrump

tricks = st.lists(st.sampled_from(GORUS.cards), min_size=1, max_size=8, unique=True)


def after_each(rule: TrumpRule, cards: tuple[str, ...], trump: str | None) -> list[str | None]:
    """Trump after each card of a trick."""
    seen: list[str | None] = []
    for size in range(1, len(cards) + 1):
        trump = rule.after_card(GORUS, cards[:size], trump)
        seen.append(trump)
    return seen


@pytest.mark.parametrize(
    ("rule", "at_deal"),
    [
        (NoTrump(), None),
        (FixedTrump("red"), "red"),
        (TurnedUpTrump(), "green"),
        (FirstLeadTrump(), None),
        (MatchingTrump(), None),
        (MatchingTrump(TurnedUpTrump()), "green"),
        (MatchingTrump(FixedTrump("red")), "red"),
    ],
)
def test_trump_at_the_deal(rule: Rule, at_deal: str | None) -> None:
    assert rule.at_deal(GORUS, turned_up="green-3") == at_deal
    assert msgspec.json.decode(msgspec.json.encode(rule), type=Rule) == rule


@pytest.mark.parametrize("rule", [TurnedUpTrump(), MatchingTrump(TurnedUpTrump())])
def test_a_card_must_be_turned_up_where_trump_is_its_suit(rule: Rule) -> None:
    with pytest.raises(ValueError, match="no card is"):
        rule.at_deal(GORUS)


@pytest.mark.parametrize("rule", [NoTrump(), FixedTrump("red"), TurnedUpTrump()])
@given(cards=tricks)
def test_these_do_not_change_within_a_trick(rule: Rule, cards: list[str]) -> None:
    trump = rule.at_deal(GORUS, "blue-1")
    assert set(after_each(rule, tuple(cards), trump)) == {trump}


def test_the_first_lead_of_the_round_sets_trump_and_later_ones_do_not() -> None:
    rule = FirstLeadTrump()
    trump = after_each(rule, ("blue-4", "red-4"), None)
    assert trump == ["blue", "blue"]
    assert after_each(rule, ("red-9", "blue-9"), trump[-1]) == ["blue", "blue"]


class TestMatching:
    """The challenge of Gorus Maximus."""

    def test_the_example_of_the_rulebook(self) -> None:
        trick = ("blue-4", "blue-10", "green-10")
        seen = after_each(MatchingTrump(), trick, MatchingTrump().at_deal(GORUS))
        assert seen == ["blue", "blue", "green"]
        assert winner(GORUS, trick, seen[-1]) == 2

    def test_challenges_chain_each_with_the_card_before(self) -> None:
        assert after_each(MatchingTrump(), ("blue-4", "red-4", "green-4", "brown-5"), "brown") == [
            *("brown", "red", "green", "green"),
        ]

    def test_a_card_between_breaks_the_match(self) -> None:
        assert after_each(MatchingTrump(), ("blue-4", "red-7", "green-4"), "brown") == ["brown"] * 3

    def test_a_match_in_the_suit_led_changes_trump_to_it(self) -> None:
        assert after_each(MatchingTrump(), ("blue-4", "red-7", "blue-7"), "green") == ["green", "green", "blue"]

    def test_a_lead_matches_nothing_and_trump_is_carried_over(self) -> None:
        carried = after_each(MatchingTrump(), ("blue-4", "green-4"), None)[-1]
        assert carried == "green"
        assert after_each(MatchingTrump(), ("red-4", "blue-5"), carried) == ["green", "green"]

    def test_0_on_0_is_a_match(self) -> None:
        assert after_each(MatchingTrump(), ("blue-0", "green-0"), None)[-1] == "green"

    @given(tricks, st.sampled_from(GORUS.suits))
    def test_trump_is_the_suit_of_the_last_card_that_matched(self, cards: list[str], before: str) -> None:
        matched = [card for last, card in pairwise(cards) if GORUS.rank[card] == GORUS.rank[last]]
        expected = GORUS.suit[matched[-1]] if matched else before
        assert after_each(MatchingTrump(), tuple(cards), before)[-1] == expected

    def test_starting_without_trump_only_a_match_makes_one(self) -> None:
        rule = MatchingTrump(NoTrump())
        assert after_each(rule, ("blue-4", "red-7", "green-7"), None) == [None, None, "green"]
