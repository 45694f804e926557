"""Reveal, take, discard the rest, alone on a table."""

from __future__ import annotations

from tests.effects.bench import Asked, Bench
from tricktable.effects.filters import Printed
from tricktable.effects.numbers import Fixed
from tricktable.effects.values import DiscardRevealed, Reveal, Take

TWO, THREE = Fixed(2), Fixed(3)


def test_one_for_each_and_the_rest_is_discarded() -> None:
    b = Bench("", "", "", pile="r1a b1a g1a r2a r2b", actor=1)
    b.do(Reveal(Fixed(4)), Take(), Take("others"), DiscardRevealed(), answers="b1a r2a r1a", c=b.context(seat=1))
    assert b.asked == [
        Asked(1, "ask.take 1", "b1a g1a r1a r2a"),
        Asked(2, "ask.take 1", "g1a r1a r2a"),
        Asked(0, "ask.take 1", "g1a r1a"),
    ]
    assert (b.hands(), b.discard, b.pile, b.r.state.aside) == (["r1a", "b1a", "r2a"], "g1a", "r2b", ())
    assert [side.shown for side in b.r.state.sides] == [("r1a",), ("b1a",), ("r2a",)]


def test_all_that_match() -> None:
    b = Bench("", pile="r1a b1a r1a")
    assert b.do(Reveal(THREE), Take(count="all", which=Printed(clan="red"))).did
    assert (b.hand(), b.stage.revealed()) == ("r1a r1a", ("b1a",))
    assert not b.do(Take(count="all", which=Printed(clan="red"))).did


def test_each_takes_in_full_while_there_are_any() -> None:
    b = Bench("", "", pile="r1a r1b r1c")
    assert b.do(Reveal(THREE), Take("everyone", TWO), answers="r1c r1b r1a").did
    assert b.hands() == ["r1b r1c", "r1a"]


def test_nothing_that_matches_asks_nothing() -> None:
    b = Bench("", pile="r1a")
    assert not b.do(Reveal(), Take(which=Printed(level=(2,)))).did
    assert b.asked == []


def test_copies_are_one_option_and_each_is_a_card() -> None:
    b = Bench("", pile="r1a r1a")
    b.do(Reveal(TWO), Take(count=TWO), answers="r1a r1a")
    assert (b.hand(), b.asked[0].options) == ("r1a r1a", "r1a")


def test_nothing_to_reveal() -> None:
    b = Bench("")
    assert not b.do(Reveal(THREE)).did
    assert not b.do(DiscardRevealed()).did
    assert b.told() == []


def test_the_pile_is_filled_again() -> None:
    b = Bench("", pile="r1a", discard="r1b r1c")
    b.do(Reveal(THREE), DiscardRevealed())
    assert (sorted(b.discard.split()), b.pile) == (["r1a", "r1b", "r1c"], "")
