"""Cards by their marks, and places by the cards that lie there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

import tricktable as tt
from tricktable.effects import Card, MarkedSpeech, PickCard
from tricktable.locale import Translator
from tricktable.tableau import Activate, Placed, Spot
from tricktable.tableau.views import SideView, TableauView

WORDS = {
    "mark.elf": "E",
    "mark.orc": "O",
    "marked": "{mark} {name}",
    "place": "{row}/{place}",
    "at-place": "{card} at {place}",
    "card.finn": "Finn",
    "card.gork": "Gork",
    "card.ada": "Ada",
    "action.card": "pick {card}",
    "action.activate": "use {card}",
    "action.at": "my {card}",
    "action.at.of": "{card} of {seat}",
}
FINN, GORK, ADA = Card("finn", {}, "elf", 2), Card("gork", {}, "orc", 1), Card("ada", {}, "elf", 1)


class ForestSpeech(MarkedSpeech[Card]):
    colours: ClassVar[Mapping[str, str]] = {"orc": "red", "elf": "green"}


def seen(*armies: tuple[tuple[str, ...], ...], to_act: int | None = 0) -> tt.View[Any, Any]:
    sides = tuple(
        SideView(0, (), tuple(tuple(Placed(card) for card in row) for row in army), ready=0, spent=0) for army in armies
    )
    table = TableauView(hand=(), sides=sides, aside=())
    return tt.View("forest", "standard", 2, 0, 5, to_act, None, (), None, table)


@pytest.fixture
def speech() -> ForestSpeech:
    made = ForestSpeech(Translator("en", [{"en": WORDS}]), ("Ann", "Bob"))
    made.cards = {card.id: card for card in (FINN, GORK, ADA)}
    return made


def test_a_card_has_its_mark_and_colour(speech: ForestSpeech) -> None:
    assert speech.cell("finn") == tt.Cell("E2 Finn", "green", card="finn")
    assert speech.action(PickCard("gork")) == "pick O1 Gork"


def test_a_card_that_is_not_known_is_called_as_it_is(speech: ForestSpeech) -> None:
    assert speech.cell("zed") == tt.Cell("zed", "", card="zed")


def test_a_hand_is_sorted_by_level_clan_as_listed_and_name(speech: ForestSpeech) -> None:
    assert sorted(["finn", "zed", "ada", "gork"], key=speech.in_order) == ["gork", "ada", "finn", "zed"]


def test_a_place_is_called_by_its_card(speech: ForestSpeech) -> None:
    at = speech.at(seen((("gork",), ("finn",)), (("ada",),)))
    assert at.action(Activate(2, 1)) == "use E2 Finn"
    assert at.action(Spot(0, 1, 1)) == "my O1 Gork"
    assert at.action(Spot(1, 1, 1)) == "E1 Ada of Bob"


def test_a_place_has_its_number_beside_a_copy(speech: ForestSpeech) -> None:
    at = speech.at(seen((("gork", "ada", "gork"),), ((),)))
    assert [at.action(Activate(1, place)) for place in (1, 2, 3)] == [
        "use O1 Gork at 1",
        "use E1 Ada",
        "use O1 Gork at 3",
    ]


def test_a_place_is_called_by_its_numbers_where_nothing_is_known_of_it(speech: ForestSpeech) -> None:
    assert speech.action(Activate(1, 2)) == "use 1/2"
    assert speech.at(seen((("gork",),), ((),))).action(Activate(1, 2)) == "use 1/2"
    over = speech.at(seen((("gork",),), ((),), to_act=None))
    assert (over.action(Activate(1, 1)), over.action(Spot(0, 1, 1))) == ("use 1/1", "O1 Gork of Ann")
