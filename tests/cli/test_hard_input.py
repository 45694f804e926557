"""Files, numbers and surroundings that nobody meant well: answered at once, in few words."""

from __future__ import annotations

import json
import pathlib
import time

import pytest

from tests.cli.conftest import Run, no_noise, process
from tricktable.cli import files

GAME = ("play", "gorus-maximus")


@pytest.mark.parametrize("count", ["9" * 26, "100000000", "9", "0", "-1"])
@pytest.mark.parametrize("more", [(), ("--agents", "random"), ("--names", "Ann,Ben")])
def test_a_number_of_players_is_checked_before_they_are_seated(run: Run, count: str, more: tuple[str, ...]) -> None:
    done = run(*GAME, "--players", count, *more)
    assert (done.code, len(done.err.splitlines())) == (1, 1)
    assert f"is for 1 to 8 players, not {count}." in done.err


def test_a_variant_says_for_how_many_it_is(run: Run) -> None:
    assert "The variant duel is for 2 players, not 3." in run(*GAME, "--variant", "Duel", "--players", "3").err
    assert "Player 1, your choice" in run(*GAME, "--variant", " Duel", typed="quit\n").out
    assert "Unknown variant 'Duell'" in run(*GAME, "--variant", "Duell").err


@pytest.mark.parametrize("command", ["show", "check", "replay"])
def test_a_long_file_of_nothing_is_told_at_once(run: Run, tmp_path: pathlib.Path, command: str) -> None:
    file = tmp_path / "file"
    for data in (b"\n" * 20_000_000 + b"x", b"# a\n" * 5_000_000, b" \n#\r" * 300_000 + b"x"):
        file.write_bytes(data)
        began = time.monotonic()
        done = run(command, str(file))
        assert time.monotonic() - began < 5  # a fifth of a second on a machine that does nothing else
        assert done.code == 1
        assert len((done.out + done.err).splitlines()) == 1
        assert "larger than any position" in done.out + done.err


def test_what_is_far_into_a_file_is_not_looked_at() -> None:
    assert files.kind_of("x", b"\n# a\r\n\r\n  tricktable record 1\n" + b"x" * files.HEAD) == "record"
    assert files.kind_of("x", b'{"format":"tricktable-save"' + b"x" * files.HEAD) == "save"
    cut = b'{"format": "' + b"x" * (files.HEAD - 13) + "ї".encode() + b'"}'
    assert files.kind_of("x", cut) == "save"


def test_a_key_of_very_many_parts_is_told_at_once(run: Run, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "file.toml"
    file.write_text("a." * 300_000 + "a = 1\n")
    assert "more than 20 parts" in run("show", str(file)).err


@pytest.mark.parametrize("many", [20, 21, 5000])
def test_check_tells_twenty_problems_and_counts_the_rest(run: Run, tmp_path: pathlib.Path, many: int) -> None:
    file = tmp_path / "many.json"
    entries = {f"key{at}": 1 for at in range(many - 1)}  # and one for the table that is missing
    file.write_text(json.dumps({"ruleset": "gorus-maximus", "players": 3, **entries}))
    done = run("check", str(file))
    assert done.code == 1
    lines = done.out.splitlines()
    assert len(lines) == min(many, 21)
    assert (f"many.json: and {many - 20} more" in lines[-1]) is (many > 20)


@pytest.mark.parametrize("command", ["check", "show", "replay"])
def test_a_file_without_a_name(run: Run, command: str) -> None:
    done = run(command, "")
    assert done.code == 1
    assert "The name of a file is empty." in done.out + done.err


def test_check_goes_on_after_a_name_that_is_too_long(run: Run) -> None:
    done = run("check", "x" * 5000, "y")
    assert done.code == 1
    assert "\ny: there is no such file" in done.out


@pytest.mark.parametrize("columns", ["999999999", "9" * 5000, "200"])
def test_a_very_wide_terminal_is_taken_for_200_columns(columns: str) -> None:
    done = process(*GAME, "--seed", "7", env={"COLUMNS": columns})
    no_noise(done.stderr)
    assert done.returncode == 3
    frame = next(line for line in done.stdout.decode().splitlines() if line.startswith("╰"))
    assert len(frame) == 200


@pytest.mark.parametrize("columns", ["²", "0", "-3", "wide", ""])
def test_a_width_that_is_none_is_passed_over(columns: str) -> None:
    done = process(*GAME, "--seed", "7", env={"COLUMNS": columns})
    no_noise(done.stderr)
    assert done.returncode == 3
    frame = next(line for line in done.stdout.decode().splitlines() if line.startswith("╰"))
    assert len(frame) == 80


def test_input_in_another_encoding_is_no_bug() -> None:
    done = process(*GAME, stdin=None, input=b"1\n1\n", env={"PYTHONIOENCODING": "utf-16"})
    assert done.returncode == 1
    assert "tricktable: file: The input is not in utf-16" in done.stderr.decode("utf-16")
