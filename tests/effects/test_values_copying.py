"""Using another card's effect."""

from __future__ import annotations

from tests.effects.bench import DRAW, Asked, Bench, OwnBench, card
from tricktable.effects.conditions import ByMutation, DidIt, Uncopied
from tricktable.effects.filters import Which
from tricktable.effects.numbers import Fixed, LevelBefore, X
from tricktable.effects.overall import Whenever
from tricktable.effects.values import (
    ChooseX,
    Copy,
    CopyAffected,
    CopyDiscarded,
    CopyEntering,
    Destroy,
    Discard,
    Draw,
    If,
    Release,
    TakeToken,
    Trap,
)

ANY = Copy(Which())
DRAWER = card("b1x", activation=[Draw(Fixed(2))])
COPIER, COPIER2, COPIER3 = (card(id, activation=[ANY]) for id in ("r1x", "r1y", "g1x"))


def test_the_activation_of_an_opponents_face_up_card() -> None:
    b = Bench("b1x", "b1x r1a (b1x)", cards=[DRAWER], pile="r1a r1b r1c")
    assert b.do(Copy(), answers="1.1.1").did
    assert b.asked == [Asked(0, "ask.copy", "1.1.1")]
    assert b.sizes() == [2, 0]


def test_nothing_to_copy() -> None:
    b = Bench("", "r1a (b1x)", cards=[DRAWER])
    assert not b.do(Copy()).did
    assert b.asked == []


def test_not_itself_nor_what_is_copied_already() -> None:
    b = Bench("r1x", "r1y r1x g1x b1x", cards=[COPIER, COPIER2, COPIER3, DRAWER], pile="r1a r1b")
    b.do(ANY, answers="1.1.1 1.1.3 1.1.4", c=b.context("0.1.1"))
    assert [asked.options for asked in b.asked] == ["1.1.1 1.1.3 1.1.4", "1.1.3 1.1.4", "1.1.4"]
    assert b.sizes() == [2, 0]


def test_two_that_copy_each_other_come_to_an_end() -> None:
    b = Bench("r1x", "r1y", cards=[COPIER, COPIER2])
    assert b.do(ANY, answers="1.1.1", c=b.context("0.1.1")).did
    assert len(b.asked) == 1


def test_a_long_chain_takes_each_card_once_and_leaves_nothing_behind() -> None:
    chain = [card(f"g1{letter}z", activation=[ANY]) for letter in "abcdefghijklmnopqrstuvwxyzabcdefghijklmn"[:26]]
    more = [card(f"g2{letter}z", activation=[ANY]) for letter in "abcdefghijklmn"]
    names = [each.id for each in (*chain, *more)]
    b = Bench(" ".join(names[:26]) + " / " + " ".join(names[26:]), cards=[*chain, *more])
    before = b.r.state
    places = [f"0.1.{at}" for at in range(2, 27)] + [f"0.2.{at}" for at in range(1, 15)]
    b.do(ANY, answers=" ".join(places), c=b.context("0.1.1"))
    assert len(b.asked) == 39
    assert b.r.state == before


def test_x_and_choices_are_the_copiers() -> None:
    model = card("b1y", activation=[ChooseX(), Discard(X()), Draw(X())])
    b = Bench("r1x", "b1y", cards=[COPIER, model], hands=["r1a", "b1a b1b"], pile="g1a")
    c = b.context("0.1.1")
    c.x = 7
    b.do(ANY, answers="1.1.1 1 r1a", c=c)
    assert b.hands() == ["g1a", "b1a b1b"]
    assert c.x == 7


def test_other_and_own_mean_the_copier() -> None:
    model = card("b1y", activation=[Trap(which=Which(owner="you", other=True))])
    b = Bench("r1x r1a", "b1y b1a", cards=[COPIER, model])
    b.do(ANY, answers="1.1.1 0.1.2", c=b.context("0.1.1"))
    assert b.asked[1].options == "0.1.2"


def test_the_token_that_pays_stays_also_when_the_effect_is_copied() -> None:
    model = card("b1y", activation=[TakeToken()])
    b = Bench("r1x*", "b1y*", cards=[COPIER, model])
    b.do(ANY, answers="1.1.1", c=b.context("0.1.1", paid=True))
    assert len(b.asked) == 1
    assert (b.army(0), b.army(1)) == ("r1x*", "b1y*")


