"""A file that cannot be read fails one check, with all that is wrong in it; the others do not guess."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.testing.broken.make import broken
from tests.toys.harbour.rules import HarbourRules
from tricktable import Ruleset
from tricktable.testing import check_ruleset

BOOK = """
[[section]]
id = "harbour.turn"
title.en = "The turn"
[[section.paragraph]]
id = "harbour.turn.actions"
origin = "public"
en = "Draw or play."
[[section.paragraph]]
id = "harbour.turn.full"
origin = "book"
en = "Five at most."
"""
CHECKS = ["one-decider", "messages", "refusals", "rulebook", "rulebook-cited"]


def with_files(folder: Path, monkeypatch: pytest.MonkeyPatch, **files: str) -> Ruleset[Any, Any, Any, Any, Any]:
    """The toy with a package of these files."""
    package = f"harbour_files_{len(files)}_{'_'.join(files)}"
    home = folder / package
    (home / "messages").mkdir(parents=True)
    (home / "__init__.py").touch()
    for name, text in files.items():
        where = home / "messages" / f"{name}.toml" if name == "en" else home / f"{name}.toml"
        where.write_text(text, "utf-8")
    monkeypatch.syspath_prepend(folder)
    return broken(HarbourRules, id="toy", package=package)


def statuses(ruleset: Ruleset[Any, Any, Any, Any, Any]) -> dict[str, str]:
    return {result.check: result.status for result in check_ruleset(ruleset, checks=CHECKS, examples=1)}


def test_all_faults_of_the_rulebook_are_told_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ruleset = with_files(tmp_path, monkeypatch, rulebook=BOOK)
    results = {result.check: result for result in check_ruleset(ruleset, checks=CHECKS, examples=1)}
    assert results["rulebook"].status == "failed"
    assert "harbour.turn.actions: with the origin 'public' it wants a `source`" in results["rulebook"].reason
    assert "harbour.turn.full: its origin is one of" in results["rulebook"].reason
    assert "Mend the file" in results["rulebook"].hint
    others = [result for name, result in results.items() if name != "rulebook"]
    assert {result.status for result in others} == {"skipped"}
    assert all("the rulebook cannot be read; the check rulebook tells why" in result.reason for result in others)


def test_a_catalog_is_told_of_by_messages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = statuses(with_files(tmp_path, monkeypatch, en="no = toml = at all"))
    assert [name for name, status in found.items() if status == "failed"] == ["messages"]
    assert found["one-decider"] == "skipped"


def test_a_table_that_there_is_not_is_told_of_as_such(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    entry = '[[perft]]\nname = "nine"\nseats = 9\ncounts = [1]\n'
    (result,) = check_ruleset(with_files(tmp_path, monkeypatch, perft=entry), checks=["perft"])
    assert "nine: it cannot be set up: " in result.reason
    assert "its seats" in result.hint
