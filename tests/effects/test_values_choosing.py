"""Choosing X, a player, a clan; and what they mean to the effects after them."""

from __future__ import annotations

import pytest

from tests.effects.bench import DRAW, Asked, Bench, OwnBench, card
from tricktable.effects.filters import CHOSEN, Printed, Which
from tricktable.effects.numbers import CardsInPlay, Fixed, X
from tricktable.effects.overall import CountsAs
from tricktable.effects.values import (
    ChooseClan,
    ChooseLevel,
    ChoosePlayer,
    ChooseX,
    Destroy,
    Discard,
    Draw,
    Fetch,
    OneOf,
    PutOnPile,
    Release,
    Trap,
)


class TestX:
    def test_up_to_the_hand(self) -> None:
        b = Bench("", hands=["r1a r1b"], pile="b1a b1b b1c")
        b.do(ChooseX(), Discard(X()), Draw(X()), answers="2 r1a r1b")
        assert b.asked[0] == Asked(0, "ask.choose-x", "0 1 2")
        assert (b.hand(), b.discard) == ("b1a b1b", "r1a r1b")

    def test_an_empty_hand_still_chooses_nought(self) -> None:
        b = Bench("")
        c = b.do(ChooseX(), Draw(X()), answers="0")
        assert (c.x, c.did, b.asked[0].options) == (0, False, "0")

    @pytest.mark.parametrize(
        ("effect", "options"),
        [
            (ChooseX(Fixed(1)), "0 1"),
            (ChooseX(Fixed(9)), "0 1 2"),
            (ChooseX(least=1), "1 2"),
            (ChooseX(Fixed(3), least=1, from_hand=False), "1 2 3"),
            (ChooseX(CardsInPlay(Which(owner="you"))), "0 1"),
        ],
    )
    def test_limits(self, effect: ChooseX, options: str) -> None:
        b = Bench("g1a", hands=["r1a r1b"])
        b.do(effect, answers="1")
        assert b.asked[0].options == options

    def test_where_no_number_is_large_enough_nothing_is_asked(self) -> None:
        b = Bench("", hands=["r1a"])
        c = b.context()
        c.x = 5
        b.do(ChooseX(least=2), c=c)
        assert (c.x, c.did, b.asked) == (0, False, [])

    def test_a_level(self) -> None:
        b = Bench("", "b1a b1b / b2a")
        b.do(ChooseX(Fixed(3), least=1, from_hand=False), Trap(which=Which(level_x=True)), answers="2 1.2.1")
        assert b.asked[1].options == "1.2.1"


class TestPlayer:
    def test_an_opponent_whom_the_next_effects_mean(self) -> None:
        b = Bench("r1a", "b1a", "g1a", hands=["", "", "r2a"])
        b.do(
            ChoosePlayer(),
            Discard(who="chosen"),
            Destroy(which=Which(owner="chosen", free=True)),
            answers="@2 r2a 2.1.1",
        )
        assert b.asked == [
            Asked(0, "ask.choose-player", "@1 @2"),
            Asked(2, "ask.discard 1", "r2a"),
            Asked(0, "ask.destroy 1", "2.1.1"),
        ]

    def test_everyone_from_the_acting_player(self) -> None:
        b = Bench("", "", "", actor=2, passed=[1])
        b.do(ChoosePlayer("everyone"), answers="@1", c=b.context(seat=0))
        assert b.asked == [Asked(0, "ask.choose-player", "@2 @0 @1")]

    def test_asked_also_with_one_opponent(self) -> None:
        b = Bench("", "")
        assert b.do(ChoosePlayer(), answers="@1").player == 1

    def test_nobody_to_choose(self) -> None:
        b = Bench("")
        c = b.context()
        c.player = 0
        b.do(ChoosePlayer(), Discard(who="chosen"), c=c)
        assert not c.did
        assert c.player is None


class TestClan:
    def test_every_clan_of_the_deck_once(self) -> None:
        b = Bench("", "b1a r1a", discard="b1b r1b b2a")
        c = b.do(ChooseClan(), Fetch(which=Printed(clan=CHOSEN)), answers="blue b1b")
        assert b.asked == [Asked(0, "ask.choose-clan", "red blue green"), Asked(0, "ask.fetch 1", "b1b b2a")]
        b.do(Trap(which=Which(clan=CHOSEN)), answers="1.1.1", c=c)
        assert b.army(1) == "(b1a) r1a"

    def test_without_a_choice_no_clan_is_meant(self) -> None:
        b = Bench("r1a", discard="r1b")
        assert not b.do(Fetch(which=Printed(clan=CHOSEN)), Trap(which=Which(clan=CHOSEN))).did
        assert b.asked == []

    def test_one_that_lies_in_one_s_own_discard_pile(self) -> None:
        b = OwnBench("", "", discards=["g1a r1a r1b", "b1a"])
        c = b.do(ChooseClan("discards"), answers="green")
        assert (b.asked, c.clan) == ([Asked(0, "ask.choose-clan", "red green")], "green")

    def test_a_card_there_that_counts_as_all_clans(self) -> None:
        b = OwnBench("", "", discards=["g1x"], cards=[card("g1x", overall=[CountsAs(clans=True)])])
        b.do(ChooseClan("discards"), answers="blue")
        assert b.asked[0].options == "red blue green"

    def test_none_lies_there(self) -> None:
        b = Bench("")
        c = b.context()
        c.clan = "red"
        after = b.do(ChooseClan("discards"), c=c)
        assert (after.clan, after.did, b.asked) == (None, False, [])


class TestLevel:
    def test_any_of_the_deck(self) -> None:
        b = Bench("")
        c = b.do(ChooseLevel(), answers="L3")
        assert (c.level, c.did, b.asked) == (3, True, [Asked(0, "ask.choose-level", "L1 L2 L3")])


class TestOneOf:
    EITHER = OneOf((Trap(which=Which(level=(1,))), Release(which=Which(level=(1,)))))

    def test_among_those_that_find_something_to_do(self) -> None:
        b = Bench("(r1a) / r2a", "b1a")
        assert b.do(self.EITHER, answers="release 0.1.1").did
        assert b.asked[0] == Asked(0, "ask.one-of", "trap release")
        b = Bench("(r1a) / r2a")
        b.do(self.EITHER, answers="release 0.1.1")
        assert b.asked[0].options == "release"

    def test_none_does(self) -> None:
        b = Bench("", "b2a")
        assert not b.do(self.EITHER).did
        assert b.asked == []
        assert not self.EITHER.can(b.context())

    def test_what_is_guarded_is_nothing_to_do(self) -> None:
        b = Bench("r1a!loud")
        b.stage.kept_by = {"trap": "loud"}
        assert not b.do(self.EITHER).did

    def test_an_effect_of_which_nothing_is_known_may_always_be_chosen(self) -> None:
        b = Bench("", pile="g1a")
        b.do(OneOf((Trap(), DRAW)), answers="draw")
        assert b.hand() == "g1a"

    def test_each_that_can_tell(self) -> None:
        empty, both = Bench("").context(), Bench("r1a", "(b1a)").context()
        for effect in (Trap(), Release(), Destroy(), PutOnPile()):
            assert (effect.can(empty), effect.can(both)) == (False, True)
        assert not Trap().can(Bench("(r1a)").context())
        assert not Release().can(Bench("r1a").context())

    def test_what_it_did_is_known_after_it(self) -> None:
        b = Bench("", "b1a")
        c = b.do(self.EITHER, answers="trap 1.1.1")
        assert (c.did, c.card_before) == (True, "b1a")
