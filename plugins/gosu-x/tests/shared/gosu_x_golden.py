"""Writes what play is held against from one day to the next: `python plugins/gosu-x/tests/shared/gosu_x_golden.py`.

It counts lines of play (`perft.toml`), plays one whole game for each variant and some further ones (`golden/`), and
notes the first deals of each draft. Run it when cards or rules were changed on purpose, and look at what has changed.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import tricktable_gosu_x
from gosu_x_tables import CLANS, PAIRS, moves, new_game, without
from msgspec.structs import replace
from tricktable_gosu_x import GOSU_X

import tricktable as tt
from tricktable.game import AnyGame
from tricktable.testing.perft import Perft, counts

PACKAGE = Path(tricktable_gosu_x.__file__).parent
DEALS = Path(__file__).parent / "gosu_x_deals.json"
DEEPEST = 4
LINES = 250
"""One decision more is counted where there are fewer lines of play than this."""

HEAD = "# Lines of play by depth; a change of the rules or the cards shows as a difference.\n"
MIDST = 40
"""After how many decisions of a golden game lines of play are counted once more."""

MANY = 5
EAGER = 0.85
BUILDS = 0.5
VARIANTS = ("standard", "random-clans")


def deal_marks() -> dict[str, str]:
    """A mark of the first twenty deals of each draft that chance has a part in."""
    marks: dict[str, str] = {}
    given = [list(CLANS[:3]), list(CLANS[3:6])]
    for draft in ("pick", "random", "given"):
        options = {"clans": given} if draft == "given" else {}
        states = [new_game(seed, draft, **options).position.state for seed in range(1, 21)]
        dealt = [(state.first, [(side.clans, side.hand, side.pile) for side in state.sides]) for state in states]
        marks[draft] = hashlib.blake2b(msgspec.json.encode(dealt), digest_size=6).hexdigest()
    return marks


def games() -> Iterator[tuple[str, AnyGame]]:
    """The games as they begin: one of each variant, and some in which other tiles are active."""
    for variant in VARIANTS:
        yield variant, tt.new_game("gosu-x", 2, variant=variant, seed=f"golden {variant}")
    for pair in PAIRS[::4]:
        yield "-".join(pair), without(pair, "golden")


def lines_of_play(entry: Perft) -> str:
    """An entry of `perft.toml`: as deep as there are not too many lines."""
    found: tuple[int, ...] = ()
    while len(found) < DEEPEST and (not found or found[-1] < LINES):
        found = counts(GOSU_X, replace(entry, counts=(0,) * (len(found) + 1)))
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
    """The beginning of each variant, and for each golden game a table in its midst."""
    for variant in VARIANTS:
        yield Perft(f"{variant}, the beginning", 2, (), variant=variant, seed=7)
    for name, game in games():
        options = msgspec.to_builtins(game.setup.options)
        told = {key: options[key] for key in ("draft", "clans") if options[key]}
        for _ in moves(game, f"golden {name}", EAGER, BUILDS):
            if game.step > MIDST and game.position.pending is None and len(game.legal_actions()) > MANY:
                table = msgspec.to_builtins(game.position.state)
                yield Perft(f"{name}, in the midst of a game", 2, (), options=told, seed=7, table=table)
                break


def main() -> None:
    """Write all three anew."""
    folder = PACKAGE / "golden"
    folder.mkdir(exist_ok=True)
    for name, game in games():
        for _ in moves(game, f"golden {name}", EAGER, BUILDS):
            pass
        (folder / f"{name}.record").write_text(game.record().to_text(), "utf-8")
    counted = (f"\n[[perft]]\n{lines_of_play(entry)}" for entry in entries())
    (PACKAGE / "perft.toml").write_text(HEAD + "".join(counted), "utf-8")
    DEALS.write_text(json.dumps(deal_marks(), indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
