"""Running the checks without pytest."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from tests.testing.broken.deciding import MISSPELLS, NEVER_ENDS, NOTHING_TO_DO
from tests.testing.broken.hiding import NAMES_IN_VIEW
from tests.testing.broken.keeping import REMEMBERS_OUTSIDE
from tests.testing.broken.later import DEALS_WITHOUT_POOLS, LOWEST_OF_FIVE_WINS_TIES
from tests.testing.broken.unmarked import UNMARKED
from tests.toys.harbour.game import HARBOUR, VARIANTS
from tests.toys.harbour.rules import HarbourRules
from tricktable import Ruleset, UnknownNameError
from tricktable.testing import CheckFailed, CheckSkipped, Table, all_checks, check_ruleset, run_check


def test_every_check_is_carried_out_at_every_table() -> None:
    results = list(check_ruleset(HARBOUR, examples=1, max_steps=2))
    tables = [Table("short", 2), Table("short", 3), Table("long", 4)]
    for check in all_checks().values():
        at = [result.table for result in results if result.check == check.name]
        assert at == (tables if check.scope == "table" else [None])


def test_further_tables_are_played_too() -> None:
    extra = Table("short", 2, {"turns": 1})
    results = list(check_ruleset(HARBOUR, checks=["bound"], tables=[extra]))
    assert results[-1].table == extra
    assert str(extra) == "short-2-turns=1"


def test_a_failure_names_ruleset_table_seed_and_step() -> None:
    failed = [result for result in check_ruleset(NOTHING_TO_DO, checks=["one-decider"]) if result.status == "failed"]
    assert failed[0].reason.startswith("nothing-to-do, table short-2, seed ")
    assert "step " in failed[0].reason
    assert failed[0].hint == all_checks()["one-decider"].hint


def test_what_the_rules_raise_is_said_once_with_its_line_and_without_a_hint() -> None:
    failed = [each for each in check_ruleset(MISSPELLS, examples=1, max_steps=3) if each.status == "failed"]
    first, others = failed[0], [each for each in failed if each.check != failed[0].check]
    assert "AttributeError: 'State' object has no attribute 'lefd'" in first.reason
    assert re.search(r"\(tests/testing/broken/deciding\.py, line \d+, in next_turn\)$", first.reason.replace("\\", "/"))
    assert first.check == "one-decider"
    assert {"scenarios", "golden", "hash-seed", "rotation", "pools-cover"} <= {each.check for each in others}
    assert all(each.reason.endswith(f"same cause as {first.check}") for each in others)
    assert not any(each.hint for each in failed)


def test_what_is_wrong_with_the_types_is_said_before_anything_else() -> None:
    assert next(iter(all_checks())) == "contract"


def test_a_leak_is_laid_to_the_view_before_it_is_laid_to_the_pools() -> None:
    names = list(all_checks())
    assert names.index("view-privacy") < names.index("pools-law")
    (failed, *_) = (each for each in check_ruleset(NAMES_IN_VIEW, checks=["pools-law"]) if each.status == "failed")
    assert re.search(
        r"(seat \d|a spectator) can see \['\w+'\] in his view, yet they stand in his pools$", failed.reason
    )


def test_every_unmarked_field_is_named_at_once() -> None:
    (result,) = check_ruleset(UNMARKED, checks=["cards-marked"])
    for wanted in (
        "State.deck holds cards but is not marked: tuple[CardId, ...]",
        "State.hands holds cards but is not marked: PerSeat[tuple[CardId, ...]]",
        "Drew.card holds cards but is not marked: CardId | None",
        "View.hand holds cards but is not marked: tuple[CardId, ...]",
    ):
        assert wanted in result.reason


def test_a_spectator_is_called_one() -> None:
    with pytest.raises(CheckFailed, match=r"18 cards \(c00, .*the pools of a spectator, who has not seen them"):
        run_check("pools-cover", DEALS_WITHOUT_POOLS)


def test_a_failure_can_be_called_up_again() -> None:
    with pytest.raises(CheckFailed) as caught:
        run_check("bound", NEVER_ENDS, Table("short", 3), seed=11)
    again = caught.value.context
    with pytest.raises(CheckFailed, match="seed 11"):
        run_check("bound", NEVER_ENDS, again.table, seed=again.seed, steps=again.steps)


def test_a_tie_at_the_end_is_found_again_by_the_seed_that_is_named() -> None:
    (failed,) = check_ruleset(LOWEST_OF_FIVE_WINS_TIES, checks=["rotation"])
    found = re.search(r"seed (\d+), step (\d+)", failed.reason)
    assert found
    assert int(found[2]) > 60
    with pytest.raises(CheckFailed, match="the game ends otherwise"):
        run_check("rotation", LOWEST_OF_FIVE_WINS_TIES, seed=int(found[1]))


def test_the_shortest_game_that_fails_is_looked_for() -> None:
    (failed, *_) = (each for each in check_ruleset(REMEMBERS_OUTSIDE, checks=["replay"]) if each.status == "failed")
    assert failed.table is not None
    (seed,) = [int(part.removeprefix("seed ")) for part in failed.reason.split(":")[0].split(", ") if "seed" in part]
    with pytest.raises(CheckFailed):
        run_check("replay", REMEMBERS_OUTSIDE, failed.table, seed=seed, steps=20)


def test_an_unknown_check_is_refused_and_the_nearest_named() -> None:
    with pytest.raises(UnknownNameError) as caught:
        list(check_ruleset(HARBOUR, checks=["one-decide"]))
    assert caught.value.nearest[0] == "one-decider"


def test_what_cannot_be_checked_says_why() -> None:
    with pytest.raises(CheckSkipped, match="no rulebook"):
        run_check(
            "rulebook",
            HARBOUR.__class__(id="bare", name="Bare", version="1", rules=HARBOUR.rules, variants=HARBOUR.variants),
        )


def test_each_check_says_what_it_is_about() -> None:
    for check in all_checks().values():
        assert check.statement.endswith(".")
        assert check.hint.endswith(".")
        assert check.about.endswith(".")
        assert check.name == check.name.lower().replace(" ", "-")


def test_neither_pytest_nor_hypothesis_is_imported() -> None:
    code = (
        "import sys; from tricktable.testing import check_ruleset\n"
        "results = list(check_ruleset('gorus-maximus', checks=['one-decider', 'rulebook'], examples=1))\n"
        "assert all(result.status == 'passed' for result in results), results\n"
        "assert not {'pytest', 'hypothesis', '_pytest'} & set(sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_all_messages_that_are_missing_are_named_at_once() -> None:
    """Of two languages, in one run; what is there in English only is missing in the others."""
    words = {"event.drew": "x", "event.drew.hidden": "x", "action.draw": "x"}
    lacking = Ruleset(id="lacking", name="Lacking", version="1.0", rules=HarbourRules, variants=VARIANTS,
                      messages={"en": words, "uk": {id: "x" for id in words if id != "action.draw"}})  # fmt: skip
    (first, *_) = check_ruleset(lacking, checks=["messages"], examples=1)
    _, english, ukrainian = re.split(r"there are no messages ", first.reason)
    assert english.endswith(" in en; ")
    assert ukrainian.endswith(" in uk")
    assert {"'action.play'", "'event.played'"} <= set(english.removesuffix(" in en; ").split(", "))
    assert "'event.drew'" not in english + ukrainian
    assert ("'action.draw'" in english, "'action.draw'" in ukrainian) == (False, True)
