"""What armies are worth: `Military`, `Doubled`, `ArmyWorth`."""

from __future__ import annotations

from tests.effects.bench import Bench, card
from tricktable.effects import army_values
from tricktable.effects.conditions import AtLeast, HasAdvantage, IsBehind
from tricktable.effects.filters import Which
from tricktable.effects.numbers import CardsInPlay, Fixed, HandSize
from tricktable.effects.overall import ArmyWorth, Doubled, Military, Mirror

OWN = Which(owner="you")
TWICE = card("r2x", overall=[Doubled(AtLeast(CardsInPlay(Which(owner="opponents")), Fixed(1)))])
HAND = card("r2y", overall=[ArmyWorth(HandSize())])


def values(b: Bench) -> tuple[int, ...]:
    return army_values(b.stage, b.deck.level)


def test_face_up_cards_by_what_each_is_worth() -> None:
    assert values(Bench("r1a (r1b) / r2a", "b1a", "")) == (3, 1, 0)


def test_a_card_that_is_worth_twice_as_much_where_something_is_true() -> None:
    assert values(Bench("r1a / r2x", "b1a", cards=[TWICE])) == (5, 1)
    assert values(Bench("r1a / r2x", "", cards=[TWICE])) == (3, 0)
    assert values(Bench("r1a / (r2x)", "b1a", cards=[TWICE])) == (1, 1)


def test_other_cards_once_at_most_and_none_that_lies_face_down() -> None:
    both = card("r2z", overall=[Doubled(HasAdvantage(), OWN), Doubled(HasAdvantage(), Which(level=(1,)))])
    b = Bench("r1a (r1b) / r2z r2z", "b1a", cards=[both])
    assert values(b) == (10, 2)
    assert values(Bench("r1a / r2z", "b1a", cards=[both], advantage=1)) == (3, 1)


def test_the_condition_is_looked_at_for_the_card_s_owner() -> None:
    behind = card("r2w", overall=[Doubled(IsBehind())])
    assert values(Bench("r1a / r2w", "r1a / r2w", cards=[behind], points=[0, 1])) == (5, 3)


def test_for_another_reason_than_a_text() -> None:
    b = Bench("r1a!loud r1b / r2x", "b1a", cards=[TWICE])
    twice = army_values(b.stage, b.deck.level, lambda at, placed: "loud" in placed.marks or at.row == 2)
    assert twice == (7, 1)


def test_doubled_is_what_is_worth_by_itself() -> None:
    more = card("r3x", overall=[Military(OWN, 1)])
    assert values(Bench("r1a / r2x / r3x", "b1a", cards=[TWICE, more])) == (1 + 4 + 3 + 3, 1)


def test_what_the_whole_army_is_worth_more_counts_once() -> None:
    assert values(Bench("r1a / r2y", "b1a", hands=["b1b b1c", "g1a"], cards=[HAND])) == (5, 1)
    assert values(Bench("r1a r1b / r2y r2y", "b1a", hands=["b1b b1c"], cards=[HAND])) == (8, 1)
    assert values(Bench("r1a / (r2y)", "b1a", hands=["b1b b1c"], cards=[HAND])) == (1, 1)


def test_a_mirror_makes_its_owner_s_army_worth_more() -> None:
    mirror = card("g2m", overall=[Mirror()])
    b = Bench("g1a / g2m", "b1a / r2y", hands=["b1b", "b1c b1d b1e"], cards=[HAND, mirror])
    assert values(b) == (3 + 1, 3 + 3)
