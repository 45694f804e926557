"""`show`, `replay` and `check`: what a file is, and what is wrong with it."""

from __future__ import annotations

import hashlib
import os
import pathlib

import pytest

import tricktable as tt
from tests.cli.conftest import Run


@pytest.fixture
def game() -> tt.Game[object, object, object, object, object]:
    game = tt.new_game("gorus-maximus", players=["Ann", "Ben", "Cid"], seed=7)
    for _ in range(40):
        game.play(game.legal_actions()[0])
    return game


@pytest.fixture
def files(tmp_path: pathlib.Path, game: tt.Game[object, object, object, object, object]) -> dict[str, pathlib.Path]:
    texts = {
        "save.json": game.to_json(),
        "save.msgpack": game.to_msgpack(),
        "game.record": game.record().to_text().encode(),
        "table.toml": b'ruleset = "gorus-maximus"\nplayers = 3\ntable.hands = [["blue-4"], ["green-4"], ["pink-4"]]\n'
        b'table.preferred = "blue"\n',
        "more.toml": b'[[scenario]]\nid = "lead"\nrules = ["gorus.bout.lead"]\nplayers = 3\nseed = 7\n'
        b'title.en = "A lead"\n[[scenario.step]]\nthen = { round = 1 }\n',
    }
    for name, data in texts.items():
        (tmp_path / name).write_bytes(data)
    return {name: tmp_path / name for name in texts}


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("save.json", ["A save", "gorus-maximus 1.0", "Ann, Ben, Cid", "Preferred school"]),
        ("save.msgpack", ["A save", "gorus-maximus 1.0", "Ann, Ben, Cid", "Preferred school"]),
        ("game.record", ["A record", "gorus-maximus 1.0", "40", "The game is not over."]),
        ("table.toml", ["A position", "gorus-maximus", "holds 1"]),
        ("more.toml", ["Scenarios", "lead", "A lead"]),
    ],
)
def test_show_tells_what_a_file_is(run: Run, files: dict[str, pathlib.Path], name: str, said: list[str]) -> None:
    done = run("show", str(files[name]))
    assert done.code == 0, done.err
    for text in said:
        assert text in done.out
    assert "Your troupe" not in done.out


def test_odd_names_in_a_record_are_shown_escaped(run: Run, files: dict[str, pathlib.Path]) -> None:
    text = files["game.record"].read_text().replace('"Ann"', '"A\\u001b[2Jnn"').replace('"Ben"', '"[red]\\u202e"')
    files["game.record"].write_text(text)
    done = run("show", str(files["game.record"]))
    assert "A\\x1b[2Jnn, [red]\\u202e, Cid" in done.out


def test_show_from_a_seat(run: Run, files: dict[str, pathlib.Path]) -> None:
    for seat in ("1", "Ben", "ben"):
        assert "Your troupe" in run("show", str(files["save.json"]), "--seat", seat).out
    assert "There is no seat '3'" in run("show", str(files["save.json"]), "--seat", "3").err


@pytest.mark.parametrize("name", ["save.json", "save.msgpack", "game.record", "table.toml"])
def test_a_file_of_a_ruleset_that_is_not_installed(run: Run, files: dict[str, pathlib.Path], name: str) -> None:
    data = files[name].read_bytes().replace(b"gorus-maximus", b"gorus-minimus")
    files[name].write_bytes(data)
    done = run("show", str(files[name]))
    assert done.code == 1
    assert "gorus-minimus" in done.err
    if name != "table.toml":
        assert "gorus-minimus 1.0" in done.out
    assert len(done.err.splitlines()) == 1
    assert hashlib.sha256(files[name].read_bytes()).digest() == hashlib.sha256(data).digest()


def test_check_finds_good_files_good(run: Run, files: dict[str, pathlib.Path]) -> None:
    done = run("check", *map(str, files.values()))
    assert done.code == 0, done.out
    assert done.out.count(": fine") == 5
    assert "exact" in done.out


def test_check_names_the_line(run: Run, files: dict[str, pathlib.Path]) -> None:
    record = files["game.record"]
    lines = record.read_text().split("\n")
    at = next(number for number, line in enumerate(lines) if " play " in line)
    record.write_text("\n".join([*lines[:at], "nonsense here!", *lines[at:]]))
    done = run("check", str(record))
    assert done.code == 1
    assert f"game.record:{at + 1}:1:" in "".join(done.out.split("\n"))
    table = files["table.toml"]
    table.write_text('ruleset = "gorus-maximus"\nplayers = 3\ntable.hands = [\n')
    assert "table.toml:" in run("check", str(table)).out.replace("\n", "")


def test_check_prints_every_problem_of_a_position(run: Run, files: dict[str, pathlib.Path]) -> None:
    table = files["table.toml"]
    table.write_text('ruleset = "gorus-maximus"\nplayers = 3\ntable.hands = [["blue-4"], ["gold-2"], ["red-1"]]\n')
    done = run("check", str(table))
    assert done.code == 1
    assert done.out.count("table.toml") >= 2


