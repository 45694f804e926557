"""What comes before something is done to a card, and what keeps it away: `Before`, `Cancel`, `Guard`."""

from __future__ import annotations

from tests.effects.bench import DRAW, Asked, Bench, card
from tricktable.effects.conditions import DidIt
from tricktable.effects.filters import Which
from tricktable.effects.numbers import Fixed
from tricktable.effects.overall import Before, Guard
from tricktable.effects.values import Cancel, Destroy, Discard, If, May, ReturnToHand, Sacrifice, Swap, Trap

TWO, OWN, THEIRS = Fixed(2), Which(owner="you"), Which(owner="opponents")
PAID = (May((Discard(), If(DidIt(), (Cancel(),)))),)
KEEPER = card("b3x", overall=[Before("destroy", PAID, OWN)])
STRONG = card("b3y", overall=[Before("trap", (Cancel(),), OWN)])


class TestBefore:
    def test_the_owner_is_asked_and_may_pay_to_keep_it(self) -> None:
        b = Bench("r1a", "b1a b3x", hands=["", "g1a"], cards=[KEEPER], pile="r1b")
        b.do(Destroy(), If(DidIt(), (DRAW,)), answers="1.1.2 yes g1a")
        assert b.asked[1:] == [Asked(1, "ask.may", "yes no"), Asked(1, "ask.discard 1", "g1a")]
        assert (b.army(1), b.hands(), b.discard) == ("b1a b3x", ["", ""], "g1a")

    def test_no_and_it_goes_on(self) -> None:
        b = Bench("r1a", "b1a b3x", hands=["", "g1a"], cards=[KEEPER], pile="r1b")
        b.do(Destroy(), If(DidIt(), (DRAW,)), answers="1.1.2 no")
        assert (b.army(1), b.hands()) == ("b1a", ["r1b", "g1a"])

    def test_yes_without_a_card_to_pay_does_not_keep_it(self) -> None:
        b = Bench("", "b1a b3x", cards=[KEEPER])
        b.do(Destroy(), answers="1.1.2 yes")
        assert b.army(1) == "b1a"

    def test_only_what_it_says_of_what_it_says(self) -> None:
        b = Bench("r1a", "b1a b3x", cards=[KEEPER])
        b.do(Destroy(which=OWN), Trap(which=THEIRS), Sacrifice(), answers="0.1.1 1.1.1")
        assert "ask.may" not in [asked.prompt for asked in b.asked]

    def test_a_card_that_lies_face_down_has_no_say(self) -> None:
        b = Bench("", "b1a (b3x)", cards=[KEEPER])
        b.do(Destroy(), answers="1.1.2")
        assert b.army(1) == "b1a"

    def test_one_that_is_kept_uses_up_its_turn(self) -> None:
        b = Bench("", "b1a b1b b3y", cards=[STRONG])
        c = b.do(Trap(TWO, Which(level=(1,))), answers="1.1.1 1.1.1")
        assert (b.army(1), c.did, c.card_before) == ("b1a b1b b3y", False, None)

    def test_of_two_kept_and_not_the_effect_did_something(self) -> None:
        keeper = card("b3z", overall=[Before("trap", (May((Cancel(),)),), OWN)])
        b = Bench("", "b1a b1b b3z", cards=[keeper])
        c = b.do(Trap(TWO, Which(level=(1,))), answers="1.1.1 yes 1.1.2 no")
        assert (b.army(1), c.did, c.card_before) == ("b1a (b1b) b3z", True, "b1b")

    def test_each_of_two_has_its_say_once(self) -> None:
        first, second = (card(id, overall=[Before("trap", (DRAW,), OWN)]) for id in ("b3v", "b3w"))
        b = Bench("", "b1a b3v b3w", cards=[first, second], pile="r1a r1b r1c")
        b.do(Trap(which=Which(level=(1,))), answers="1.1.1")
        assert (b.army(1), b.sizes()) == ("(b1a) b3v b3w", [0, 2])

    def test_after_a_cancel_the_others_have_no_say(self) -> None:
        second = card("b3w", overall=[Before("trap", (DRAW,), OWN)])
        b = Bench("", "b1a b3y b3w", cards=[STRONG, second], pile="r1a")
        b.do(Trap(which=Which(level=(1,))), answers="1.1.1")
        assert (b.army(1), b.hand(1)) == ("b1a b3y b3w", "")

    def test_what_moves_away_is_followed(self) -> None:
        mover = card("b3z", overall=[Before("trap", (Swap(Which(owner="you", level=(1,))),), OWN)])
        b = Bench("", "b1a b1b / b3z", cards=[mover])
        b.do(Trap(which=Which(level=(1,))), answers="1.1.1 1.1.1 1.1.2")
        assert b.army(1) == "b1b (b1a) / b3z"

    def test_what_is_no_target_any_more_is_spared(self) -> None:
        mover = card("b3z", overall=[Before("destroy", (Swap(Which(owner="you", level=(1,))),), OWN)])
        b = Bench("", "b1a b1b / b3z", cards=[mover])
        assert not b.do(Destroy(which=Which(free=True, level=(1,))), answers="1.1.2 1.1.1 1.1.2").did
        assert b.army(1) == "b1b b1a / b3z"

    def test_the_target_that_flees_is_not_destroyed(self) -> None:
        escape = card("b3z", overall=[Before("destroy", (ReturnToHand(which=Which(owner="you", free=True)),), OWN)])
        b = Bench("r1a", "b1a b3z", cards=[escape])
        c = b.do(Destroy(which=Which(owner="opponents", free=True)), answers="1.1.2 1.1.2")
        assert (b.army(1), b.hand(1), b.discard, c.did) == ("b1a", "b3z", "", False)

    def test_a_card_that_has_left_meanwhile_has_no_say(self) -> None:
        first = card("b1x", overall=[Before("trap", (Sacrifice(),), OWN)])
        second = card("b1y", overall=[Before("trap", (DRAW,), OWN)])
        b = Bench("", "b1a b1x b1y", cards=[first, second], pile="r1a")
        b.do(Trap(which=Which(name=("b1a",))), answers="1.1.1 1.1.3")
        assert (b.army(1), b.hand(1)) == ("(b1a) b1x", "")

    def test_a_card_that_was_turned_down_meanwhile_has_no_say(self) -> None:
        first = card("b1x", overall=[Before("destroy", (Trap(which=Which(name=("b1y",))),), OWN)])
        second = card("b1y", overall=[Before("destroy", (DRAW,), OWN)])
        b = Bench("", "b1x b1y b1a", cards=[first, second], pile="r1a")
        b.do(Destroy(), answers="1.1.3 1.1.2")
        assert (b.army(1), b.hand(1)) == ("b1x (b1y)", "")

    def test_its_own_say_calls_on_itself_no_more(self) -> None:
        tit = card("b3v", overall=[Before("trap", (Trap(which=Which(level=(1,))),))])
        tat = card("b3w", overall=[Before("trap", (Trap(which=Which(level=(1,))),))])
        b = Bench("r1a r1b r1c r1d r1e", "b3v b3w", cards=[tit, tat])
        b.do(Trap(which=Which(level=(1,))), answers="0.1.1 0.1.2 0.1.3 0.1.4 0.1.5")
        assert b.army().count("(") == 5

    def test_a_cancel_is_not_lost_to_what_follows_it(self) -> None:
        keeper = card("b3z", overall=[Before("destroy", (Cancel(), Trap(which=THEIRS)), OWN)])
        other = card("r3z", overall=[Before("trap", (DRAW,), OWN)])
        b = Bench("r1a r3z", "b1a b3z", cards=[keeper, other], pile="g1a")
        b.do(Destroy(which=THEIRS), answers="1.1.1 0.1.1")
        assert (b.army(1), b.hands()) == ("b1a b3z", ["g1a", ""])

    def test_a_swap_can_be_kept_away_as_well(self) -> None:
        keeper = card("b3z", overall=[Before("swap", (Cancel(),), Which(owner="you", name=("b1b",)))])
        b = Bench("", "b1a b1b b1c / b3z", cards=[keeper])
        assert not b.do(Swap(Which(level=(1,))), answers="1.1.1 1.1.2").did
        assert b.do(Swap(Which(level=(1,))), answers="1.1.1 1.1.3").did
        assert b.army(1) == "b1c b1b b1a / b3z"

    def test_a_cancel_that_answers_nothing_keeps_nothing(self) -> None:
        b = Bench("", "b1a")
        b.do(Cancel(), Trap(), answers="1.1.1")
        assert b.army(1) == "(b1a)"


