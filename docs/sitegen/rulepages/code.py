"""The places in the code that cite the rulebook, as a page: file by file, each with the lines around."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers.python import PythonLexer

from docs.sitegen.rulepages.cited import Place
from docs.sitegen.rulepages.shelf import Game, words


def page(game: Game, places: Sequence[Place], language: str) -> tuple[str, str]:
    """Path and text of the page of code."""
    tr = words(language)
    lines = ["---", "search:", "  exclude: true", "---", f"# {tr('code.title', name=game.name)}", ""]
    lines += [tr("code.lead", name=game.name), ""]
    for file, group in itertools.groupby(places, lambda place: place.file):
        lines += [f"## `{file}` {{.rp-file}}", ""]
        lines += [part for place in group for part in (_place(game, place, language), "")]
    return f"{game.folder}/code.md", "\n".join(lines)


def _place(game: Game, place: Place, language: str) -> str:
    """A place as one block of HTML, its citing lines marked."""
    tr = words(language)
    where = tr("code.where", file=f"<code>{place.file}</code>", line=place.first)
    rules = (game.number(rule, f"{game.folder}/code/", "§ ") for rule in place.rules)
    cites = f"{tr('code.cites')}: {', '.join(rules)}"
    form = HtmlFormatter[str](
        linenos="inline",
        linenostart=place.first,
        hl_lines=[line - place.first + 1 for line in place.cites],
        cssclass="highlight",
        wrapcode=True,
    )
    code = highlight(place.code, PythonLexer(), form)
    return f'<section class="rp-code"><h3 id="{place.anchor}">{where}</h3><p>{cites}</p>{code}</section>'
