"""`tt.migration` reaches every state, action and set of options that a save holds."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import tricktable as tt
from tricktable.game import AnyGame


def body_of(game: AnyGame) -> dict[str, Any]:
    body: dict[str, Any] = msgspec.json.decode(game.to_json())["body"]
    return body


def asked() -> AnyGame:
    """A game in the middle of a choice, begun from a given table that was in one itself."""
    for seed in range(20):
        game = tt.new_game("gosu", 2, seed=seed)
        player = tt.agent("random", "gosu", seed)
        while game.outcome is None:
            if game.position.pending is not None and game.position.pending.answers:
                return game
            game.play(player.choose(game.view(game.to_act)))
    raise AssertionError("no second question in twenty games")


@pytest.fixture(params=["dealt", "placed"])
def body(request: pytest.FixtureRequest) -> dict[str, Any]:
    found = body_of(asked())
    if request.param == "placed":
        found["start"] = {"type": "position", "position": found["position"]}
    return found


def marked(value: dict[str, Any]) -> dict[str, Any]:
    return {**value, "new": True}


def _positions(body: dict[str, Any]) -> list[dict[str, Any]]:
    start = body["start"]
    return [body["position"], *([start["position"]] if start["type"] == "position" else [])]


def test_states(body: dict[str, Any]) -> None:
    moved = tt.migration(state=marked)(body)
    states = [state for each in _positions(moved) for state in (each["state"], each["pending"]["before"])]
    assert all(state.pop("new") for state in states)
    assert moved == body


def test_actions(body: dict[str, Any]) -> None:
    moved = tt.migration(action=marked)(body)
    pendings = [each["pending"] for each in _positions(moved)]
    lists = [moved["actions"], *(each["answers"] for each in pendings)]
    lists += [each["decision"]["options"] for each in pendings]
    assert all(lists)
    assert all(action.pop("new") for actions in [*lists, [each["action"] for each in pendings]] for action in actions)
    assert moved == body


def test_options(body: dict[str, Any]) -> None:
    moved = tt.migration(options=marked)(body)
    start = moved["start"]
    setups = [each["setup"] for each in (*_positions(moved), *([] if "position" in start else [start]))]
    assert len(setups) == 2
    assert all(setup["options"].pop("new") for setup in setups)
    assert moved == body


def test_what_is_given_is_left_alone(body: dict[str, Any]) -> None:
    kept = msgspec.json.encode(body)
    assert tt.migration()(body) == body
    tt.migration(state=marked, action=marked, options=marked)(body)
    assert msgspec.json.encode(body) == kept