def test_who_copies_did_not_come_by_mutation_for_that() -> None:
    model = card("b1y", activation=[If(ByMutation(), (DRAW,))])
    b = Bench("r1x", "b1y", cards=[COPIER, model], pile="r1a")
    b.do(ANY, answers="1.1.1", c=b.context("0.1.1", by_mutation=True))
    assert b.hand() == ""


def test_the_model_may_trap_itself_and_the_rest_still_happens() -> None:
    model = card("b1y", activation=[Trap(which=Which(name=("b1y",))), DRAW])
    b = Bench("r1x", "b1y", cards=[COPIER, model], pile="r1a")
    b.do(ANY, answers="1.1.1 1.1.1", c=b.context("0.1.1"))
    assert (b.army(1), b.hand()) == ("(b1y)", "r1a")


class TestEntering:
    DRAWS = card("b1y", entering=[Draw(Fixed(2))])
    AGAIN = card("r1z", entering=[CopyEntering()])

    def test_what_another_card_does_on_entering(self) -> None:
        b = Bench("r1z", "b1y r1a (b1y)", cards=[self.DRAWS, self.AGAIN], pile="g1a g1b g1c")
        c = b.context("0.1.1")
        assert b.do(CopyEntering(), answers="1.1.1", c=c).did
        assert b.asked == [Asked(0, "ask.copy-entering", "1.1.1 1.1.2")]
        assert (b.sizes(), c.card_before) == ([2, 0], "b1y")

    def test_also_such_as_do_nothing(self) -> None:
        b = Bench("", "r1a")
        c = b.do(CopyEntering(), Draw(LevelBefore()), answers="1.1.1")
        assert b.hand() == ""
        assert c.card_before == "r1a"

    def test_the_card_is_known_to_the_effects_after_it(self) -> None:
        b = Bench("r1z", "b1y", cards=[self.DRAWS, self.AGAIN], pile="g1a g1b g1c")
        b.do(CopyEntering(), Trap(which=Which(affected=True)), answers="1.1.1 1.1.1", c=b.context("0.1.1"))
        assert (b.army(1), b.asked[1].options) == ("(b1y)", "1.1.1")

    def test_also_where_its_effect_affected_another(self) -> None:
        traps = card("b1w", entering=[Trap(which=Which(owner="you"))])
        b = Bench("r1z r1a", "b1w", cards=[traps, self.AGAIN])
        c = b.do(CopyEntering(Which(owner="opponents")), answers="1.1.1 0.1.2", c=b.context("0.1.1"))
        assert (b.army(), c.card_before) == ("r1z (r1a)", "b1w")

    def test_each_place_once_on_the_way_and_never_itself(self) -> None:
        b = Bench("r1z r1z", "b1y", cards=[self.DRAWS, self.AGAIN], pile="g1a g1b g1c")
        b.do(CopyEntering(), answers="0.1.2 1.1.1", c=b.context("0.1.1"))
        assert [asked.options for asked in b.asked] == ["0.1.2 1.1.1", "1.1.1"]
        b = Bench("r1z r1z", cards=[self.AGAIN])
        b.do(CopyEntering(), answers="0.1.2", c=b.context("0.1.1"))
        assert len(b.asked) == 1

    def test_nothing_to_copy(self) -> None:
        b = Bench("r1z", "(b1y)", cards=[self.DRAWS, self.AGAIN])
        c = b.context("0.1.1")
        c.card_before = "r1a"
        after = b.do(CopyEntering(), c=c)
        assert (after.did, after.card_before, after.before, b.asked) == (False, None, None, [])

    def test_it_is_no_effect_of_the_card_s_own(self) -> None:
        own = card("b1v", entering=[If(Uncopied(), (DRAW,))])
        b = Bench("r1z", "b1v", cards=[own, self.AGAIN], pile="g1a g1b")
        b.do(CopyEntering(), answers="1.1.1", c=b.context("0.1.1"))
        assert b.hand() == ""
        b.do(*own.entering, c=b.context("1.1.1"))
        assert b.hands() == ["", "g1a"]


