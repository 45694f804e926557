"""Plays the golden game anew, for after the rules were changed on purpose: `python tests/record_games.py`."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import tricktable as tt


def record(name: str, players: list[str], seed: int) -> None:
    """A game in which each player takes now this, now that."""
    game = tt.new_game("example-tableau", players, seed=seed)
    while game.outcome is None:
        actions = game.legal_actions()
        game.play(actions[game.step * 7 % len(actions)])
    path = Path(str(files("tricktable_example_tableau"))) / "golden" / f"{name}.record"
    path.write_text(game.record().to_text(), "utf-8", newline="\n")


if __name__ == "__main__":
    record("two-seats", ["Ann", "Daniel"], seed=7)
