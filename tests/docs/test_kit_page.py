"""The page of the kit says of each check what the check says of itself."""

from __future__ import annotations

import re
import textwrap

import pytest

from tests.docs.pages import KIT_PAGE, read
from tricktable.testing import Check, all_checks

CHECKS = sorted(all_checks().items())


def entry(check: Check) -> str:
    """A check as the page has it."""
    return "\n\n".join(
        [
            f"#### `{check.name}` {{ #{check.name} }}",
            f"**{check.statement}**",
            *map(_filled, check.about.split("\n\n")),
            _filled(f"Mend: {check.hint}"),
        ]
    )


def _filled(text: str) -> str:
    return textwrap.fill(" ".join(text.split()), 120, break_long_words=False, break_on_hyphens=False)


@pytest.mark.parametrize(("name", "check"), CHECKS, ids=[name for name, _ in CHECKS])
def test_each_check_is_told_as_it_is(name: str, check: Check) -> None:
    assert name == check.name
    assert f"\n{entry(check)}\n" in read(KIT_PAGE), f"{KIT_PAGE} should have:\n\n{entry(check)}\n"


def test_no_other_check_is_told() -> None:
    assert sorted(re.findall(r"^#### `([\w-]+)`", read(KIT_PAGE), re.MULTILINE)) == [name for name, _ in CHECKS]