class TestAffected:
    DRAWS = card("b1y", entering=[Draw(Fixed(2))])
    NURSE = card("r1n", entering=[Release(), CopyAffected()])

    def test_what_the_card_does_that_the_effect_before_affected(self) -> None:
        b = Bench("r1n", "(b1y) (r1a)", cards=[self.DRAWS, self.NURSE], pile="g1a g1b g1c")
        b.do(*self.NURSE.entering, answers="1.1.1", c=b.context("0.1.1"))
        assert (b.army(1), b.sizes()) == ("b1y (r1a)", [2, 0])

    def test_nothing_where_none_was_affected_or_it_has_left_or_lies_face_down(self) -> None:
        b = Bench("r1n", "b1y", cards=[self.DRAWS, self.NURSE], pile="g1a g1b g1c")
        c = b.do(Release(), CopyAffected(), c=b.context("0.1.1"))
        assert not c.did
        b.do(Trap(which=Which(level=(1,), owner="opponents")), CopyAffected(), answers="1.1.1", c=c)
        b.do(Destroy(which=Which(owner="opponents")), CopyAffected(), If(DidIt(), (DRAW,)), answers="1.1.1", c=c)
        assert b.sizes() == [0, 0]

    def test_not_itself_nor_one_of_the_chain(self) -> None:
        b = Bench("(r1n)", cards=[self.NURSE], pile="g1a")
        b.do(*self.NURSE.entering, answers="0.1.1", c=b.context("0.1.1"))
        b = Bench("r1n (r1n)", "(r1n)", cards=[self.NURSE])
        b.do(*self.NURSE.entering, answers="0.1.2 1.1.1", c=b.context("0.1.1"))
        assert b.army(1) == "r1n"


class TestDiscarded:
    DRAWS = card("b1y", entering=[Draw(Fixed(2))])
    AGAIN = card("r1z", entering=[CopyDiscarded()])

    def test_of_any_discard_pile_and_then_it_is_out_of_the_game(self) -> None:
        b = OwnBench("", "", piles=["g1a g1b g1c"], discards=["r1a", "b1y b1y"], cards=[self.DRAWS])
        assert b.do(CopyDiscarded(), answers="1:b1y").did
        assert b.asked == [Asked(0, "ask.copy-discarded", "0:r1a 1:b1y")]
        assert (b.hands(), b.zone("discard"), b.zone("removed")) == (["g1a g1b", ""], ["r1a", "b1y"], ["", "b1y"])

    def test_of_the_one_that_all_share(self) -> None:
        b = Bench("", "", discard="r1a b1y r1a", pile="g1a g1b g1c", cards=[self.DRAWS])
        b.do(CopyDiscarded(), answers="1:b1y", c=b.context(seat=1))
        assert b.asked[0].options == "1:b1y 1:r1a"
        assert (b.sizes(), b.discard, b.removed) == ([0, 2], "r1a r1a", "b1y")

    def test_where_it_has_gone_by_its_own_effect_it_stays(self) -> None:
        fetches = card("b1f", entering=[Draw(Fixed(1))])
        b = Bench("", discard="b1f", cards=[fetches])
        b.do(CopyDiscarded(), answers="0:b1f")
        assert (b.hand(), b.discard, b.removed) == ("b1f", "", "")

    def test_who_removes_it_has_what_it_does_then(self) -> None:
        ghost = card("b1g", overall=[Whenever("removed", (DRAW,), itself=True)])
        b = OwnBench("", "", piles=["g1a", "g1b"], discards=["", "b1g"], cards=[ghost])
        b.do(CopyDiscarded(), answers="1:b1g")
        assert (b.hands(), b.zone("removed")) == (["g1a", ""], ["", "b1g"])

    def test_a_chain_takes_each_card_once(self) -> None:
        b = OwnBench("", "", discards=["r1z r1z", "r1z r1a"], cards=[self.AGAIN])
        b.do(CopyDiscarded(), answers="0:r1z 1:r1a")
        assert [asked.options for asked in b.asked] == ["0:r1z 1:r1a 1:r1z", "1:r1a"]
        assert b.zone("removed") == ["r1z", "r1a"]

    def test_nothing_there(self) -> None:
        assert not Bench("").do(CopyDiscarded()).did
