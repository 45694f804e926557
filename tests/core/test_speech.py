"""Words for people: what a speech knows beside its catalogs."""

from __future__ import annotations

import tricktable as tt
from tricktable.locale import Translator


def test_a_table_in_sight_is_a_twin_s_alone() -> None:
    speech = tt.Speech(Translator("en", []), ["Ann", "Bob"])
    view = tt.new_game("gorus-maximus", 3, seed=1).view(0)
    at_table = speech.at(view)
    assert (speech.view, at_table.view) == (None, view)
    assert at_table.players == ("Ann", "Bob")


def test_a_ruleset_s_speech_knows_its_cards_by_their_ids() -> None:
    cards = tt.ruleset("gorus-maximus").speech("en").cards
    assert cards["blue-10"] == "blue-10"


def test_a_question_names_the_card_that_asks() -> None:
    speech = tt.ruleset("gosu").speech("en")
    assert speech.prompt(tt.Message.of("ask.trap", card="trsck", n=1)).startswith("Trsck: Which card")
    assert not speech.prompt(tt.Message.of("ask.pay", n=2)).startswith("Trsck")
    assert speech.prompt(None) == ""
    assert tt.ruleset("gosu").speech("uk").prompt(tt.Message.of("ask.may", card="trsck")).startswith("Трск: ")


def test_a_card_that_does_not_exist_is_said_as_it_stands() -> None:
    for ruleset in ("gorus-maximus", "gosu", "gosu-x"):
        assert tt.ruleset(ruleset).speech("en").card("zebra") == "zebra"


def test_a_question_that_names_the_card_itself_says_it_once_and_by_name() -> None:
    speech = tt.Speech(Translator("en", [{"en": {"card.moray": "Moray", "ask.feed": "What does {card} eat?"}}]))
    assert speech.prompt(tt.Message.of("ask.feed", card="moray")) == "What does Moray eat?"
