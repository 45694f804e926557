"""Encodings, pipes, the end of input, Ctrl-C: nothing brings a traceback."""

from __future__ import annotations

import json
import os
import pathlib
import signal
import subprocess
import time
from collections.abc import Iterator

import pytest

import tricktable as tt
from tests.cli.conftest import CLEAN, COMMAND, no_noise, process

PLAY = ("play", "gorus-maximus", "--seed", "7")
WATCH = (*PLAY, "--agents", "random", "--names", "Зоряна,Żółć,王小明")

ENCODINGS = {
    "cp1251": {"PYTHONIOENCODING": "cp1251"},
    "cp1252": {"PYTHONIOENCODING": "cp1252"},
    "ascii": {"PYTHONIOENCODING": "ascii"},
    "strict ascii": {"PYTHONIOENCODING": "ascii:strict"},
    "C locale": {"PYTHONUTF8": "0", "LC_ALL": "C", "PYTHONCOERCECLOCALE": "0"},
}


@pytest.mark.parametrize("env", ENCODINGS.values(), ids=ENCODINGS)
def test_a_game_in_ukrainian_survives_any_encoding(env: dict[str, str]) -> None:
    done = process(*WATCH, "--lang", "uk", env=env)
    assert done.returncode == 0, done.stderr
    no_noise(done.stderr)
    text = done.stdout.decode("cp1251" if "1251" in str(env) else "cp1252")
    assert ("Зоряна" if "1251" in str(env) else "Zoriana") in text
    assert ("Рожевий 5" if "1251" in str(env) else "Rozhevyi 5") in text


@pytest.mark.parametrize(
    "args", [["--help"], ["play", "--help"], ["games"], ["rules", "gorus-maximus", "2", "--lang", "uk"]]
)
def test_everything_else_survives_ascii_too(args: list[str]) -> None:
    done = process(*args, env=ENCODINGS["strict ascii"])
    assert done.returncode == 0, done.stderr
    assert done.stdout.isascii()
    assert len(done.stdout) > 100


def test_output_to_a_file(tmp_path: pathlib.Path) -> None:
    with (tmp_path / "game.txt").open("wb") as file:
        done = process(*WATCH, env={"PYTHONIOENCODING": "cp1252"}, capture_output=False, stdout=file)
    assert done.returncode == 0
    assert "goes to Zoriana" in (tmp_path / "game.txt").read_text("cp1252")


@pytest.mark.parametrize(
    "args", [[*WATCH], [*WATCH, "--json"], ["rules", "gorus-maximus"], ["--help"], ["schema", "gorus-maximus"]]
)
def test_a_reader_that_closes_at_once(args: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = process(*args, capture_output=False, stdout=writing, stderr=subprocess.PIPE)
    os.close(writing)
    no_noise(done.stderr)
    assert done.returncode == 74
    assert done.stderr == b""


def test_a_reader_that_takes_one_line() -> None:
    with subprocess.Popen([*COMMAND, *WATCH], env=CLEAN, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        assert running.stdout.readline()
        running.stdout.close()
        err = running.stderr.read()
        assert running.wait(20) == 74
    no_noise(err)


@pytest.mark.parametrize("closing", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_streams_that_are_closed_from_the_start(closing: str) -> None:
    done = subprocess.run(
        ["sh", "-c", f'"$@" {closing}', "sh", *COMMAND, *PLAY], env=CLEAN, capture_output=True, timeout=20, check=False
    )
    no_noise(done.stderr)
    assert done.returncode == (74 if ">&-" in closing.replace("2>&-", "") else 3)


@pytest.mark.skipif(not pathlib.Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_is_one_line() -> None:
    with pathlib.Path("/dev/full").open("wb") as full:
        done = process(*WATCH, capture_output=False, stdout=full, stderr=subprocess.PIPE)
    no_noise(done.stderr)
    assert done.returncode == 74
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.skipif(not pathlib.Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize("env", [{}, {"PYTHONUNBUFFERED": "1"}], ids=["buffered", "unbuffered"])
@pytest.mark.parametrize("args", [[], ["nope"], ["rules", "nope"], [*PLAY], [*PLAY, "--json"], [*PLAY, "--lang", "xx"]])
def test_errors_that_cannot_be_written(args: list[str], env: dict[str, str]) -> None:
    with pathlib.Path("/dev/full").open("wb") as full:
        done = process(*args, env=env, capture_output=False, stdout=subprocess.PIPE, stderr=full)
        assert done.returncode == 74
        no_noise(done.stdout)
        assert process(*args, env=env, capture_output=False, stdout=full, stderr=full).returncode == 74


@pytest.mark.parametrize("typed", ["", "1\n", "1\n1", "? play bl"])
def test_the_input_ends_before_the_game(typed: str) -> None:
    began = time.monotonic()
    done = process(*PLAY, stdin=None, input=typed.encode())
    assert time.monotonic() - began < 10  # two seconds on a machine that does nothing else
    no_noise(done.stderr)
    assert done.returncode == 3
    assert b"the input ended" in done.stderr


@pytest.fixture
def _heard_signals() -> Iterator[None]:
    """What is started here hears of Ctrl-C, also where the tests run in the background, whose programs ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("_heard_signals")
def test_ctrl_c_leaves_the_save_at_the_last_step(tmp_path: pathlib.Path) -> None:
    save = tmp_path / "game.json"
    with subprocess.Popen(
        [*COMMAND, *PLAY, "--save", str(save)],
        env=CLEAN,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        running.stdin.write(b"1\n")
        running.stdin.flush()
        seen = b""
        while seen.count(b"your choice:") < 2:
            seen += os.read(running.stdout.fileno(), 65536)
        running.send_signal(signal.SIGINT)
        _, err = running.communicate(timeout=20)
    no_noise(err)
    assert running.returncode == 130
    assert tt.load(save.read_bytes()).to_act == 0
    assert b"game.json" in err
    assert err.splitlines()[-1] == b"tricktable: interrupted."
    assert b"\\x0a" not in err


def test_a_kill_leaves_a_whole_save(tmp_path: pathlib.Path) -> None:
    save = tmp_path / "game.msgpack"
    with subprocess.Popen(
        [*COMMAND, "play", "gorus-maximus", "--agents", "random", "--save", str(save), "-o", "goal=1000"],
        env=CLEAN,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as running:
        assert running.stdout is not None
        for _ in range(30):
            running.stdout.readline()
        running.kill()
        running.wait(20)
    assert tt.load(save.read_bytes()).step > 5


@pytest.mark.parametrize(
    ("env", "coloured"),
    [
        ({}, False),
        ({"FORCE_COLOR": "1"}, True),
        ({"FORCE_COLOR": "0"}, False),
        ({"FORCE_COLOR": ""}, False),
        ({"NO_COLOR": "", "FORCE_COLOR": "1"}, True),
        ({"NO_COLOR": "1", "FORCE_COLOR": "1"}, False),
        ({"FORCE_COLOR": "1", "TERM": "dumb"}, True),
    ],
)
def test_colour_follows_the_environment(env: dict[str, str], coloured: bool) -> None:
    done = process("games", env=env)
    assert (b"\x1b[" in done.stdout) is coloured


def test_json_is_never_coloured_and_stands_alone() -> None:
    done = process(*WATCH, "--json", "--lang", "uk", env={"FORCE_COLOR": "1"})
    assert done.returncode == 0
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.stdout.isascii()
    assert all("event" in line for line in lines[:-1])
    assert lines[-1]["outcome"]["scores"]
    assert done.stderr == b""
