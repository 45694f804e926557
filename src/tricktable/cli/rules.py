"""`tricktable rules`: the rulebook of a game."""

from __future__ import annotations

import click

from tricktable.api import ruleset
from tricktable.cli import book, options
from tricktable.cli import language as languages
from tricktable.cli.terminal import Terminal


@click.command()
@click.argument("ruleset_id", metavar="RULESET", callback=options.text)
@click.argument("paragraph", required=False, default="", callback=options.text)
@options.language
@click.pass_obj
def rules(term: Terminal, ruleset_id: str, paragraph: str, lang: str) -> None:
    """Print a rulebook, or one section or PARAGRAPH of it by number or id (2, 2.3, gorus.bout.follow)."""
    found = ruleset(ruleset_id)
    tr = languages.translator(languages.choose(term, lang, found), found)
    book.show(term, tr, found, paragraph)
