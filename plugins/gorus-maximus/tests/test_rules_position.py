"""Tables given as data: faults that no table of the rules can have."""

from __future__ import annotations

from typing import Any

import pytest

import tricktable as tt

TABLE: dict[str, Any] = {
    "preferred": "green",
    "leader": 0,
    "schools": ["blue", "green", "pink"],
    "hands": [["blue-4", "blue-6"], ["green-4", "blue-9"], ["pink-4", "blue-10"]],
}


def table(**changes: Any) -> dict[str, Any]:
    return {"players": 3, "table": {**TABLE, **changes}}


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"support": [3, 0, 0]}, "support: side 0 has reached its goal"),
        ({"preferred": "brown"}, "preferred"),
        ({"hands": [["blue-4"], ["green-4", "blue-9"], ["pink-4", "blue-10"]]}, "hands: sizes"),
        ({"turn": 1}, "turn"),
        ({"won": [["blue-0", "blue-0", "blue-5"], [], []]}, "blue-0: 2 times in the game"),
        ({"schools": ["pink", "green", "blue"]}, "schools"),
    ],
)
def test_a_table_that_cannot_be(changes: dict[str, Any], fault: str) -> None:
    """gorus.end.goal, gorus.bout.preferred, gorus.bout.turn, gorus.setup.gladiators."""
    assert tt.from_position("gorus-maximus", table()).to_act == 0
    with pytest.raises(tt.PositionError) as error:
        tt.from_position("gorus-maximus", table(**changes))
    assert fault in str(error.value)


def test_a_bout_sets_its_preferred_school() -> None:
    """gorus.challenge.match: a challenge in a bout given as data has made its school preferred."""
    bout = {"hands": [["blue-6"], ["blue-9"], ["pink-4", "blue-10"]], "bout": ["blue-4", "green-4"]}
    game = tt.from_position("gorus-maximus", table(**bout))
    assert game.view(None).table.preferred == "green"
    left_out = {name: value for name, value in table(**bout)["table"].items() if name != "preferred"}
    assert tt.from_position("gorus-maximus", {"players": 3, "table": left_out}).view(None).table.preferred == "green"
    with pytest.raises(tt.PositionError, match="this bout has made it green"):
        tt.from_position("gorus-maximus", table(**bout, preferred="blue"))
