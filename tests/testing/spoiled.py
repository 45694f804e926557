"""The example ruleset, spoiled in one place and installed into a folder of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "docs/examples/suns-and-moons/src"

_CARRYING_OUT = "        hands = take_out("


def _first(*lines: str) -> tuple[str, str]:
    """Something else is done before an action is carried out."""
    return _CARRYING_OUT, "".join(f"        {line}\n" for line in lines) + _CARRYING_OUT


UNKNOWN_RULE = ('"suns.trick.follow"', '"suns.trick.folow"')
CRASH = ("(keep.card,))\n", '(keep.card,) if keep.card != "moon-7" else [][0])\n')
LOOP = _first('while action.card == "sun-9":', "    pass")
LOOP_THAT_SWALLOWS = _first(
    'while action.card == "sun-9":', "    try:", "        len(hands)", "    except BaseException:", "        pass"
)
LEAVES = _first('if action.card == "sun-9":', '    raise SystemExit("bye")')
DEEP = _first('if action.card == "sun-9":', "    return self.carry_out(r, seat, action)")
PRINTS = _first('print("{", action.card)')
READS = _first("input()")
LOSES = ("away=r.state.away + others", "away=others")


def installed(folder: Path, *spoiled: tuple[str, str]) -> Path:
    """The folder, to be put on the path, with the ruleset in it."""
    shutil.copytree(SOURCE, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    info = folder / "tricktable_suns-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: tricktable-suns\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text("[tricktable.plugins]\nsuns = tricktable_suns.plugin\n", "utf-8")
    file = folder / "tricktable_suns" / "game.py"
    text = file.read_text("utf-8")
    for old, new in spoiled:
        assert old in text
        text = text.replace(old, new, 1)
    file.write_text(text, "utf-8")
    return folder


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A module of Python, run with the folder on its path."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1", "COLUMNS": "100"}
    return subprocess.run(
        [sys.executable, "-m", *words],
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
