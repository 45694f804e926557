"""Saves and records that a release wrote must be read by every later one. These files are never written anew.

Those of a new format come from `write_golden`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import tricktable as tt
from tests.input.odd import play_on

GOLDEN = Path(__file__).parent / "golden"
SAVES = sorted(path.name for path in GOLDEN.glob("save-*"))
RECORDS = sorted(path.name for path in GOLDEN.glob("record-*"))


def test_there_is_one_of_each_format() -> None:
    assert [name for name in SAVES if "-1-" in name] == [
        "save-1-gorus-duel.json",
        "save-1-gorus-duel.msgpack",
        "save-1-gorus-teams.json",
        "save-1-gorus-teams.msgpack",
    ]
    assert [name for name in RECORDS if "-1-" in name] == ["record-1-gorus-solo.txt", "record-1-gorus-standard.txt"]


@pytest.mark.parametrize("name", SAVES)
def test_a_save_is_the_game_it_was(name: str) -> None:
    game = tt.load((GOLDEN / name).read_bytes())
    wanted: Any = json.loads((GOLDEN / f"expected{name.removeprefix('save').partition('.')[0]}.json").read_bytes())
    assert list(game.players) == wanted["players"]
    assert (game.setup.variant, game.step, game.to_act) == (wanted["variant"], wanted["step"], wanted["to_act"])
    assert [game.ruleset.format_action(action) for action in game.legal_actions()] == wanted["legal"]
    assert tt.verify(game.record()).status == "exact"
    play_on(game)


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_replays_exactly(name: str) -> None:
    data = (GOLDEN / name).read_bytes()
    assert tt.verify(data).status == "exact"
    game = tt.replay(data)
    assert game.outcome is not None
    assert game.record().to_text().encode() == data.replace(b"\r\n", b"\n")  # git may have changed the line ends
