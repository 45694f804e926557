"""A mark on a card, and a look at a hand."""

from __future__ import annotations

from tests.effects.bench import Asked, Bench
from tricktable.effects.effect import Context
from tricktable.effects.numbers import Fixed
from tricktable.effects.values import Discard, Draw, LookAtHand, PlaceMark, ReturnToHand, Swap, Trap
from tricktable.tableau.events import HandSeen
from tricktable.tableau.side import known_to


class TestMark:
    def test_on_any_face_up_card(self) -> None:
        b = Bench("r1a (r1b)", "b1a")
        assert b.do(PlaceMark("loud"), answers="1.1.1").did
        assert b.asked == [Asked(0, "ask.mark.loud", "0.1.1 1.1.1")]
        assert (b.army(1), b.told()) == ("b1a!loud", ["marked"])

    def test_there_is_one_of_a_kind_and_it_moves(self) -> None:
        b = Bench("r1a!loud!late r1b", "b1a")
        b.do(PlaceMark("loud"), answers="1.1.1")
        assert b.asked[0].options == "0.1.2 1.1.1"
        assert (b.army(), b.army(1)) == ("r1a!late r1b", "b1a!loud")

    def test_also_from_a_card_that_lies_face_down(self) -> None:
        b = Bench("(r1a)!loud r1b")
        b.do(PlaceMark("loud"), answers="0.1.2")
        assert b.army() == "(r1a) r1b!loud"

    def test_no_card_to_put_it_on(self) -> None:
        b = Bench("r1a!loud (r1b)")
        assert not b.do(PlaceMark("loud")).did
        assert b.asked == []

    def test_it_stays_on_its_card_until_that_leaves(self) -> None:
        b = Bench("r1a!loud r1b")
        b.do(Swap(), Trap(), answers="0.1.1 0.1.2 0.1.2")
        assert b.army() == "r1b (r1a)!loud"
        b.do(ReturnToHand(), answers="0.1.2")
        assert (b.army(), b.hand()) == ("r1b", "r1a")


class TestLook:
    def test_who_looked_knows_from_then_on_and_nobody_else(self) -> None:
        b = Bench("", "", "", hands=["r1a", "b1a b1b", "g1a"])
        assert b.do(LookAtHand("chosen"), c=self.choosing(b, 1)).did
        side = b.r.state.sides[1]
        assert [known_to(side, seat) for seat in (0, 2, None)] == [("b1a", "b1b"), (), ()]
        assert b.r.events == [HandSeen(0, 1, 2, ("b1a", "b1b"))]
        assert b.r.events[0].seen_by(0) == b.r.events[0].seen_by(1) == b.r.events[0]
        assert b.r.events[0].seen_by(2) == b.r.events[0].seen_by(None) == HandSeen(0, 1, 2, None)

    def choosing(self, b: Bench, seat: int) -> Context:
        c = b.context()
        c.player = seat
        return c

    def test_each_of_several(self) -> None:
        b = Bench("", "", "", hands=["r1a", "b1a", "g1a"])
        b.do(LookAtHand())
        assert [known_to(side, 0) for side in b.r.state.sides] == [(), ("b1a",), ("g1a",)]

    def test_looking_twice_is_knowing_once(self) -> None:
        b = Bench("", "", hands=["", "b1a b1a"])
        b.do(LookAtHand(), LookAtHand())
        assert known_to(b.r.state.sides[1], 0) == ("b1a", "b1a")

    def test_what_all_have_seen_is_not_counted_again(self) -> None:
        b = Bench("", "b1a", hands=["", "b1b"])
        b.do(ReturnToHand(), LookAtHand(), answers="1.1.1")
        side = b.r.state.sides[1]
        assert (side.shown, known_to(side, 0), known_to(side, None)) == (("b1a",), ("b1a", "b1b"), ("b1a",))

    def test_what_is_drawn_or_leaves_afterwards(self) -> None:
        b = Bench("", "", hands=["", "b1a b1b"], pile="g1a g1b")
        b.do(LookAtHand(), Draw(Fixed(2), "opponents"), Discard(who="opponents"), answers="b1b")
        assert known_to(b.r.state.sides[1], 0) == ("b1a",)

    def test_nobody_to_look_at(self) -> None:
        assert not Bench("").do(LookAtHand()).did
