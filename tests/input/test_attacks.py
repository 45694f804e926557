"""What somebody tried in order to break it: slow inputs, shared innards, names that are not what they seem."""

from __future__ import annotations

import copy
import time
from typing import Any

import pytest

import tricktable as tt
from tricktable.saves import write_file

TWICE = ",".join(f'"k{number}":1' for number in range(30_000)) + ',"k29999":2'
SAVE = (
    '{"format":"tricktable-save","version":1,"core_version":"0.1.0","ruleset":"gorus-maximus",'
    '"ruleset_version":"1.0","state_version":1,"body":{%s}}'
)


@pytest.mark.parametrize(
    "read",
    [
        lambda: tt.load(SAVE % TWICE),
        lambda: tt.from_position("gorus-maximus", "{" + TWICE + "}"),
        lambda: tt.parse_record("tricktable record 1\ntable: {" + TWICE + "}\n"),
        lambda: tt.from_position("gorus-maximus", ".".join("a" * 20_000) + " = 1"),
        lambda: tt.from_position("gorus-maximus", "\n" * (2 * 1024 * 1024)),
    ],
    ids=["save", "position", "record", "long key", "large file"],
)
def test_no_small_text_takes_long(read: Any) -> None:
    began = time.process_time()
    with pytest.raises(tt.TricktableError) as caught:
        read()
    assert time.process_time() - began < 2  # each took ten seconds and more
    assert len(str(caught.value)) < 2000


def test_a_shallow_copy_is_a_game_of_its_own() -> None:
    game = tt.new_game("gorus-maximus", 3, seed=7)
    other = copy.copy(game)
    other.play(other.legal_actions()[0])
    assert (game.step, other.step) == (0, 1)
    game.play(game.legal_actions()[1])
    assert tt.verify(game.record()).status == tt.verify(other.record()).status == "exact"


@pytest.mark.parametrize(
    "names",
    [
        ["Ann", "Ann\u200b", "C"],
        ["Ann", "\u200b", "C"],
        ["Ann", "\u202enna", "C"],
        ["Ann", "B" * 201, "C"],
        ["Ann", "\u2066B", "C"],
    ],
)
def test_names_that_are_not_what_they_seem(names: list[str]) -> None:
    with pytest.raises(tt.OptionsError):
        tt.new_game("gorus-maximus", names)


def test_names_of_every_script_and_joined_emoji_are_fine() -> None:
    names = ["Йосип", "王小明", "👩\u200d🚀"]
    assert tt.new_game("gorus-maximus", names).players == tuple(names)


@pytest.mark.parametrize(
    ("table", "says"),
    [
        ({}, "hands"),
        ({"hands": 5}, "table.hands"),
        ({"hands": 5, "turn": "x", "support": None}, "table.support"),
        ({"hands": [[], [], []], "rest": "x"}, "table.rest"),
        ({"hands": [[], [], []], "rest": True}, "table.rest"),
        ({"hands": [[], [], []], "rest": -1}, "table.rest"),
        ({"hands": [[], [], []], "leader": 10**5000}, "table.leader"),
    ],
)
def test_a_position_says_what_is_wrong_in_its_own_words(table: dict[str, Any], says: str) -> None:
    with pytest.raises(tt.PositionError) as caught:
        tt.from_position("gorus-maximus", {"players": 3, "table": table})
    assert says in str(caught.value)
    assert not any(word in str(caught.value) for word in ("Error", "iterable", "indices", "4300"))


def test_a_file_that_cannot_be_written_is_named_as_it_was_given(tmp_path: Any) -> None:
    target = tmp_path / "nowhere" / "game.json"
    with pytest.raises(FileNotFoundError) as caught:
        write_file(target, b"{}")
    assert caught.value.filename == str(target)


def test_why_not_speaks_the_language_and_tells_another_seat_nothing() -> None:
    game = tt.new_game("gorus-maximus", 3, seed=7)
    assert game.to_act is not None
    held = game.ruleset.format_action(game.legal_actions()[0])
    other = (game.to_act + 1) % 3
    answers = {str(game.why_not(text, seat=other, language="uk")) for text in (held, "play green-99")}
    assert len(answers) == 1
    refused = game.why_not("play green-99", seat=game.to_act, language="uk")
    assert refused is not None
    assert refused.message == "Немає такої карти: 'green-99'. Може, 'green-9'?"
    theirs = "play green-15" if held != "play green-15" else "play green-14"
    refused = game.why_not(theirs, seat=game.to_act, language="uk")
    assert refused is not None
    assert refused.message == "Цього гладіатора немає у вашому загоні."
