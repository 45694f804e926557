"""What is drawn of a card, whatever the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from tricktable.locale import Translator, read_catalogs
from tricktable.ruleset import AnyRuleset

WORDS = read_catalogs(Path(__file__).parent)


@dataclass(frozen=True, kw_only=True)
class Face:
    """A card, or a tile, as a page shows it.

    Attributes:
        id: its id, the anchor on the page.
        name: what it is called.
        language: the language of the name.
        also: its names in other languages.
        group: the id of its clan or school.
        badge: what stands in its corner, a level or a rank.
        line: the words below its name.
        icons: how many Activation icons it has.
        facts: what else is printed on it, each with its name.
        text: what it does.
        keywords: the sentence of its keywords; empty: it has none.
        named: the keywords in that sentence, by id.
        origin: where it is known from.
        marks: the values that filters find it by.
    """

    id: str
    name: str
    language: str
    group: str
    badge: str
    line: str
    marks: Mapping[str, Sequence[str]]
    also: Mapping[str, str]
    icons: int = 0
    facts: Sequence[tuple[str, str]] = ()
    text: Sequence[str] = ()
    keywords: str = ""
    named: Mapping[str, str]
    origin: str = ""


class Filter(NamedTuple):
    """A choice that leaves some of the cards.

    Attributes:
        id: its name in the address of the page, and in the marks of the cards.
        name: what it is called.
        values: what can be chosen, each with its name.
    """

    id: str
    name: str
    values: Mapping[str, str]


class Gallery(NamedTuple):
    """The cards of a game.

    Attributes:
        ruleset: the game.
        tr: says the words of the page.
        lead: the paragraph that it opens with.
        groups: the clans or schools, each with its name.
        faces: the cards.
        filters: those that leave a choice.
    """

    ruleset: AnyRuleset
    tr: Translator
    lead: str
    groups: Mapping[str, str]
    faces: Sequence[Face]
    filters: Sequence[Filter]


def translator(ruleset: AnyRuleset, language: str) -> Translator:
    """Says the words of the gallery and those of a game."""
    return Translator(language, [WORDS, *ruleset.catalogs()])


def filters(tr: Translator, faces: Sequence[Face], names: Mapping[str, Mapping[str, str]]) -> list[Filter]:
    """The filters of some cards: the values that occur, in their order; none where all cards have the same.

    Args:
        tr: says what each is called.
        faces: the cards.
        names: of each filter, what its values are called.
    """
    found: list[Filter] = []
    for id, called in names.items():
        there = {value for face in faces for value in face.marks.get(id, ())}
        everywhere = len(there) == 1 and all(face.marks.get(id) for face in faces)
        if there and not everywhere:
            found.append(
                Filter(id, tr(f"gallery.{id}"), {value: name for value, name in called.items() if value in there})
            )
    return found
