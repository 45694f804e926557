"""What numbers come to, and when conditions hold."""

from __future__ import annotations

import pytest

from tests.effects.bench import Bench, OwnBench, card
from tricktable.effects.conditions import (
    AllOf,
    AtLeast,
    ByMutation,
    HasAdvantage,
    HavePassed,
    IsBehind,
    Shows,
    Uncopied,
)
from tricktable.effects.filters import Which
from tricktable.effects.numbers import (
    Ahead,
    Bonus,
    CardsInPlay,
    ClansDiscarded,
    ClansInArmy,
    Fixed,
    Half,
    HandSize,
    LevelBefore,
    Points,
    TokenCount,
    X,
)
from tricktable.effects.overall import CountsAs
from tricktable.effects.players import players
from tricktable.effects.values import Destroy
from tricktable.tableau.board import Ref

ALL = card("g1x", overall=[CountsAs(clans=True)])


@pytest.mark.parametrize(
    ("points", "behind"),
    [
        ([1, 1, 2], [True, True, False]),
        ([1, 1, 1], [False, False, False]),
        ([0, 1, 2], [True, True, False]),
        ([0, 0], [False, False]),
        ([2, 0], [False, True]),
        ([5], [False]),
    ],
)
def test_behind_is_who_has_fewer_than_some_opponent(points: list[int], behind: list[bool]) -> None:
    b = Bench(*[""] * len(points), points=points)
    assert [IsBehind().holds(b.context(seat=seat)) for seat in range(len(points))] == behind
    assert [Bonus(1, 2).value(b.context(seat=seat)) for seat in range(len(points))] == [
        3 if low else 1 for low in behind
    ]


def test_cards_in_play() -> None:
    b = Bench("r1a (r1b) / r2a", "b1a")
    c = b.context()
    assert CardsInPlay(Which()).value(c) == 4
    assert CardsInPlay(Which(owner="you")).value(c) == 3
    assert CardsInPlay(Which(owner="opponents")).value(c) == 1
    assert CardsInPlay(Which(clan="red")).value(c) == 2
    assert CardsInPlay(Which(face="down")).value(c) == 1
    assert CardsInPlay(Which(level=(1, 2)), most=2).value(c) == 2
    assert CardsInPlay(Which(owner="chosen")).value(c) == 0


def test_hands() -> None:
    b = Bench("", "", "", hands=["r1a", "b1a b1b", "g1a g1b g1c"])
    c = b.context(seat=1)
    assert HandSize().value(c) == 2
    assert HandSize("opponents").value(c) == 4
    assert HandSize("everyone", most=5).value(c) == 5
    assert HandSize("chosen").value(c) == 0


def test_clans_of_face_up_cards() -> None:
    b = Bench("r1a b1a (g1a) / r2a", "g1b")
    assert ClansInArmy().value(b.context()) == 2
    assert ClansInArmy(most=1).value(b.context()) == 1
    assert ClansInArmy().value(b.context(seat=1)) == 1


def test_fixed_x_and_the_level_before() -> None:
    b = Bench("", "b1a / b2a")
    c = b.context()
    assert (Fixed(3).value(c), X().value(c), LevelBefore().value(c)) == (3, 0, 0)
    c.x = 4
    assert X().value(c) == 4
    b.do(Destroy(), answers="1.2.1", c=c)
    assert LevelBefore().value(c) == 2
    b.do(Destroy(), answers="1.1.1", c=c)
    assert LevelBefore().value(c) == 1
    b.do(Destroy(), c=c)
    assert LevelBefore().value(c) == 0


def test_at_least() -> None:
    b = Bench("", hands=["r1a r1b"])
    assert [AtLeast(HandSize(), Fixed(n)).holds(b.context()) for n in (1, 2, 3)] == [True, True, False]


def test_having_passed() -> None:
    b = Bench("", "", "", passed=[1])
    c = b.context()
    assert not HavePassed().holds(c)
    assert not HavePassed("you").holds(c)
    assert HavePassed("you").holds(b.context(seat=1))
    assert not HavePassed("chosen").holds(c)
    assert HavePassed().holds(Bench("", "", "", passed=[1, 2]).context())


