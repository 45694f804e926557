"""Writes the golden files of a format, once, when a release brings it: `python -m tests.input.write_golden`.

It touches no file that is there already.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import tricktable as tt
from tricktable.game import AnyGame
from tricktable.record import FORMAT_VERSION as RECORD
from tricktable.saves import FORMAT_VERSION as SAVE

GOLDEN = Path(__file__).parent / "golden"
NAMES = ["Ann", "Даніель", "Maureen", "Bo", "Cy"]
SCHOOLS = ["blue", "brown", "green", "pink", "yellow"]


def played(seats: int, steps: int, seed: int | str, **options: Any) -> AnyGame:
    game, rng = tt.new_game("gorus-maximus", NAMES[:seats], seed=seed, options=options), random.Random(1)
    while game.outcome is None and game.step < steps:
        game.play(rng.choice(game.legal_actions()))
    return game


def expected(game: AnyGame) -> bytes:
    told = {"players": game.players, "variant": game.setup.variant, "step": game.step, "to_act": game.to_act}
    legal = [game.ruleset.format_action(action) for action in game.legal_actions()]
    return json.dumps({**told, "legal": legal}, ensure_ascii=False, indent=1).encode() + b"\n"


def write(name: str, data: bytes) -> None:
    if not (GOLDEN / name).exists():
        (GOLDEN / name).write_bytes(data)


def main() -> None:
    for name, game in {
        "duel": played(2, 57, 7, goal=2),
        "teams": played(5, 57, 2**70, goal=2, teams="3-2", schools=SCHOOLS),
    }.items():
        write(f"save-{SAVE}-gorus-{name}.json", game.to_json())
        write(f"save-{SAVE}-gorus-{name}.msgpack", game.to_msgpack())
        write(f"expected-{SAVE}-gorus-{name}.json", expected(game))
    for name, game in {"solo": played(1, 999, "a seed", goal=2), "standard": played(3, 999, 7, goal=2)}.items():
        write(f"record-{RECORD}-gorus-{name}.txt", game.record().to_text().encode())


if __name__ == "__main__":
    main()
