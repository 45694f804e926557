"""Names of the API in the text of pages, such as `tt.new_game`, as links to where they are told."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from docs.sitegen import api
from docs.sitegen.ways import way

_FENCE = re.compile(r"^([ >]*)(```+|~~~+).*?^\1\2[ \t]*$", re.MULTILINE | re.DOTALL)
_NAME = re.compile(
    r"``[^\n]*?``|\[[^\]\n]*\](?:\([^)\n]*\)|\[[^\]\n]*\])|`((?:tt|tricktable(?:\.[a-z_]+)*)\.\w+)`|`[^`\n]*`"
)
"""A name, or what stays as it is: a link that stands there already, and other code."""


@cache
def places() -> dict[str, str]:
    """Where each name is told, as pages spell it: below the folder of the English site, as a browser asks for it."""
    return {
        name.spelt: f"{part.path.removesuffix('.md')}/#{name.anchor}"
        for part in api.PARTS
        for _, held in api.sections(part)
        for name in held
    }


def linked(text: str, url: str) -> str:
    """A page in Markdown whose names of the API are links, each where it stands first.

    Args:
        text: the page.
        url: where it lies in the site, such as `uk/tutorials/first-game/`.
    """
    seen: set[str] = set()
    return outside_blocks(text, lambda part: _linked(part, url, seen))


def outside_blocks(text: str, change: Callable[[str], str]) -> str:
    """A page in Markdown, changed wherever there is no block of code."""
    parts: list[str] = []
    at = 0
    for fence in _FENCE.finditer(text):
        parts += [change(text[at : fence.start()]), fence[0]]
        at = fence.end()
    return "".join([*parts, change(text[at:])])


def _linked(text: str, url: str, seen: set[str]) -> str:
    return "\n".join(line if line.startswith("#") else _in_line(line, url, seen) for line in text.split("\n"))


def _in_line(line: str, url: str, seen: set[str]) -> str:
    def link(found: re.Match[str]) -> str:
        place = places().get(found[1] or "")
        if place is None or found[1] in seen:
            return found[0]
        seen.add(found[1])
        return f'<a href="{way(place, url)}"><code>{found[1]}</code></a>'

    return _NAME.sub(link, line)
