"""All that matches, fewer, one a level, all of one name, from out of the game; a card put on top of a pile."""

from __future__ import annotations

from tests.effects.bench import DRAW, Asked, Bench, OwnBench, card
from tricktable.effects.conditions import DidIt
from tricktable.effects.filters import Printed
from tricktable.effects.numbers import Fixed
from tricktable.effects.values import Draw, Fetch, If, Search
from tricktable.tableau.events import NothingFound, Searched, Stacked

TWO, THREE = Fixed(2), Fixed(3)
BAND = [card(id, called=["band"]) for id in ("r1x", "b2x")]


class TestFetch:
    def test_all_that_match_without_a_question(self) -> None:
        b = Bench("", "", discard="r1a b1a r1a r2a")
        assert b.do(Fetch("all", Printed(clan="red"))).did
        assert (b.hands(), b.discard, b.asked) == (["r1a r1a r2a", ""], "b1a", [])
        assert b.r.state.sides[0].shown == ("r1a", "r1a", "r2a")
        assert not b.do(Fetch("all", Printed(clan="red"))).did

    def test_all_of_each_player_s_own(self) -> None:
        b = OwnBench("", "", discards=["r1a", "b1a b1b"])
        b.do(Fetch("all", who="everyone"))
        assert b.hands() == ["r1a", "b1a b1b"]

    def test_also_such_as_are_out_of_the_game(self) -> None:
        b = Bench("r1a", discard="r1b b1a")
        b.stage.put_piles(0, removed=("r1c", "b1c"))
        b.do(Fetch("all", Printed(clan="red"), removed=True))
        assert (b.hand(), b.discard, b.removed) == ("r1b r1c", "b1a", "b1c")
        b.do(Fetch("all"))
        assert b.removed == "b1c"

    def test_fewer_where_one_may(self) -> None:
        b = Bench("", discard="r1a r1b")
        assert b.do(Fetch(THREE, optional=True), answers="r1b no").did
        assert [asked.options for asked in b.asked] == ["r1a r1b no", "r1a no"]
        c = b.do(Fetch(optional=True), If(DidIt(), (DRAW,)), answers="no")
        assert (c.did, b.hand()) == (False, "r1b")

    def test_no_two_of_one_level(self) -> None:
        b = Bench("", discard="r1a b1a r2a r3a")
        b.do(Fetch(Fixed(9), one_a_level=True), answers="b1a r3a r2a")
        assert [asked.options for asked in b.asked] == ["b1a r1a r2a r3a", "r2a r3a", "r2a"]

    def test_the_levels_of_each_player_by_themselves(self) -> None:
        b = OwnBench("", "", discards=["r1a", "b1a"])
        b.do(Fetch(who="everyone", one_a_level=True), answers="r1a b1a")
        assert b.hands() == ["r1a", "b1a"]

    def test_with_each_card_all_others_of_its_name(self) -> None:
        b = Bench("", discard="r1x r1a b2x r1x r1a", cards=BAND)
        b.do(Fetch(likewise=True), answers="b2x")
        assert (b.hand(), b.discard) == ("b2x r1x r1x", "r1a r1a")
        b.do(Fetch(likewise=True), answers="r1a")
        assert b.hand() == "b2x r1a r1a r1x r1x"


class TestSearch:
    def test_on_top_of_the_shuffled_pile_before_all_eyes(self) -> None:
        b = Bench("", "", pile="b1a r1a b1b r1b")
        assert b.do(Search(TWO, Printed(clan="red"), to="top"), answers="r1b r1a").did
        assert b.pile.startswith("r1a r1b ")
        assert sorted(b.pile.split()) == ["b1a", "b1b", "r1a", "r1b"]
        assert (b.r.state.top_shown, b.r.state.aside, b.r.dice.chance.drawn) == (2, (), 1)
        assert [event for event in b.r.events if isinstance(event, Stacked)] == [
            Stacked(0, "r1b", bottom=False),
            Stacked(0, "r1a", bottom=False),
        ]

    def test_who_draws_it_then_is_known_to_hold_it(self) -> None:
        b = Bench("", pile="b1a r1a b1b")
        b.do(Search(which=Printed(clan="red"), to="top"), Draw(), answers="r1a")
        assert b.r.state.sides[0].shown == ("r1a",)

    def test_nothing_there_is_told_to_all(self) -> None:
        b = Bench("", "", pile="b1a b1b")
        assert not b.do(Search(which=Printed(clan="red"), to="top", optional=False)).did
        assert b.asked == []
        assert b.r.events == [Searched(0, ()), NothingFound(0)]
        assert b.r.events[0].seen_by(1) == Searched(0, None)
        assert b.r.events[1].seen_by(1) == NothingFound(0)

    def test_it_must_be_taken_where_the_text_says_so(self) -> None:
        b = Bench("", pile="b1a r1a")
        b.do(Search(which=Printed(clan="red"), to="top", optional=False), answers="r1a")
        assert b.asked == [Asked(0, "ask.search 1", "r1a")]
        b = Bench("", pile="b1a r1a")
        b.do(Search(optional=False), answers="r1a")
        assert (b.asked[0].options, b.hand(), b.pile) == ("b1a r1a", "r1a", "b1a")

    def test_never_where_the_question_would_tell_what_lies_in_the_pile(self) -> None:
        b = Bench("", pile="b1a r1a")
        b.do(Search(which=Printed(clan="red"), optional=False), answers="no")
        assert b.asked[0].options == "r1a no"

    def test_what_was_known_of_the_pile_is_known_no_more(self) -> None:
        b = Bench("", pile="b1a r1a")
        b.stage.put_piles(0, top_shown=2)
        b.do(Search(), answers="no")
        assert b.r.state.top_shown == 0
