"""Draw or discard to a number; discard a card for something, or several of one clan."""

from __future__ import annotations

import pytest

from tests.effects.bench import DRAW, Asked, Bench, card
from tricktable.effects.conditions import DidIt
from tricktable.effects.filters import Printed, Which
from tricktable.effects.numbers import Fixed, HandSize, LevelBefore
from tricktable.effects.overall import CountsAs
from tricktable.effects.values import (
    Destroy,
    DiscardFor,
    DiscardOfClan,
    DiscardTo,
    Draw,
    DrawTo,
    If,
    OneOf,
    Release,
    Trap,
)

TWO, THREE = Fixed(2), Fixed(3)
WITHIN = Which(within_level=True)
FOR_LOUD = DiscardFor(Printed(keyword=("loud",)), (OneOf((Trap(which=WITHIN), Release(which=WITHIN))),))
LOUD = [card(id, keywords=["loud"]) for id in ("r1x", "r2x")]
ALL = card("g1x", overall=[CountsAs(clans=True)])


class TestTo:
    def test_each_draws_until_he_holds_so_many(self) -> None:
        b = Bench("", "", "", hands=["r1a", "b1a b1b b1c b1d", ""], pile="g1a g1b g1c g1d g1e g1f")
        assert b.do(DrawTo(THREE, "everyone")).did
        assert b.sizes() == [3, 4, 3]
        assert not b.do(DrawTo(THREE, "everyone")).did

    def test_as_many_as_there_are(self) -> None:
        b = Bench("", pile="g1a")
        assert b.do(DrawTo(THREE)).did
        assert not b.do(DrawTo(THREE)).did

    def test_as_many_as_somebody_else_holds(self) -> None:
        b = Bench("", "", hands=["", "b1a b1b"], pile="g1a g1b g1c")
        b.do(DrawTo(HandSize("opponents")))
        assert b.sizes() == [2, 2]

    def test_each_discards_down_to_so_many_choosing_his_own(self) -> None:
        b = Bench("", "", "", hands=["r1a", "b1a b1b b1c b1d", "g1a g1b g1c"])
        assert b.do(DiscardTo(TWO, "everyone"), answers="b1c b1a g1b").did
        assert [asked.seat for asked in b.asked] == [1, 1, 2]
        assert b.hands() == ["r1a", "b1b b1d", "g1a g1c"]

    def test_who_holds_no_more_is_not_asked(self) -> None:
        b = Bench("", "", hands=["r1a r1b r1c", "b1a b1b"])
        assert not b.do(DiscardTo(HandSize(), "opponents")).did
        assert not b.do(DiscardTo(THREE)).did
        assert b.asked == []

    def test_down_to_none(self) -> None:
        b = Bench("", hands=["r1a r1b"])
        b.do(DiscardTo(Fixed(0)), answers="r1a r1b")
        assert b.discard == "r1a r1b"


class TestFor:
    def test_the_level_of_what_was_discarded_is_the_bound(self) -> None:
        b = Bench("r1a / r2a / r3a", "(b1a)", hands=["r2x r1b"], cards=LOUD)
        c = b.do(FOR_LOUD, answers="r2x trap 0.2.1")
        assert b.asked == [
            Asked(0, "ask.discard-for", "r2x no"),
            Asked(0, "ask.one-of", "trap release"),
            Asked(0, "ask.trap 1", "0.1.1 0.2.1"),
        ]
        assert (b.army(), b.hand(), b.discard, c.did) == ("r1a / (r2a) / r3a", "r1b", "r2x", True)

    def test_only_such_with_which_something_can_be_done(self) -> None:
        b = Bench("", "b1a / b2a", hands=["r1x r2x"], cards=LOUD)
        high = Which(level=(2,), within_level=True)
        b.do(DiscardFor(Printed(), (Destroy(which=high),)), answers="no")
        assert b.asked[0].options == "r2x no"

    @pytest.mark.parametrize("hand", ["r1b", ""])
    def test_asked_also_without_such_a_card_lest_the_question_tell(self, hand: str) -> None:
        b = Bench("r1a", hands=[hand], cards=LOUD)
        assert not b.do(FOR_LOUD, answers="no").did
        assert b.asked == [Asked(0, "ask.discard-for", "no")]

    def test_one_may_leave_it(self) -> None:
        b = Bench("r1a", hands=["r1x"], cards=LOUD, pile="g1a")
        b.do(FOR_LOUD, If(DidIt(), (DRAW,)), answers="no")
        assert b.hand() == "r1x"

    def test_its_level_as_a_number(self) -> None:
        b = Bench("", hands=["r2x"], cards=LOUD, pile="g1a g1b g1c")
        b.do(DiscardFor(Printed(), (Draw(LevelBefore()),)), answers="r2x")
        assert b.sizes() == [2]


class TestOfClan:
    def test_so_many_of_one_clan(self) -> None:
        b = Bench("", hands=["r1a r1b r2a b1a"], pile="g1a")
        b.do(DiscardOfClan(TWO), If(DidIt(), (DRAW,)), answers="red r1b r2a")
        assert b.asked == [
            Asked(0, "ask.discard-of-clan", "red no"),
            Asked(0, "ask.discard 2", "r1a r1b r2a"),
            Asked(0, "ask.discard 1", "r1a r2a"),
        ]
        assert (b.hand(), b.discard) == ("b1a g1a r1a", "r1b r2a")

    def test_asked_whatever_the_cards_are_where_there_are_so_many(self) -> None:
        b = Bench("", hands=["r1a b1a"])
        assert not b.do(DiscardOfClan(TWO), answers="no").did
        assert b.asked[0].options == "no"
        assert not Bench("", hands=["r1a"]).do(DiscardOfClan(TWO)).did

    def test_what_counts_as_all_clans_counts_with_each(self) -> None:
        b = Bench("", hands=["r1a b1a g1x"], cards=[ALL])
        b.do(DiscardOfClan(TWO), answers="blue g1x b1a")
        assert b.asked[0].options == "red blue no"
        assert b.hand() == "r1a"
