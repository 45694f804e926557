"""Taking back at the edges, and the log that must not part from the table."""

from __future__ import annotations

import random

import pytest

import tricktable as tt
from tests.input.odd import snapshot
from tricktable.game import AnyGame


@pytest.mark.parametrize("codec", ["to_json", "to_msgpack"])
def test_nothing_to_take_back_at_the_start_nor_right_after_loading_it(codec: str) -> None:
    fresh = tt.new_game("gorus-maximus", 3, seed=7)
    for game in (fresh, tt.load(getattr(fresh, codec)()), tt.replay(fresh.record()), fresh.determinize(0, 1)):
        before = snapshot(game)
        with pytest.raises(tt.UndoError) as caught:
            game.undo(revealed=True)
        assert caught.value.reason == "start"
        with pytest.raises(tt.UndoError) as caught:
            game.redo()
        assert caught.value.reason == "end"
        assert snapshot(game) == before


def test_a_loaded_game_can_be_taken_back_to_its_start(game: AnyGame) -> None:
    loaded = tt.load(game.to_msgpack())
    for _ in range(4):
        loaded.undo(revealed=True)
    assert loaded.position == tt.new_game("gorus-maximus", 3, seed=7, options={"goal": 1}).position
    for _ in range(4):
        loaded.redo()
    assert loaded.position == game.position


def test_a_new_deal_is_not_taken_back_by_mistake() -> None:
    game = tt.new_game("gorus-maximus", 3, seed=7)
    while game.position.state.round == 1:
        game.play(game.legal_actions()[0])
    before = snapshot(game)
    with pytest.raises(tt.UndoError) as caught:
        game.undo()
    assert caught.value.reason == "revealed"
    assert snapshot(game) == before
    game.undo(revealed=True)
    assert game.position.state.round == 1


@pytest.mark.parametrize("seed", range(5))
def test_the_record_is_that_of_the_table_through_undo_and_redo(seed: int) -> None:
    game, rng = tt.new_game("gorus-maximus", 3, seed=seed), random.Random(seed)
    for _ in range(60):
        what = rng.choice(["play", "play", "play", "undo", "redo"])
        try:
            if what == "play":
                game.play(rng.choice(game.legal_actions()))
            elif what == "undo":
                game.undo(revealed=True)
            else:
                game.redo()
        except tt.UndoError:
            pass
        assert len(game.history) == game.step
        replayed = tt.replay(game.record().to_text())
        assert (replayed.position, replayed.history) == (game.position, game.history)


def test_positions_kept_are_not_changed_by_later_play(game: AnyGame) -> None:
    kept = [(game.position, repr(game.position), game.view(0), repr(game.view(0)))]
    while game.outcome is None:
        game.play(game.legal_actions()[-1])
        kept.append((game.position, repr(game.position), game.view(0), repr(game.view(0))))
    for position, position_then, view, view_then in kept:
        assert (repr(position), repr(view)) == (position_then, view_then)
