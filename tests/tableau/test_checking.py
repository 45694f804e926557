from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tricktable.tableau import Aside, CommonPiles, Glimpse, OwnPiles, Placed, Side, table_problems
from tricktable.tableau.hands import Cards


class Drafting(Side, frozen=True):
    """With a pack to choose from, and the cards of the hand that were kept of it."""

    pack: Cards = ()
    picked: Cards = ()


LEVEL = {"a": 1, "b": 1, "c": 2, "d": 2}
SOUND = Side(("b", "d"), ((Placed("a", 1),), (Placed("c"),)), ready=1, shown=("b",), glimpsed=(Glimpse(1, "d"),))
OTHER = Side((), ((), ()))
STATE = CommonPiles((SOUND, OTHER), pile=("a",))
DECK = ("a", "a", "b", "c", "d")


def problems(state: CommonPiles, **more: Any) -> list[str]:
    return list(table_problems(state, DECK, 2, **{"rows": 2, "width": 2, "level": LEVEL, "tokens": 2, **more}))


def test_a_sound_table() -> None:
    assert problems(STATE) == []


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"hand": ("b", "b", "d")}, "b is there 2 times, 1 too many"),
        ({"hand": ("b",), "glimpsed": ()}, "d is missing"),
        ({"hand": ("b", "d", "e")}, "no such card: e"),
        ({"army": SOUND.army[:1]}, "sides.0: army: 2 rows, the bottom one first"),
        (
            {"army": ((), (*SOUND.army[0], Placed("c")))},
            "sides.0: army: at most 2 cards in a row, and never more than in the row below",
        ),
        ({"army": ((Placed("c", 1),), (Placed("a"),))}, "sides.0: army: c belongs in row 2, not 1"),
        ({"ready": 2}, "sides.0: ready, spent and on cards: 2 tokens together"),
        ({"ready": -1, "spent": 2}, "sides.0: ready, spent and on cards: no number below 0"),
        (
            {"army": ((Placed("a", 1, down=True),), SOUND.army[1])},
            "sides.0: army: a lies face down, so no token is on it",
        ),
        ({"shown": ("a",)}, "sides.0: shown: cards of the hand"),
        (
            {"glimpsed": (Glimpse(1, "d"), Glimpse(1, "d"))},
            "sides.0: glimpsed: cards of the hand, beyond those shown to all",
        ),
        ({"hand": ("d", "b")}, "sides.0: hand: sorted"),
    ],
)
def test_each_fault_of_a_side(change: dict[str, Any], problem: str) -> None:
    assert problem in problems(replace(STATE, sides=(replace(SOUND, **change), OTHER)))


def test_a_table_of_another_size() -> None:
    assert problems(replace(STATE, sides=(SOUND,))) == ["sides: one for each of the 2 players"]


def test_what_lies_aside_between_actions() -> None:
    state = replace(STATE, pile=(), aside=(Aside("a", "pile", 0),))
    assert problems(state) == ["aside: nothing lies aside between two actions"]


def test_a_game_may_leave_levels_and_tokens_open() -> None:
    state = replace(STATE, sides=(replace(SOUND, army=((Placed("c", 3),), (Placed("a"),))), OTHER))
    assert len(problems(state)) == 3
    assert problems(state, level=None, tokens=None) == []


@pytest.mark.parametrize(
    ("hand", "pack", "picked", "told"),
    [
        ("b", "acd", "b", []),
        ("b", "acda", "b", ["a is there 3 times, 1 too many", "sides.1: pack: sorted"]),
        ("b", "ac", "", ["d is missing"]),
        ("b", "acd", "bb", ["sides.1: picked: cards of the hand"]),
        ("bd", "ac", "db", ["sides.1: picked: sorted"]),
    ],
)
def test_cards_that_lie_before_a_player_elsewhere(hand: str, pack: str, picked: str, told: list[str]) -> None:
    other = Drafting(tuple(hand), ((), ()), pack=tuple(pack), picked=tuple(picked))
    state = CommonPiles((Drafting((), ((), ())), other), pile=("a",))
    assert problems(state, zones=("pack",), notes=("picked",)) == told


@pytest.mark.parametrize(
    ("top", "bottom", "fine"), [(1, 1, True), (1, 0, True), (-1, 0, False), (2, 0, False), (0, 2, False)]
)
def test_of_a_pile_no_more_can_have_been_seen_than_it_has(top: int, bottom: int, fine: bool) -> None:
    told = "top_shown and bottom_shown: no number below 0, and no more cards than the pile has"
    state = replace(STATE, top_shown=top, bottom_shown=bottom)
    assert problems(state) == ([] if fine else [told])
    own = OwnPiles((), ((), ()), ready=2, pile=("a",), top_shown=top, bottom_shown=bottom)
    others = CommonPiles((SOUND, own))
    assert problems(others) == ([] if fine else [f"sides.1: {told}"])


def test_what_is_out_of_the_game_is_counted() -> None:
    assert problems(replace(STATE, pile=(), removed=("a",))) == []
    own = OwnPiles((), ((), ()), ready=2, removed=("a",))
    assert problems(CommonPiles((SOUND, own))) == []
