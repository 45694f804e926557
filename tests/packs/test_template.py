"""The template of a card pack: what it asks for is what is missing, and all that it explains is true."""

from __future__ import annotations

import re
import tomllib

import pytest

from tests.packs.game import FORMAT, MARKET
from tricktable import PackError
from tricktable._pack_template import template
from tricktable.effects import Effect
from tricktable.effects.vocabulary import FAMILIES, tag_of


@pytest.fixture(params=["en", "uk"])
def text(request: pytest.FixtureRequest) -> str:
    return template(MARKET.id, MARKET.info.name, FORMAT, MARKET.speech(request.param).tr)


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


def test_it_lists_every_word_and_key(text: str) -> None:
    for family in FAMILIES:
        for kind in FORMAT.vocabulary.of(family).values():
            tag = tag_of(kind)
            assert tag in {"fixed", "x", "bonus"} or f'{family.key} = "{tag}"' in text
    for key in (*FORMAT.card.__struct_fields__, "replaces", "base"):
        assert re.search(rf"^# +{key} =", text, re.MULTILINE), key
    assert all(len(line) <= 130 for line in text.splitlines())


def test_its_examples_are_cards_that_can_be_read(text: str) -> None:
    examples = re.findall(r"^#   \[\[card\]\]\n((?:#   .+\n)+)", text, re.MULTILINE)
    assert len(examples) == 2
    for example in examples:
        card = tomllib.loads(re.sub(r"^#   ", "", example, flags=re.MULTILINE))
        assert card["id"] in {each.id for each in FORMAT.own}


def test_words_of_a_plugin_are_listed_with_what_they_are_for() -> None:
    import dataclasses

    class Sing(Effect, frozen=True, tag="sing"):
        """You sing a song."""

        song: str = ""

    more = dataclasses.replace(FORMAT, vocabulary=FORMAT.vocabulary.with_(effects=[Sing]))
    text = template("market", "Market", more, MARKET.speech("en").tr)
    assert '#   { do = "sing", song = "..." }\n#       You sing a song.\n' in text
