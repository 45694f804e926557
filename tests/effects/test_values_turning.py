"""Trap, release, swap, alone on a table."""

from __future__ import annotations

from tests.effects.bench import DRAW, Asked, Bench
from tricktable.effects.conditions import DidIt
from tricktable.effects.filters import Which
from tricktable.effects.numbers import Bonus, Fixed
from tricktable.effects.values import If, May, Release, Swap, Trap

TWO = Fixed(2)


class TestTrap:
    def test_each_is_another_card(self) -> None:
        b = Bench("", "b1a b1b (b1c)")
        assert b.do(Trap(Fixed(5)), answers="1.1.2 1.1.1").did
        assert [asked.options for asked in b.asked] == ["1.1.1 1.1.2", "1.1.1"]
        assert b.army(1) == "(b1a) (b1b) (b1c)"

    def test_cards_that_are_covered_can_be_trapped_unless_the_text_says_free(self) -> None:
        b = Bench("", "b1a b1b / b2a")
        assert len(Trap().which.spots(b.context())) == 3
        b.do(Trap(which=Which(free=True, level=(1,))), answers="1.1.2")
        assert b.asked[0].options == "1.1.2"

    def test_ones_own_where_there_is_no_other(self) -> None:
        b = Bench("r1a", "(b1a)")
        b.do(Trap(), answers="0.1.1")
        assert b.army() == "(r1a)"

    def test_nothing_left_to_trap(self) -> None:
        b = Bench("(r1a)", "")
        c = b.do(Trap(), If(DidIt(), (DRAW,)))
        assert (c.did, b.asked) == (False, [])

    def test_more_for_whoever_is_behind(self) -> None:
        for points, trapped in (([0, 1], 2), ([1, 1], 1), ([1, 0], 1)):
            b = Bench("", "b1a b1b b1c", points=points)
            b.do(Trap(Bonus(1, 1)), answers=" ".join(["1.1.1", "1.1.2"][:trapped]))
            assert b.army(1).count("(") == trapped

    def test_tokens_on_it_are_spent(self) -> None:
        b = Bench("r1a*", "")
        b.do(Trap(), answers="0.1.1")
        assert (b.army(), b.r.state.sides[0].spent) == ("(r1a)", 1)


class TestRelease:
    def test_only_what_lies_face_down(self) -> None:
        b = Bench("(r1a) r1b", "(b1a)")
        assert b.do(Release(which=Which(owner="you")), answers="0.1.1").did
        assert b.asked == [Asked(0, "ask.release 1", "0.1.1")]
        assert b.army() == "r1a r1b"

    def test_nothing_to_release(self) -> None:
        b = Bench("r1a", "b1a")
        assert not b.do(Release()).did
        assert b.asked == []


class TestSwap:
    def test_two_of_one_row_of_one_army(self) -> None:
        b = Bench("r1a r1b r1c / r2a", "b1a / b2a")
        assert b.do(Swap(), answers="0.1.3 0.1.1").did
        assert b.asked == [Asked(0, "ask.swap 2", "0.1.1 0.1.2 0.1.3"), Asked(0, "ask.swap 1", "0.1.1 0.1.2")]
        assert b.army() == "r1c r1b r1a / r2a"

    def test_nothing_to_swap_with(self) -> None:
        for army in ("", "r1a", "r1a / r2a"):
            b = Bench(army, "b1a")
            assert not b.do(Swap()).did
            assert b.asked == []

    def test_two_free_cards_of_one_row_there_never_are(self) -> None:
        b = Bench("r1a r1b", "b1a")
        assert not b.do(Swap(Which(free=True))).did
        assert not b.do(May((Swap(Which(free=True)),)), answers="yes").did
        assert b.asked[-1].options == "yes no"

    def test_tokens_and_facing_move_along(self) -> None:
        b = Bench("(r1a) r1b*", "")
        b.do(Swap(), answers="0.1.1 0.1.2")
        assert b.army() == "r1b* (r1a)"


class TestAll:
    def test_every_face_up_card_that_matches_is_trapped_together(self) -> None:
        b = Bench("r1a", "b1a (b1b) b1c / b2a")
        c = b.do(Trap("all", Which(owner="opponents", level=(1,))))
        assert (b.army(1), b.army(), b.asked) == ("(b1a) (b1b) (b1c) / b2a", "r1a", [])
        assert (c.did, c.card_before) == (True, "b1c")
        assert not b.do(Trap("all", Which(owner="opponents", level=(1,)))).did

    def test_every_trapped_card_is_released(self) -> None:
        b = Bench("(r1a) r1b (r1c)", "(b1a)")
        assert b.do(Release("all", Which(owner="you"))).did
        assert (b.army(), b.army(1)) == ("r1a r1b r1c", "(b1a)")
        assert not b.do(Release("all", Which(owner="you"))).did


class TestOptional:
    def test_one_may_trap_fewer(self) -> None:
        b = Bench("", "b1a b1b b1c")
        assert b.do(Trap(Fixed(3), optional=True), answers="1.1.2 no").did
        assert [asked.options for asked in b.asked] == ["1.1.1 1.1.2 1.1.3 no", "1.1.1 1.1.3 no"]
        assert not b.do(Trap(optional=True), answers="no").did
        assert b.army(1) == "b1a (b1b) b1c"

    def test_nobody_is_asked_where_there_is_none(self) -> None:
        b = Bench("", "(b1a)")
        assert not b.do(Trap(optional=True), Swap(optional=True)).did
        assert b.asked == []

    def test_one_may_leave_a_swap_but_not_half_of_it(self) -> None:
        b = Bench("r1a r1b")
        assert not b.do(Swap(optional=True), answers="no").did
        assert b.do(Swap(optional=True), answers="0.1.1 0.1.2").did
        assert [asked.options for asked in b.asked] == ["0.1.1 0.1.2 no", "0.1.1 0.1.2 no", "0.1.2"]
        assert b.army() == "r1b r1a"
