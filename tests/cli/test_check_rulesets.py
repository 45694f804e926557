"""`tricktable check RULESET`: the report for people and for programs."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import msgspec
import pytest

from tests.cli.conftest import Run
from tests.testing import spoiled
from tests.testing.spoiled import installed
from tricktable.cli.codes import ExitCode
from tricktable.testing import Report, all_checks, report_schema


def check(folder: Path, *options: str) -> tuple[int, str, str]:
    done = spoiled.run(folder, "tricktable", "check", "suns-and-moons", *options)
    assert "Traceback" not in done.stdout + done.stderr
    return done.returncode, " ".join(done.stdout.split()), done.stderr


def test_a_failure_is_told_with_its_game_and_how_to_mend_it(tmp_path: Path) -> None:
    folder, file = installed(tmp_path, spoiled.UNKNOWN_RULE), tmp_path / "failing.record"
    code, told, _ = check(folder, "--record", str(file))
    assert code == ExitCode.REFUSED
    assert "is refused by 'suns.trick.folow', which is no paragraph of the rulebook" in told
    assert "How to mend it: Let `refuse` name the id" in told
    assert "The shortest game found for it, 1 move: tricktable record 1 ruleset: suns-and-moons 1.0" in told
    assert "It fails in the game shown for legal-listing, too." in told
    assert "tricktable check --explain legal-listing" in told
    assert "3 checks failed, 27 fine, 2 skipped" in told
    again = spoiled.run(folder, "tricktable", "replay", str(file))
    assert (again.returncode, "1 action" in again.stdout) == (0, True), again.stdout + again.stderr
    code, told, _ = check(folder, "--check", "legal-listing", "--check", "bound", "--game", str(file))
    assert (code, "1 check failed, 1 fine" in told) == (1, True)
    mended = installed(tmp_path / "mended")
    code, told, _ = check(mended, "--check", "legal-listing", "--game", str(file))
    assert (code, "legal-listing: fine" in told) == (0, True)


def test_games_are_written_into_a_folder_by_name(tmp_path: Path) -> None:
    folder = installed(tmp_path / "spoiled", spoiled.CRASH, spoiled.LOSES)
    games = tmp_path / "games"
    code, told, _ = check(folder, "--check", "legal-apply", "--check", "cards-conserved", "--record", f"{games}/")
    assert code == 1
    names = sorted(file.name for file in games.iterdir())
    assert names == ["suns-and-moons-cards-conserved.record", "suns-and-moons-legal-apply.record"]
    assert "while `keep moon-7` is carried out: IndexError: list index out of range (tricktable_suns/game.py" in told
    for name in names:
        assert spoiled.run(folder, "tricktable", "replay", str(games / name)).returncode == 0


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (spoiled.LEAVES, "while `play sun-9` is carried out: SystemExit: bye (tricktable_suns/game.py, line"),
        (spoiled.DEEP, "while `play sun-9` is carried out: RecursionError: maximum recursion depth exceeded"),
        (spoiled.PRINTS, "the rules print or log: '{ "),
        (spoiled.READS, "is carried out: EOFError: EOF when reading a line"),
    ],
)
def test_odd_code_gets_a_report_and_the_output_stays_clean(tmp_path: Path, fault: tuple[str, str], said: str) -> None:
    folder = installed(tmp_path, fault)
    code, told, _ = check(folder, "--table", "long-3")
    assert (code, said in told) == (1, True), told
    done = spoiled.run(folder, "tricktable", "check", "suns-and-moons", "--json", "-", "--check", "view-routes")
    assert json.loads(done.stdout)["format"] == "tricktable-report"


def test_a_loop_is_stopped_and_the_rest_is_not_called_fine(tmp_path: Path) -> None:
    folder = installed(tmp_path, spoiled.LOOP)
    checks = ("--check", "one-decider", "--check", "rulebook")
    code, told, _ = check(folder, *checks, "--game-limit", "1")
    assert code == 1
    assert "seconds while `play sun-9` is carried out (tricktable_suns/game.py, line " in told
    assert "in carry_out); it may never come to an end" in told
    code, told, _ = check(folder, *checks, "--time-limit", "2")
    assert code == ExitCode.UNFINISHED
    assert "one-decider: not done (suns-and-moons, table standard-" in told
    assert "1 not done, 1 fine" in told


def test_the_report_for_programs(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    done = run("check", "gorus-maximus", "--check", "one-decider", "--check", "card-texts", "--json", str(file))
    assert done.code == 0
    told = msgspec.json.decode(file.read_bytes(), type=Report)
    assert (told.format, told.version, told.status) == ("tricktable-report", 1, "passed")
    (found,) = told.rulesets
    assert found.counts == {"passed": len(found.results) - 1, "failed": 0, "skipped": 1, "unfinished": 0}
    assert {result.page for result in found.results} == {
        "reference/kit.md#one-decider",
        "reference/kit.md#card-texts",
    }
    schema = json.loads(run("check", "--json-schema").out)
    assert schema == json.loads(json.dumps(report_schema()))
    jsonschema.validate(json.loads(file.read_text("utf-8")), schema)
    piped = run("check", "gorus-maximus", "--check", "rulebook", "--json", "-")
    assert json.loads(piped.out)["rulesets"][0]["results"][0]["check"] == "rulebook"
    assert "rulebook: fine" in piped.err


@pytest.mark.parametrize("name", ["one-decider", "hash-seed"])
def test_a_check_is_explained(run: Run, name: str) -> None:
    done, known = run("check", "--explain", name), all_checks()[name]
    told = " ".join(done.out.split())
    assert done.code == 0
    assert known.statement in told
    assert f"How to mend it: {known.hint}" in told
    assert f"reference/kit.md#{name}" in told
    assert "Як виправити:" in run("check", "--explain", name, "--lang", "uk").out


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        ((), 2, "Missing argument"),
        (("--explain", "one-decide"), 1, "Did you mean one-decider"),
        (("gorus-maximus", "--check", "one-decide"), 1, "Did you mean one-decider"),
        (("gorus-maximus", "--variant", "dule"), 1, "Did you mean duel"),
        (("gorus-maximus", "--table", "duel"), 1, "one is VARIANT-SEATS"),
        (("gorus-maximus", "--table", "duel-9"), 1, "duel"),
        (("gorus-maximus", "--time-limit", "0"), 2, "time-limit"),
        (("gorus-maximus", "--game-limit", "nan"), 2, "is no number of seconds"),
        (("gorus-maximus", "--max-steps", "0"), 2, "max-steps"),
        (("gorus-maximus", "--json", "no/such/file"), 1, "there is no directory"),
        (("gorus-maximus", "--json", "."), 1, "this is a directory"),
        (("gorus-maximus", "--game", "x.record"), 2, "--game wants one RULESET"),
        (("gorus-maximus", "--check", "bound", "--game", "x.record"), 1, "x.record"),
        (("gorus-maximus", "--record", "no/such/file"), 1, "there is no directory"),
        (("nothing.json", "--json", "-"), 2, "reports on rulesets"),
    ],
)
def test_what_is_wrong_with_the_command_line(run: Run, words: tuple[str, ...], code: int, said: str) -> None:
    done = run("check", *words)
    assert (done.code, said in " ".join((done.err + done.out).split())) == (code, True), done


def test_no_other_file_is_overwritten(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("mine", "utf-8")
    done = run("check", "gorus-maximus", "--check", "rulebook", "--record", str(file))
    assert (done.code, "it is no record; it stays as it is" in done.err) == (1, True)
    assert file.read_text("utf-8") == "mine"


def test_a_seed_a_table_and_a_number_of_moves_can_be_chosen(run: Run) -> None:
    done = run("check", "gorus-maximus", "--check", "notation", "--table", "duel-2", "--max-steps", "3", "--seed", "7",
               "--examples", "2", "--json", "-")  # fmt: skip
    told = json.loads(done.out)
    assert told["settings"]["tables"] == [{"variant": "duel", "seats": 2, "options": {}}]
    assert [result["games"] for result in told["rulesets"][0]["results"]] == [2]


def test_more_games_are_proposed_where_few_were_played(run: Run) -> None:
    few = run("check", "gorus-maximus", "--check", "one-decider", "--table", "duel-2")
    assert "That is 1 game for each check; --examples 15 plays more" in " ".join(few.out.split())
    assert "--examples" not in run("check", "gorus-maximus", "--check", "perft", "--examples", "15").out
