"""Whenever something happens: who reacts, in which order, and that it comes to an end."""

from __future__ import annotations

import time

import pytest

from tests.effects.bench import DRAW, Asked, Bench, card, place_of
from tricktable.effects.cards import Card
from tricktable.effects.effect import Effect
from tricktable.effects.filters import Printed, Which
from tricktable.effects.numbers import Fixed
from tricktable.effects.overall import Whenever
from tricktable.effects.values import (
    Destroy,
    Discard,
    Draw,
    ForEach,
    May,
    PutOnPile,
    Release,
    ReturnToHand,
    Sacrifice,
    Swap,
    TakeAdvantage,
    Trap,
)
from tricktable.errors import EffectLoopError

TWO, OWN = Fixed(2), Which(owner="you")


def listener(id: str, event: str, *then: Effect, who: str = "you", which: Printed | None = None) -> Card:
    return card(id, overall=[Whenever(event, then, which or Printed(), who)])  # type: ignore[arg-type]


class TestWho:
    def test_the_owner_draws_when_his_card_is_destroyed(self) -> None:
        b = Bench("", "b1a b3x", cards=[listener("b3x", "destroyed", DRAW)], pile="r1a r1b")
        b.do(Destroy(which=Which(level=(1,))), answers="1.1.1")
        assert b.hands() == ["", "r1a"]

    def test_his_and_not_anybody_s(self) -> None:
        b = Bench("r1a", "b3x", cards=[listener("b3x", "destroyed", DRAW)], pile="r1b")
        b.do(Destroy(which=OWN), answers="0.1.1")
        assert b.hands() == ["", ""]

    def test_opponents_and_the_chosen_player_is_whom_it_befell(self) -> None:
        watcher = listener("b3x", "destroyed", Discard(who="chosen"), who="opponents")
        b = Bench("r1a", "b3x", "", hands=["g1a", "g1b", "g1c"], cards=[watcher])
        b.do(Destroy(which=OWN), answers="0.1.1 g1a")
        assert b.asked[-1] == Asked(0, "ask.discard 1", "g1a")

    def test_everyone_means_that_each_does_it_himself(self) -> None:
        b = Bench("r1a", "b3x", cards=[listener("b3x", "trapped", DRAW, who="everyone")], pile="g1a g1b")
        b.do(Trap(which=OWN), answers="0.1.1")
        assert b.hands() == ["g1a", ""]

    def test_what_is_printed_on_the_card_it_befalls(self) -> None:
        watcher = listener("b3x", "trapped", DRAW, who="opponents", which=Printed(level=(2,), clan="red"))
        b = Bench("r1a b2a / r2a", "b3x", cards=[watcher], pile="g1a g1b g1c")
        b.do(Trap(Fixed(3), OWN), answers="0.1.1 0.1.2 0.2.1")
        assert b.hands() == ["", "g1a"]


