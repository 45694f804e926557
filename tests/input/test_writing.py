"""A write that does not come to its end leaves the file as it was."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

import tricktable as tt
from tricktable.game import AnyGame
from tricktable.saves import write_file

LOOP = """
import sys
from tricktable.saves import write_file
print("ready", flush=True)
at = 0
while True:
    write_file(sys.argv[1], bytes([at % 256]) * 3_000_000)
    at += 1
"""
FULL = """
import resource, sys
from tricktable.saves import write_file
resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))
try:
    write_file(sys.argv[1], b"n" * 1_000_000)
except OSError as error:
    sys.exit(0 if error.errno else 3)
sys.exit(4)
"""
posix = pytest.mark.skipif(sys.platform == "win32", reason="needs signals and limits of POSIX")


@posix
@pytest.mark.parametrize("patience", [0.0, 0.01, 0.03, 0.05, 0.08])
def test_killed_in_the_midst_of_writing(tmp_path: Path, patience: float) -> None:
    path = tmp_path / "game.json"
    write_file(path, b"\xff" * 3_000_000)
    with subprocess.Popen([sys.executable, "-c", LOOP, str(path)], stdout=subprocess.PIPE) as writer:
        assert writer.stdout is not None
        assert writer.stdout.readline() == b"ready\n"
        timer = threading.Timer(patience, writer.kill)
        timer.start()
        writer.wait(timeout=20)
    found = path.read_bytes()
    assert len(found) == 3_000_000
    assert len(set(found)) == 1  # one whole file, the old one or a new one, never some of each


@posix
def test_a_full_disk(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_file(path, b"old" * 50_000)
    done = subprocess.run([sys.executable, "-c", FULL, str(path)], check=False, timeout=20)
    assert done.returncode == 0
    assert path.read_bytes() == b"old" * 50_000
    assert os.listdir(tmp_path) == ["game.json"]  # noqa: PTH208  # hidden files count here


def test_a_file_that_cannot_be_written_is_an_os_error(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    for path in (folder, tmp_path / "none" / "game.json", tmp_path / ("x" * 500), f"{tmp_path}/a\0b"):
        with pytest.raises(OSError, match=r"\w"):
            write_file(path, b"x")
    assert [item.name for item in tmp_path.iterdir()] == ["folder"]


def test_something_that_is_no_bytes_leaves_the_file(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_file(path, b"old")
    text: object = "new"
    with pytest.raises(TypeError):
        write_file(path, text)  # type: ignore[arg-type]
    assert [item.read_bytes() for item in tmp_path.iterdir()] == [b"old"]


def test_what_was_written_is_the_game_again(tmp_path: Path, game: AnyGame) -> None:
    for data in (game.to_json(), game.to_msgpack()):
        write_file(tmp_path / "game", data)
        assert tt.load((tmp_path / "game").read_bytes()).position == game.position
