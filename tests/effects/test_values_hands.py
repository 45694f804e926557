"""Draw, discard, fetch, search, alone on a table."""

from __future__ import annotations

from tests.effects.bench import Asked, Bench
from tricktable.effects.filters import Printed
from tricktable.effects.numbers import Bonus, Fixed, HandSize
from tricktable.effects.values import Discard, Draw, Fetch, Search
from tricktable.tableau.events import Searched

TWO = Fixed(2)


class TestDraw:
    def test_one_card_and_no_question(self) -> None:
        b = Bench("", "", pile="r1a r1b")
        assert b.do(Draw()).did
        assert (b.hands(), b.pile, b.asked) == (["r1a", ""], "r1b", [])

    def test_each_draws_in_full_from_the_acting_player_clockwise(self) -> None:
        b = Bench("", "", "", pile="r1a r1b r1c r1d r1e r1f", actor=1)
        b.do(Draw(TWO, "everyone"), c=b.context(seat=2))
        assert b.hands() == ["r1e r1f", "r1a r1b", "r1c r1d"]

    def test_those_who_come_first_get_the_last_cards(self) -> None:
        b = Bench("", "", "", pile="r1a r1b r1c", actor=2)
        assert b.do(Draw(TWO, "everyone")).did
        assert b.sizes() == [1, 0, 2]

    def test_the_discard_pile_is_shuffled_in_the_midst(self) -> None:
        b = Bench("", pile="r1a", discard="r1b r1c r1d")
        b.do(Draw(Fixed(3)))
        assert (b.sizes(), len(b.pile.split()), b.discard) == ([3], 1, "")

    def test_nothing_left_to_draw(self) -> None:
        b = Bench("")
        assert not b.do(Draw(TWO)).did
        assert b.told() == []

    def test_none_to_draw(self) -> None:
        b = Bench("", pile="r1a")
        assert not b.do(Draw(Bonus(0, 1))).did
        assert b.pile == "r1a"

    def test_as_many_as_the_hand_counted_once(self) -> None:
        b = Bench("", hands=["b1a b1b"], pile="r1a r1b r1c r1d r1e")
        b.do(Draw(HandSize()))
        assert b.sizes() == [4]

    def test_opponents_and_others(self) -> None:
        for who in ("opponents", "others"):
            b = Bench("", "", "", pile="r1a r1b r1c")
            b.do(Draw(who=who), c=b.context(seat=1))
            assert b.hands() == ["r1a", "", "r1b"]


class TestDiscard:
    def test_each_chooses_his_own_cards_one_by_one(self) -> None:
        b = Bench("", "", hands=["r1a r1b", "b1a b1b b1b"])
        assert b.do(Discard(TWO, "everyone"), answers="r1b r1a b1b b1b").did
        assert b.asked == [
            Asked(0, "ask.discard 2", "r1a r1b"),
            Asked(0, "ask.discard 1", "r1a"),
            Asked(1, "ask.discard 2", "b1a b1b"),
            Asked(1, "ask.discard 1", "b1a b1b"),
        ]
        assert (b.hands(), b.discard) == (["", "b1a"], "r1b r1a b1b b1b")

    def test_copies_are_one_option(self) -> None:
        b = Bench("", hands=["r1a r1a r1a"])
        b.do(Discard(), answers="r1a")
        assert b.asked[0].options == "r1a"

    def test_a_short_hand_is_emptied(self) -> None:
        b = Bench("", hands=["r1a"])
        assert b.do(Discard(Fixed(3)), answers="r1a").did
        assert len(b.asked) == 1

    def test_an_empty_hand_is_not_asked(self) -> None:
        b = Bench("", "", hands=["r1a", ""])
        assert not b.do(Discard(who="opponents")).did
        assert b.asked == []

    def test_the_whole_hand_without_a_question(self) -> None:
        b = Bench("", "", hands=["r1a", "b1b b1a"])
        assert b.do(Discard("all", "everyone")).did
        assert (b.hands(), b.discard, b.asked) == (["", ""], "r1a b1a b1b", [])
        assert not b.do(Discard("all")).did

    def test_the_chosen_player_and_nobody_if_none_was_chosen(self) -> None:
        b = Bench("", "", hands=["r1a", "b1a"])
        assert not b.do(Discard(who="chosen")).did
        c = b.context()
        c.player = 1
        assert b.do(Discard(who="chosen"), answers="b1a", c=c).did

    def test_everyone_with_fewest_points(self) -> None:
        b = Bench("", "", "", hands=["r1a", "b1a", "g1a"], points=[1, 2, 1], actor=1)
        b.do(Discard(who="fewest-points"), answers="g1a r1a")
        assert [asked.seat for asked in b.asked] == [2, 0]


class TestFetch:
    def test_of_what_matches_each_kind_once_and_sorted(self) -> None:
        b = Bench("", discard="r2a r1b r1a r1b b1a")
        assert b.do(Fetch(TWO, Printed(level=(1,), clan="red")), answers="r1b r1a").did
        assert [asked.options for asked in b.asked] == ["r1a r1b", "r1a r1b"]
        assert (b.hand(), b.discard) == ("r1a r1b", "r2a r1b b1a")
        assert b.r.state.sides[0].shown == ("r1a", "r1b")

    def test_nothing_there_that_matches(self) -> None:
        b = Bench("", discard="r2a")
        assert not b.do(Fetch(which=Printed(name=("r1a",)))).did
        assert b.asked == []

    def test_until_none_is_left(self) -> None:
        b = Bench("", "", discard="r1a r1b")
        b.do(Fetch(TWO, who="everyone"), answers="r1a r1b")
        assert b.hands() == ["r1a r1b", ""]


class TestSearch:
    def test_what_matches_is_offered_and_one_may_stop(self) -> None:
        b = Bench("", "", pile="r2a r1a b1a r1a")
        assert b.do(Search(TWO, Printed(clan="red", level=(1,))), answers="r1a no").did
        assert [asked.options for asked in b.asked] == ["r1a no", "r1a no"]
        assert (b.hand(), sorted(b.pile.split())) == ("r1a", ["b1a", "r1a", "r2a"])
        assert b.r.dice.chance.drawn == 1

    def test_asked_also_where_nothing_matches_lest_the_question_tell(self) -> None:
        b = Bench("", pile="r2a b2a")
        assert not b.do(Search(which=Printed(level=(1,))), answers="no").did
        assert b.asked[0].options == "no"

    def test_an_empty_pile_holds_nothing_as_all_can_see(self) -> None:
        b = Bench("", discard="r1a")
        assert not b.do(Search()).did
        assert (b.asked, b.discard) == ([], "r1a")

    def test_only_the_player_learns_what_lies_there(self) -> None:
        b = Bench("", "", pile="r2a r1a")
        b.do(Search(which=Printed(level=(1,))), answers="r1a")
        event = b.r.events[0]
        assert event == Searched(0, ("r1a",))
        assert event.seen_by(0) == event
        assert event.seen_by(1) == event.seen_by(None) == Searched(0, None)
        assert b.r.events[1].seen_by(1).cards is None
        assert b.r.state.sides[0].shown == ()
