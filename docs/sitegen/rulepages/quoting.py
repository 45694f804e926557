"""Paragraphs of a rulebook on pages written by hand: ids become links, and paragraphs stand side by side.

An id in backticks becomes a link to its paragraph. Paragraphs side by side are a block of code of the language `rules`,
each line a column:

    ```rules instead
    gosu.end.shared gosu.end.shared-more
    gosu.ukrainian.draw-game
    ```

The first line is of the edition that the rulebook retells, the second of another one: `instead` of it, or, without that
word, in other words alone. The rulebook leads from each to the other (see `editions`).
"""

from __future__ import annotations

import re
from functools import cache

from docs.sitegen.rulepages.shelf import Game, games

_BLOCK = re.compile(r"^```rules(?: instead)?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"(<a\b.*?</a>|<pre\b.*?</pre>)|<code>([\w-]+(?:\.[\w-]+)+)</code>", re.DOTALL)


class UnknownRuleError(ValueError):
    """A page quotes a paragraph that no rulebook has."""


@cache
def _known() -> dict[str, Game]:
    return {id: game for game in games() for id in game.book.ids()}


def quoted(markdown: str, language: str, url: str) -> str:
    """A page's Markdown with its blocks of paragraphs in place.

    Args:
        markdown: what stands on the page.
        language: of the page.
        url: where the page lies in its language, such as `rules/gosu/ukrainian-edition/`.

    Raises:
        UnknownRuleError: there is no such paragraph.
    """

    def block(found: re.Match[str]) -> str:
        columns = (_column(line.split(), language, url) for line in found[1].splitlines() if line.strip())
        return f'<div class="rp-sides">{"".join(columns)}</div>'

    return _BLOCK.sub(block, markdown)


def _column(ids: list[str], language: str, url: str) -> str:
    """Paragraphs one below the other, under the title of the first one's section."""
    found = [(id, _known().get(id)) for id in ids]
    strange = [id for id, game in found if game is None or id not in game.paragraphs]
    if strange:
        raise UnknownRuleError(f"{url}: no rulebook has {', '.join(strange)}")
    out: list[str] = []
    for id, game in found:
        if game is not None:
            if not out:
                out.append(f"<p>{game.title(game.sections[id], language)}</p>")
            paragraph = game.paragraphs[id]
            out.append(f"<p>{game.number(id, url)} {game.text(paragraph, language)}</p>")
    return f"<div>{''.join(out)}</div>"


def linked(html: str, url: str) -> str:
    """A page's HTML, the ids of paragraphs and sections in it as links to the rulebook."""

    def link(found: re.Match[str]) -> str:
        game = _known().get(found[2] or "")
        return found[0] if game is None else f'<a href="{game.way(found[2], url)}">{found[0]}</a>'

    return _CODE.sub(link, html)
