"""Cards that are called by name in what is typed."""

from __future__ import annotations

import pytest

import tricktable as tt
from tricktable._called import with_ids


@pytest.mark.parametrize("game", ["gorus-maximus", "gosu", "gosu-x"])
@pytest.mark.parametrize("language", ["en", "uk"])
def test_each_card_is_known_by_its_name_in_any_case(game: str, language: str) -> None:
    speech = tt.ruleset(game).speech(language)
    assert speech.cards
    for id in speech.cards:
        for name in (id, speech.card(id), speech.card(id).upper(), f"«{speech.card(id)}»"):
            assert with_ids(f"play {name}", speech) == f"play {id}"


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("play Темний ґоблін-медик 2", "play dark-goblin-medic 2"),
        ("play nobody", "play nobody"),
        ("at 0 1  2", "at 0 1  2"),
        ('play "no such"', 'play "no such"'),
        ("камео", "камео"),
        ("", ""),
    ],
)
def test_what_is_no_name_stays_as_it_is(typed: str, read: str) -> None:
    assert with_ids(typed, tt.ruleset("gosu").speech("uk")) == read


def test_a_name_of_several_cards_is_nobodys() -> None:
    speech = tt.Speech(tt.ruleset("gosu").speech("en").tr)
    speech.cards = {"kameo": None, "kork": None}
    assert with_ids("play Kameo", speech) == "play kameo"

    class Alike(tt.Speech):
        def card(self, card: str) -> str:
            return "Goblin"

    alike = Alike(speech.tr)
    alike.cards = speech.cards
    assert with_ids("play Goblin", alike) == "play Goblin"


def test_a_long_line_is_read_at_once() -> None:
    line = "play " + "goblin " * 100_000
    assert with_ids(line, tt.ruleset("gosu").speech("en")) == line
