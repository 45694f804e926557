"""Editions of a game beside the one that its rulebook retells: which paragraphs answer each other, and which are whose.

The pages on a game set the paragraphs of two editions side by side (see `quoting`), and these blocks tell it. The
section in which the paragraphs of the other edition stand is that edition.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from docs.sitegen.rulepages.shelf import Game, words
from tricktable.rulebook import Paragraph

DOCS = Path(__file__).parents[2]

_BLOCK = re.compile(r"^```rules( instead)?\n(.*)\n(.*)\n```$", re.MULTILINE)


class Pair(NamedTuple):
    """Paragraphs that answer each other.

    Attributes:
        here: those of the edition that the rulebook retells.
        there: those of another one.
        instead: whether the game is played otherwise there; else only the words differ.
    """

    here: tuple[str, ...]
    there: tuple[str, ...]
    instead: bool


@cache
def pairs(game: Game) -> tuple[Pair, ...]:
    """What the pages on a game set side by side, in their order; the English pages stand for those in any language."""
    found = [
        Pair(tuple(here.split()), tuple(there.split()), bool(instead))
        for page in sorted((DOCS / "en" / game.folder).rglob("*.md"))
        for instead, here, there in _BLOCK.findall(page.read_text("utf-8"))
    ]
    return tuple(pair for pair in found if game.sections[pair.here[0]] != game.sections[pair.there[0]])


def edition(game: Game, paragraph: Paragraph, language: str) -> str:
    """The edition that prints a paragraph, as HTML; empty where the game has one edition, or none prints it."""
    others = {game.sections[id].id for pair in pairs(game) for id in pair.there}
    if paragraph.origin != "rulebook" or not others:
        return ""
    section = game.sections[paragraph.id]
    return _name(game, section.id if section.id in others else "", language)


def notes(game: Game, paragraph: Paragraph, language: str) -> list[str]:
    """What the editions say to each other about a paragraph, as HTML: links to what answers it."""
    tr, here = words(language), f"{game.folder}/rulebook/"

    said: list[str] = []
    for pair in pairs(game):
        if paragraph.id in (*pair.here, *pair.there):
            back = paragraph.id in pair.there
            name = _name(game, "" if back else game.sections[pair.there[0]].id, language)
            rules = ", ".join(game.number(id, here, "§&nbsp;") for id in (pair.here if back else pair.there))
            said.append(tr("edition.instead" if pair.instead else "edition.words", name=name, rules=rules))
    return said


def _name(game: Game, section: str, language: str) -> str:
    """An edition as it is called within a sentence: by the title of its section, or the one that has none."""
    if not section:
        return words(language)(f"edition.of.{game.id}")
    found = next(each for each in game.book.sections if each.id == section)
    title = found.title.get(language) or found.title["en"]
    return title[0].lower() + title[1:]
