"""Where pages lie in the site, and the way from one to another: the site may lie anywhere on its host."""

from __future__ import annotations

import posixpath

LANGUAGES = {"en": "English", "uk": "Українська"}
"""The languages of the site, as each calls itself."""

ALONE = "SITE_ALONE"
"""Set in the environment, one language is served at the root, without the other."""


def folder_of(language: str) -> str:
    """Where the pages of a language lie: English ones at the root."""
    return "" if language == "en" else f"{language}/"


def way(to: str, here: str) -> str:
    """The link from one page to another.

    Args:
        to: where it leads, such as `uk/rules/gosu/rulebook/#gosu.end.points`, or a file such as `assets/a.css`.
        here: the page that it stands on, such as `rules/gosu/`; empty for the first page.
    """
    path, sign, anchor = to.partition("#")
    link = posixpath.relpath(path or ".", posixpath.dirname(here) or ".")
    return f"{link}{'' if posixpath.basename(path) else '/'}{sign}{anchor}"
