"""A place in an action is said with its card, where the table is in sight."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tableau.test_picture import table
from tricktable import Speech, Value, View
from tricktable.locale import Translator, core_catalogs
from tricktable.tableau import Spot

WORDS = {"en": {"action.use": "use {there}", "card.bee": "Honey Bee"}}


class Use(Value, frozen=True, tag="use"):
    row: int
    place: int


@pytest.mark.parametrize(
    ("action", "language", "said"),
    [
        (Use(1, 2), "en", "use Honey Bee (row 1, place 2)"),
        (Use(3, 1), "en", "use row 3, place 1"),
        (Spot(0, 2, 1), "en", "Ann: cat (row 2, place 1)"),
        (Spot(1, 2, 1), "en", "Bob: row 2, place 1"),
        (Spot(0, 2, 1), "uk", "Ann: cat (ряд 2, місце 1)"),
    ],
)
def test_a_place_is_said_with_its_card(action: Value, language: str, said: str) -> None:
    view: View[Any, Any] = View("game", "standard", 2, 0, 0, 0, None, (), None, table())
    speech = Speech(Translator(language, [WORDS, core_catalogs()]), ["Ann", "Bob"])
    assert speech.at(view).action(action) == said
    assert "cat" not in speech.action(action)
    assert "Bee" not in speech.action(action)
