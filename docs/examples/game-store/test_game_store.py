"""No move is lost between processes, and games of an older version are brought up to date."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import heaps_1
import heaps_2
import pytest
from game_store import ConflictError, GameStore

import tricktable as tt
from tricktable import plugins
from tricktable.game import AnyGame


def install(monkeypatch: pytest.MonkeyPatch, *found: object) -> None:
    """As if these plugins were all that is installed."""
    monkeypatch.setattr(plugins, "_default", tt.Registry(list(found), strict=True))


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[GameStore]:
    install(monkeypatch, heaps_1.Plugin())
    store = GameStore(str(tmp_path / "games.db"))
    yield store
    store.close()


def first(game: AnyGame) -> None:
    game.play(game.legal_actions()[0])


def test_a_game_comes_back_as_it_was(store: GameStore) -> None:
    game = tt.new_game("heaps", 2, seed=7)
    first(game)
    number = store.add(game)
    again, revision = store.read(number)
    assert (again.position, again.history, revision) == (game.position, game.history, 1)
    with pytest.raises(LookupError):
        store.read(number + 1)


def test_who_writes_second_is_told(store: GameStore) -> None:
    number = store.add(tt.new_game("heaps", 2, seed=7))
    one, revision = store.read(number)
    two, _ = store.read(number)
    first(one)
    store.write(number, one, revision)
    first(two)
    with pytest.raises(ConflictError):
        store.write(number, two, revision)
    assert store.read(number)[0].step == 1


def test_no_move_is_lost_among_threads(store: GameStore, tmp_path: Path) -> None:
    number = store.add(tt.new_game("heaps", 2, seed=7))

    def play() -> None:
        own = GameStore(str(tmp_path / "games.db"))
        for _ in range(5):
            own.change(number, first)
        own.close()

    threads = [threading.Thread(target=play) for _ in range(4)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    game, revision = store.read(number)
    assert (game.step, revision) == (20, 21)


def test_a_move_sent_twice_is_taken_once(store: GameStore) -> None:
    number = store.add(tt.new_game("heaps", 2, seed=7))

    def move(game: AnyGame) -> None:
        game.play("take 1", step=0)

    store.change(number, move)
    with pytest.raises(tt.StaleActionError):
        store.change(number, move)
    assert store.read(number)[0].step == 1


def test_games_of_version_1_go_on_in_version_2(store: GameStore, monkeypatch: pytest.MonkeyPatch) -> None:
    game = tt.new_game("heaps", 2, seed=7)
    for text in ("take 3", "take 2"):
        game.play(text)
    number = store.add(game)
    damaged = store.add(game)
    with store.db:
        store.db.execute("update games set data = substr(data, 1, 60) where id = ?", (damaged,))
    install(monkeypatch, heaps_2.Plugin())
    assert list(store.migrate()) == [damaged]
    newer, revision = store.read(number)
    assert (newer.position.state, revision) == (heaps_2.State((16,), game.to_act or 0), 2)
    newer.play("take 3 0")
    assert [action.heap for action in newer.history] == [0, 0, 0]
    assert store.migrate().keys() == {damaged}
    assert store.read(number)[1] == 2  # what is up to date is left alone


def test_a_newer_save_is_refused_by_the_older_game(store: GameStore, monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, heaps_2.Plugin())
    number = store.add(tt.new_game("heaps", 2, seed=7))
    install(monkeypatch, heaps_1.Plugin())
    with pytest.raises(tt.VersionError):
        store.read(number)


@pytest.mark.parametrize("module", [heaps_1, heaps_2])
def test_the_toy_plays_to_its_end(module: Any) -> None:
    game = tt.new_game(module.HEAPS, 3, seed=7)
    while game.outcome is None:
        first(game)
    assert len(game.outcome.winners) == 1
