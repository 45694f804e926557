"""What the tests of card texts share: a deck with names, and a describer that minds its gaps."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from tricktable.effects import Card, Deck, Describer
from tricktable.locale import Translator, core_catalogs
from tricktable.message import Message

NAMES = {
    "fact": {"en": "Fact", "uk": "Факт"},
    "ideo": {"en": "Ideo", "uk": "Ідео"},
    "walror": {"en": "Walror"},  # no Ukrainian name: the English one is said
}
WORDS = {
    "en": {
        "clan.dark": "Dark",
        "clan.fire": "Fire",
        "keyword.bounty": "Bounty",
        "keyword.echo": "Echo",
        "mark.bounty": "Bounty",
        "called.twins": "Twins",
    },
    "uk": {
        "clan.dark": "Темні",
        "clan.fire": "Вогненні",
        "keyword.bounty": "Нагорода",
        "keyword.echo": "Відлуння",
        "mark.bounty": "Нагорода",
        "called.twins": "Близнюки",
    },
}
KNOWN = {language: {*core_catalogs()[language], *words} for language, words in WORDS.items()}
deck = Deck([Card(id, name, "fire", 2) for id, name in NAMES.items()])


class Strict(Translator):
    """Says nothing that the language lacks, and leaves no gap open."""

    def __call__(self, id: str | Message, /, **args: object) -> str:
        name = id.id if isinstance(id, Message) else id
        if name not in KNOWN[self.language]:
            raise AssertionError(f"{self.language} does not say {name}")
        text = super().__call__(id, **args)
        if "{" in text or "None" in text:
            raise AssertionError(f"{name} has an open gap: {text}")
        return text


def describer(language: str) -> Describer:
    return Describer(Strict(language, [WORDS, core_catalogs()]), deck)


def kinds_in(values: Iterable[object]) -> set[type[Any]]:
    """The types of all values inside of these, and of themselves."""
    found: set[type[Any]] = set()
    for value in values:
        if isinstance(value, msgspec.Struct):
            found.add(type(value))
            found |= kinds_in(getattr(value, name) for name in value.__struct_fields__)
        elif isinstance(value, tuple):
            found |= kinds_in(value)
    return found
