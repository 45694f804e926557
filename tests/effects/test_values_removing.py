"""Destroy, sacrifice, return, alone on a table."""

from __future__ import annotations

from tests.effects.bench import DRAW, Asked, Bench, place_of
from tricktable.effects.conditions import DidIt
from tricktable.effects.filters import Which
from tricktable.effects.numbers import Fixed, LevelBefore
from tricktable.effects.values import ChooseX, Destroy, Draw, If, Release, ReturnToHand, Sacrifice

TWO = Fixed(2)


class TestDestroy:
    def test_free_cards_of_all_armies_ones_own_first(self) -> None:
        b = Bench("r1a r1b / r2a", "b1a b1b / b2a b2b")
        assert b.do(Destroy(), answers="1.2.2", c=b.context(seat=1)).did
        assert b.asked == [Asked(1, "ask.destroy 1", "1.2.2 0.1.2 0.2.1")]
        assert (b.army(1), b.discard) == ("b1a b1b / b2a", "b2b")

    def test_what_is_free_is_looked_at_anew_each_time(self) -> None:
        b = Bench("", "b1a b1b / b2a b2b / b3a b3b")
        b.do(Destroy(Fixed(9)), answers="1.3.2 1.2.2 1.3.1 1.1.2 1.2.1 1.1.1")
        options = [asked.options for asked in b.asked]
        assert options == ["1.3.2", "1.2.2 1.3.1", "1.1.2 1.3.1", "1.1.2 1.2.1", "1.2.1", "1.1.1"]
        assert b.army(1) == ""

    def test_it_must_be_done_to_ones_own_card_where_there_is_no_other(self) -> None:
        b = Bench("r1a", "")
        b.do(Destroy(), answers="0.1.1")
        assert b.asked == [Asked(0, "ask.destroy 1", "0.1.1")]

    def test_nobody_to_destroy(self) -> None:
        b = Bench("", "", pile="r1a")
        c = b.do(Destroy(), If(DidIt(), (DRAW,)))
        assert (c.did, b.asked, b.hand()) == (False, [], "")

    def test_the_level_of_what_was_destroyed(self) -> None:
        for army, drawn in (("b1a / b2a", 2), ("", 0)):
            b = Bench("", army, pile="r1a r1b r1c")
            b.do(
                Destroy(which=Which(owner="opponents", free=True)), Draw(LevelBefore()), answers="1.2.1" if army else ""
            )
            assert b.sizes()[0] == drawn

    def test_the_printed_level_of_a_trapped_card(self) -> None:
        b = Bench("", "(b1a) / (b2a)", pile="r1a r1b r1c")
        b.do(Destroy(which=Which(level=(2,), free=True)), Draw(LevelBefore()), answers="1.2.1")
        assert b.sizes()[0] == 2

    def test_a_card_that_was_freed_a_moment_ago_can_be_destroyed(self) -> None:
        b = Bench("", "(b2a)")
        only_up = Which(free=True, face="up")
        b.do(Destroy(which=only_up), Release(), Destroy(which=only_up), answers="1.1.1 1.1.1")
        assert (b.army(1), b.discard) == ("", "b2a")

    def test_a_clan_is_shown_by_face_up_cards_only_a_name_by_all(self) -> None:
        b = Bench("", "b1a (b1b) / (b2a)")
        assert b.stage.open_to("destroy", Which(clan="blue").spots(b.context())) == Which(name=("b1a",)).spots(
            b.context()
        )
        assert len(Which(name=("b1b", "b2a")).spots(b.context())) == 2

    def test_other_than_itself_wherever_it_has_gone(self) -> None:
        b = Bench("r1a r1b", "")
        c = b.context("0.1.1")
        b.swap("0.1.1", "0.1.2")
        assert Which(other=True).spots(c) == [place_of("0.1.1")]
        assert not b.do(Destroy(which=Which(other=True, free=True)), c=c).did
        b.swap("0.1.1", "0.1.2")
        b.do(Destroy(which=Which(other=True, free=True)), answers="0.1.2", c=c)
        assert b.army() == "r1a"


