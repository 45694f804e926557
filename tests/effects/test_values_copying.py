"""Using another card's effect."""

from __future__ import annotations

from tests.effects.bench import DRAW, Asked, Bench, card
from tricktable.effects.conditions import ByMutation
from tricktable.effects.filters import Which
from tricktable.effects.numbers import Fixed, X
from tricktable.effects.values import ChooseX, Copy, Discard, Draw, If, TakeToken, Trap

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
