"""What cards count as: more levels, names and clans, keywords that others give, the text of the card opposite."""

from __future__ import annotations

import pytest

from tests.effects.bench import DRAW, Asked, Bench, OwnBench, card, place_of
from tricktable.effects.cards import Deck
from tricktable.effects.conditions import Shows
from tricktable.effects.faces import Faces, Standing
from tricktable.effects.filters import Printed, Which
from tricktable.effects.numbers import CardsInPlay, ClansInArmy, Fixed
from tricktable.effects.overall import Before, CountsAs, Grant, Guard, Military, Mirror, Whenever
from tricktable.effects.values import Cancel, Copy, CopyEntering, Destroy, Draw, Fetch, PlaceMark, Release, Trap
from tricktable.tableau import Army

OWN = Which(owner="you")
MANY = card("r1x", overall=[CountsAs(levels=(1, 3))])
NAMES = card("r1y", overall=[CountsAs(names=("b1a", "band"))])
ALL = card("g1x", overall=[CountsAs(clans=True)])
LEADER = card("g3x", overall=[CountsAs(clans=True, which=Which(owner="you", level=(1,)))])
GIVER = card("g1z", overall=[Grant("loud", Which(near="adjacent"))])
MIRROR = card("g1m", overall=[Mirror()])


def places(b: Bench, which: Which, own: str = "") -> str:
    return " ".join(f"{at.seat}.{at.row}.{at.place}" for at in which.spots(b.context(own)))


def has(b: Bench, keyword: str, at: str) -> bool:
    spot = place_of(at)
    return b.stage.faces.has(keyword, spot, b.stage.placed(spot))


def clans(b: Bench, at: str) -> set[str]:
    spot = place_of(at)
    return set(b.stage.faces.clans(spot, b.stage.placed(spot)))


class TestLevels:
    def test_it_counts_as_each_of_them(self) -> None:
        b = Bench("r1x r1a", cards=[MANY])
        found = [places(b, Which(level=(level,))) for level in (1, 2, 3)]
        assert found == ["0.1.1 0.1.2", "", "0.1.1"]

    def test_face_down_it_is_of_the_level_of_its_row(self) -> None:
        b = Bench("r1a / r2a / (r1x)", cards=[MANY])
        assert places(b, Which(level=(3,))) == "0.3.1"
        assert places(b, Which(level=(1,))) == "0.1.1"

    def test_in_other_zones_too(self) -> None:
        b = Bench("", discard="r1x r1a", cards=[MANY])
        assert b.do(Fetch(which=Printed(level=(3,))), answers="r1x").did

    def test_the_lowest_of_them_counts_where_a_level_is_a_bound(self) -> None:
        b = Bench("r1x", "b1a", cards=[MANY])
        c = b.do(Trap(which=Which(owner="opponents")), answers="1.1.1")
        assert [f"{at.seat}" for at in Which(within_level=True).spots(c)] == ["0", "1"]


class TestNames:
    def test_beside_its_own(self) -> None:
        b = Bench("r1y b1a", cards=[NAMES])
        assert places(b, Which(name=("b1a",))) == "0.1.1 0.1.2"
        assert places(b, Which(name=("r1y",))) == "0.1.1"
        assert Shows(("b1a", "band", "r1y")).holds(b.context())

    def test_only_while_it_lies_face_up(self) -> None:
        b = Bench("(r1y)", cards=[NAMES])
        assert places(b, Which(name=("band",))) == ""
        assert not Shows(("band",)).holds(b.context())

    def test_not_in_other_zones(self) -> None:
        b = Bench("", discard="r1y", cards=[NAMES])
        assert not b.do(Fetch(which=Printed(name=("band",)))).did


