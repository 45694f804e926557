"""The page on effects of one's own names every question of the core, and every text that says a noun itself."""

from __future__ import annotations

import re

import pytest

from tests.docs.pages import read, rows, section
from tricktable.locale import core_catalogs, gaps

PAGE = "docs/en/reference/tableau/own-effects.md"
ENGLISH = core_catalogs()["en"]


def test_every_question_is_there_with_its_words_and_gaps() -> None:
    said = {id: text if isinstance(text, str) else text["other"] for id, text in ENGLISH.items()}
    wanted = {(id, text, *sorted(gaps(text))) for id, text in said.items() if id.startswith("ask.")}
    told = rows(section(PAGE, "Its questions"))
    assert {(id, text, *filter(None, [gap.strip("{}")])) for id, text, gap in told} == wanted


@pytest.mark.parametrize("noun", ["victory point", "Activation token"])
def test_every_text_that_says_a_noun_is_listed(noun: str) -> None:
    (told,) = re.findall(rf'^For "{noun}":\n(.*?)\n\n', read(PAGE), re.MULTILINE | re.DOTALL)
    wanted = {id for id, text in ENGLISH.items() if id.startswith(("effect.", "deed.")) and noun in str(text)}
    assert set(re.findall(r"`([^`]+)`", told)) == wanted
