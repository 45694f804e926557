"""Links to pages that a language lacks, as links to the same page of the English site.

So a translated page is written with ordinary links, whatever is translated by now. Where neither language has the page,
the link stays as it is, and the strict build stops at it.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Collection

from docs.sitegen.linking import outside_blocks
from docs.sitegen.ways import way

_LINK = re.compile(r"`[^`]*`|(?<!!)\[((?:[^\[\]]|\[[^\[\]]*\])+)\]\(([^)\s#:]+\.md)(#[^)\s]*)?\)")
"""A link to a page: its text, the page and the place on it; or code, which stays as it is."""


def crossed(text: str, page: str, url: str, written: Collection[str], english: Collection[str]) -> str:
    """A page in Markdown whose links to pages that are only in English lead there.

    Args:
        text: the page.
        page: where it lies below the folder of its language, such as `tutorials/first-game.md`.
        url: where it lies in the site, such as `uk/tutorials/first-game/`.
        written: the paths of all pages of its language.
        english: the paths of all English pages.
    """
    folder = posixpath.dirname(page)

    def cross(found: re.Match[str]) -> str:
        if not found[2]:
            return found[0]
        to = posixpath.normpath(posixpath.join(folder, found[2]))
        if to in written or to not in english:
            return found[0]
        return f'<a href="{way(_address(to) + (found[3] or ""), url)}" hreflang="en">{found[1]}</a>'

    return outside_blocks(text, lambda part: _LINK.sub(cross, part))


def _address(page: str) -> str:
    """Where an English page lies in the site."""
    folder, name = posixpath.split(page)
    path = folder if name == "index.md" else page.removesuffix(".md")
    return f"{path}/" if path else ""
