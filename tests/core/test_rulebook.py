"""Rulebooks: numbers from the order, ids once, every origin named."""

from __future__ import annotations

import pytest

from tricktable import UnknownParagraphError
from tricktable.rulebook import paragraph_text, parse_rulebook

BOOK = """
[[section]]
id = "toy.setup"
title = { en = "Setup", uk = "Підготовка" }
[[section.paragraph]]
id = "toy.setup.deal"
origin = "rulebook"
en = "Deal."
uk = "Роздайте."

[[section]]
id = "toy.play"
title = { en = "Play", uk = "Гра" }
[[section.paragraph]]
id = "toy.play.turn"
origin = "public"
source = "a review"
en = " Play a card. "
[[section.paragraph]]
id = "toy.play.pass"
origin = "ours"
en = "Pass."
uk = "Пасуйте."
"""


def test_the_sections_of_another_one_follow_with_their_numbers() -> None:
    book = parse_rulebook(BOOK)
    more = parse_rulebook(BOOK.replace("toy.", "more."))
    both = book + more
    assert both.sections[:2] == book.sections
    assert [section.number for section in both.sections] == ["1", "2", "3", "4"]
    assert (both["4.2"].id, more["2.2"].id) == ("more.play.pass", "more.play.pass")
    assert both.ids()[5:] == ("more.setup", "more.setup.deal", "more.play", "more.play.turn", "more.play.pass")


def test_numbers_follow_the_order() -> None:
    assert [(p.number, p.id) for p in parse_rulebook(BOOK)] == [
        ("1.1", "toy.setup.deal"),
        ("2.1", "toy.play.turn"),
        ("2.2", "toy.play.pass"),
    ]


def test_a_paragraph_is_found_by_id_and_by_number() -> None:
    book = parse_rulebook(BOOK)
    assert book["2.1"] is book["toy.play.turn"] or book["2.1"] == book["toy.play.turn"]
    assert book["2.1"].text["en"] == "Play a card."


def test_an_unknown_paragraph_names_the_nearest() -> None:
    with pytest.raises(UnknownParagraphError) as caught:
        parse_rulebook(BOOK)["toy.play.turns"]
    assert caught.value.nearest[0] == "toy.play.turn"


def test_only_a_complete_language_counts() -> None:
    book = parse_rulebook(BOOK)
    assert book.languages() == ("en",)
    assert book.in_language("uk", {"toy.play.turn": "Зіграйте карту."}).languages() == ("en", "uk")


def test_a_missing_language_falls_back_to_english() -> None:
    assert paragraph_text(parse_rulebook(BOOK)["toy.play.turn"], "uk") == "Play a card."


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('id = "toy.play.pass"', 'id = "toy.play.turn"'),
        ('id = "toy.play.pass"', ""),
        ('origin = "ours"', 'origin = "mine"'),
        ('origin = "ours"', ""),
        ('source = "a review"', ""),
        ('origin = "rulebook"', 'origin = "rulebook"\nsource = "page 3"'),
        ('en = "Pass."\nuk = "Пасуйте."', ""),
        ('en = "Pass."', "en = 3"),
        ("[[section]]", "[[section"),
        ('id = "toy.setup"', 'id = "toy.setup"\ncolour = "red"'),
    ],
)
def test_a_faulty_file_is_refused(old: str, new: str) -> None:
    assert old in BOOK
    with pytest.raises(ValueError):  # noqa: PT011  # each fault has its own words
        parse_rulebook(BOOK.replace(old, new, 1))


def test_every_faulty_paragraph_is_named() -> None:
    faulty = BOOK.replace('source = "a review"', "").replace('origin = "ours"', 'origin = "mine"')
    with pytest.raises(ValueError, match=r"a `source`.*'mine'") as caught:
        parse_rulebook(faulty)
    assert str(caught.value).startswith("paragraph toy.play.turn: ")
    assert "; paragraph toy.play.pass: " in str(caught.value)
