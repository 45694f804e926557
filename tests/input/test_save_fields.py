"""A save with any one thing in it changed is refused, or is a game that plays on to its end. In both codecs alike."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import msgspec
import pytest

import tricktable as tt
from tests.input.odd import at_path, paths, play_on, put, refused_or_done, without
from tricktable.game import AnyGame
from tricktable.record import fingerprint

VALUES: list[Any] = [
    *(None, True, -1, 0, 1, 2, 9, 1_000, 2**53 + 1, 2**63 - 1, 2**63, 2**64 - 1, 2**64, 2**200, 1.5, 1.0),
    *("", "x", "blue-4", "7", '"7"', "duel", [], ["x"], [0], [[]], {}, {"a": 1}),
]


def gorus(seats: int, **options: Any) -> AnyGame:
    game = tt.new_game("gorus-maximus", seats, seed=7, options={"goal": 1, **options})
    for _ in range(5):
        game.play(game.legal_actions()[0])
    return game


def raid() -> AnyGame:
    game = tt.new_game("raid", 3, seed=7)
    game.play("raid 1")
    game.play(game.legal_actions()[0])
    return game


TABLE = {"hands": [["blue-4"], ["green-4"], ["pink-4"]], "preferred": "blue"}
GAMES = {
    "solo": lambda: gorus(1),
    "duel": lambda: gorus(2),
    "three": lambda: gorus(3),
    "teams": lambda: gorus(5, teams="3-2"),
    "open choice": raid,
    "drawn at random": lambda: raid().determinize(0, 3),
    "from a position": lambda: tt.from_position("gorus-maximus", {"players": 3, "table": TABLE}),
}


def loaded(data: bytes) -> AnyGame | None:
    game: AnyGame | None = refused_or_done(tt.load, data)
    return game


@pytest.mark.parametrize("make", GAMES.values(), ids=GAMES)
def test_one_thing_changed(make: Any) -> None:
    plain = json.loads(make().to_json())
    seen: set[Any] = set()
    tried: Counter[Any] = Counter()
    plain["checksum"] = None  # or it would find each change, and nothing else need
    for path in paths(plain):
        changes = [put(plain, path, value) for value in VALUES]
        changes += [without(plain, path), at_path(plain, path, _with_a_typo)]
        for changed in changes:
            text = json.dumps(changed)
            if text == json.dumps(plain):
                continue
            game = loaded(text.encode())
            try:
                packed = loaded(msgspec.msgpack.encode(changed))
            except OverflowError:  # a number that MessagePack has no room for: the JSON must be refused as well
                packed = None
            assert (game is None) == (packed is None), path
            if game is None or packed is None:
                continue
            assert game.position == packed.position
            kept = (game.position, game.start, game.history, game.players)
            if kept not in seen and tried[path] < 3:
                seen.add(kept)
                tried[path] += 1
                usable(game)
    assert len(seen) > 10  # or the test would have tried nothing


def _with_a_typo(value: Any) -> Any:
    return {**value, "actve_seat": 1} if isinstance(value, dict) else value


def usable(game: AnyGame) -> None:
    """All that one does with a game works on this one, or is refused; and it comes to its end."""
    refused_or_done(game.record)
    refused_or_done(game.undo, revealed=True)
    if game.position.pending is None:
        refused_or_done(game.determinize, 0, 1)
    for seat in (None, *range(game.setup.seats)):
        game.view(seat)
    assert tt.load(game.to_json()).position == tt.load(game.to_msgpack()).position == game.position
    play_on(game)
    assert tt.load(game.to_json()).outcome == tt.load(game.to_msgpack()).outcome == game.outcome


def test_every_field_of_a_position_is_in_its_bytes() -> None:
    """Two positions that differ in one field only, such as whose turn it is, have different saves and fingerprints."""
    ruleset = tt.ruleset("gorus-maximus")
    kind: Any = tt.Position[ruleset.state_type, ruleset.action_type, ruleset.options_type]  # type: ignore[name-defined]
    position = gorus(3).position
    state = position.state
    others = [
        msgspec.structs.replace(state, **{name: _other(getattr(state, name))}) for name in state.__struct_fields__
    ]
    changed = [msgspec.structs.replace(position, state=other) for other in others]
    changed += [
        msgspec.structs.replace(position, step=99),
        msgspec.structs.replace(position, chance=msgspec.structs.replace(position.chance, drawn=99)),
        msgspec.structs.replace(position, setup=msgspec.structs.replace(position.setup, variant="teams")),
    ]
    prints = {fingerprint(each) for each in (position, *changed)}
    assert len(prints) == len(changed) + 1
    for each in changed:
        for codec in (msgspec.json, msgspec.msgpack):
            assert codec.decode(codec.encode(each), type=kind) == each


def _other(value: Any) -> Any:
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "x"
    if not isinstance(value, tuple) and value is not None:
        return None
    if value is None:
        return tt.Outcome("gorus.end.goal")
    return value[1:] if value else ("blue-4",)
