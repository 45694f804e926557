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
from tests.bench import bare_gorus, bare_tableau

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


def through_game(id: str, seats: int) -> int:
    draw = random.Random(1).random
    ruleset, done = tt.ruleset(id), 0
    for seed in range(GAMES):
        game = tt.new_game(ruleset, seats, seed=seed)
        while game.outcome is None:
            actions = game.legal_actions()
            game.play(actions[int(draw() * len(actions))])
        done += len(game.history)
    return done


def through_pure_functions(id: str, seats: int) -> int:
    draw = random.Random(1).random
    ruleset, done = tt.ruleset(id), 0
    setup = ruleset.setup(seats)
    for seed in range(GAMES):
        position = ruleset.start(setup, seed)
        while actions := ruleset.legal_actions(position):
            position = ruleset.apply(position, actions[int(draw() * len(actions))]).position
        done += position.step
    return done


@pytest.mark.parametrize(
    ("id", "seats", "bare_games"),
    [
        ("gorus-maximus", 4, bare_gorus.play_games),
        ("gosu", 2, bare_tableau.play_games),
        ("gosu-x", 2, bare_tableau.play_games),
    ],
)
def test_decisions_a_second(
    id: str, seats: int, bare_games: Callable[[int, int], int], capsys: pytest.CaptureFixture[str]
) -> None:
    through_game(id, seats)
    bare = best_rate(lambda: bare_games(GAMES * 3, 1))
    game = best_rate(lambda: through_game(id, seats))
    pure = best_rate(lambda: through_pure_functions(id, seats))
    with capsys.disabled():
        print(f"\n{id}, {seats} players, random play")
        print(f"bare loop      {bare:12,.0f} decisions/s")
        print(f"Game           {game:12,.0f} decisions/s, {game / bare:.3f} of it")
        print(f"pure functions {pure:12,.0f} decisions/s, {pure / bare:.3f} of it")
    assert game > 0


@pytest.mark.parametrize("id", ["gosu", "gosu-x"])
def test_the_longest_decision(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    draw = random.Random(1).random
    times: list[float] = []
    for seed in range(GAMES * 5):
        game = tt.new_game(id, 2, seed=seed)
        while game.outcome is None:
            actions = game.legal_actions()
            began = time.process_time()  # of this process alone, whatever else the machine does
            game.play(actions[int(draw() * len(actions))])
            times.append(time.process_time() - began)
    times.sort()
    with capsys.disabled():
        print(f"\n{id}: of {len(times):,} decisions the longest took {times[-1] * 1e3:.2f} ms, ", end="")
        print(f"999 of a thousand at most {times[len(times) * 999 // 1000] * 1e3:.2f} ms")
    assert times


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

    writes, reads = timed(lambda: encoder.encode(plain)), timed(lambda: decoder.decode(text))
    saves, loads = timed(game.to_json), timed(lambda: tt.load(save))
    checked = timed(lambda: tt.load(save, strict=True))
    with capsys.disabled():
        print(f"\na save of {len(save)} bytes, a plain struct of {len(text)}")
        print(f"save {saves * 1e6:7.1f} us, {saves / writes:.1f} times the plain struct")
        print(f"load {loads * 1e6:7.1f} us, {loads / reads:.1f} times the plain struct")
        print(f"load, checked in full {checked * 1e6:7.1f} us, {checked / reads:.1f} times")
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
        print(f"\nimport tricktable takes {(full - empty) * 1000:.0f} ms more than an empty interpreter")
    assert full > empty