def test_check_says_in_the_language_what_a_file_is(run: Run, files: dict[str, pathlib.Path]) -> None:
    done = run("check", *map(str, files.values()), "--lang", "uk")
    assert done.code == 0
    for said in (
        "(збережена гра, gorus-maximus, крок ",
        "(запис гри, gorus-maximus, 40 дій, точно)",
        "(позиція, gorus-maximus, крок 0): усе гаразд",
        ", 1 сценарій)",
    ):
        assert said in done.out, done.out
    assert "такого файлу немає" in run("check", "nonsense.toml", "--lang", "uk").out


def test_check_tells_a_scenario_that_fails(run: Run, files: dict[str, pathlib.Path]) -> None:
    file = files["more.toml"]
    file.write_text(file.read_text().replace("round = 1", "round = 2"))
    done = run("check", str(file))
    assert done.code == 1
    assert "lead" in done.out
    assert "round is 1, not 2" in " ".join(done.out.split())


@pytest.mark.parametrize("command", ["show", "check", "replay"])
@pytest.mark.parametrize(
    "data", [b"", b" \n", b"\x00" * 50, b"\xff\xfe", b"{", b"{}", b"[1]", b"[" * 100_000, b"{" * 100_000, b"\x81" * 999,
             b'{"format":"tricktable-save"', b"tricktable record 1\n", b"tricktable record 99\n", b"a = 1\n"]
)  # fmt: skip
def test_any_other_file_is_one_line(run: Run, tmp_path: pathlib.Path, command: str, data: bytes) -> None:
    file = tmp_path / "file"
    file.write_bytes(data)
    done = run(command, str(file))
    assert done.code == 1
    shown = done.out if command == "check" else done.err
    assert "Traceback" not in shown
    assert shown.strip()
    assert file.read_bytes() == data


def test_a_directory_a_missing_and_a_huge_file(run: Run, tmp_path: pathlib.Path) -> None:
    huge = tmp_path / "huge"
    with huge.open("wb") as file:
        file.truncate(65 * 1024 * 1024)
    for path, said in ((tmp_path, "directory"), (tmp_path / "none", "No such file"), (huge, "larger than 64 MiB")):
        done = run("show", str(path))
        assert done.code == 1
        assert said in done.err
        assert len(done.err.splitlines()) == 1


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read everything")
def test_a_file_that_may_not_be_read(run: Run, files: dict[str, pathlib.Path]) -> None:
    files["save.json"].chmod(0)
    assert "Permission denied" in run("show", str(files["save.json"])).err


@pytest.mark.parametrize("name", ["game.record", "save.json", "save.msgpack"])
def test_replay_is_exact(run: Run, files: dict[str, pathlib.Path], name: str) -> None:
    done = run("replay", str(files[name]))
    assert done.code == 0
    assert "Exact: 40 actions replayed" in done.out
    assert "Exact: 1 action replayed" not in run("replay", str(files[name]), "--at", "1").out
    assert "Точно: 21 дію" not in run("replay", str(files[name]), "--at", "20", "--lang", "uk").out


def test_replay_without_fingerprints_is_unverified(run: Run, files: dict[str, pathlib.Path]) -> None:
    record = files["game.record"]
    record.write_text("\n".join(line for line in record.read_text().split("\n") if not line.startswith("=")))
    done = run("replay", str(record))
    assert done.code == 0
    assert "Unverified" in done.out


def test_replay_tells_where_it_diverges(run: Run, files: dict[str, pathlib.Path]) -> None:
    record = files["game.record"]
    lines = record.read_text().split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith("= 20 "))
    record.write_text("\n".join([*lines[:at], "= 20 " + "0" * 16, *lines[at + 1 :]]))
    done = run("replay", str(record))
    assert done.code == 1
    assert "Diverged at step 19." in done.out
    assert run("replay", str(record), "--at", "10").code == 0
    assert run("check", str(record)).code == 1


def test_replay_as_one_seat_keeps_secrets(run: Run, tmp_path: pathlib.Path) -> None:
    game = tt.new_game("gorus-maximus", players=["Ann", "Ben"], seed=7)
    for _ in range(8):
        game.play(game.legal_actions()[0])
    file = tmp_path / "duel.record"
    file.write_text(game.record().to_text())
    host, seat = run("replay", str(file)).out, run("replay", str(file), "--seat", "Ann").out
    assert host.count("draws a gladiator.") == 0
    assert seat.count("Ben draws a gladiator.") == 4
    assert seat.count("Ann draws a gladiator.") == 0


def test_a_position_cannot_be_replayed(run: Run, files: dict[str, pathlib.Path]) -> None:
    done = run("replay", str(files["table.toml"]))
    assert (done.code, "cannot be replayed" in done.err) == (1, True)
