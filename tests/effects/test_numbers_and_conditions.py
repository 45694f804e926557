"""What numbers come to, and when conditions hold."""

from __future__ import annotations

import pytest

from tests.effects.bench import Bench
from tricktable.effects.conditions import AtLeast, ByMutation, HasAdvantage, HavePassed, IsBehind, Shows
from tricktable.effects.filters import Which
from tricktable.effects.numbers import Bonus, CardsInPlay, ClansInArmy, Fixed, HandSize, LevelBefore, X
from tricktable.effects.values import Destroy


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
