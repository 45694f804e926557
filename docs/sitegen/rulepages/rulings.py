"""What the printed rules leave open, as a page: each ruling with the printed paragraph that it follows."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from docs.sitegen.rulepages.book import tag
from docs.sitegen.rulepages.shelf import Game, words
from tricktable.rulebook import Paragraph

Ruling = tuple[Paragraph | None, Paragraph]
"""A printed paragraph, if any, and a ruling that follows it."""


def page(game: Game, language: str) -> tuple[str, str]:
    """Path and text of the page of rulings."""
    tr = words(language)
    origins = [ruling.origin for _, ruling in settled(game)]
    lines = ["---", "search:", "  exclude: true", "---", f"# {tr('rulings.title', name=game.name)}", ""]
    lines += [tr("rulings.lead"), ""]
    lines += [f"- {tr(f'rulings.{kind}', n=origins.count(kind))}" for kind in ("public", "ours")]
    for section, rulings in itertools.groupby(settled(game), lambda each: game.sections[each[1].id]):
        lines += ["", f"## {game.title(section, language)} {{#{section.id}}}", ""]
        lines += _section(game, rulings, language)
    return f"{game.folder}/rulings.md", "\n".join([*lines, ""])


def settled(game: Game) -> Iterator[Ruling]:
    """Each ruling after the printed paragraph that it follows in its section, or None."""
    for section in game.book.sections:
        printed: Paragraph | None = None
        for paragraph in section.paragraphs:
            if paragraph.origin == "rulebook":
                printed = paragraph
            else:
                yield printed, paragraph


def _section(game: Game, found: Iterator[Ruling], language: str) -> Iterator[str]:
    for printed, rulings in itertools.groupby(found, lambda each: each[0]):
        text = "" if printed is None else f"<blockquote><p>{_text(game, printed, language)}</p></blockquote>"
        items = "".join(f"<li>{_text(game, each, language)} {tag(game, each, language)}</li>" for _, each in rulings)
        yield f'<div class="rp-ruling">{text}<ul>{items}</ul></div>'
        yield ""


def _text(game: Game, paragraph: Paragraph, language: str) -> str:
    return f"{game.number(paragraph.id, f'{game.folder}/rulings/')} {game.text(paragraph, language)}"
