"""Writes what play is held against from one day to the next: `python -m plugins.gosu.tests.golden`.

It counts lines of play (`perft.toml`), plays one whole game for each variant and number of players (`golden/`), and
notes the first deals of each. Run it when cards or rules were changed on purpose, and look at what has changed.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import tricktable_gosu
from msgspec.structs import replace
from tricktable_gosu import GOSU

from plugins.gosu.tests.tables import TABLES, moves, new_game
from tricktable.game import AnyGame
from tricktable.testing.perft import Perft, counts

PACKAGE = Path(tricktable_gosu.__file__).parent
DEALS = Path(__file__).parent / "deals.json"
DEEPEST = 4
LINES = 250
"""One decision more is counted where there are fewer lines of play than this."""

HEAD = "# Lines of play by depth; a change of the rules or the cards shows as a difference.\n"
MIDST = 30
"""After how many decisions of the golden game lines of play are counted once more."""

EAGER = 0.6


def deal_marks() -> dict[str, str]:
    """A mark of the first twenty deals at each table."""
    marks: dict[str, str] = {}
    for variant, seats in TABLES:
        states = [new_game(variant, seats, seed).position.state for seed in range(1, 21)]
        dealt = [(state.advantage, [(side.hand, side.pack) for side in state.sides], state.pile) for state in states]
        marks[f"{variant}-{seats}"] = hashlib.blake2b(msgspec.json.encode(dealt), digest_size=6).hexdigest()
    return marks


def lines_of_play(entry: Perft) -> str:
    """An entry of `perft.toml`: as deep as there are not too many lines."""
    found: tuple[int, ...] = ()
    while len(found) < DEEPEST and (not found or found[-1] < LINES):
        found = counts(GOSU, replace(entry, counts=(0,) * (len(found) + 1)))
    fields = {name: getattr(entry, name) for name in ("name", "variant", "seats", "options", "seed", "table")}
    told = {name: value for name, value in fields.items() if value not in (None, {})}
    return "".join(f"{name} = {toml(value)}\n" for name, value in {**told, "counts": found}.items())


def toml(value: object) -> str:
    """A value on one line; what is None is left out."""
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{key} = {toml(each)}' for key, each in value.items() if each is not None)} }}"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(toml, value))}]"
    return json.dumps(value)


def entries() -> Iterator[Perft]:
    """The beginning of each table, and for each a table in the midst of its golden game."""
    for variant, seats in TABLES:
        told = f"{variant}, {seats} players"
        options = {"mulligan": "none"} if variant in ("standard", "teams") else {}
        yield Perft(f"{told}, the beginning", seats, (), variant=variant, options=options, seed=7)
        game = golden_game(variant, seats)
        for step in moves(game, f"golden {variant} {seats}", EAGER):
            if game.step > MIDST and game.position.pending is None and step.seat != game.to_act:
                table = msgspec.to_builtins(game.position.state)
                yield Perft(f"{told}, in the midst of a game", seats, (), variant=variant, seed=7, table=table)
                break


def golden_game(variant: str, seats: int) -> AnyGame:
    """The game as it begins."""
    return new_game(variant, seats, f"golden {variant} {seats}")


def whole_game(variant: str, seats: int) -> str:
    """A game played by chance, seldom passing, as a record."""
    game = golden_game(variant, seats)
    for _ in moves(game, f"golden {variant} {seats}", EAGER):
        pass
    return game.record().to_text()


def main() -> None:
    """Write all three anew."""
    folder = PACKAGE / "golden"
    folder.mkdir(exist_ok=True)
    for variant, seats in TABLES:
        (folder / f"{variant}-{seats}.record").write_text(whole_game(variant, seats), "utf-8")
    counted = (f"\n[[perft]]\n{lines_of_play(entry)}" for entry in entries())
    (PACKAGE / "perft.toml").write_text(HEAD + "".join(counted), "utf-8")
    DEALS.write_text(json.dumps(deal_marks(), indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
