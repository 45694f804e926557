"""Which cards in play a filter means: near the card itself, by name, keyword or cost, and by what came before."""

from __future__ import annotations

import pytest

from tests.effects.bench import Asked, Bench, card, place_of
from tricktable.effects.effect import Context
from tricktable.effects.filters import Near, Printed, Which
from tricktable.effects.values import ChooseLevel, Destroy, DiscardFor, Draw, Fetch, ReturnToHand, Swap, Trap

NAMED = card("r1x", called=["band", "solo"])
OTHER = card("b2x", called=["band"])
DEAR = card("g1x", mutation=None)
LOUD = card("g1y", keywords=["loud", "late"])


def places(b: Bench, which: Which, c: Context | None = None) -> str:
    found = which.spots(c or b.context())
    return " ".join(f"{at.seat}.{at.row}.{at.place}" for at in found)


class TestNear:
    """`r2b` lies in the middle: below it `r1b`, above `r3b`, left `r2a`, right `r2c`."""

    ARMY = "r1a r1b r1c / r2a r2b r2c / r3a r3b"

    @pytest.mark.parametrize(
        ("near", "found"),
        [
            ("row", "0.2.1 0.2.2 0.2.3"),
            ("column", "0.1.2 0.2.2 0.3.2"),
            ("row-or-column", "0.1.2 0.2.1 0.2.2 0.2.3 0.3.2"),
            ("adjacent", "0.1.2 0.2.1 0.2.3 0.3.2"),
        ],
    )
    def test_seen_from_the_card_itself_in_its_own_army(self, near: Near, found: str) -> None:
        b = Bench(self.ARMY, self.ARMY)
        assert places(b, Which(near=near), b.context("0.2.2")) == found
        assert places(b, Which(near=near, owner="opponents"), b.context("0.2.2")) == ""

    def test_at_the_edge(self) -> None:
        b = Bench(self.ARMY)
        assert places(b, Which(near="adjacent"), b.context("0.1.1")) == "0.1.2 0.2.1"
        assert places(b, Which(near="column"), b.context("0.1.3")) == "0.1.3 0.2.3"

    def test_without_itself(self) -> None:
        b = Bench(self.ARMY)
        assert places(b, Which(near="row", other=True), b.context("0.2.2")) == "0.2.1 0.2.3"

    def test_it_follows_the_card(self) -> None:
        b = Bench(self.ARMY)
        c = b.context("0.3.1")
        b.swap("0.3.1", "0.3.2")
        assert places(b, Which(near="column"), c) == "0.1.2 0.2.2 0.3.2"

    def test_of_a_card_that_is_in_no_army_nothing_is_near(self) -> None:
        b = Bench(self.ARMY)
        assert places(b, Which(near="row")) == ""
        c = b.context("0.3.2")
        b.stage.destroy([place_of("0.3.2")])
        assert places(b, Which(near="row-or-column"), c) == ""


class TestItself:
    def test_only_the_card_itself(self) -> None:
        b = Bench("r1a r1b", "b1a")
        assert places(b, Which(itself=True), b.context("0.1.2")) == "0.1.2"
        assert places(b, Which(itself=True)) == ""

    def test_not_where_it_is_on_its_way_out(self) -> None:
        b = Bench("r1a")
        c = b.context("0.1.1")
        c.leaving = True
        assert places(b, Which(itself=True), c) == ""


class TestAffected:
    def test_the_card_that_the_effect_before_affected_wherever_it_has_gone(self) -> None:
        b = Bench("", "b1a b1b")
        c = b.do(Trap(), answers="1.1.1")
        assert places(b, Which(affected=True), c) == "1.1.1"
        b.swap("1.1.1", "1.1.2")
        assert places(b, Which(affected=True), c) == "1.1.2"
        assert places(b, Which(affected=True, face="up"), c) == ""

    def test_none_where_it_has_left_or_nothing_was_affected(self) -> None:
        b = Bench("", "b1a")
        assert places(b, Which(affected=True)) == ""
        c = b.do(Destroy(), answers="1.1.1")
        assert places(b, Which(affected=True), c) == ""


class TestWithinLevel:
    def test_of_at_most_the_level_of_what_was_affected(self) -> None:
        b = Bench("r1a / r2a / r3a", "b1a / b2a")
        c = b.do(ReturnToHand(which=Which(free=True, owner="opponents")), answers="1.2.1")
        assert places(b, Which(within_level=True), c) == "0.1.1 0.2.1 1.1.1"

    def test_of_a_card_discarded(self) -> None:
        b = Bench("", "b1a / b2a", hands=["r1a"])
        b.do(DiscardFor(Printed(), (Trap(which=Which(within_level=True)),)), answers="r1a 1.1.1")
        assert b.asked[1] == Asked(0, "ask.trap 1", "1.1.1")

    def test_nothing_where_no_card_was_affected(self) -> None:
        b = Bench("r1a")
        assert places(b, Which(within_level=True)) == ""


