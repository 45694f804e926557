"""The pages that are made, not written."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from docs.sitegen import api, data, gallery, schemas, words


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
        for page in (*api.pages(), *schemas.pages(), *data.pages(), *words.pages()):
            yield Page(*page)
    yield from (Page(*page) for page in gallery.pages(language))
