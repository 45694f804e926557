"""`pytest --tricktable RULESET`: the kit without a test written."""

from __future__ import annotations

import contextlib
import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.testing import spoiled
from tests.testing.spoiled import installed
from tricktable import plugins

HEALTHY_CHECKS = ("--tricktable-check", "one-decider", "--tricktable-check", "rulebook")
QUIET = ("-p", "no:cacheprovider", "-p", "no:faulthandler")

Run = Callable[..., tuple[int, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs pytest in this process, in a folder that is on the path, with what is installed there."""
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setattr(sys, "dont_write_bytecode", True)

    def run(folder: Path, *options: str) -> tuple[int, str]:
        told = io.StringIO()
        with monkeypatch.context() as here, contextlib.redirect_stdout(told), contextlib.redirect_stderr(told):
            here.chdir(folder)
            here.syspath_prepend(folder)
            here.setattr(plugins, "_default", None)
            code = pytest.main([*QUIET, *options])
        for name in [name for name in sys.modules if name.startswith(("tricktable_suns", "test_mine"))]:
            del sys.modules[name]
        return int(code), told.getvalue()

    return run


@pytest.fixture(scope="module")
def healthy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = installed(tmp_path_factory.mktemp("healthy"))
    (folder / "test_mine.py").write_text("def test_mine(): pass\n", "utf-8")
    return folder


def test_each_check_and_table_is_a_test(run: Run, healthy: Path) -> None:
    code, told = run(healthy, "--tricktable", "suns-and-moons", "--collect-only", "-q")
    assert code == 0
    listed = [line for line in told.splitlines() if "::" in line]
    assert {
        "tricktable::suns-and-moons::one-decider[standard-2]",
        "tricktable::suns-and-moons::one-decider[long-3]",
        "tricktable::suns-and-moons::rulebook",
    } <= set(listed)
    assert f"{len(listed)} tests collected" in told


def test_without_paths_nothing_else_is_run_and_with_them_both_are(run: Run, healthy: Path) -> None:
    code, told = run(healthy, "--tricktable", "suns-and-moons", *HEALTHY_CHECKS)
    assert (code, "6 passed" in told) == (0, True), told
    code, told = run(healthy, "--tricktable", "suns-and-moons", *HEALTHY_CHECKS, ".")
    assert (code, "7 passed" in told) == (0, True), told
    code, told = run(healthy)
    assert (code, "1 passed" in told) == (0, True), told


def test_an_empty_folder_will_do(healthy: Path, tmp_path: Path) -> None:
    folder = installed(tmp_path / "else")
    empty = tmp_path / "empty"
    empty.mkdir()
    done = spoiled.run(folder, "pytest", "--rootdir", str(empty), "--tricktable", "suns-and-moons", *HEALTHY_CHECKS)
    assert (done.returncode, "6 passed" in done.stdout) == (0, True), done.stdout


def test_tests_are_chosen_by_expression_and_by_node(run: Run, healthy: Path) -> None:
    code, told = run(healthy, "--tricktable", "suns-and-moons", "-k", "rulebook and not cited")
    assert (code, "1 passed" in told) == (0, True), told
    code, told = run(healthy, "tricktable::suns-and-moons::one-decider[long-2]")
    assert (code, "1 passed" in told) == (0, True), told


def test_several_rulesets_and_their_tables(run: Run, healthy: Path) -> None:
    words = ("--tricktable", "suns-and-moons,gorus-maximus", "--tricktable-check", "rulebook")
    code, told = run(healthy, *words)
    assert (code, "2 passed" in told) == (0, True), told
    one = ("--tricktable", "suns-and-moons", "--tricktable-table", "long-2", "--tricktable-check", "notation")
    code, told = run(healthy, *one, "--tricktable-max-steps", "3", "--tricktable-seed", "5")
    assert (code, "1 passed" in told) == (0, True), told


def test_a_failure_shows_the_game_as_a_record(run: Run, tmp_path: Path) -> None:
    folder = installed(tmp_path, spoiled.UNKNOWN_RULE)
    words = ("--tricktable", "suns-and-moons", "--tricktable-check", "legal-listing", "-x")
    code, told = run(folder, *words)
    assert code == 1
    assert "tricktable::suns-and-moons::legal-listing[standard-2]" in told
    assert "which is no paragraph" in told
    assert "How to mend it: Let `refuse` name the id" in told
    assert "\ntricktable record 1\n# legal-listing fails after the last move: suns-and-moons, table" in told
    assert "1 failed" in told


def test_a_loop_and_a_limit_of_time(run: Run, tmp_path: Path) -> None:
    folder = installed(tmp_path, spoiled.LOOP)
    words = ("--tricktable", "suns-and-moons", "--tricktable-check", "notation", "--tricktable-table", "standard-4")
    code, told = run(folder, *words, "--tricktable-game-limit", "0.4")
    assert (code, "stopped after 0.4 seconds while `play sun-9` is carried out" in told) == (1, True), told
    code, told = run(folder, *words, "--tricktable-time-limit", "0.4", "-rs")
    assert "1 skipped" in told
    assert "SKIPPED" in told
    assert "stopped after" in told


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--tricktable", "suns-and-mons"), "Unknown ruleset 'suns-and-mons'. Did you mean suns-and-moons?"),
        (("--tricktable", "suns-and-moons", "--tricktable-check", "bond"), "Did you mean bound?"),
        (("--tricktable", "suns-and-moons", "--tricktable-variant", "lnog"), "Did you mean long?"),
        (("--tricktable", "suns-and-moons", "--tricktable-table", "long-7"), "ERROR: --tricktable suns-and-moons: "),
        (("--tricktable", "suns-and-moons", "--tricktable-max-steps", "0"), "--tricktable-max-steps"),
    ],
)
def test_what_is_not_there_is_a_usage_error(run: Run, healthy: Path, words: tuple[str, ...], said: str) -> None:
    code, told = run(healthy, *words)
    assert (code, said in told, "Traceback" in told) == (pytest.ExitCode.USAGE_ERROR, True, False), told


def test_a_plugin_that_does_not_load_is_told_with_its_cause(run: Run, tmp_path: Path) -> None:
    folder = installed(tmp_path, ("import tricktable as tt", "import tricktable as tt\nimport nowhere_to_be_found"))
    code, told = run(folder, "--tricktable", "suns-and-moons")
    assert code == pytest.ExitCode.USAGE_ERROR
    assert "Unknown ruleset 'suns-and-moons'" in told
    assert "did not load: tricktable-suns 1.0 (suns): it cannot be imported: " in told
    assert "nowhere_to_be_found" in told
