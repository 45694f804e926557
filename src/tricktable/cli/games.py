"""`tricktable games`: what is installed, and what failed to load."""

from __future__ import annotations

import importlib.metadata

import click
import msgspec

from tricktable.cli import language as languages
from tricktable.cli import options
from tricktable.cli.drawing import draw_facts
from tricktable.cli.terminal import Terminal
from tricktable.locale import Translator
from tricktable.plugins import registry
from tricktable.ruleset import AnyRuleset
from tricktable.variant import count_text


@click.command()
@options.language
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line: the games, then what failed to load.")
@click.pass_obj
def games(term: Terminal, lang: str, as_json: bool) -> None:
    """List the installed games, where each came from, and what failed to load."""
    found = registry()
    if as_json:
        for info in found.rulesets():
            term.data({**msgspec.to_builtins(info), "distribution_version": version_of(info.distribution)})
        for failure in found.failures():
            term.data({"failed": msgspec.to_builtins(failure)})
        return
    tr = languages.translator(languages.choose(term, lang))
    for info in found.rulesets():
        _game(term, tr, found.ruleset(info.id), found.agents(info.id))
    if not found.rulesets():
        term.say(tr("cli.games.none"))
    if found.failures():
        term.say(tr("cli.games.failed"), "bold red")
        for failure in found.failures():
            term.say(f"  {failure}")


def _game(term: Terminal, tr: Translator, ruleset: AnyRuleset, agents: tuple[str, ...]) -> None:
    info = ruleset.info
    heading = term.text(info.name, "bold")
    heading.append_text(term.text(f"  {info.id} {info.version}", "cyan"))
    term.say(heading)
    variants = ", ".join(f"{variant.id} ({counts(variant.seats)})" for variant in ruleset.variants)
    facts = {
        "players": counts(info.seats),
        "variants": variants,
        "languages": ", ".join(ruleset.languages()),
        "programs": ", ".join(agents),
        "from": f"{info.distribution} {version_of(info.distribution)}".strip(),
    }
    term.say(draw_facts(term, [(tr(f"cli.games.{label}"), value) for label, value in facts.items()]))
    term.say()


def counts(seats: tuple[int, ...]) -> str:
    """Player counts, short.

    Example:
        >>> counts((2, 3, 4)), counts((1,)), counts((2, 4))
        ('2–4', '1', '2, 4')
    """
    return count_text(seats).replace(" to ", "–").replace(" or ", ", ")


def version_of(distribution: str) -> str:
    """The version of an installed distribution; empty where it cannot be told."""
    try:
        return importlib.metadata.version(distribution)
    except (importlib.metadata.PackageNotFoundError, ValueError):
        return ""
