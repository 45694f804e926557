"""The other commands, and the command as a whole."""

from __future__ import annotations

import json
import re
import sys

import pytest

import tricktable as tt
from tests.cli.conftest import Run
from tricktable.cli import main
from tricktable.cli.codes import ExitCode
from tricktable.plugins import Registry


def test_games_tells_what_is_installed_and_from_where(run: Run) -> None:
    done = run("games")
    assert done.code == 0
    assert "Gorus Maximus" in done.out
    assert "tricktable-gorus-maximus 0.1.0" in done.out
    assert "solo (1), duel (2), teams (4–8)" in done.out
    assert "звідки" in run("games", "--lang", "uk").out
    lines = [json.loads(line) for line in run("games", "--json").out.splitlines()]
    assert "gorus-maximus" in [line.get("id") for line in lines]


def test_games_tells_what_failed_and_why(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    failure = tt.PluginFailure("tricktable-broken", "1.2", "broken", "importing broken failed: no [such] module\nhere")
    monkeypatch.setattr(Registry, "failures", lambda self: (failure,))
    done = run("games")
    assert done.code == 0
    assert "tricktable-broken 1.2 (broken): importing broken failed: no [such]" in done.out
    assert json.loads(run("games", "--json").out.splitlines()[-1])["failed"]["version"] == "1.2"


def test_rules_whole_and_in_parts(run: Run) -> None:
    whole = run("rules", "gorus-maximus").out
    book = tt.ruleset("gorus-maximus").rulebook
    assert all(paragraph.id in whole for paragraph in book)
    section = run("rules", "gorus-maximus", "2").out
    assert "gorus.bout.follow" in section
    assert "gorus.setup.aim" not in section
    one = run("rules", "gorus-maximus", "gorus.bout.follow").out
    assert "gorus.bout.troupe" not in one
    assert "printed rulebook" in one
    assert run("rules", "gorus-maximus", book["gorus.bout.follow"].number).out == one
    assert (
        "із друкованих" in (uk := run("rules", "gorus-maximus", "gorus.bout.follow", "--lang", "uk").out)
        or "з друкованих" in uk
    )


def test_an_unknown_paragraph_names_the_nearest(run: Run) -> None:
    done = run("rules", "gorus-maximus", "gorus.bout.folow")
    assert done.code == 1
    assert "Did you mean gorus.bout.follow" in done.err


def test_an_unknown_ruleset_names_the_nearest(run: Run) -> None:
    for command in ("play", "rules", "schema"):
        done = run(command, "gorus-maximum")
        assert done.code == 1
        assert "unknown-ruleset" in done.err
        assert "gorus-maximus" in done.err


@pytest.mark.parametrize("kind", ["view", "action", "options", "save", "event"])
def test_schema_prints_json_or_typescript(run: Run, kind: str) -> None:
    done = run("schema", "gorus-maximus", "--kind", kind)
    assert json.loads(done.out)["$schema"].endswith("2020-12/schema")
    assert "export type Root" in run("schema", "gorus-maximus", "--kind", kind, "--typescript").out


def test_the_exit_codes_are_documented(run: Run) -> None:
    listed = re.findall(r"^ +(\d+)  +\S", run("--help").out, re.MULTILINE)
    assert [int(code) for code in listed] == [code.value for code in ExitCode]


def test_version_and_no_command(run: Run) -> None:
    assert run("--version").out == f"tricktable {tt.__version__}\n"
    assert run("--help").code == 0
    assert run().code == 2
    assert run("paly").code == 2


def test_no_command_prints_the_help_as_it_is(run: Run) -> None:
    assert run().err == run("--help").out
    assert len(run().err.splitlines()) > 15


def test_an_error_that_quotes_line_ends_stays_one_line(run: Run) -> None:
    done = run("show", "no\nfile")
    assert len(done.err.splitlines()) == 1
    assert "no\\x0afile" in done.err


def test_a_usage_error_shows_no_control_characters(run: Run) -> None:
    assert "\x1b" not in run("\x1b[31mx").err


def test_a_missing_extra_names_the_command_that_installs_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [name for name in sys.modules if name.startswith("tricktable.cli.")]:
        if name != "tricktable.cli.codes":
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "click", None)
    with pytest.raises(SystemExit) as left:
        main(["games"])
    assert left.value.code == 1
    assert "pip install 'tricktable[cli]'" in capsys.readouterr().err


def test_a_bug_of_a_plugin_is_one_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*args: object) -> None:
        raise KeyError("what?")

    found = tt.ruleset("gorus-maximus")
    monkeypatch.setattr(found, "picture", fails)
    done = run("play", "gorus-maximus", typed="1\n")
    assert (done.code, "ruleset-bug: gorus-maximus: drawing the table failed" in done.err) == (70, True)
    monkeypatch.undo()
    monkeypatch.setattr("tricktable.cli.table.Played.run", fails)
    done = run("play", "gorus-maximus")
    assert (done.code, len(done.err.splitlines())) == (70, 1)
    assert "bug: KeyError" in done.err
