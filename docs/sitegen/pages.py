"""The pages that are made, not written."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from docs.sitegen import actions, api, data, gallery, schemas, words
from docs.sitegen.rulepages.making import made


class Page(NamedTuple):
    """A page in Markdown, or any other file of the site.

    Attributes:
        path: where it lies below the language's folder, such as `rules/gosu/rulebook.md`.
        text: what stands in it.
    """

    path: str
    text: str


def pages(language: str) -> Iterator[Page]:
    """Every generated page of a language (`en` or `uk`)."""
    if language == "en":
        for page in (*api.pages(), *schemas.pages(), *actions.pages(), *data.pages(), *words.pages()):
            yield Page(*page)
    rules = made(language)
    yield from (Page(*page) for page in gallery.pages(language, {path for path, _ in rules}))
    yield from (Page(*page) for page in rules)
