"""Tokens, the advantage, points, extra turns, winning, alone on a table."""

from __future__ import annotations

from tests.effects.bench import DRAW, Asked, Bench, card
from tricktable.effects.numbers import Fixed, X
from tricktable.effects.overall import Whenever
from tricktable.effects.values import ExtraTurn, GainPoint, Reveal, TakeAdvantage, TakeToken, WinGame

TWO, THREE = Fixed(2), Fixed(3)


class TestTokens:
    def test_from_cards_or_spent_ones(self) -> None:
        b = Bench("r1a* r1b", spent=[1])
        assert b.do(TakeToken(THREE), answers="0.1.1 spent").did
        assert b.asked == [Asked(0, "ask.take-token 3", "spent 0.1.1"), Asked(0, "ask.take-token 2", "spent")]
        side = b.r.state.sides[0]
        assert (side.ready, side.spent, b.army()) == (4, 0, "r1a r1b")

    def test_never_the_one_that_pays(self) -> None:
        b = Bench("r1a* r1b*")
        b.do(TakeToken(TWO), answers="0.1.2", c=b.context("0.1.1", paid=True))
        assert b.asked == [Asked(0, "ask.take-token 2", "0.1.2")]

    def test_the_one_that_pays_is_known_after_a_swap(self) -> None:
        b = Bench("r1a* r1b*")
        c = b.context("0.1.1", paid=True)
        b.swap("0.1.1", "0.1.2")
        b.do(TakeToken(TWO), answers="0.1.1", c=c)
        assert b.army() == "r1b r1a*"

    def test_each_his_own(self) -> None:
        b = Bench("r1a*", "b1a*", spent=[0, 1], actor=1)
        b.do(TakeToken(who="everyone"), answers="1.1.1 0.1.1")
        assert b.asked == [Asked(1, "ask.take-token 1", "spent 1.1.1"), Asked(0, "ask.take-token 1", "0.1.1")]

    def test_fewer_where_one_may(self) -> None:
        b = Bench("r1a* r1b*", spent=[1])
        assert b.do(TakeToken(THREE, optional=True), answers="0.1.1 no").did
        assert [asked.options for asked in b.asked] == ["spent 0.1.1 0.1.2 no", "spent 0.1.2 no"]
        assert not b.do(TakeToken(optional=True), answers="no").did

    def test_none_to_take_back(self) -> None:
        b = Bench("r1a")
        assert not b.do(TakeToken()).did
        assert b.asked == []


class TestAdvantage:
    def test_from_whoever_has_it(self) -> None:
        b = Bench("", "", advantage=1)
        assert b.do(TakeAdvantage()).did
        assert b.r.state.advantage == 0

    def test_who_has_it_already_takes_nothing(self) -> None:
        b = Bench("", "", advantage=0)
        assert not b.do(TakeAdvantage()).did
        assert b.told() == []


class TestPoints:
    def test_several_at_the_same_time(self) -> None:
        b = Bench("", "", "", points=[2, 2, 0])
        b.do(GainPoint(who="opponents"), c=b.context(seat=2))
        assert (b.r.state.points, b.r.state.winners) == ((3, 3, 0), (0, 1))

    def test_the_rest_of_the_effect_is_dropped_with_the_game(self) -> None:
        b = Bench("", "", points=[2, 0], pile="r1a")
        b.do(GainPoint(), DRAW)
        assert (b.r.state.reason, b.hand()) == ("goblins.end.points", "")

    def test_nought_or_nobody_gains_nothing(self) -> None:
        b = Bench("", "")
        assert not b.do(GainPoint(X())).did
        assert not b.do(GainPoint(who="chosen")).did
        assert b.told() == []

    def test_points_can_be_reacted_to(self) -> None:
        watcher = card("r3x", overall=[Whenever("point-gained", (DRAW,), who="opponents")])
        b = Bench("r3x", "", cards=[watcher], pile="b1a b1b b1c")
        b.do(GainPoint(who="everyone"), c=b.context(seat=1))
        assert b.hands() == ["b1a", ""]


def test_an_extra_turn() -> None:
    b = Bench("", "")
    assert b.do(ExtraTurn()).did
    assert b.r.state.extra == 1


def test_to_win_puts_back_what_lies_aside() -> None:
    b = Bench("", "", pile="r1a r1b")
    b.do(Reveal(TWO), WinGame(), DRAW, c=b.context(seat=1))
    assert (b.r.state.winners, b.pile, b.r.state.aside, b.hand(1)) == ((1,), "r1a r1b", (), "")