class TestHighest:
    def test_the_free_card_in_the_highest_row_that_has_one(self) -> None:
        b = Bench("r1a r1b / r2a", "b1a b1b / b2a b2b")
        assert places(b, Which(highest=True)) == "0.2.1 1.2.2"
        assert places(b, Which(highest=True, owner="you")) == "0.2.1"

    def test_a_trapped_card_above_counts_as_any(self) -> None:
        b = Bench("r1a r1b / (r2a)")
        assert places(b, Which(highest=True)) == "0.2.1"
        assert places(b, Which(highest=True, face="up")) == ""


def test_such_as_can_be_replaced_for_a_cost() -> None:
    b = Bench("r1a g1x", cards=[DEAR])
    assert places(b, Which(replaceable=True)) == "0.1.1"


class TestKeyword:
    def test_one_of_those_named_on_a_face_up_card(self) -> None:
        b = Bench("r1a g1y (g1y)", cards=[LOUD])
        assert places(b, Which(keyword=("loud",))) == "0.1.2"
        assert places(b, Which(keyword=("other", "late"))) == "0.1.2"
        assert places(b, Which(keyword=("other",))) == ""

    def test_a_mark_counts_as_its_keyword_while_its_card_lies_face_up(self) -> None:
        b = Bench("r1a!loud (r1b)!loud")
        assert places(b, Which(keyword=("loud",))) == "0.1.1"

    def test_on_a_card_that_lies_in_no_army_as_it_is_printed(self) -> None:
        b = Bench("", discard="r1a g1y", cards=[LOUD])
        b.do(Fetch(which=Printed(keyword=("loud", "x"))), answers="g1y")
        assert b.asked == [Asked(0, "ask.fetch 1", "g1y")]


class TestName:
    def test_what_several_cards_are_called(self) -> None:
        b = Bench("r1x / b2x", "(r1x) r1a", cards=[NAMED, OTHER])
        assert places(b, Which(name=("band",))) == "0.1.1 0.2.1 1.1.1"
        assert places(b, Which(name=("solo", "r1a"))) == "0.1.1 1.1.1 1.1.2"

    def test_by_its_id_only_a_card_that_is_called_by_it(self) -> None:
        b = Bench("r1x r1a", cards=[NAMED])
        assert places(b, Which(name=("r1x",))) == ""

    def test_in_other_zones(self) -> None:
        b = Bench("", discard="r1x r1a b2x", cards=[NAMED, OTHER])
        b.do(Fetch(which=Printed(name=("band",))), answers="b2x")
        assert b.asked[0].options == "b2x r1x"


def test_the_level_that_was_chosen() -> None:
    b = Bench("", discard="r1a r2a b2b")
    b.do(ChooseLevel(), Fetch(which=Printed(chosen_level=True)), answers="L2 r2a")
    assert b.asked == [Asked(0, "ask.choose-level", "L1 L2 L3"), Asked(0, "ask.fetch 1", "b2b r2a")]
    assert not b.do(Fetch(which=Printed(chosen_level=True))).did


def test_what_covers_a_place_is_what_would_be_found_there() -> None:
    b = Bench("r1a g1y!late (r1b) / b2x r2a", "b1a b1b / g1x", cards=[LOUD, OTHER, DEAR])
    c = b.context("0.1.2")
    c.player, c.x, c.clan = 1, 2, "red"
    for which in (
        *(Which(owner=owner) for owner in ("any", "you", "opponents", "chosen")),
        *(Which(free=True), Which(face="up"), Which(face="down"), Which(other=True), Which(level_x=True)),
        *(Which(near=near) for near in ("row", "column", "row-or-column", "adjacent")),
        *(Which(itself=True), Which(highest=True), Which(replaceable=True), Which(keyword=("late",))),
        *(Which(clan="chosen"), Which(name=("band",)), Which(level=(1, 3)), Which(within_level=True)),
    ):
        every = Which().spots(c)
        assert [at for at in every if which.covers(c, at)] == sorted(which.spots(c), key=every.index), which


def test_a_swap_of_named_cards_only() -> None:
    b = Bench("g1y r1a g1y / r2a", cards=[LOUD])
    b.do(Swap(Which(keyword=("loud",))), Draw(), answers="0.1.1 0.1.3")
    assert b.asked[0].options == "0.1.1 0.1.3"
