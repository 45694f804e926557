"""How fast a game goes, beside a bare loop over ints and lists: run `nox -s bench`, and read the ratios of one run.

Nothing here passes or fails by time.
"""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Callable

import msgspec
import pytest

import tricktable as tt
from tests.bench.bare_gorus import play_games

pytestmark = pytest.mark.bench

GAMES = 60
ROUNDS = 5


def best_rate(play: Callable[[], int]) -> float:
    """Decisions a second, in the best of some runs."""
    rates = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        done = play()
        rates.append(done / (time.perf_counter() - began))
    return max(rates)


def through_game() -> int:
    draw = random.Random(1).random
    ruleset, done = tt.ruleset("gorus-maximus"), 0
    for seed in range(GAMES):
        game = tt.new_game(ruleset, 4, seed=seed)
        while game.outcome is None:
            actions = game.legal_actions()
            game.play(actions[int(draw() * len(actions))])
        done += len(game.history)
    return done


def through_pure_functions() -> int:
    draw = random.Random(1).random
    ruleset, done = tt.ruleset("gorus-maximus"), 0
    setup = ruleset.setup(4)
    for seed in range(GAMES):
        position = ruleset.start(setup, seed)
        while actions := ruleset.legal_actions(position):
            position = ruleset.apply(position, actions[int(draw() * len(actions))]).position
        done += position.step
    return done


def test_decisions_a_second(capsys: pytest.CaptureFixture[str]) -> None:
    through_game()
    best_rate(lambda: play_games(GAMES * 3, 1))
    game, _pure = best_rate(through_game), best_rate(through_pure_functions)
    with capsys.disabled():
        pass
    assert game > 0


class Plain(msgspec.Struct):
    """A struct without any checks, of the size of a save."""

    players: tuple[str, ...]
    numbers: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...]
    actions: tuple[dict[str, str], ...]


def test_saving_and_loading(capsys: pytest.CaptureFixture[str]) -> None:
    game = tt.new_game("gorus-maximus", 4, seed=7)
    for _ in range(58):
        game.play(game.legal_actions()[0])
    save = game.to_json()
    actions = tuple({"type": "play", "card": "yellow-10"} for _ in range(len(save) // 2 // 35))
    hands = tuple(("yellow-10",) * 10 for _ in range(len(save) // 2 // 121))
    plain = Plain(("Ann", "Daniel", "Maureen", "Zoe"), tuple(range(20)), hands, actions)
    encoder, decoder = msgspec.json.Encoder(), msgspec.json.Decoder(Plain)
    text = encoder.encode(plain)

    def timed(act: Callable[[], object]) -> float:
        def many() -> int:
            for _ in range(300):
                act()
            return 300

        return 1 / best_rate(many)

    _writes, _reads = timed(lambda: encoder.encode(plain)), timed(lambda: decoder.decode(text))
    _saves, _loads = timed(game.to_json), timed(lambda: tt.load(save))
    with capsys.disabled():
        pass
    assert tt.load(save).position == game.position


def test_importing(capsys: pytest.CaptureFixture[str]) -> None:
    def run(code: str) -> float:
        def once() -> int:
            subprocess.run([sys.executable, "-c", code], check=True)
            return 1

        return 1 / best_rate(once)

    run("import tricktable")
    empty, full = run("pass"), run("import tricktable")
    with capsys.disabled():
        pass
    assert full > empty