class TestGuard:
    def test_such_cards_are_no_targets(self) -> None:
        guard = card("b3z", overall=[Guard("trap", Which(owner="you", level=(1,)))])
        b = Bench("r1a", "b1a / b2a / b3z", cards=[guard])
        b.do(Trap(), answers="1.2.1")
        assert b.asked[0].options == "0.1.1 1.2.1 1.3.1"

    def test_of_another_verb_it_keeps_nothing_away(self) -> None:
        guard = card("b3z", overall=[Guard("trap")])
        b = Bench("", "b1a / b3z", cards=[guard])
        b.do(Destroy(), answers="1.2.1")
        assert not b.do(Swap()).did

    def test_face_down_it_guards_nothing(self) -> None:
        guard = card("b3z", overall=[Guard("trap")])
        b = Bench("", "b1a (b3z)", cards=[guard])
        b.do(Trap(), answers="1.1.1")

    def test_all_that_matches_may_be_kept(self) -> None:
        guard = card("b3z", overall=[Guard("destroy")])
        b = Bench("r1a", "b3z", cards=[guard])
        assert not b.do(Destroy()).did
        assert b.asked == []

    def test_swaps_and_returns(self) -> None:
        guard = card("b1z", overall=[Guard("swap", Which(other=True, owner="you")), Guard("return", OWN)])
        b = Bench("", "b1a b1b b1z", cards=[guard])
        assert not b.do(Swap(), ReturnToHand()).did
        assert b.asked == []

    def test_a_sacrifice_is_kept_away_by_nothing(self) -> None:
        guard = card("b1z", overall=[Guard("destroy"), Guard("trap"), Guard("return"), Guard("swap")])
        b = Bench("b1z", cards=[guard])
        assert b.do(Sacrifice(), answers="0.1.1").did

    def test_it_looks_at_the_table_as_it_stands(self) -> None:
        guard = card("b1z", overall=[Guard("trap", Which(owner="you", other=True))])
        b = Bench("", "b1a b1z", cards=[guard])
        b.do(Trap(TWO), answers="1.1.2 1.1.1")
        assert [asked.options for asked in b.asked] == ["1.1.2", "1.1.1"]
