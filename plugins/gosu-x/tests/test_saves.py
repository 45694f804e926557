"""Saves in the midst of every kind of question, at every depth, load and play on alike."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
import pytest
from gosu_x_tables import choose, moves, new_game, table, without
from tricktable_gosu_x import State

import tricktable as tt
from tricktable.game import AnyGame

KINDS = {
    "before.activate", "before.destroy", "before.trap", "bounty", "choose-clan", "choose-level", "choose-player",
    "copy-discarded", "copy-entering", "destroy", "discard", "discard-for", "discard-of-clan", "echo", "fetch",
    "forbid", "hand-limit", "mark.bounty", "may", "may-pass", "one-of", "pay", "put-on-pile", "release", "remove",
    "sacrifice", "search", "shift", "stack", "stack-bottom", "stack-top", "swap", "take", "take-token", "trap",
    "turn-tile",
}  # fmt: skip
"""Every question that the cards and the rules of Gosu X ask, but for the order of reactions, which is rare."""

RARE = {"order"}


def choices(games: Iterable[AnyGame], eager: float = 0.85) -> Iterator[tuple[AnyGame, str, int]]:
    """Every open choice of the games, with its kind and how many answers went before it."""
    for at, game in enumerate(games):
        for _ in moves(game, f"choices {at}", eager):
            pending = game.position.pending
            if pending is not None:
                yield game, pending.decision.prompt.id.removeprefix("ask."), len(pending.answers)


def some(count: int) -> Iterator[AnyGame]:
    return (new_game(f"saves {at}") for at in range(count))


def plays_on_alike(game: AnyGame, seed: object) -> None:
    """Loaded from either kind of save it is the same game, and stays so to the end."""
    for data in (game.to_json(), game.to_msgpack()):
        loaded, rng = tt.load(data, strict=True), random.Random(str(seed))
        here = game.copy()
        assert (loaded.position, loaded.history, loaded.players) == (game.position, game.history, game.players)
        while here.outcome is None:
            assert loaded.legal_actions() == here.legal_actions()
            action = choose(here, rng, 0.5)
            assert loaded.play(action) == here.play(action)
        assert loaded.outcome == here.outcome
        assert loaded.position == here.position
        assert loaded.record().to_text() == here.record().to_text()


def test_every_kind_of_choice() -> None:
    """gosu-x.effects.aside: one of each kind, and of each the one asked latest in its action."""
    found: set[str] = set()
    deepest: dict[str, tuple[int, bytes]] = {}
    for game, kind, depth in choices(some(260)):
        if kind not in found:
            found.add(kind)
            plays_on_alike(game, kind)
        if depth > deepest.get(kind, (-1, b""))[0]:
            deepest[kind] = (depth, game.to_json())
    assert found - RARE == KINDS
    for _, data in deepest.values():
        plays_on_alike(tt.load(data), "deepest")
    assert max(depth for depth, _ in deepest.values()) >= 8


def test_what_lies_aside_is_held_against_the_rules() -> None:
    """gosu-x.effects.aside: a card between two zones belongs to an open choice, and to no other table."""
    game = table({"hand": ["sqeezs"], "pile": ["kaez", "timer", "arpia"]}, {})
    game.play("play sqeezs")
    state: State = game.position.state
    assert sorted(each.card for each in state.aside) == ["arpia", "kaez", "timer"]
    assert game.ruleset.problems(game.position) == ()
    closed = msgspec.structs.replace(game.position, pending=None)
    assert "aside: nothing lies aside between two actions" in game.ruleset.problems(closed)
    other = json.loads(game.to_json())
    other["body"]["position"]["state"]["aside"].pop()
    with pytest.raises(tt.TricktableError):
        tt.load(json.dumps(other))
    before = json.loads(game.to_json())
    before["body"]["position"]["pending"]["before"]["sides"][0]["ready"] = 9
    with pytest.raises(tt.SaveError, match=r"before the open choice: sides\.0: ready"):
        tt.load(json.dumps(before))


def test_in_the_draft_and_the_mulligan() -> None:
    """gosu-x.setup.draft, gosu-x.setup.mulligan-order: before the first round, at every step."""
    for seed in range(4):
        game = new_game(f"before {seed}", "pick")
        for _ in moves(game, "before"):
            plays_on_alike(game, game.step)
            if game.position.state.phase == "turns":
                break


def test_in_the_song_for_the_dead() -> None:
    """gosu-x.song.one-by-one: the state of a Song lies in the save, and no table begins in the midst of one."""
    for game in some(5):
        for _ in moves(game, "song", 0.8):
            pending = game.position.pending
            if pending is not None and game.position.state.song:
                assert game.ruleset.problems(game.position) == ()
                plays_on_alike(game, game.step)
                closed = msgspec.structs.replace(game.position, pending=None)
                assert "song: not between two actions" in game.ruleset.problems(closed)
                break


def test_an_additional_turn_to_come() -> None:
    """gosu-x.turn.additional, gosu-x.play.discard: what is owed survives saving and taking back."""
    mine = {"army": [["nitish"]], "hand": ["nityananda", "nitish"], "discard": ["navaj"]}
    game = table(mine, {}, rest="pile")
    game.play("play nityananda")
    owed = game.position
    assert game.to_act == 0
    assert (owed.state.additional, owed.state.discards) == (True, True)
    loaded = tt.load(game.to_json())
    for again in (game, loaded):
        assert again.position == owed
        again.play("play-discarded navaj 1")
        while again.position.pending is not None:
            again.play(again.legal_actions()[-1])
        assert again.to_act == 1
        assert (again.position.state.additional, again.position.state.discards) == (False, False)
        while again.position != owed:
            again.undo(revealed=True)
        again.redo()


def test_a_cost_half_paid_can_be_taken_back() -> None:
    """gosu-x.play.troop-cost: nothing has been paid then, and the cost is whole again."""
    mine = {"army": [["nitish"]], "hand": ["obeezs", "ez", "ne-o", "aat"]}
    game = table(mine, {})
    start = game.position
    game.play("play obeezs")
    game.play("card ez")
    assert game.position.state.sides[0].discard == ("ez",)
    game.undo()
    game.undo()
    assert game.position == start


def test_sent_twice_it_is_taken_once() -> None:
    game = table({"hand": ["nitish", "nitish"]}, {})
    game.play("play nitish", step=0)
    before = game.position
    with pytest.raises(tt.StaleActionError):
        game.play("pass", step=0)
    assert game.position == before


def test_every_step_of_a_game() -> None:
    """Each position of a whole game, in and between choices, is the same read back from either codec."""
    game = without(("galmi", "phoenix"), "every step")
    for step in moves(game, "every step", 0.8):
        assert step.seat in (0, 1)
        for data in (game.to_json(), game.to_msgpack()):
            assert tt.load(data, strict=True).position == game.position


@pytest.mark.soak
def test_every_choice_of_ten_thousand_games() -> None:
    """The deepest choice is looked for; each of a depth not seen before plays on alike."""
    seen: set[tuple[str, Any]] = set()
    for game, kind, depth in choices(some(10_000), 0.9):
        if (kind, depth) not in seen:
            seen.add((kind, depth))
            plays_on_alike(game, kind)
    assert {kind for kind, _ in seen} - RARE == KINDS
