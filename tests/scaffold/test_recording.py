"""What a new ruleset is held against can be made anew by one script."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.scaffold.templates import FOLDER
from tricktable.discovery import GROUP


@pytest.mark.parametrize("kind", ["tricks", "tableau"])
def test_the_script_makes_the_golden_game_and_the_counts_anew(kind: str, tmp_path: Path) -> None:
    home, name = tmp_path / kind, f"tricktable_example_{kind}"
    shutil.copytree(FOLDER / kind, home)
    package, info = home / "src" / name, home / "src" / f"{name}-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[{GROUP}]\n{kind} = {name}.plugin\n", "utf-8")
    made = {file: file.read_text("utf-8") for file in (package / "perft.toml", *package.glob("golden/*.record"))}
    for file, text in made.items():
        file.write_text(re.sub(r"(?<=[\[ ])\d+(?=[,\]])", "0", text) if file.suffix == ".toml" else "", "utf-8")
        assert file.read_text("utf-8") != text
    command = [sys.executable, "tests/record_games.py"]
    subprocess.run(command, cwd=home, env={**os.environ, "PYTHONPATH": str(home / "src")}, check=True, timeout=60)
    assert {file: file.read_text("utf-8") for file in made} == made