class TestWhen:
    def test_before_the_next_effect(self) -> None:
        b = Bench("r3x", "b1a", cards=[listener("r3x", "destroyed", DRAW, who="opponents")], hands=["", ""], pile="g1a")
        b.do(Destroy(which=Which(level=(1,))), Discard(), answers="1.1.1 g1a")
        assert b.discard == "b1a g1a"

    def test_a_card_that_left_before_does_not_react(self) -> None:
        b = Bench("b3x r1a", cards=[listener("b3x", "sacrificed", DRAW)], pile="g1a g1b")
        b.do(Sacrifice(), ReturnToHand(), Draw(Fixed(0)), answers="0.1.2 0.1.1")
        assert b.hand() == "b3x g1a"
        b = Bench("r1a b3x", cards=[listener("b3x", "sacrificed", DRAW)], pile="g1a g1b")
        b.do(ReturnToHand(), Sacrifice(), answers="0.1.2 0.1.1")
        assert b.hand() == "b3x"

    def test_a_card_that_leaves_hears_of_its_own_leaving(self) -> None:
        b = Bench("", "b3x", cards=[listener("b3x", "destroyed", DRAW)], pile="g1a")
        b.do(Destroy(), answers="1.1.1")
        assert b.hands() == ["", "g1a"]

    def test_a_reaction_that_waits_comes_though_its_card_is_gone(self) -> None:
        first, second = (
            listener("b1x", "trapped", Sacrifice(), who="everyone"),
            listener("b1y", "trapped", DRAW, who="everyone"),
        )
        b = Bench("b1z b1x b1y", cards=[first, second, card("b1z")], pile="g1a")
        b.do(Trap(), answers="0.1.1 b1x 0.1.3")
        assert (b.army(), b.hand()) == ("(b1z) b1x", "g1a")

    def test_face_down_it_hears_nothing_but_its_own_trapping(self) -> None:
        b = Bench("b3x r1a", cards=[listener("b3x", "trapped", DRAW)], pile="g1a g1b")
        b.do(Trap(), Trap(), answers="0.1.1 0.1.2")
        assert b.hand() == "g1a"

    def test_two_that_leave_at_once_hear_of_each_other(self) -> None:
        cards = [listener("b1x", "destroyed", DRAW), listener("b1y", "destroyed", DRAW)]
        for army, order in (("b1x b1y", [0, 1]), ("b1x b1y", [1, 0])):
            b = Bench("", army, cards=cards, pile="g1a g1b g1c g1d g1e")
            b.stage.destroy([(place_of("1.1.1"), place_of("1.1.2"))[at] for at in order])
            b.run(b.stage.settle(), "b1x b1y b1x")
            assert (b.army(1), b.sizes()) == ("", [0, 4])

    def test_two_others_at_once_are_two_draws(self) -> None:
        b = Bench("", "b1a b1b b3x", cards=[listener("b3x", "destroyed", DRAW)], pile="g1a g1b g1c")
        b.stage.destroy([place_of("1.1.1"), place_of("1.1.2")])
        b.run(b.stage.settle())
        assert b.sizes() == [0, 2]

    def test_what_a_reaction_brings_about_comes_after_those_that_wait(self) -> None:
        cards = [
            listener("b1x", "trapped", Sacrifice(), who="everyone"),
            listener("b1y", "trapped", DRAW, who="everyone"),
            listener("b1z", "sacrificed", Discard(), who="everyone"),
        ]
        b = Bench("b1x b1y b1z r1a", cards=cards, pile="g1a")
        b.do(Trap(which=Which(name=("r1a",))), answers="0.1.4 b1x 0.1.4 b1y g1a")
        assert b.told()[-1] == "discarded"

    def test_a_swap_is_heard_of_for_both_cards(self) -> None:
        for which, drawn in ((Printed(name=("r1a",)), 1), (Printed(name=("r1b",)), 1), (Printed(level=(1,)), 2)):
            b = Bench("r1a r1b / b3x", cards=[listener("b3x", "swapped", DRAW, which=which)], pile="g1a g1b g1c")
            b.do(Swap(), answers="0.1.1 0.1.2")
            assert b.sizes() == [drawn]


class TestItself:
    """What a card notes of itself only."""

    def watcher(self, event: str) -> Card:
        return card("b1x", overall=[Whenever(event, (DRAW,), who="you", itself=True)])  # type: ignore[arg-type]

    def test_its_own_trapping_and_no_other(self) -> None:
        b = Bench("b1x r1a", cards=[self.watcher("trapped")], pile="g1a g1b")
        b.do(Trap(), answers="0.1.2")
        assert b.hand() == ""
        b.do(Trap(), answers="0.1.1")
        assert b.hand() == "g1a"

    def test_one_of_its_like_is_another_card(self) -> None:
        b = Bench("b1x b1x", cards=[self.watcher("trapped")], pile="g1a g1b")
        b.do(Trap(), answers="0.1.2")
        assert b.hand() == "g1a"

    @pytest.mark.parametrize("event", ["destroyed", "sacrificed", "returned", "put-on-pile"])
    def test_its_own_leaving(self, event: str) -> None:
        done = {"destroyed": Destroy, "sacrificed": Sacrifice, "returned": ReturnToHand, "put-on-pile": PutOnPile}
        for answer, drawn in (("0.1.1", 0), ("0.2.1", 1)):
            army = "r1a / b1x" if drawn else "r1a"
            b = Bench(army, cards=[self.watcher(event)], pile="g1a g1b")
            b.do(done[event](), answers=answer)
            assert b.told().count("drew") == drawn

    def test_its_own_entering_and_activation(self) -> None:
        for event in ("entered", "activated"):
            b = Bench("b1x", hands=["b1x r1a"], cards=[self.watcher(event)], pile="g1a g1b g1c")
            if event == "activated":
                b.stage.activate(place_of("0.1.1"))
            else:
                b.stage.enter(0, 1, "b1x", aside=False)
            b.run(b.stage.settle())
            assert b.told().count("drew") == 1

    def test_its_own_swap_and_release(self) -> None:
        b = Bench("b1x r1a r1b", cards=[self.watcher("swapped")], pile="g1a g1b")
        b.do(Swap(), answers="0.1.2 0.1.3")
        b.do(Swap(), answers="0.1.1 0.1.2")
        assert b.hand() == "g1a"
        b = Bench("(b1x) (r1a)", cards=[self.watcher("released")], pile="g1a g1b")
        b.do(Release(Fixed(2)), answers="0.1.2 0.1.1")
        assert b.hand() == "g1a"

    def test_what_befalls_nobody_s_card_is_not_its_own(self) -> None:
        b = Bench("b1x", cards=[self.watcher("passed")], pile="g1a")
        b.stage.happened("passed", 0, "")
        assert b.stage.waiting == []