class TestClans:
    def test_a_card_that_counts_as_all_of_its_owner_s_deck(self) -> None:
        b = Bench("g1x", "g1x", cards=[ALL])
        assert clans(b, "0.1.1") == clans(b, "1.1.1") == {"red", "blue", "green"}
        assert ClansInArmy().value(b.context()) == 3

    def test_each_deck_may_have_clans_of_its_own(self) -> None:
        b = Bench("g1x", "g1x", cards=[ALL])
        homes = (frozenset({"red"}), frozenset({"blue", "green"}))
        armies: tuple[Army, ...] = tuple(side.army for side in b.r.state.sides)
        faces = Faces(b.deck, armies, b.stage.are_opponents, homes=homes)
        spot = place_of("1.1.1")
        assert faces.clans(spot, b.stage.placed(spot)) == {"blue", "green"}
        assert faces.clans_of(0, "g1x") == {"red"}
        assert faces.clans_of(0, "b1a") == {"blue"}

    def test_face_down_it_shows_none(self) -> None:
        b = Bench("(g1x)", cards=[ALL])
        assert clans(b, "0.1.1") == set()

    def test_in_other_zones_too(self) -> None:
        b = Bench("", discard="g1x r1a", cards=[ALL])
        b.do(Fetch(which=Printed(clan="blue")), answers="g1x")
        assert b.asked == [Asked(0, "ask.fetch 1", "g1x")]

    def test_other_cards_that_one_card_means(self) -> None:
        b = Bench("r1a / r2a / g3x", "r1a", cards=[LEADER])
        assert clans(b, "0.1.1") == {"red", "blue", "green"}
        assert clans(b, "0.2.1") == clans(b, "1.1.1") == {"red"}

    def test_those_of_its_owner_in_other_zones_too(self) -> None:
        b = Bench("r1a / r2a / g3x", "", cards=[LEADER])
        faces = b.stage.faces
        assert len(faces.clans_of(0, "b1b")) == 3
        assert faces.clans_of(0, "b2b") == faces.clans_of(1, "b2b") == {"blue"}

    def test_once_it_lies_face_down_they_do_no_more(self) -> None:
        b = Bench("r1a / r2a / g3x", cards=[LEADER])
        assert len(clans(b, "0.1.1")) == 3
        b.do(Trap(), answers="0.3.1")
        assert clans(b, "0.1.1") == {"red"}

    def test_what_means_cards_in_a_place_gives_cards_elsewhere_nothing(self) -> None:
        near = card("g1y", overall=[CountsAs(clans=True, which=Which(near="row"))])
        named = card("g2y", overall=[CountsAs(clans=True, which=Which(name=("r1a",)))])
        b = Bench("r1a g1y", cards=[near])
        assert len(clans(b, "0.1.1")) == 3
        assert b.stage.faces.clans_of(0, "r1a") == {"red"}
        b = Bench("g1a / g2y", cards=[named])
        assert len(b.stage.faces.clans_of(0, "r1a")) == 3
        assert b.stage.faces.clans_of(0, "r1b") == {"red"}


class TestGrant:
    def test_the_cards_that_it_means_have_the_keyword(self) -> None:
        b = Bench("r1a g1z r1b r1c / r2a r2b", cards=[GIVER])
        assert places(b, Which(keyword=("loud",))) == "0.1.1 0.1.3 0.2.2"
        assert has(b, "loud", "0.1.1")
        assert not has(b, "loud", "0.1.2")
        assert not has(b, "other", "0.1.1")

    def test_face_down_none_and_from_a_card_that_lies_face_down_none(self) -> None:
        b = Bench("(r1a) g1z r1b", cards=[GIVER])
        assert places(b, Which(keyword=("loud",))) == "0.1.3"
        b.do(Trap(), answers="0.1.2")
        assert places(b, Which(keyword=("loud",))) == ""

    def test_it_may_mean_cards_by_the_clans_that_they_count_as(self) -> None:
        giver = card("b2z", overall=[Grant("loud", Which(clan="blue"))])
        b = Bench("r1a b1a g1x / b2z", cards=[giver, ALL])
        assert places(b, Which(keyword=("loud",))) == "0.1.2 0.1.3 0.2.1"

    def test_whether_anything_grants_it(self) -> None:
        b = Bench("r1a g1z", cards=[GIVER])
        assert b.stage.faces.grants("loud")
        assert not b.stage.faces.grants("late")
        assert not Bench("r1a (g1z)", cards=[GIVER]).stage.faces.grants("loud")

    def test_a_game_may_keep_cards_with_a_keyword_from_something(self) -> None:
        b = Bench("r1a g1z", "b1a", cards=[GIVER])
        b.stage.kept_by = {"trap": "loud"}
        b.do(Trap(), answers="1.1.1")
        assert b.asked[0].options == "0.1.2 1.1.1"
        b.do(Destroy(), answers="0.1.2")
        assert b.asked[1].options == "0.1.2 1.1.1"


