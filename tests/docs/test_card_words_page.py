"""The page of the words of cards tells every word of the core, with examples that a card file may hold."""

from __future__ import annotations

import re
import tomllib

import pytest

from docs.sitegen import words
from docs.sitegen.data import pages as data_pages
from tests.docs.pages import read
from tricktable._docs import attributes
from tricktable.effects import Printed, Which, read_value
from tricktable.effects import fields as _fields
from tricktable.effects.vocabulary import FAMILIES, STANDARD, tag_of
from tricktable.effects.writing import plain, toml_value
from tricktable.packs import spelling

PAGE = words.page()
WORDS = list(words.all_words())
EVERY = {(family.key, tag) for family in FAMILIES for tag in STANDARD.of(family)}


def entry(word: words.Word) -> str:
    _, _, rest = PAGE.partition(f"### `{word.tag}` {{#{word.anchor}}}\n")
    return re.split(r"^#+ ", rest, maxsplit=1, flags=re.MULTILINE)[0]


def test_every_word_is_told_once() -> None:
    told = re.findall(r"^### `[\w-]+` \{#([\w-]+)\}$", PAGE, re.MULTILINE)
    assert sorted(told) == sorted(f"{key}-{tag}" for key, tag in EVERY)
    anchors = re.findall(r"\{#([\w-]+)\}", PAGE)
    assert len(anchors) == len(set(anchors))


@pytest.mark.parametrize("word", WORDS, ids=lambda word: word.anchor)
def test_each_word_has_its_keys_and_an_example_that_can_be_read(word: words.Word) -> None:
    told = entry(word)
    assert re.findall(r"^- `(\w+)`.*: .", told, re.MULTILINE) == list(_fields.fields_of(word.kind))
    (written,) = re.findall(r"^Example: `(.*)`$", told, re.MULTILINE)
    data = tomllib.loads(f"value = {written}")["value"]
    assert read_value(data, word.family.base) == (word.example, ())
    assert written == toml_value(plain(word.example))
    (said,) = re.findall(r"^> (.+)$", told, re.MULTILINE)
    assert said.endswith((".", "”")), said


@pytest.mark.parametrize("name", spelling.NAMED)
def test_what_stands_behind_names_in_capitals(name: str) -> None:
    _, _, rest = PAGE.partition(f" {{#{name.lower()}}}\n")
    told = re.findall(r"^- `([\w-]+)`", re.split(r"^## ", rest, maxsplit=1, flags=re.MULTILINE)[0], re.MULTILINE)
    hint = spelling.NAMED[name]
    assert told == list(_fields.words(hint) or _fields.fields_of(hint))


@pytest.mark.parametrize("kind", [Which, Printed])
def test_keys_of_filters_are_documented(kind: type[object]) -> None:
    assert set(_fields.fields_of(kind)) <= set(attributes(kind))


def test_tags_are_those_of_the_classes() -> None:
    assert {(word.family.key, tag_of(word.kind)) for word in WORDS} == EVERY


def test_the_page_is_in_the_navigation() -> None:
    for path, _ in (*words.pages(), *data_pages()):
        assert f": {path}\n" in read("mkdocs.yml")
