"""All the pages on the rules of the installed games."""

from __future__ import annotations

from functools import cache

from docs.sitegen.rulepages import book, cited, code, rulings, scenes
from docs.sitegen.rulepages.shelf import games


@cache
def made(language: str) -> tuple[tuple[str, str], ...]:
    """Path and text of every page, in a language."""
    out: list[tuple[str, str]] = []
    for game in games():
        places = cited.places(game)
        out += [book.page(game, places, language), rulings.page(game, language)]
        out += [code.page(game, places, language), *scenes.pages(game, language)]
    return tuple(out)
