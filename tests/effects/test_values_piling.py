"""Mill, put on top, remove, shuffle in: on one pile for all, and on piles of one's own."""

from __future__ import annotations

import pytest

from tests.effects.bench import DRAW, Asked, Bench, OwnBench, card
from tricktable.effects.conditions import DidIt
from tricktable.effects.filters import Printed, Which
from tricktable.effects.numbers import Fixed, LevelBefore
from tricktable.effects.overall import Whenever
from tricktable.effects.values import (
    Draw,
    If,
    Mill,
    PutOnPile,
    RemoveDiscarded,
    Reveal,
    ShuffleIn,
    Stack,
    StackRevealed,
    Take,
)

TWO = Fixed(2)
HEARS = card("b3x", overall=[Whenever("reshuffled", (DRAW,), who="you")])


class TestMill:
    def test_the_top_cards_of_each_in_turn(self) -> None:
        b = OwnBench("", "", piles=["r1a r1b r1c", "b1a b1b"], discards=["g1a"])
        assert b.do(Mill(TWO, "everyone")).did
        assert (b.zone("pile"), b.zone("discard")) == (["r1c", ""], ["g1a r1a r1b", "b1a b1b"])

    def test_as_many_as_there_are_and_nothing_is_shuffled(self) -> None:
        b = Bench("", pile="r1a", discard="b1a b1b")
        assert b.do(Mill(TWO)).did
        assert (b.pile, b.discard, b.told()) == ("", "b1a b1b r1a", ["milled"])
        assert not b.do(Mill(TWO)).did


class TestStack:
    def test_the_last_one_lies_topmost_and_all_know_it(self) -> None:
        b = OwnBench("", "", piles=["g1a", "g1b"], discards=["r1b r2a r1a", "b1a"])
        assert b.do(Stack(TWO, Printed(level=(1,))), answers="r1b r1a").did
        assert b.asked == [Asked(0, "ask.stack 2", "r1a r1b"), Asked(0, "ask.stack 1", "r1a")]
        assert (b.zone("pile"), b.zone("discard")) == (["r1a r1b g1a", "g1b"], ["r2a", "b1a"])
        assert b.shown() == [(2, 0), (0, 0)]

    def test_one_may_stop_where_the_text_says_so(self) -> None:
        b = Bench("", discard="r1a r1b")
        assert b.do(Stack(TWO, optional=True), answers="r1b no").did
        assert [asked.options for asked in b.asked] == ["r1a r1b no", "r1a no"]
        assert not b.do(Stack(optional=True), answers="no").did

    def test_what_was_put_there_is_drawn_before_all_eyes(self) -> None:
        b = Bench("", pile="g1a", discard="r1a")
        b.do(Stack(), Draw(TWO), answers="r1a")
        assert (b.hand(), b.r.state.sides[0].shown) == ("g1a r1a", ("r1a",))

    def test_nothing_there(self) -> None:
        b = Bench("", discard="r1a")
        assert not b.do(Stack(which=Printed(level=(2,)))).did
        assert b.asked == []


class TestPutOnPile:
    def test_on_the_pile_of_its_owner(self) -> None:
        b = OwnBench("r1a", "b1a / b2a", piles=["g1a", "g1b"])
        c = b.do(PutOnPile(), answers="1.2.1")
        assert b.asked == [Asked(0, "ask.put-on-pile 1", "0.1.1 1.2.1")]
        assert (b.army(1), b.zone("pile"), b.shown()) == ("b1a", ["g1a", "b2a g1b"], [(0, 0), (1, 0)])
        assert (c.card_before, LevelBefore().value(c)) == ("b2a", 2)

    def test_one_after_the_other_as_they_become_free(self) -> None:
        b = Bench("r1a / r2a", pile="g1a")
        b.do(PutOnPile(TWO), answers="0.2.1 0.1.1")
        assert (b.army(), b.pile, b.r.state.top_shown) == ("", "r1a r2a g1a", 2)

    def test_cards_hear_of_it(self) -> None:
        watcher = card("b3y", overall=[Whenever("put-on-pile", (DRAW,), who="opponents")])
        b = Bench("r1a", "b3y", cards=[watcher], pile="g1a")
        b.do(PutOnPile(which=Which(owner="you")), answers="0.1.1")
        assert b.hands() == ["", "r1a"]

    def test_whether_there_is_one(self) -> None:
        assert PutOnPile().can(Bench("r1a").context())
        assert not PutOnPile(which=Which(level=(2,))).can(Bench("r1a").context())


