"""May, if, for each player, alone on a table."""

from __future__ import annotations

import pytest

from tests.effects.bench import DRAW, Asked, Bench, draw
from tricktable.effects.conditions import AtLeast, DidIt, HasAdvantage, IsBehind
from tricktable.effects.effect import Effect
from tricktable.effects.filters import CHOSEN, Printed, Which
from tricktable.effects.numbers import Bonus, CardsInPlay, Fixed, HandSize, LevelBefore, X
from tricktable.effects.values import (
    ChooseX,
    Destroy,
    Discard,
    Draw,
    Fetch,
    ForEach,
    GainPoint,
    If,
    May,
    Release,
    Sacrifice,
    Swap,
    TakeAdvantage,
    Trap,
)

TWO = Fixed(2)


class TestMay:
    def test_yes_or_no(self) -> None:
        b = Bench("", pile="r1a r1b")
        assert b.do(May((DRAW,)), answers="yes").did
        assert not b.do(May((DRAW,)), answers="no").did
        assert b.asked == [Asked(0, "ask.may", "yes no")] * 2
        assert b.hand() == "r1a"

    def test_asked_whatever_the_hand_holds(self) -> None:
        b = Bench("")
        assert not b.do(May((Discard(), If(DidIt(), (DRAW,)))), answers="yes").did
        assert b.asked == [Asked(0, "ask.may", "yes no")]

    def test_an_offer_to_do_what_cannot_be_done_leaves_a_way_on(self) -> None:
        for effect in (Swap(), Destroy(), Trap(), Release(), Sacrifice(), Discard()):
            for answer in ("yes", "no"):
                b = Bench("", "")
                assert not b.do(May((effect,)), answers=answer).did

    def test_the_did_of_before_does_not_count_for_a_no(self) -> None:
        b = Bench("", pile="r1a r1b r1c")
        b.do(DRAW, May((DRAW,)), If(DidIt(), (DRAW,)), answers="no")
        assert b.hand() == "r1a"

    def test_whatever_must_be_done_offers_no_way_out(self) -> None:
        for effect in (Destroy(), Trap(), Sacrifice(), Discard(), Swap()):
            b = Bench("r1a r1b", "", hands=["b1a"])
            asking = effect.carry_out(b.context())
            assert asking is not None
            decision = next(iter(asking))
            assert decision.options
            assert all(type(option).__name__ not in {"Accept", "Decline"} for option in decision.options)


class TestIf:
    def test_then_or_otherwise(self) -> None:
        for advantage, drawn in ((0, 2), (1, 1)):
            b = Bench("", "", advantage=advantage, pile="r1a r1b r1c")
            b.do(If(HasAdvantage(), (draw(2),), (DRAW,)))
            assert b.sizes()[0] == drawn

    def test_the_condition_is_read_once(self) -> None:
        b = Bench("", "", advantage=1, pile="r1a r1b")
        b.do(If(HasAdvantage(), (), (TakeAdvantage(), DRAW)))
        assert b.sizes()[0] == 1

    def test_if_you_do_looks_at_the_effect_before(self) -> None:
        for hand, drawn in (("r1a", 1), ("", 0)):
            b = Bench("", hands=[hand], pile="b1a")
            b.do(Discard(), If(DidIt(), (DRAW,)), answers=hand)
            assert b.sizes()[0] == drawn

    def test_what_was_not_done_did_nothing(self) -> None:
        b = Bench("", "", advantage=1, pile="r1a r1b r1c")
        b.do(DRAW, If(HasAdvantage(), (DRAW,)), If(DidIt(), (DRAW,)))
        assert b.sizes()[0] == 1


class TestForEach:
    def test_you_is_that_player_from_the_acting_player_on(self) -> None:
        b = Bench("r1a", "b1a", "g1a", actor=1)
        b.do(ForEach("everyone", (Sacrifice(),)), answers="1.1.1 2.1.1 0.1.1", c=b.context(seat=0))
        assert [asked.seat for asked in b.asked] == [1, 2, 0]

    def test_conditions_and_numbers_are_that_player_s(self) -> None:
        b = Bench("", "", "", points=[0, 2, 1], pile="r1a r1b r1c r1d r1e r1f")
        b.do(ForEach("everyone", (Draw(Bonus(1, 1)),)))
        assert b.sizes() == [2, 1, 2]
        b.do(ForEach("everyone", (If(IsBehind(), (Discard(HandSize()),)),)), answers="r1a r1b r1d r1e")
        assert b.sizes() == [0, 1, 0]

    def test_owners_are_seen_from_that_player(self) -> None:
        b = Bench("r1a", "b1a")
        b.do(ForEach("others", (Destroy(which=Which(owner="you", free=True)),)), answers="1.1.1")
        assert b.army() == "r1a"

    def test_it_did_something_if_any_of_them_did(self) -> None:
        b = Bench("", "", hands=["", "r1a"])
        assert b.do(ForEach("everyone", (Discard(),)), answers="r1a").did
        assert not b.do(ForEach("everyone", (Discard(),))).did

    def test_it_did_something_also_if_the_last_of_them_did_not(self) -> None:
        b = Bench("", "", hands=["r1a", ""])
        assert b.do(ForEach("everyone", (Discard(),)), answers="r1a").did

    def test_who_and_which_clan_were_chosen_is_known_inside(self) -> None:
        b = Bench("", "", hands=["", "r1a r1b r1c"], discard="b1a g1a")
        c = b.context()
        c.player, c.clan = 1, "green"
        b.do(ForEach("opponents", (Discard(who="chosen"), Fetch(which=Printed(clan=CHOSEN)))), answers="r1a g1a", c=c)
        assert b.hand(1) == "g1a r1b r1c"

    def test_what_was_done_before_is_known_inside(self) -> None:
        b = Bench("", "b1a / b2a", hands=["", "r1a r1b r1c"])
        b.do(Destroy(), ForEach("opponents", (Discard(LevelBefore()),)), answers="1.2.1 r1a r1b")
        assert b.hand(1) == "r1c"

    def test_x_is_known_inside(self) -> None:
        b = Bench("", "", hands=["r1a r1b", "b1a b1b"])
        b.do(ChooseX(), ForEach("opponents", (Discard(X()),)), answers="2 b1a b1b")
        assert b.hand(1) == ""

    def test_nobody(self) -> None:
        b = Bench("")
        assert not b.do(ForEach("opponents", (DRAW,))).did


def test_effects_nest_to_any_depth() -> None:
    effect: Effect = GainPoint()
    for _ in range(40):
        effect = May((If(AtLeast(CardsInPlay(Which()), Fixed(0)), (ForEach("you", (effect,)),)),))
    b = Bench("")
    b.do(effect, answers=" ".join(["yes"] * 40))
    assert b.r.state.points == (1,)


@pytest.mark.parametrize("answers", ["yes yes", "yes no", "no"])
def test_may_within_may(answers: str) -> None:
    b = Bench("", pile="r1a r1b")
    b.do(May((DRAW, May((DRAW,)))), answers=answers)
    assert b.sizes() == [answers.count("yes")]
