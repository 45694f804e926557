"""The template of a card pack: what it asks for is what is missing, and all that it explains is true."""

from __future__ import annotations

import dataclasses
import re
import tomllib

import pytest

from tests.packs.game import FORMAT, MARKET
from tricktable import PackError
from tricktable.effects import Card, Effect
from tricktable.effects.reading import read_card
from tricktable.effects.vocabulary import FAMILIES, tag_of
from tricktable.packs.template import template


@pytest.fixture(params=["en", "uk"])
def text(request: pytest.FixtureRequest) -> str:
    return template(MARKET.id, MARKET.info.name, FORMAT, MARKET.speech(request.param).tr)


KNOWING = dataclasses.replace(FORMAT, keywords=("bounty", "echo"))
"""The same with keywords."""


@pytest.fixture(params=["en", "uk"])
def with_keywords(request: pytest.FixtureRequest) -> str:
    return template(MARKET.id, MARKET.info.name, KNOWING, MARKET.speech(request.param).tr)


def filled(text: str) -> str:
    number = iter(range(100))
    return re.sub(r'en = "", uk = ""', lambda _: f'en = "A{(n := next(number))}", uk = "А{n}"', text)


def test_only_the_names_are_missing(text: str) -> None:
    with pytest.raises(PackError) as caught:
        MARKET.card_packs.read(text)
    assert {fault.message.partition(": ")[2] for fault in caught.value.problems} == {
        "A name is wanted, not an empty text."
    }
    assert len(caught.value.problems) == 2 * len(FORMAT.own)
    lines = text.split("\n")
    assert all('name = { en = "", uk = "" }' in lines[fault.line - 1] for fault in caught.value.problems)


def test_with_names_it_is_a_pack_of_the_same_frame(text: str) -> None:
    pack = MARKET.card_packs.read(filled(text))
    frame = [(card.clan, card.level, card.copies) for card in FORMAT.own]
    assert [(card.clan, card.level, card.copies) for card in pack.cards] == frame


def test_it_lists_every_word_and_key(with_keywords: str) -> None:
    text = with_keywords
    for family in FAMILIES:
        for kind in FORMAT.vocabulary.of(family).values():
            tag = tag_of(kind)
            assert tag in {"fixed", "x", "bonus"} or f'{family.key} = "{tag}"' in text
    for key in (*FORMAT.card.__struct_fields__, "replaces", "base"):
        assert re.search(rf"^# +{key} =", text, re.MULTILINE), key
    assert all(len(line) <= 130 for line in text.splitlines())


def test_it_marks_what_is_needed_and_what_the_rest_comes_to() -> None:
    text = template(MARKET.id, MARKET.info.name, FORMAT, MARKET.speech("en").tr)
    entry = text[text.index('#   { do = "for-each"') : text.index('#   { do = "gain-point"')]
    assert "#       Each opponent draws 1 card.\n" in entry
    assert entry.endswith("#       needed: who, then\n")
    entry = text[text.index('#   { do = "destroy"') : text.index('#   { do = "discard"')]
    assert entry.endswith("#       left out: count = 1, which = { free = true }\n")
    assert "mutation = 0...9 " in text
    assert "one of: red, blue" in text
    assert text.count('clan = "..." or "chosen"') == 2
    assert "a { } stays on one line" in text
    assert "up to 17 deep" in text
    assert "least = INT, from_hand = true" in text
    assert "INT = 2 " in text


def test_every_word_that_stands_for_players_and_every_key_of_a_filter_is_explained(with_keywords: str) -> None:
    text = with_keywords
    from tricktable.effects.fields import fields_of, words
    from tricktable.packs.spelling import NAMED

    for name in ("WHO", "FILTER", "CARDS"):
        part = text[text.index(f"#   {name} = ") :]
        for word in words(NAMED[name]) or fields_of(NAMED[name]):
            assert re.search(rf"^#       {word}  +\w", part, re.MULTILINE), word


def test_examples_name_a_keyword_of_the_game() -> None:
    text = template(MARKET.id, MARKET.info.name, KNOWING, MARKET.speech("en").tr)
    entry = text[text.index('#   { do = "place-mark"') :].split("\n")[:2]
    assert entry == ['#   { do = "place-mark", mark = "..." }', "#       Put the bounty token on another face-up card."]
    assert "#       cards have bounty\n" in text
    assert re.search(r"^#   keywords = .* one or several of: bounty, echo$", text, re.MULTILINE)


def test_of_keywords_nothing_is_said_where_the_game_has_none(text: str) -> None:
    assert "echo" not in text
    assert not re.search(r"^#  +keyword|\bkeywords? =|needed: .*(keyword|mark)", text, re.MULTILINE)
    for word in ("grant", "place-mark"):
        assert f'"{word}"' not in text


def test_cancel_stands_in_both_that_come_before_something(text: str) -> None:
    entry = text[text.index('#   { do = "cancel"') :].split("\n")[:3]
    assert '{ holds = "before" }' in entry[2]
    assert '{ holds = "from-hand" }' in entry[2]


def test_effects_stand_in_effects_as_deep_as_it_says() -> None:
    from tricktable.effects.reading import DEEPEST

    for innermost in ('{ do = "trap", which = { level = [1, 2] } }', '{ do = "draw" }'):
        for deep, told in ((DEEPEST, []), (DEEPEST + 1, [f"Effects stand in each other at most {DEEPEST} deep."])):
            inner = innermost
            for _ in range(deep - 1):
                inner = f'{{ do = "may", then = [{inner}] }}'
            for part in ("entering = [{}]", 'overall = [{{ holds = "before", verb = "trap", then = [{}] }}]'):
                card = tomllib.loads(f'id = "a"\nname = {{}}\nclan = "red"\nlevel = 1\n{part.format(inner)}')
                assert [fault.message for fault in read_card(card, Card, path=("card", 0))[1]] == told


def test_its_examples_are_cards_that_can_be_read(text: str) -> None:
    examples = re.findall(r"^#   \[\[card\]\]\n((?:#   .+\n)+)", text, re.MULTILINE)
    assert len(examples) == 2
    for example in examples:
        card = tomllib.loads(re.sub(r"^#   ", "", example, flags=re.MULTILINE))
        assert card["id"] in {each.id for each in FORMAT.own}


def test_words_of_a_plugin_are_listed_with_what_they_are_for() -> None:
    class Sing(Effect, frozen=True, tag="sing"):
        """You sing a song."""

        song: str = ""

    more = dataclasses.replace(FORMAT, vocabulary=FORMAT.vocabulary.with_(effects=[Sing]))
    text = template("market", "Market", more, MARKET.speech("en").tr)
    assert '#   { do = "sing", song = "..." }\n#       You sing a song.\n' in text
