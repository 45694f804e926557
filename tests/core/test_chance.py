"""Chance: seeds, counters, outcomes laid down, and streams that never change."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tricktable import Chance, Dice, OptionsError
from tricktable.chance import lay, parse_seed, seed_text

SEEDS = st.one_of(st.integers(), st.integers(-(2**300), 2**300), st.text())


@given(SEEDS)
def test_every_seed_has_a_text_and_comes_back(seed: int | str) -> None:
    assert parse_seed(seed_text(seed)) == seed
    assert type(parse_seed(seed_text(seed))) is type(seed)


@given(SEEDS, SEEDS)
def test_distinct_seeds_have_distinct_texts(one: int | str, other: int | str) -> None:
    assert (seed_text(one) == seed_text(other)) == (one == other)


@pytest.mark.parametrize("seed", [1.0, True, b"7", [7], (7,), object()])
def test_other_types_are_no_seeds(seed: object) -> None:
    with pytest.raises(OptionsError):
        seed_text(seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("text", ["", "7.0", "007", "+7", "0x7", '"a', "[1]", "true", "null", "7 ", '"\\u0061"'])
def test_a_text_that_is_not_canonical_is_refused(text: str) -> None:
    with pytest.raises(OptionsError):
        parse_seed(text)


def test_no_seed_takes_a_new_one_each_time() -> None:
    assert len({seed_text(None) for _ in range(20)}) == 20


# The streams that every stored game depends on: should one of these change, no record replays any more.


def _stream(seed: int | str) -> tuple[tuple[str, ...], int]:
    dice = Dice(Chance(seed_text(seed)))
    return dice.shuffle("deck", tuple("abcdefg")), dice.pick("lot", range(1000))


@pytest.mark.parametrize(
    ("seed", "order", "lot"),
    [
        (0, "caefdgb", 399),
        (1, "fdagecb", 245),
        (7, "fdecagb", 80),
        (-1, "afdcgeb", 817),
        (2**64, "ebacfgd", 901),
        ("", "fgadbec", 78),
        ("7", "bfgaced", 577),
        ("Київ", "ecbafgd", 633),
    ],
)
def test_the_streams_are_those_of_the_first_release(seed: int | str, order: str, lot: int) -> None:
    assert _stream(seed) == (tuple(order), lot)


def test_each_event_derives_its_own_generator() -> None:
    dice = Dice(Chance("7"))
    first, second = dice.shuffle("deck", range(40)), dice.shuffle("deck", range(40))
    assert first != second
    assert Dice(Chance("7", 1)).shuffle("deck", range(40)) == second


def test_the_global_generator_is_neither_read_nor_moved() -> None:
    random.seed(1)
    state = random.getstate()
    first = Dice(Chance("7")).shuffle("deck", range(40))
    assert random.getstate() == state
    random.seed(2)
    assert Dice(Chance("7")).shuffle("deck", range(40)) == first


def test_a_shuffle_is_fair() -> None:
    counts: Counter[str] = Counter()
    dice = Dice(Chance("fair"))
    for _ in range(6000):
        counts["".join(dice.shuffle("deck", "abc"))] += 1
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


def test_outcomes_laid_down_are_taken_by_name_and_in_order() -> None:
    dice = Dice(Chance("7", 0, lay({"deck": ["c", "a", "b"], "dealer": 2})))
    assert dice.pick("dealer", range(4)) == 2
    assert dice.shuffle("deck", ("a", "b", "c")) == ("c", "a", "b")
    assert dice.chance.laid == ()
    assert dice.shuffle("deck", ("a", "b", "c")) == Dice(Chance("7", 2)).shuffle("deck", ("a", "b", "c"))


@pytest.mark.parametrize("deck", [["a"], ["a", "b", "c", "c"], ["a", "b", "d"], []])
def test_a_laid_order_of_other_cards_is_refused(deck: list[str]) -> None:
    with pytest.raises(OptionsError):
        Dice(Chance("7", 0, lay({"deck": deck}))).shuffle("deck", ("a", "b", "c"))


@pytest.mark.parametrize("lot", [4, -1, "x", [1, 2], []])
def test_a_laid_lot_that_is_no_option_is_refused(lot: object) -> None:
    with pytest.raises(OptionsError):
        Dice(Chance("7", 0, lay({"dealer": lot}))).pick("dealer", range(4))  # type: ignore[dict-item]
