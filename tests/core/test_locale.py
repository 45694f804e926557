"""Messages: plurals as Unicode has them, catalogs in a chain, gaps that reach nothing but plain values."""

from __future__ import annotations

from typing import Any

import pytest
from babel import Locale

import tricktable as tt
from tricktable import Message
from tricktable.locale import Catalog, Translator, core_catalogs, gaps, parse_catalog, plural_category

LANGUAGES = ["en", "de", "nl", "sv", "da", "nb", "fi", "et", "hu", "it", "es", "el", "bg", "tr"]
LANGUAGES += ["ja", "ko", "zh", "vi", "th", "id", "fr", "uk", "be", "ru", "pl", "cs", "sk"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_categories_are_those_of_unicode(language: str) -> None:
    rule = Locale(language).plural_form
    # French and Spanish and Italian have "many" for millions only, which no game counts.
    assert [plural_category(language, n) for n in range(1000)] == [rule(n) for n in range(1000)]


def test_an_unlisted_language_counts_as_english() -> None:
    assert [plural_category("xx", n) for n in (0, 1, 2)] == ["other", "one", "other"]


CARDS = {"by": "cards", "one": "{cards} карта", "few": "{cards} карти", "many": "{cards} карт"}


@pytest.mark.parametrize(
    ("cards", "text"), [(0, "0 карт"), (1, "1 карта"), (2, "2 карти"), (5, "5 карт"), (11, "11 карт"), (21, "21 карта")]
)
def test_ukrainian_cards(cards: int, text: str) -> None:
    assert Translator("uk", [{"uk": {"cards": CARDS}}])("cards", cards=cards) == text


def test_the_first_catalog_that_knows_an_id_is_used_and_then_english() -> None:
    near, far = {"uk": {"a": "near"}}, {"uk": {"a": "far", "b": "far"}, "en": {"c": "english"}}
    tr = Translator("uk", [near, far])
    assert [tr("a"), tr("b"), tr("c"), tr("d")] == ["near", "far", "english", "d"]
    assert [tr.knows(id) for id in "abcd"] == [True, True, True, False]


def test_a_message_brings_its_own_values() -> None:
    tr = Translator("en", [{"en": {"take": "Take {n}."}}])
    assert tr(Message.of("take", n=3)) == "Take 3."


@pytest.mark.parametrize("text", ["{n.__class__}", "{n[0]}", "{0}", "{}", "{missing}"])
def test_a_gap_reaches_plain_values_only(text: str) -> None:
    assert "class" not in Translator("en", [{"en": {"id": text}}])("id", n=3).replace("{n.__class__}", "")


def test_a_catalog_is_flattened_but_plurals_are_kept() -> None:
    assert parse_catalog('a.b = "x"\n[c.d]\none = "y"\nother = "z"') == {"a.b": "x", "c.d": {"one": "y", "other": "z"}}


def test_core_catalogs_agree_in_ids_and_gaps() -> None:
    english, ukrainian = core_catalogs()["en"], core_catalogs()["uk"]
    assert set(english) == set(ukrainian)
    assert {id for id in english if gaps(english[id]) != gaps(ukrainian[id])} == set()


@pytest.mark.parametrize(
    ("tag", "said"),
    [
        ("uk", "Синій 4"),
        ("UK", "Синій 4"),
        ("uk-UA", "Синій 4"),
        ("uk_UA", "Синій 4"),
        ("xx", "Blue 4"),
        ("", "Blue 4"),
    ],
)
def test_a_tag_is_matched_whatever_its_case_and_region(tag: str, said: str) -> None:
    speech = tt.ruleset("gorus-maximus").speech(tag)
    assert speech.card("blue-4") == said
    assert speech.tr.language == ("uk" if said.startswith("С") else tag)


def test_the_closest_language_is_taken() -> None:
    catalogs: list[dict[str, Catalog]] = [{"pt": {"a": "pt"}, "pt-BR": {"a": "br"}, "en": {"a": "en"}}]
    tags = ("pt-br", "PT_BR", "pt-PT", "pt", "p")
    assert [Translator(tag, catalogs)("a") for tag in tags] == ["br", "br", "pt", "pt", "en"]


@pytest.mark.parametrize("wrong", [3, None, b"uk", ["uk"]], ids=repr)
def test_a_language_that_is_no_text_is_refused(wrong: Any) -> None:
    game = tt.new_game("gorus-maximus", 3, seed=7)
    acts = (game.speech, lambda tag: game.show(0, tag), lambda tag: game.why_not("play blue-1", language=tag))
    for act in acts:
        with pytest.raises(tt.OptionsError, match="A language is a tag"):
            act(wrong)
