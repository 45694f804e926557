"""Cards that keep something away from the hand, and the question that betrays nothing: `FromHand`."""

from __future__ import annotations

from tests.effects.bench import DRAW, Asked, Bench, card
from tricktable.effects.conditions import DidIt
from tricktable.effects.filters import Which
from tricktable.effects.overall import Before, FromHand
from tricktable.effects.values import Cancel, Destroy, If, ReturnToHand, Sacrifice, Trap
from tricktable.tableau.events import Interrupted

OWN, THEIRS = Which(owner="you"), Which(owner="opponents")
KEEPER = card("b1x", overall=[FromHand(("trap", "destroy"), (Cancel(),), OWN)])
SPITE = card("b1y", overall=[FromHand(("trap",), (DRAW,), OWN)])


def test_who_holds_it_may_discard_it_to_keep_it_away() -> None:
    b = Bench("r1a", "b1a", hands=["", "b1x g1a"], cards=[KEEPER], pile="r1b")
    c = b.do(Trap(which=THEIRS), If(DidIt(), (DRAW,)), answers="1.1.1 b1x")
    assert b.asked[1] == Asked(1, "ask.before.trap", "b1x no")
    assert (b.army(1), b.hands(), b.discard, c.did) == ("b1a", ["", "g1a"], "b1x", False)
    assert b.stage.r.events[-1] == Interrupted(1, "b1x", "trap", "b1a")


def test_the_question_names_the_card_that_it_is_done_to() -> None:
    b = Bench("", "b1a", hands=["", "g1a"], cards=[KEEPER])
    b.stage.by = 0
    asking = b.stage.allowed("trap", next(iter(THEIRS.spots(b.context()))))
    assert dict(next(asking).prompt.args)["card"] == "b1a"


def test_or_let_it_happen() -> None:
    b = Bench("", "b1a", hands=["", "b1x"], cards=[KEEPER])
    assert b.do(Destroy(), answers="1.1.1 no").did
    assert (b.army(1), b.hand(1)) == ("", "b1x")


def test_who_does_not_hold_it_is_asked_too() -> None:
    b = Bench("", "b1a", hands=["", "g1a"], cards=[KEEPER])
    b.do(Trap(), answers="1.1.1 no")
    assert b.asked[1] == Asked(1, "ask.before.trap", "no")


def test_nobody_is_asked_without_a_card_in_hand_or_for_what_it_does_not_keep() -> None:
    b = Bench("r1a", "b1a / b2a", hands=["b1x"], cards=[KEEPER])
    b.do(Trap(which=Which(owner="opponents", level=(2,))), answers="1.2.1")
    b.do(ReturnToHand(which=OWN), Sacrifice(who="opponents"), answers="0.1.1 1.2.1")
    assert len(b.asked) == 3


def test_where_all_know_that_it_cannot_be_there_nobody_is_asked() -> None:
    b = Bench("", "b1a", hands=["", "b1x"], cards=[KEEPER])
    looked: list[tuple[int, frozenset[str]]] = []

    def could_hold(seat: int, cards: frozenset[str]) -> bool:
        looked.append((seat, cards))
        return False

    b.stage.could_hold = could_hold  # type: ignore[method-assign]
    b.do(Trap(), answers="1.1.1")
    assert looked == [(1, frozenset({"b1x"}))]
    assert b.army(1) == "(b1a)"


def test_what_it_does_is_done_by_who_discarded_it() -> None:
    b = Bench("", "b1a", hands=["", "b1y"], cards=[SPITE], pile="r1b")
    b.do(Trap(), answers="1.1.1 b1y")
    assert (b.army(1), b.hands(), b.discard) == ("(b1a)", ["", "r1b"], "b1y")


def test_of_two_that_he_holds_one() -> None:
    b = Bench("", "b1a", hands=["", "b1x b1y"], cards=[KEEPER, SPITE])
    b.do(Trap(), answers="1.1.1 b1x")
    assert b.asked[1].options == "b1x b1y no"
    assert (b.army(1), b.hand(1)) == ("b1a", "b1y")


def test_each_seat_in_turn_until_it_is_kept_away() -> None:
    guard = card("b1z", overall=[FromHand(("trap",), (Cancel(),))])
    b = Bench("r1a", "", "", hands=["b1z", "b1z", "b1z"], cards=[guard], actor=1)
    b.do(Trap(), answers="0.1.1 no b1z", c=b.context(seat=1))
    assert [asked.seat for asked in b.asked] == [1, 1, 2]
    assert b.hands() == ["b1z", "b1z", ""]


def test_each_of_several_is_asked_about_by_itself() -> None:
    b = Bench("", "b1a b1b b1c", hands=["", "b1x"], cards=[KEEPER])
    b.do(Trap("all", THEIRS), answers="no b1x")
    assert [asked.prompt for asked in b.asked] == ["ask.before.trap", "ask.before.trap"]
    assert b.army(1) == "(b1a) b1b (b1c)"


def test_cards_in_play_have_their_say_first() -> None:
    first = card("b1v", overall=[Before("trap", (Cancel(),), OWN)])
    b = Bench("", "b1a b1v", hands=["", "b1x"], cards=[KEEPER, first])
    b.do(Trap(), answers="1.1.1")
    assert (b.army(1), b.hand(1)) == ("b1a b1v", "b1x")


def test_in_play_it_keeps_nothing_away() -> None:
    b = Bench("", "b1a b1x", cards=[KEEPER])
    b.do(Trap(), answers="1.1.1")
    assert len(b.asked) == 1