class TestRevealed:
    def test_to_the_top_and_to_the_bottom(self) -> None:
        b = Bench("", pile="r1b r1a b1a g1a g1b")
        b.do(Reveal(Fixed(3)), Take(), StackRevealed(), StackRevealed(to="bottom"), answers="b1a r1b r1a")
        assert b.asked[1:] == [Asked(0, "ask.stack-top 1", "r1a r1b"), Asked(0, "ask.stack-bottom 1", "r1a")]
        assert (b.hand(), b.pile, b.r.state.aside) == ("b1a", "r1b g1a g1b r1a", ())
        assert (b.r.state.top_shown, b.r.state.bottom_shown) == (1, 1)

    def test_nothing_revealed(self) -> None:
        b = Bench("", pile="r1a")
        assert not b.do(StackRevealed()).did
        assert b.asked == []

    def test_several_in_the_order_of_the_player(self) -> None:
        b = Bench("", pile="r1b r1a")
        b.do(Reveal(TWO), StackRevealed(TWO), answers="r1a r1b")
        assert b.pile == "r1b r1a"
        b.do(Reveal(TWO), StackRevealed(TWO, "bottom"), answers="r1a r1b")
        assert b.pile == "r1a r1b"


class TestRemove:
    def test_of_one_s_own_discards(self) -> None:
        b = OwnBench("", "", discards=["r2a r1a", "b1a"])
        assert b.do(RemoveDiscarded(which=Printed(level=(1,))), answers="r1a").did
        assert b.asked == [Asked(0, "ask.remove 1", "r1a")]
        assert (b.zone("discard"), b.zone("removed")) == (["r2a", "b1a"], ["r1a", ""])

    def test_one_may_leave_it(self) -> None:
        b = Bench("", discard="r1a", pile="g1a")
        b.do(RemoveDiscarded(optional=True), If(DidIt(), (DRAW,)), answers="no")
        assert (b.asked[0].options, b.discard, b.hand()) == ("r1a no", "r1a", "")

    def test_all_that_match_without_a_question(self) -> None:
        b = Bench("", discard="r1a b1a r1a")
        assert b.do(RemoveDiscarded("all", Printed(clan="red"))).did
        assert (b.discard, b.removed, b.asked) == ("b1a", "r1a r1a", [])
        assert not b.do(RemoveDiscarded("all", Printed(clan="red"))).did

    def test_a_card_that_says_so_does_something_when_it_is_removed_itself(self) -> None:
        ghost = card("r1x", overall=[Whenever("removed", (DRAW,), itself=True)])
        b = Bench("r1x", discard="r1x r1a", pile="g1a g1b", cards=[ghost])
        b.do(RemoveDiscarded(which=Printed(name=("r1a",))), answers="r1a")
        assert b.hand() == ""
        b.do(RemoveDiscarded(which=Printed(name=("r1x",))), answers="r1x")
        assert b.hand() == "g1a"

    def test_what_is_out_of_the_game_is_shuffled_in_by_nothing_else(self) -> None:
        b = Bench("", discard="r1a")
        b.do(RemoveDiscarded(), Draw(), answers="r1a")
        assert (b.hand(), b.removed) == ("", "r1a")


class TestShuffleIn:
    def test_such_cards_of_the_discard_pile(self) -> None:
        b = OwnBench("", "", piles=["g1a", ""], discards=["r1a b1a r2a", "r1b"])
        assert b.do(ShuffleIn(Printed(clan="red"))).did
        assert sorted(b.zone("pile")[0].split()) == ["g1a", "r1a", "r2a"]
        assert b.zone("discard") == ["b1a", "r1b"]

    def test_or_of_those_that_are_out_of_the_game(self) -> None:
        b = OwnBench("", "", discards=["r1a"], removed=["r1b b1b"])
        assert b.do(ShuffleIn(Printed(clan="red"), "removed")).did
        assert (b.zone("pile"), b.zone("discard"), b.zone("removed")) == (["r1b", ""], ["r1a", ""], ["b1b", ""])

    @pytest.mark.parametrize("origin", ["discard", "removed"])
    def test_nothing_there_and_nothing_is_shuffled(self, origin: str) -> None:
        b = Bench("", pile="g1a g1b", discard="b1a")
        assert not b.do(ShuffleIn(Printed(clan="red"), origin)).did  # type: ignore[arg-type]
        assert (b.r.dice.chance.drawn, b.pile) == (0, "g1a g1b")

    def test_what_was_known_of_the_pile_is_known_no_more(self) -> None:
        b = Bench("", pile="g1a g1b", discard="r1a b1a")
        b.do(Stack(), ShuffleIn(), answers="r1a")
        assert (b.r.state.top_shown, b.r.state.bottom_shown) == (0, 0)

    def test_the_whole_discard_pile_is_a_reshuffle_and_less_is_none(self) -> None:
        for discard, hand in (("r1a r1b", 1), ("r1a b1a", 0)):
            b = Bench("b3x", pile="g1a", discard=discard, cards=[HEARS])
            b.do(ShuffleIn(Printed(clan="red")))
            assert b.sizes() == [hand]


def test_a_reshuffle_for_a_draw_is_heard_of() -> None:
    b = Bench("b3x", "b3x", pile="g1a", discard="r1a r1b r1c", cards=[HEARS])
    b.do(Draw(TWO))
    assert b.sizes() == [3, 0]
