"""Each check is seen to catch a ruleset that is broken in the way it is there for."""

from __future__ import annotations

from typing import Any

import pytest

from tests.testing.broken import cards, deciding, files, hiding, keeping, later, unmarked
from tricktable import Ruleset
from tricktable.testing import all_checks, check_ruleset

CAUGHT_BY: list[tuple[Ruleset[Any, Any, Any, Any, Any], str]] = [
    *cards.CAUGHT_BY,
    *deciding.CAUGHT_BY,
    *files.CAUGHT_BY,
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
