"""Records the golden game and counts the lines of play anew, for after the rules were changed on purpose."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from pathlib import Path

import msgspec
import tricktable as tt
from tricktable.testing.perft import PerftFile, counts

PACKAGE = Path(str(files("tricktable_example_tricks")))


def record(name: str, players: list[str], seed: int) -> None:
    """A game in which each player takes now this, now that."""
    game = tt.new_game("example-tricks", players, seed=seed)
    while game.outcome is None:
        actions = game.legal_actions()
        game.play(actions[game.step * 7 % len(actions)])
    path = PACKAGE / "golden" / f"{name}.record"
    path.write_text(game.record().to_text(), "utf-8", newline="\n")


def count() -> None:
    """The counts of each position in `perft.toml`."""
    path = PACKAGE / "perft.toml"
    text = path.read_text("utf-8")
    ruleset = tt.ruleset("example-tricks")
    entries = msgspec.convert(tomllib.loads(text), PerftFile).perft
    lines = iter([f"counts = {list(counts(ruleset, entry))}" for entry in entries])
    path.write_text(re.sub(r"(?m)^counts = .*$", lambda _: next(lines), text), "utf-8", newline="\n")


if __name__ == "__main__":
    record("two-seats", ["Ann", "Daniel"], seed=7)
    count()