class TestSacrifice:
    def test_each_gives_up_his_own_one_by_one(self) -> None:
        b = Bench("r1a r1b / r2a", "b1a", "")
        assert b.do(Sacrifice(TWO, "everyone"), answers="0.2.1 0.1.2 1.1.1").did
        assert b.asked == [
            Asked(0, "ask.sacrifice 2", "0.1.2 0.2.1"),
            Asked(0, "ask.sacrifice 1", "0.1.2"),
            Asked(1, "ask.sacrifice 2", "1.1.1"),
        ]
        assert b.told().count("sacrificed") == 3
        assert "destroyed" not in b.told()

    def test_down_to_as_many_as_somebody_else_has(self) -> None:
        b = Bench("r1a r1b r1c / r2a r2b r2c / r3a r3b r3c", "b1a b1b b1c b1d")
        b.do(Sacrifice(Fixed(5)), answers="0.3.3 0.3.2 0.2.3 0.1.3 0.3.1")
        assert all(len(asked.options.split()) == len(set(asked.options.split())) for asked in b.asked)
        assert b.army() == "r1a r1b / r2a r2b"

    def test_a_card_that_gives_itself_up(self) -> None:
        b = Bench("r1a*", pile="r1b")
        c = b.context("0.1.1", paid=True)
        b.do(Sacrifice(), DRAW, answers="0.1.1", c=c)
        assert (b.army(), b.discard, b.hand(), c.own_spot()) == ("", "r1a", "r1b", None)
        assert b.r.state.sides[0].spent == 1

    def test_a_card_on_its_way_out_is_none_to_give_up(self) -> None:
        b = Bench("r1a r1b")
        c = b.context("0.1.2")
        c.leaving = True
        assert not b.do(Sacrifice(), Destroy(), c=c).did
        assert b.asked == []

    def test_nobody_has_any(self) -> None:
        b = Bench("", "b1a")
        assert not b.do(Sacrifice()).did


class TestReturn:
    def test_to_the_hand_of_its_owner(self) -> None:
        b = Bench("r1a", "b1a / b2a")
        assert b.do(ReturnToHand(which=Which(owner="opponents", free=True)), answers="1.2.1").did
        assert b.asked == [Asked(0, "ask.return 1", "1.2.1")]
        assert (b.hands(), b.army(1), b.discard) == (["", "b2a"], "b1a", "")

    def test_each_must_match_when_its_turn_comes(self) -> None:
        b = Bench("", "b1a b1b")
        b.do(ReturnToHand(Fixed(3)), answers="1.1.2 1.1.1")
        assert [asked.options for asked in b.asked] == ["1.1.2", "1.1.1"]

    def test_of_level_x(self) -> None:
        b = Bench("", "b1a b1b / b2a", hands=["r1a r1b"])
        b.do(ChooseX(), ReturnToHand(which=Which(level_x=True, free=True)), answers="2 1.2.1")
        assert b.asked[1].options == "1.2.1"


class TestDestroyAll:
    def test_all_that_match_leave_together(self) -> None:
        b = Bench("r1a r1b / r2a", "b1a b1b / b2a")
        c = b.do(Destroy("all", Which(free=True)))
        assert (b.army(), b.army(1), b.asked) == ("r1a", "b1a", [])
        assert (sorted(b.discard.split()), c.did) == (["b1b", "b2a", "r1b", "r2a"], True)

    def test_of_one_clan_face_up_only(self) -> None:
        b = Bench("r1a", "(r1b)", "r1c b1a")
        b.do(Destroy("all", Which(free=True, clan="red")))
        assert [b.army(seat) for seat in range(3)] == ["", "(r1b)", "r1c b1a"]

    def test_none(self) -> None:
        b = Bench("")
        c = b.do(Destroy("all"))
        assert (c.did, c.card_before) == (False, None)

    def test_what_else_becomes_free_is_spared(self) -> None:
        b = Bench("", "b1a / b2a / b3a")
        b.do(Destroy("all"))
        assert b.army(1) == "b1a / b2a"
