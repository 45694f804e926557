"""Tables that play cannot reach are refused, with every fault at once."""

from __future__ import annotations

from typing import Any

import pytest

import tricktable as tt

SOLO: dict[str, Any] = {
    "schools": ["blue", "green", "pink"],
    "preferred": "pink",
    "hands": [["blue-4", "blue-5", "blue-6", "blue-7"]],
    "bout": ["green-4"],
}
THREE: dict[str, Any] = {
    "preferred": "green",
    "leader": 0,
    "hands": [["blue-5", "blue-9", "blue-12"], ["blue-8", "pink-10", "green-4"], ["blue-4", "green-5", "green-10"]],
    "won": [["green-7", "green-6", "pink-5"], [], []],
}


def faults(players: int, table: dict[str, Any]) -> str:
    with pytest.raises(tt.PositionError) as caught:
        tt.from_position("gorus-maximus", {"players": players, "table": table})
    return "; ".join(caught.value.problems)


@pytest.mark.parametrize("stock", [[], ["green-5"], ["green-5", "green-6"]])
def test_contenders_must_suffice_for_the_troupe(stock: list[str]) -> None:
    """gorus.solo.setup: two contenders for each gladiator of the player."""
    assert "stock: 7 contenders for a troupe of 4" in faults(1, {**SOLO, "stock": stock})


@pytest.mark.parametrize(
    ("last", "says"),
    [
        ({"leader": 0, "cards": ["green-6", "green-7", "pink-5"], "winner": 0}, "green-7 won it"),
        ({"leader": 2, "cards": ["green-6", "green-7", "pink-5"], "winner": 1}, "in the pile of the side"),
        ({"leader": 0, "cards": ["green-7", "green-6"], "winner": 0}, "a whole bout"),
    ],
)
def test_the_last_bout_must_be_one_that_was_won_like_that(last: dict[str, Any], says: str) -> None:
    """gorus.bout.winner."""
    assert says in faults(3, {**THREE, "last": last})


def test_who_won_the_last_bout_leads() -> None:
    """gorus.bout.next-lead."""
    last = {"leader": 0, "cards": ["green-7", "green-6", "pink-5"], "winner": 0}
    assert "seat 1 cannot lead" in faults(3, {**THREE, "last": last, "leader": 1, "turn": 1})


def test_faults_of_several_kinds_are_told_at_once() -> None:
    hands = [["blue-5", "blue-5"], ["blue-8", "pink-10"], ["pink-4", "green-5"]]
    told = faults(3, {**THREE, "hands": hands, "support": [-1, 0, 0], "round": 0, "turn": 2})
    for part in ("support:", "round:", "blue-5: 2 times", "turn:"):
        assert part in told


def test_cards_that_there_are_not_are_told_all_and_first() -> None:
    hands = [["blue-5", "blue-99"], ["blue-8", "pink-10"], ["red-4", "green-5"]]
    told = faults(3, {**THREE, "hands": hands, "round": 0})
    assert "no card 'blue-99'" in told
    assert "no card 'red-4'. Did you mean green-4" in told
    assert "round:" not in told