class TestMirror:
    def test_it_has_the_effects_of_the_card_opposite(self) -> None:
        model = card("b1x", entering=[Draw(Fixed(2))], activation=[DRAW])
        b = Bench("g1m", "b1x", cards=[MIRROR, model], pile="r1a r1b r1c")
        assert b.stage.faces.text(place_of("0.1.1"), b.stage.placed(place_of("0.1.1"))) == "b1x"
        b.do(CopyEntering(Which(owner="you")), answers="0.1.1")
        assert b.sizes() == [2, 0]
        b.do(Copy(Which(owner="you")), answers="0.1.1")
        assert b.sizes() == [3, 0]

    def test_its_keywords_and_levels_but_its_own_name_and_clan(self) -> None:
        model = card("b1x", keywords=["loud"], overall=[CountsAs(levels=(1, 2), names=("band",))])
        b = Bench("g1m", "b1x", cards=[MIRROR, model])
        assert has(b, "loud", "0.1.1")
        assert places(b, Which(level=(2,))) == "0.1.1 1.1.1"
        assert clans(b, "0.1.1") == {"green"}
        assert places(b, Which(name=("g1m",))) == "0.1.1"
        assert places(b, Which(name=("band",))) == "0.1.1 1.1.1"

    @pytest.mark.parametrize("opposite", ["", "(b1x)", "g1m", "b1a"])
    def test_opposite_nothing_or_a_trapped_card_or_another_mirror_it_has_no_text(self, opposite: str) -> None:
        model = card("b1x", keywords=["loud"])
        b = Bench("g1m", opposite, cards=[MIRROR, model])
        assert not has(b, "loud", "0.1.1")

    def test_face_down_it_has_none(self) -> None:
        b = Bench("(g1m)", "b1x", cards=[MIRROR, card("b1x", keywords=["loud"])])
        assert not has(b, "loud", "0.1.1")

    def test_with_several_opponents_nothing_lies_opposite(self) -> None:
        b = Bench("g1m", "b1x", "b1x", cards=[MIRROR, card("b1x", keywords=["loud"])])
        assert not has(b, "loud", "0.1.1")

    def test_what_holds_opposite_holds_for_its_owner(self) -> None:
        model = card("b1x", overall=[Guard("trap", OWN), Military(OWN, 1), Whenever("destroyed", (DRAW,), who="you")])
        b = Bench("g1m", "b1x", cards=[MIRROR, model], pile="r1a r1b")
        assert not b.do(Trap()).did
        assert [c.seat for c, _ in b.stage.open_overall(Military)] == [0, 1]
        b.stage.happened("destroyed", 0, "r1a")
        assert [each.context.seat for each in b.stage.waiting] == [0]

    def test_its_own_say_before_something(self) -> None:
        b = Bench("g1m", "b1x", cards=[MIRROR, card("b1x", overall=[Before("trap", (Cancel(),), OWN)])])
        b.do(Trap(), answers="0.1.1")
        assert b.army() == "g1m"

    def test_a_grant_that_it_shows_is_seen_from_the_mirror(self) -> None:
        b = Bench("g1m r1a", "g1z b1a", cards=[MIRROR, GIVER])
        assert places(b, Which(keyword=("loud",))) == "0.1.2 1.1.2"

    def test_a_mirror_that_counts_as_all_clans(self) -> None:
        b = Bench("g1m", "g1x", cards=[MIRROR, ALL])
        assert len(clans(b, "0.1.1")) == 3


