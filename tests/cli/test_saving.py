"""What `--save` and `save FILE` write, and what they leave alone."""

from __future__ import annotations

import errno
import json
import os
import pathlib
import subprocess

import pytest

import tricktable as tt
from tests.cli.conftest import CLEAN, COMMAND, Run, no_noise
from tricktable import saves

GAME = ("play", "gorus-maximus", "--seed", "7")
OTHER = {
    "package.json": b'{"name": "tricktable-save", "version": "1.0"}',
    "list.json": b"[1, 2]",
    "text.json": b'not "tricktable-save" at all',
    "empty.json": b"",
    "map.msgpack": b"\x81\xa1a\x01",
    "noise.msgpack": b"\x00\xff" * 40,
}


@pytest.mark.parametrize("name", OTHER)
def test_a_file_that_is_no_save_is_left_alone(run: Run, tmp_path: pathlib.Path, name: str) -> None:
    file = tmp_path / name
    file.write_bytes(OTHER[name])
    done = run(*GAME, "--save", str(file), typed="1\nquit\n")
    assert (done.code, done.out) == (2, "")
    assert f"{name}: there is such a file, and it is no save of tricktable" in done.err
    done = run(*GAME, typed=f"1\nsave {file}\nquit\n")
    assert done.code == 3
    assert "it is no save of tricktable" in " ".join(done.out.replace("\n", " ").split())
    assert "Saved in" not in done.out
    assert file.read_bytes() == OTHER[name]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_a_pipe_is_no_save_and_is_not_waited_for(run: Run, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "pipe.json"
    os.mkfifo(file)
    assert run(*GAME, "--save", str(file)).code == 2
    assert file.is_fifo()


@pytest.mark.parametrize("kind", ["json", "msgpack", "spread", "sorted", "damaged", "newer"])
def test_any_save_may_be_replaced(run: Run, tmp_path: pathlib.Path, kind: str) -> None:
    game = tt.new_game("gorus-maximus", 3, seed=1)
    plain = json.loads(game.to_json())
    data = {
        "json": game.to_json(),
        "msgpack": game.to_msgpack(),
        "spread": json.dumps(plain, indent=4).encode(),
        "sorted": json.dumps(plain, sort_keys=True).encode(),
        "damaged": game.to_json()[:300],
        "newer": json.dumps({**plain, "version": 99}, sort_keys=True).encode(),
    }[kind]
    file = tmp_path / ("game.msgpack" if kind == "msgpack" else "game.json")
    file.write_bytes(data)
    done = run(*GAME, typed=f"1\nsave {file}\nquit\n")
    assert "Saved in" in done.out
    assert tt.load(file.read_bytes()).step > 2


@pytest.mark.parametrize("name", ["ENOSPC", "EDQUOT", "EFBIG"])
def test_a_full_disk_is_named_with_the_file(
    run: Run, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    file = tmp_path / "game.json"
    code = getattr(errno, name)

    def full(path: os.PathLike[str], data: bytes) -> None:
        raise OSError(code, os.strerror(code), os.fspath(path))

    monkeypatch.setattr(saves, "write_file", full)
    done = run(*GAME, "--save", str(file))
    assert done.code == 74
    assert "game.json" in done.err
    assert os.strerror(code) in done.err
    assert len(done.err.splitlines()) == 1
    code = errno.EACCES
    assert run(*GAME, "--save", str(file)).code == 1


@pytest.mark.skipif(os.name != "posix", reason="needs a limit on the size of files")
def test_a_save_that_grows_too_large_keeps_the_last_whole_one(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "game.json"
    size = len(tt.new_game("gorus-maximus", 3, seed=7).to_json())
    limit = f'ulimit -f {size // 512 + 1}; exec "$@"'  # of 512 bytes in sh
    done = subprocess.run(
        ["sh", "-c", limit, "sh", *COMMAND, *GAME, "--agents", "random", "-o", "goal=500", "--save", str(file)],
        env=CLEAN,
        capture_output=True,
        timeout=20,
        check=False,
    )
    no_noise(done.stderr)
    assert done.returncode == 74
    assert b"game.json" in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]
    assert tt.load(file.read_bytes()).outcome is None
