"""Saves in the midst of every kind of choice, at every depth, load and play on alike."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
import pytest

import tricktable as tt
from plugins.gosu.tests.tables import TABLES, choose, moves, new_game, table
from tricktable.game import AnyGame

KINDS = {
    "choose-player", "choose-x", "copy", "destroy", "discard", "fetch", "may", "mutate", "pay", "release", "return",
    "sacrifice", "swap", "take", "take-token", "trap",
}  # fmt: skip
"""Every question that the cards and the rules of GOSU ask, but for the order of reactions, which is rarer."""


def choices(games: Iterable[AnyGame], eager: float = 0.8) -> Iterator[tuple[AnyGame, str, int]]:
    """Every open choice of the games, with its kind and how many answers went before it."""
    for at, game in enumerate(games):
        for _ in moves(game, f"choices {at}", eager):
            pending = game.position.pending
            if pending is not None:
                yield game, pending.decision.prompt.id.removeprefix("ask."), len(pending.answers)


def some(count: int) -> Iterator[AnyGame]:
    return (new_game(*TABLES[at % len(TABLES)], f"saves {at}") for at in range(count))


def plays_on_alike(game: AnyGame, seed: object) -> None:
    """Loaded from either kind of save it is the same game, and stays so to the end."""
    for data in (game.to_json(), game.to_msgpack()):
        loaded, rng = tt.load(data, strict=True), random.Random(str(seed))
        here = game.copy()
        assert (loaded.position, loaded.history, loaded.players) == (game.position, game.history, game.players)
        while here.outcome is None:
            assert loaded.legal_actions() == here.legal_actions()
            action = choose(here, rng)
            assert loaded.play(action) == here.play(action)
        assert loaded.outcome == here.outcome
        assert loaded.position == here.position
        assert loaded.record().to_text() == here.record().to_text()


def test_every_kind_of_choice() -> None:
    """gosu.effects.one-by-one: two of each kind, and of each the one asked latest in its action."""
    found: dict[str, int] = {}
    deepest: dict[str, tuple[int, bytes]] = {}
    for game, kind, depth in choices(some(60)):
        found[kind] = found.get(kind, 0) + 1
        if found[kind] <= 2:
            plays_on_alike(game, kind)
        if depth >= deepest.get(kind, (0, b""))[0]:
            deepest[kind] = (depth, game.to_json())
    assert set(found) - {"order"} == KINDS
    for _, data in deepest.values():
        plays_on_alike(tt.load(data), "deepest")
    assert max(depth for depth, _ in deepest.values()) >= 5


def test_what_lies_aside_is_held_against_the_rules() -> None:
    """gosu.effects.aside: a card between two zones belongs to an open choice, and to no other table."""
    game = table({"hand": ["dark-goblin-thief"]}, {}, pile=["kork", "fact", "walror"])
    game.play("play dark-goblin-thief")
    game.play("player 1")
    assert [each.card for each in game.position.state.aside] == ["kork", "fact", "walror"]
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


def test_in_the_draft_and_the_redraw() -> None:
    """gosu.tournament.draft, gosu.setup.redraw-order: before the first round, at every step."""
    for variant, seats in (("tournament", 2), ("teams-tournament", 4), ("standard", 3)):
        game = new_game(variant, seats, "before")
        for step in moves(game, "before"):
            if step.seat == game.to_act or game.step % 4 == 1:
                plays_on_alike(game, game.step)
            if game.position.state.phase == "turns":
                break


def test_one_token_on_a_card_and_a_turn_to_come() -> None:
    """gosu.tokens.activate, gosu.effects.extra-turn: what is used and what is owed survives saving and taking back."""
    mine = {"army": [["dynamite", "fire-goblin-ak-52"]], "hand": ["dynamite"]}
    game = table(mine, {}, pile=["fact"])
    game.play("activate 1 1")
    owed = game.position
    assert game.to_act == 0
    assert (owed.state.sides[0].ready, owed.state.sides[0].army[0][0].tokens) == (1, 1)
    loaded = tt.load(game.to_json())
    for again in (game, loaded):
        assert again.position == owed
        assert not any(str(again.ruleset.format_action(each)) == "activate 1 1" for each in again.legal_actions())
        again.play("play dynamite")
        assert again.to_act == 1
        again.undo()
        assert again.position == owed
        again.redo()
        assert again.to_act == 1


def test_a_cost_half_paid_can_be_taken_back() -> None:
    """gosu.enrol.bakuto-cost: nothing has been paid then, and the cost is whole again."""
    mine = {"army": [["dynamite"]], "hand": ["dark-goblin-medic", "kork", "loya", "walror"]}
    game = table(mine, {})
    start = game.position
    game.play("play dark-goblin-medic")
    game.play("card kork")
    assert game.position.state.discard == ("kork",)
    game.undo()
    game.undo()
    assert game.position == start
    for answer in ("play dark-goblin-medic", "card kork", "card loya"):
        game.play(answer)
    assert game.position.state.sides[0].hand == ("walror",)
    assert game.to_act == 1


def test_taking_back_at_the_edges() -> None:
    """Nothing before the first step; a new round that showed a card is taken back on purpose only."""
    game = new_game("standard", 2, 3)
    with pytest.raises(tt.UndoError):
        game.undo()
    with pytest.raises(tt.UndoError):
        tt.load(game.to_json()).undo()
    start = game.position
    rng = random.Random(3)
    while game.position.state.round == 1:
        game.play(choose(game, rng))
    while game.step:
        game.undo(revealed=True)
    assert game.position == start


def test_sent_twice_it_is_taken_once() -> None:
    game = table({"hand": ["dynamite", "dynamite"]}, {}, options={"lone_turns": 5}, turn=0, advantage=0)
    game.play("play dynamite", step=0)
    before = game.position
    with pytest.raises(tt.StaleActionError):
        game.play("pass", step=0)
    assert game.position == before


@pytest.mark.soak
def test_every_choice_of_ten_thousand_games() -> None:
    """The deepest choice is looked for; each of a depth not seen before plays on alike."""
    seen: set[tuple[str, Any]] = set()
    for game, kind, depth in choices(some(10_000), 0.9):
        if (kind, depth) not in seen:
            seen.add((kind, depth))
            plays_on_alike(game, kind)
    assert {kind for kind, _ in seen} - {"order"} == KINDS