def test_tokens_spent_one_by_one_and_two_at_once() -> None:
    cards = [listener("b3x", "token-spent", DRAW), listener("b3y", "two-tokens-spent", Draw(Fixed(2)))]
    for count, drawn in ((1, 1), (2, 3)):
        b = Bench("b3x b3y", "b3y", cards=cards, pile="g1a g1b g1c g1d")
        b.stage.spend(0, count)
        b.run(b.stage.settle(), "b3x" if count == 2 else "")
        assert b.sizes() == [drawn, 0]


class TestOrder:
    def test_the_acting_player_orders_them(self) -> None:
        cards = [
            listener("b3x", "trapped", DRAW, who="everyone"),
            listener("r3x", "trapped", Discard(), who="everyone"),
        ]
        for order, hand in (("b3x", ""), ("r3x", "g1b")):
            b = Bench("r3x", "b3x b1a", hands=["", "g1b"], cards=cards, pile="g1a", actor=0)
            rest = "g1a" if order == "b3x" else "g1b"
            b.do(Trap(which=Which(level=(1,))), answers=f"1.1.2 {order} {rest}")
            assert b.asked[1] == Asked(0, "ask.order", "r3x b3x")
            assert len(b.hand(1).split()) == 1
            assert (b.hand(1) == "g1b") == (order == "b3x"), hand

    def test_also_when_the_effect_is_another_player_s(self) -> None:
        cards = [listener("b3x", "trapped", DRAW, who="everyone"), listener("r3x", "trapped", DRAW, who="everyone")]
        b = Bench("r3x", "b3x b1a", cards=cards, pile="g1a g1b", actor=1)
        b.do(Trap(which=Which(level=(1,))), answers="1.1.2 r3x", c=b.context(seat=0))
        assert b.asked[0].seat == 0
        assert b.asked[1] == Asked(1, "ask.order", "b3x r3x")

    def test_what_a_card_does_by_itself_is_ordered_with_what_reacts_to_it(self) -> None:
        coming = card("r1x", entering=[DRAW])
        greeter = listener("b3x", "entered", Discard(), who="everyone")
        for answers, discard in (("r1x g1a", "g1a"), ("b3x r2a", "r2a")):
            b = Bench("", "b3x", hands=["r1x r2a"], cards=[coming, greeter], pile="g1a")
            there = b.stage.enter(0, 1, "r1x", aside=False)
            b.run(b.stage.trigger(b.stage.context(there), coming.entering), answers)
            assert b.asked[0] == Asked(0, "ask.order", "r1x b3x")
            assert (b.discard, len(b.hand().split())) == (discard, 1)

    def test_where_nothing_reacts_a_card_just_does_it(self) -> None:
        coming = card("r1x", entering=[DRAW])
        b = Bench("", hands=["r1x"], cards=[coming], pile="g1a")
        there = b.stage.enter(0, 1, "r1x", aside=False)
        b.run(b.stage.trigger(b.stage.context(there), coming.entering))
        assert (b.asked, b.hand()) == ([], "g1a")

    def test_one_is_not_asked_about(self) -> None:
        b = Bench("r3x", "b1a", cards=[listener("r3x", "trapped", DRAW, who="everyone")], pile="g1a")
        b.do(Trap(which=Which(level=(1,))), answers="1.1.1")
        assert len(b.asked) == 1

    def test_of_two_alike_the_acting_player_s_comes_first(self) -> None:
        for actor in (0, 1):
            b = Bench("b3x", "b3x b1a", cards=[listener("b3x", "advantage-taken", DRAW)], pile="g1a g1b", actor=actor)
            b.stage.happened("advantage-taken", 0, "")
            b.stage.happened("advantage-taken", 1, "")
            b.run(b.stage.settle())
            assert b.hands() == ["g1a", "g1b"]
            b = Bench("b3x", "b3x", cards=[listener("b3x", "swapped", DRAW, who="opponents")], pile="g1a", actor=actor)
            b.stage.happened("swapped", 1 - actor, "")
            b.run(b.stage.settle())
            assert b.hand(actor) == "g1a"

    def test_in_some_games_each_orders_his_own_the_acting_player_first(self) -> None:
        mine = [listener(id, "turn-ended", DRAW) for id in ("b3v", "b3w")]
        theirs = [listener(id, "turn-ended", Discard(), who="opponents") for id in ("r3v", "r3w")]
        b = Bench("r3v r3w", "b3v b3w", hands=["g1a g1b"], cards=[*mine, *theirs], pile="g1c g1d", actor=1)
        b.stage.each_orders_own = True
        b.stage.happened("turn-ended", 1, "")
        b.run(b.stage.settle(), "b3w r3w g1b g1a")
        assert b.asked[:2] == [Asked(1, "ask.order", "b3v b3w"), Asked(0, "ask.order", "r3v r3w")]
        assert b.hands() == ["", "g1c g1d"]

    def test_the_order_is_from_the_acting_player_on(self) -> None:
        for actor in (0, 1, 2):
            watcher = card("b3x", overall=[Whenever("turn-ended", (Draw(who="you"),), who="opponents")])
            b = Bench("b3x", "b3x", "b3x", cards=[watcher], pile="g1a g1b", actor=actor)
            b.stage.happened("turn-ended", actor, "")
            b.run(b.stage.settle())
            first, second = (actor + 1) % 3, (actor + 2) % 3
            assert (b.hand(first), b.hand(second), b.hand(actor)) == ("g1a", "g1b", "")