def test_the_advantage_and_mutation() -> None:
    b = Bench("", "", advantage=1)
    assert [HasAdvantage().holds(b.context(seat=seat)) for seat in (0, 1)] == [False, True]
    assert ByMutation().holds(b.context(by_mutation=True))
    assert not ByMutation().holds(b.context())


def test_showing_means_names_face_up_in_ones_own_army() -> None:
    trio = Shows(("r1a", "b1a", "g1a"))
    for army, other, shown in [
        ("r1a b1a g1a", "", True),
        ("r1a b1a g1a r1b", "", True),
        ("r1a b1a (g1a)", "", False),
        ("r1a b1a", "g1a", False),
        ("r1a r1b r1c", "", False),
        ("", "", False),
    ]:
        assert trio.holds(Bench(army, other).context()) == shown


def test_clans_of_some_cards_only() -> None:
    b = Bench("r1a b1a (g1a) / r2a g2a", "g1b")
    c = b.context("0.1.1")
    assert ClansInArmy(which=Which(near="row")).value(c) == 2
    assert ClansInArmy(which=Which(near="column")).value(c) == 1
    assert ClansInArmy(which=Which()).value(c) == 3
    assert ClansInArmy(which=Which(), most=2).value(c) == 2


def test_clans_of_a_card_that_counts_as_all() -> None:
    assert ClansInArmy().value(Bench("g1x", cards=[ALL]).context()) == 3
    assert ClansInArmy().value(Bench("(g1x) r1a", cards=[ALL]).context()) == 1


def test_clans_of_one_s_own_discards() -> None:
    b = OwnBench("", "", "", discards=["r1a r2a b1a", "g1a", "g1x"], cards=[ALL])
    assert [ClansDiscarded().value(b.context(seat=seat)) for seat in range(3)] == [2, 1, 3]


def test_points_and_tokens() -> None:
    b = Bench("r1a* r1b**", "", points=[2, 0], spent=[1, 0])
    assert [Points().value(b.context(seat=seat)) for seat in (0, 1)] == [2, 0]
    assert [TokenCount().value(b.context(seat=seat)) for seat in (0, 1)] == [2 + 1 + 3, 2]


def test_half_is_rounded_up() -> None:
    c = Bench("").context()
    assert [Half(Fixed(n)).value(c) for n in range(6)] == [0, 1, 1, 2, 2, 3]
    assert Half(HandSize()).value(Bench("", hands=["r1a r1b r1c"]).context()) == 2


@pytest.mark.parametrize(
    ("armies", "ahead"),
    [
        (["r1a r1b / r2a", "b1a"], 2),
        (["r1a", "b1a (b1b)"], 1),
        (["r1a", "b1a"], 0),
        (["r1a r1b", "b1a", ""], 1),
        (["r1a"], 0),
    ],
)
def test_how_many_cards_the_first_has_more_than_the_next(armies: list[str], ahead: int) -> None:
    b = Bench(*armies)
    assert [Ahead().value(b.context(seat=seat)) for seat in range(len(armies))] == [ahead] * len(armies)


def test_all_of_several() -> None:
    c = Bench("", hands=["r1a"], points=[1]).context()
    holds, fails = AtLeast(HandSize(), Fixed(1)), AtLeast(Points(), Fixed(2))
    assert AllOf((holds, holds)).holds(c)
    assert not AllOf((holds, fails)).holds(c)
    assert AllOf(()).holds(c)


def test_nothing_copied_on_the_way() -> None:
    b = Bench("")
    c = b.context()
    assert Uncopied().holds(c)
    c.chain = (Ref("r1a", None),)
    assert not Uncopied().holds(c)


@pytest.mark.parametrize(
    ("armies", "hands", "in_play", "in_hand"),
    [
        (["r1a", "b1a (b1b)", ""], ["r1b r1c", "b1c", ""], [1], [0]),
        (["r1a", "b1a", ""], ["r1b", "b1c", ""], [], []),
        (["", "", ""], ["", "", ""], [], []),
        (["", "", "g1a"], ["", "", "g1b"], [2], [2]),
    ],
)
def test_who_has_most_alone(armies: list[str], hands: list[str], in_play: list[int], in_hand: list[int]) -> None:
    c = Bench(*armies, hands=hands).context(seat=1)
    assert (players(c, "most-in-play"), players(c, "most-in-hand")) == (in_play, in_hand)
