"""Words for people: what a speech knows beside its catalogs."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

import tricktable as tt
from tricktable.game import AnyGame
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


def _refused(act: Callable[[], object]) -> tt.TricktableError:
    with pytest.raises(tt.TricktableError) as caught:
        act()
    return caught.value


@pytest.mark.parametrize(
    ("act", "english", "ukrainian"),
    [
        (lambda game: game.play(""), "An action is missing.", "Бракує дії."),
        (lambda game: game.play("paly x"), "Did you mean 'play'?", "Може, «play»?"),
        (lambda game: game.play("zzz"), "There are: play.", "Є: play."),
        (lambda game: game.play("play"), "'play' also needs: card.", "Для «play» ще треба вказати: карта."),
        (lambda game: game.play("play a b"), "'b' is too much: 'play' needs no more.", "'b' зайве"),
        (lambda game: game.play("play 7"), "not what is needed here: card.", "не те, що тут треба: карта."),
        (lambda game: game.play("play green-99"), "There is no card 'green-99'.", "Немає такої карти: 'green-99'."),
        (lambda game: game.play("play green-11"), "not in your troupe", "немає у вашому загоні"),
        (lambda game: game.play("play pink-8", seat=2), "another seat's turn", "хід іншого"),
        (lambda game: game.play("play pink-8", step=9), "The game has moved on", "Гра вже пішла далі"),
        (lambda game: game.undo(), "nothing to take back", "Немає чого скасовувати"),
        (lambda game: game.redo(), "nothing to do again", "Немає чого повторювати"),
    ],
)
def test_what_a_player_did_wrong_is_said_in_his_language(
    act: Callable[[AnyGame], object], english: str, ukrainian: str
) -> None:
    game = tt.new_game("gorus-maximus", 3, seed=7)
    error = _refused(lambda: act(game))
    assert english in game.speech("en").error(error)
    assert ukrainian in game.speech("uk").error(error)
    assert "[" not in game.speech("uk").error(error)


@pytest.mark.parametrize("reason", ["start", "end", "another-seat", "revealed"])
def test_a_refused_undo_has_words_that_are_not_english(reason: str) -> None:
    error = tt.UndoError(reason)
    game = tt.new_game("gorus-maximus", 3)
    assert game.speech("en").error(error) == str(error)
    assert re.search("[а-яіїєґ]", game.speech("uk").error(error))


def test_what_no_player_did_is_said_as_it_stands() -> None:
    error = _refused(lambda: tt.new_game("gorus-maximus", 99))
    speech = tt.new_game("gorus-maximus", 3).speech("uk")
    assert speech.error(error) == str(error)
    assert speech.error(ValueError("no number")) == "no number"
