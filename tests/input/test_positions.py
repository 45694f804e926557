"""Tables that cannot be, written by a person or by a program: every fault at once, and no game."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tricktable as tt
from tests.input.odd import HUGE, NUMBERS, at_path, every_odd, paths, play_on, refused_or_done, without
from tests.input.test_save_bytes import json_like

TABLE: dict[str, Any] = {
    "hands": [["blue-4", "blue-5"], ["green-4", "pink-5"], ["pink-4", "green-5"]],
    "preferred": "blue",
    "dealer": 2,
    "leader": 0,
    "turn": 0,
    "bout": [],
    "support": [0, 1, 2],
    "round": 3,
}
DATA: dict[str, Any] = {"ruleset": "gorus-maximus", "players": ["Ann", "Bo", "Cy"], "seed": 7, "table": TABLE}


def placed(data: Any) -> Any:
    return tt.from_position("gorus-maximus", data)


def with_table(**fields: Any) -> dict[str, Any]:
    return {**DATA, "table": {**TABLE, **fields}}


def test_the_table_itself_is_sound() -> None:
    play_on(placed(DATA))


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"hands": [["blue-4", "blue-4"], ["green-4", "pink-5"], ["pink-4", "green-5"]]}, "blue-4: 2 times"),
        ({"hands": [["blue-4", "blue-5"], ["blue-4", "pink-5"], ["pink-4", "green-5"]]}, "blue-4: 2 times"),
        (
            {"hands": [["blue-4", "blue-99"], ["green-4", "pink-5"], ["pink-4", "green-5"]]},
            "table.hands: There is no card 'blue-99'. Did you mean blue-9",
        ),
        (
            {"hands": [["blue-4", "blue-5", "blue-6"], ["green-4", "pink-5"], ["pink-4", "green-5"]]},
            "hands: sizes 3, 2, 2",
        ),
        ({"hands": [["blue-4"], ["green-4"]]}, "hands: 2 for 3 seats"),
        ({"hands": [[], [], []]}, ""),
        ({"turn": 1}, "turn: seat 0 led"),
        ({"turn": 3}, "There is no seat 3"),
        ({"turn": -1}, "table.turn: "),
        ({"leader": None}, "leader: missing"),
        ({"support": [0, 1]}, "support"),
        ({"support": [0, 1, -2]}, "support"),
        ({"round": 0}, "round"),
        ({"won": [["blue-4"], [], []]}, "blue-4: 2 times"),
        ({"hnads": []}, "Unknown field 'hnads'. Did you mean hands?"),
        ({5: []}, "Unknown field 5"),
        ({"ended": {"reason": "x", "winners": [9]}}, "There is no seat 9"),
        ({"ended": {"reason": "x"}}, "ended"),
    ],
)
def test_a_table_that_cannot_be_says_why(fields: dict[Any, Any], said: str) -> None:
    with pytest.raises(tt.PositionError) as caught:
        placed({**DATA, "table": {**TABLE, **fields}})
    assert any(said in problem for problem in caught.value.problems), caught.value.problems


def test_what_was_written_wrong_comes_alone() -> None:
    """What the rules find besides follows from it."""
    with pytest.raises(tt.PositionError) as caught:
        placed({"players": 3, "table": {"hands": [["blu-4"], ["blue-9"], ["zebra"]]}})
    assert caught.value.problems == (
        "table.hands: There is no card 'blu-4'. Did you mean blue-4 or blue-14 or blue-9?",
        "table.hands: There is no card 'zebra'.",
    )


def test_every_fault_is_said_at_once() -> None:
    with pytest.raises(tt.PositionError) as caught:
        placed(with_table(turn=1, support=[0, 1, 2], round=3, preferred=None))
    assert len(caught.value.problems) == 2
    with pytest.raises(tt.PositionError) as caught:
        placed({"ruleset": "gosu", "player": 3, "table": 5})
    assert [problem.split(":")[0].split(".")[0] for problem in caught.value.problems] == [
        "Unknown entry 'player'",
        "players",
        "table",
        "ruleset",
    ]


def test_a_key_given_twice_is_refused() -> None:
    for text in (
        '{"players": 3, "players": 3}',
        '{"players": 3, "table": {"turn": 1, "turn": 1}}',
        "players = 3\nplayers = 3",
    ):
        with pytest.raises(tt.PositionError, match=r"neither TOML nor JSON"):
            placed(text)


def test_a_text_cut_off_anywhere() -> None:
    text = json.dumps(DATA)
    assert placed(text).position == placed(DATA).position == placed("\ufeff" + text).position
    for length in range(len(text)):
        assert refused_or_done(placed, text[:length]) is None


@pytest.mark.parametrize("name", ["ruleset", "players", "variant", "options", "seed", "table", "other"])
@every_odd
def test_an_entry_of_any_kind(name: str, odd: Any) -> None:
    kept(refused_or_done(placed, {**DATA, name: odd}))
    kept(refused_or_done(placed, odd))
    kept(refused_or_done(tt.from_position, "gorus-maximus", DATA, seed=odd))


@pytest.mark.parametrize("name", [*TABLE, "won", "stock", "schools", "last", "ended", "rest"])
@every_odd
def test_a_field_of_any_kind(name: str, odd: Any) -> None:
    kept(refused_or_done(placed, with_table(**{name: odd})))


def kept(game: Any) -> None:
    if game is not None:
        assert game.ruleset.problems(game.position) == ()
        assert tt.load(game.to_json()).position == tt.load(game.to_msgpack()).position == game.position


@pytest.mark.parametrize("number", NUMBERS, ids=lambda number: f"{number.bit_length()} bits")
@pytest.mark.parametrize("name", ["round", "turn", "dealer", "leader"])
def test_huge_numbers_are_refused(name: str, number: int) -> None:
    with pytest.raises(tt.PositionError):
        placed(with_table(**{name: number}))
    written = "1" + "0" * 4301 if number == HUGE else str(number)
    with pytest.raises(tt.PositionError):
        placed(json.dumps(with_table(**{name: "?"})).replace('"?"', written))


@given(st.data(), json_like)
def test_any_data_anywhere(data: st.DataObject, other: Any) -> None:
    path = data.draw(st.sampled_from(list(paths(DATA))))
    for changed in (at_path(DATA, path, lambda _: other), without(DATA, path)):
        game = refused_or_done(placed, changed)
        if game is not None:
            kept(game)
            play_on(game)


@given(st.text(max_size=60), st.integers(0, 200))
def test_any_text(text: str, at: int) -> None:
    refused_or_done(placed, text)
    whole = json.dumps(DATA)
    refused_or_done(placed, whole[:at] + text + whole[at:])
