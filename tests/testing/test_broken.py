"""Each check is seen to catch a ruleset that is broken in the way it is there for."""

from __future__ import annotations

from typing import Any

import pytest

from tests.testing.broken import cards, deciding, files, forgetting, hiding, keeping, later, unmarked
from tricktable import Ruleset
from tricktable.testing import all_checks, check_ruleset

CAUGHT_BY: list[tuple[Ruleset[Any, Any, Any, Any, Any], str]] = [
    *cards.CAUGHT_BY,
    *deciding.CAUGHT_BY,
    *files.CAUGHT_BY,
    *forgetting.CAUGHT_BY,
    *hiding.CAUGHT_BY,
    *keeping.CAUGHT_BY,
    *later.CAUGHT_BY,
    *unmarked.CAUGHT_BY,
]


@pytest.mark.parametrize(("ruleset", "check"), CAUGHT_BY, ids=lambda item: item if isinstance(item, str) else item.id)
def test_a_broken_ruleset_is_caught(ruleset: Ruleset[Any, Any, Any, Any, Any], check: str) -> None:
    results = list(check_ruleset(ruleset, checks=[check]))
    failed = [result for result in results if result.status == "failed"]
    assert failed
    assert all(ruleset.id in result.reason for result in failed)
    assert all(result.hint or "something failed that must not" in result.reason for result in failed)


def test_every_check_has_a_ruleset_that_it_catches() -> None:
    assert {check for _, check in CAUGHT_BY} == set(all_checks())


@pytest.mark.parametrize(
    ("ruleset", "check", "words"),
    [
        (deciding.NO_SUCH_REASON, "one-decider", "`outcome`"),
        (deciding.CITES_NOTHING, "legal-listing", "paragraph"),
        (later.NEVER_BIDS_ONE, "legal-listing", "`candidates`"),
        (hiding.BETRAYS_BEFORE_ASKING, "pools-law", "`seen_by`"),
        (hiding.BETRAYS_BEFORE_ASKING, "view-routes", "`seen_by`"),
        (later.SORTS_HANDS_ONLY_AT_FIRST, "pools-law", "`tidy`"),
        (later.SORTS_HANDS_ONLY_AT_FIRST, "determinize", "`tidy`"),
    ],
    ids=lambda item: item if isinstance(item, str) else item.id,
)
def test_the_hint_fits_the_reason(ruleset: Ruleset[Any, Any, Any, Any, Any], check: str, words: str) -> None:
    failed = [result for result in check_ruleset(ruleset, checks=[check]) if result.status == "failed"]
    assert failed
    assert all(words in result.hint for result in failed)