class TestTheTableAsItStands:
    def test_it_is_looked_at_anew_once_an_army_has_changed(self) -> None:
        b = Bench("r1a g1z", cards=[GIVER])
        before = b.stage.faces
        b.stage.draw(0, 1)
        assert b.stage.faces is before
        b.do(Trap(), Release(), answers="0.1.1 0.1.1")
        assert b.stage.faces is not before

    def test_a_mark_that_was_put_there_counts_at_once(self) -> None:
        b = Bench("r1a r1b")
        assert CardsInPlay(Which(keyword=("loud",))).value(b.context()) == 0
        b.do(PlaceMark("loud"), answers="0.1.1")
        assert CardsInPlay(Which(keyword=("loud",))).value(b.context()) == 1


class TestStanding:
    """What holds for a seat though no card in play says so."""

    def faces(self, b: Bench, *standing: Standing) -> Faces:
        armies: tuple[Army, ...] = tuple(side.army for side in b.r.state.sides)
        return Faces(b.deck, armies, b.stage.are_opponents, standing)

    def test_a_grant_and_all_clans(self) -> None:
        b = Bench("r1a / r2a", "r1a")
        tile = (Grant("loud", Which(owner="you", highest=True)), CountsAs(clans=True, which=Which(owner="you")))
        faces = self.faces(b, Standing(0, "tile", tile))
        low, high, other = (place_of(at) for at in ("0.1.1", "0.2.1", "1.1.1"))
        placed = b.stage.placed
        assert faces.has("loud", high, placed(high))
        assert not faces.has("loud", low, placed(low))
        assert not faces.has("loud", other, placed(other))
        assert [len(faces.clans(at, placed(at))) for at in (low, high, other)] == [3, 3, 1]

    def test_what_the_highest_free_card_is_granted_it_has_face_down_too(self) -> None:
        b = Bench("r1a / (r2a)")
        faces = self.faces(b, Standing(0, "tile", (Grant("loud", Which(owner="you", highest=True)),)))
        low, high = place_of("0.1.1"), place_of("0.2.1")
        assert faces.has("loud", high, b.stage.placed(high))
        assert not faces.has("loud", low, b.stage.placed(low))
        level = self.faces(b, Standing(0, "tile", (Grant("loud", Which(owner="you", level=(2,))),)))
        assert not level.has("loud", high, b.stage.placed(high))

    def test_it_is_among_all_that_holds(self, monkeypatch: pytest.MonkeyPatch) -> None:
        b = Bench("g1z", "g1m", cards=[GIVER, MIRROR])
        beside = (Standing(1, "tile", (Military(OWN, 1),)),)
        monkeypatch.setattr(b.stage, "standing", lambda: beside)
        assert [(c.seat, c.card, c.own_spot()) for c, _ in b.stage.open_overall(Military)] == [(1, "tile", None)]


def test_a_deck_looks_its_cards_up() -> None:
    deck = Deck([MANY, NAMES, ALL, MIRROR, card("r2x", keywords=["loud"], called=["band"])])
    assert deck.levels["r1x"] == {1, 3}
    assert deck.levels["r2x"] == deck.own_level["r2x"] == {2}
    assert deck.rows_of(frozenset({"r1x", "r2x"})) == (1, 2, 3)
    assert deck.called["r2x"] == {"band"}
    assert deck.called["r1x"] == {"r1x"}
    assert deck.keywords["r2x"] == {"loud"}
    assert deck.keywords["r1x"] == frozenset()


def test_the_clans_of_piles_of_one_s_own() -> None:
    b = OwnBench("", "", discards=["g1x", "r1a"], cards=[ALL])
    assert b.do(Fetch(which=Printed(clan="blue")), answers="g1x").did
    assert b.zone("discard") == ["", "r1a"]