class TestLoops:
    @pytest.mark.parametrize("seats", [2, 3])
    def test_two_effects_that_feed_each_other_without_a_question(self, seats: int) -> None:
        watcher = listener("b3x", "advantage-taken", ForEach("others", (TakeAdvantage(),)), who="everyone")
        b = Bench("b3x", *[""] * (seats - 1), cards=[watcher], advantage=1)
        began = time.perf_counter()
        with pytest.raises(EffectLoopError) as failed:
            b.do(TakeAdvantage())
        assert time.perf_counter() - began < 1
        assert failed.value.card == "b3x"

    def test_trapped_and_released_for_ever(self) -> None:
        cards = [
            listener("b3x", "trapped", Release(which=Which(level=(1,))), who="everyone"),
            listener("b3y", "released", Trap(which=Which(level=(1,))), who="everyone"),
        ]
        b = Bench("b1a / b3x b3y", cards=cards)
        began = time.perf_counter()
        with pytest.raises(EffectLoopError):
            b.do(Trap(which=Which(level=(1,))), answers=" ".join(["0.1.1"] * 5000))
        assert time.perf_counter() - began < 1

    def test_a_long_effect_that_uses_something_up_is_none(self) -> None:
        cards = [listener("b3x", "sacrificed", Sacrifice()), listener("b3y", "sacrificed", DRAW)]
        b = Bench(f"{' '.join(['r1a'] * 400)} / b3y b3x", cards=cards, pile=" ".join(["g1a"] * 500))
        answers = [answer for n in range(400, 2, -1) for answer in (f"0.1.{n}", "b3y")]
        b.do(Sacrifice(), answers=" ".join([*answers, "0.2.2", "b3y", "0.2.1"]))
        assert b.army() == "r1a r1a"
        assert b.sizes() == [400]

    def test_many_that_react_at_once_are_none(self) -> None:
        many = [listener(f"b1{chr(97 + n // 26)}{chr(97 + n % 26)}", "turn-ended", DRAW) for n in range(300)]
        names = [each.id for each in many]
        b = Bench(" ".join(names), cards=many, pile=" ".join(["g1a"] * 300))
        b.stage.happened("turn-ended", 0, "")
        b.run(b.stage.settle(), " ".join(names[:0:-1]))
        assert b.sizes() == [300]

    def test_going_round_a_few_times_by_choice_is_none(self) -> None:
        level = Which(level=(1,))
        cards = [
            listener("b3x", "trapped", May((Release(which=level),)), who="everyone"),
            listener("b3y", "released", May((Trap(which=level),)), who="everyone"),
        ]
        b = Bench("b1a / b3x b3y", cards=cards)
        b.do(Trap(which=level), answers=" ".join(["0.1.1", *["yes", "0.1.1"] * 25, "no"]))
        assert b.army() == "b1a / b3x b3y"
