"""The kit looks at some variants only, for whoever adds one to somebody else's game."""

from __future__ import annotations

from pathlib import Path

import pytest

from docs.examples.adding.test_humble import HUMBLE
from tests.testing.broken.files import WRONG_FILES
from tests.toys.harbour.game import HARBOUR
from tests.toys.harbour.rules import HarbourRules
from tricktable import AnyRuleset, UnknownVariantError, Variant
from tricktable.rulebook import parse_rulebook
from tricktable.testing import CheckFailed, CheckSkipped, Conformance, Table, check_ruleset, run_check, tables_of
from tricktable.testing.code import rules_modules

SHIPPED = ("scenarios", "perft", "golden")
BOOK = parse_rulebook("""
[[section]]
id = "night"
title = { en = "Night", uk = "Ніч" }
[[section.paragraph]]
id = "night.dark"
origin = "ours"
en = "It is dark."
""")


class NightRules(HarbourRules):
    """As by day."""


def night(rules: type[HarbourRules] = NightRules) -> AnyRuleset:
    return WRONG_FILES.with_variant(Variant("night", (2,), {"turns": 3}, rules), rulebook=BOOK)


def test_only_tables_of_these_variants_and_further_ones_are_played_at() -> None:
    extra = Table("short", 2, {"turns": 1})
    results = check_ruleset(HARBOUR, checks=["bound"], variants=["Long"], tables=[extra], examples=1)
    assert [result.table for result in results] == [Table("long", 4), extra]
    assert tables_of(HARBOUR, ["short"]) == (Table("short", 2), Table("short", 3))


def test_what_the_game_ships_is_looked_at_for_its_own_variant() -> None:
    results = check_ruleset(WRONG_FILES, checks=SHIPPED, variants=["short"])
    assert [result.status for result in results] == ["failed"] * 3


def test_what_the_game_ships_for_other_variants_is_skipped_with_a_reason() -> None:
    results = list(check_ruleset(night(), checks=[*SHIPPED, "rulebook", "rulebook-cited"], variants=["night"]))
    reasons = {result.check: (result.status, result.reason) for result in results}
    assert reasons["scenarios"] == ("skipped", "wrong-files: it has no scenarios of night")
    assert reasons["perft"] == ("skipped", "wrong-files: its perft.toml has no positions of night")
    assert reasons["golden"] == ("skipped", "wrong-files: it has no golden games of night")
    assert reasons["rulebook"][1] == "wrong-files: missing: night.dark in uk"
    assert reasons["rulebook-cited"][1] == "wrong-files: 1 of 1 paragraphs are cited nowhere: night.dark"


def test_a_paragraph_of_the_variant_is_cited_by_its_tests(tmp_path: Path) -> None:
    with pytest.raises(CheckFailed, match=r"night\.dark"):
        run_check("rulebook-cited", night(), variants=["night"], cited_in=[tmp_path])
    (tmp_path / "test_night.py").write_text('"""Shows `night.dark`."""', "utf-8")
    run_check("rulebook-cited", night(), variants=["night"], cited_in=[tmp_path])
    run_check("rulebook-cited", night(), variants=["night"], cited_elsewhere={"night.dark": "nothing to show"})
    with pytest.raises(CheckFailed, match=r"cited, but not in the rulebook: night\.drak"):
        run_check("rulebook-cited", night(), variants=["night"], cited_elsewhere={"night.drak": "", "night.dark": ""})


def test_a_variant_that_adds_no_paragraph() -> None:
    for name in ("rulebook", "rulebook-cited"):
        with pytest.raises(CheckSkipped, match="the variants that are checked have added nothing to its rulebook"):
            run_check(name, HARBOUR, variants=["long"])


def test_the_first_table_is_one_of_theirs() -> None:
    with pytest.raises(CheckFailed, match="table night-2, seed"):
        run_check("messages", night(), variants=["night"])


def test_the_rules_of_other_variants_are_not_read() -> None:
    (home,) = [path for path in rules_modules(HUMBLE, ["humble"]) if path.name == "humble.py"]
    assert home not in rules_modules(HUMBLE, ["duel"])
    assert home in rules_modules(HUMBLE)


def test_another_process_plays_what_was_put_together_here() -> None:
    (result,) = check_ruleset(HUMBLE, checks=["hash-seed"], variants=["humble"], max_steps=5)
    assert result.status == "passed"


def test_an_unknown_variant_is_refused_and_the_nearest_named() -> None:
    with pytest.raises(UnknownVariantError, match=r"Unknown variant 'lnog'\. Did you mean long"):
        list(check_ruleset(HARBOUR, variants=["lnog"]))


def test_a_class_of_the_kit_takes_them_too() -> None:
    class Some(Conformance):
        ruleset = HARBOUR
        variants = ("LONG",)

    assert Some.every_table() == (Table("long", 4),)
    check = next(check for check, table in Some.cases() if table is None)
    assert Some.context(check, None, 0, 0).variants == ("long",)
