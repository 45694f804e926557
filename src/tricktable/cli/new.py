"""`tricktable new-ruleset`, `new-variant` and `new-pack`: a package to begin with, whose tests pass at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import click

from tricktable import __version__
from tricktable.api import ruleset, rulesets
from tricktable.cli import language as languages
from tricktable.cli import naming, options
from tricktable.cli.games import version_of
from tricktable.cli.naming import Asked, Named
from tricktable.cli.package import Package, typed, write
from tricktable.cli.terminal import Terminal
from tricktable.errors import PluginError
from tricktable.locale import DEFAULT, Translator
from tricktable.scaffold.names import module_of

if TYPE_CHECKING:
    from tricktable.scaffold.filling import Kind

F = TypeVar("F", bound=Callable[..., Any])


def _common(command: F) -> F:
    """What all three take: NAME, `--title`, `--lang` and `--into`."""
    into = "The folder to write into, which must be empty or new. By default one named after the package, here."
    for each in (
        click.option("--into", metavar="FOLDER", callback=naming.folder, help=into),
        click.option(
            "--lang",
            "tags",
            metavar="TAG",
            multiple=True,
            callback=naming.tags,
            help="A language of the texts beside English, such as uk; the first one is spoken here too.",
        ),
        click.option("--title", metavar="TEXT", callback=options.text, help="Its name as printed, in any language."),
        click.argument("name", metavar="NAME", callback=options.text),
    ):
        command = each(command)
    return command


_of = click.option("--of", "of", metavar="RULESET", required=True, callback=options.text, help="The game it adds to.")


@click.command("new-ruleset")
@_common
@click.option(
    "--kind",
    type=click.Choice(["tricks", "tableau"]),
    default="tricks",
    show_default=True,
    help="Which small game to begin with: one of tricks, or one of cards with effects.",
)
@click.pass_obj
def new_ruleset(
    term: Terminal, *, name: str, title: str | None, tags: tuple[str, ...], into: str | None, kind: Kind
) -> None:
    """Write a package with a new game: rules, rulebook, scenarios, tests.

    NAME is the id of the game: letters a to z, digits and hyphens. The package is called tricktable-NAME.
    """
    from tricktable.scaffold.bases import python_value, requirement
    from tricktable.scaffold.filling import speaking

    tr = _translator(tags)
    taken = {info.id: info.distribution for info in rulesets()}
    named = naming.checked(tr, Asked("new-ruleset", name, title), taken)
    spoken = (DEFAULT, *tags)
    words = {
        f"example-{kind}": named.id,
        f"example_{kind}": module_of(named.id),
        f"Example {kind.title()}": named.title,
        'LANGUAGES = ("en", "uk")': f"LANGUAGES = {python_value(speaking(spoken))}",
        "tricktable>=0.1,<0.2": requirement("tricktable", __version__),
    }
    then = (f"tricktable play {named.id}", f"tricktable check {named.id}")
    write(term, tr, Package(kind, named.folder(into), words, spoken, then))


@click.command("new-variant")
@_common
@_of
@click.pass_obj
def new_variant(
    term: Terminal, *, name: str, title: str | None, tags: tuple[str, ...], into: str | None, of: str
) -> None:
    """Write a package with a new variant of an installed game, by rules of its own.

    NAME is the id of the variant: letters a to z, digits and hyphens. The package is called tricktable-RULESET-NAME.
    """
    from tricktable.scaffold import bases

    tr, base = _translator(tags), ruleset(of)
    named = naming.checked(tr, Asked("new-variant", name, title, base.id), dict.fromkeys(base.info.variants, base.id))
    usual = base.variants[0]
    rules = usual.rules or base.rules
    homes = [bases.home_of(kind) for kind in (rules, base.state_type)]
    if None in homes:
        raise PluginError(base.info.distribution, tr("cli.new.no-home", ruleset=base.id))
    said = [(str(home), kind.__name__) for home, kind in zip(homes, (rules, base.state_type), strict=True)]
    needed = bases.requirement(base.info.distribution, version_of(base.info.distribution))
    given = f"        options={bases.python_value(dict(usual.options))},\n" if usual.options else ""
    known = [("msgspec.structs", "replace"), ("tricktable", "Outcome")]
    old = [*known, ("tricktable_example_tricks", "GameRules"), ("tricktable_example_tricks", "State")]
    words = {
        **_added("example-tricks", base.id, "variant", named),
        bases.imports(old): bases.imports([*known, *said]),
        "(GameRules)": f"({rules.__name__})",
        "(self, state: State)": f"(self, state: {base.state_type.__name__})",
        "        seats=(2, 3, 4),\n": f"        seats={bases.python_value(usual.seats)},\n{given}",
        ', "tricktable-example-tricks"': f', "{needed}"' if needed else "",
        "tricktable>=0.1,<0.2": bases.requirement("tricktable", __version__),
    }
    then = (f"tricktable play {base.id} --variant {named.id}",)
    write(term, tr, Package("variant", named.folder(into), words, (DEFAULT, *tags), then))


@click.command("new-pack")
@_common
@_of
@click.pass_obj
def new_pack(term: Terminal, *, name: str, title: str | None, tags: tuple[str, ...], into: str | None, of: str) -> None:
    """Write a package with a new card pack for an installed game.

    NAME stands for the pack: letters a to z, digits and hyphens. The package is called tricktable-RULESET-NAME.
    """
    from tricktable.scaffold import bases

    tr, base = _translator(tags), ruleset(of)
    packs = base.card_packs
    taken = {pack.name: base.id for pack in packs.loaded}
    named = naming.checked(tr, Asked("new-pack", name, title, base.id), {}, taken)
    spoken = tuple(dict.fromkeys((DEFAULT, *packs.format.languages, *tags)))
    usual = base.variants[0]
    head = f'[pack]\nname = "{named.title}"\nversion = "1.0"\nruleset = "{base.id}"\nbase = "own"\n'
    card = bases.first_card(base, head, f"{named.id}-1", f"{named.title} 1", spoken)
    if card is None:
        raise PluginError(base.info.distribution, tr("cli.new.no-card", ruleset=base.id))
    needed = bases.requirement(base.info.distribution, version_of(base.info.distribution))
    words = {
        **_added("example-tableau", base.id, "pack", named),
        _EXAMPLE_CARD: card,
        'Table("standard", 2, ': f'Table("{usual.id}", {usual.seats[0]}, ',
        ', "tricktable-example-tableau"': f', "{needed}"' if needed else "",
        "tricktable>=0.1,<0.2": bases.requirement("tricktable", __version__),
    }
    with_pack = f"{base.id} --cards {typed(named.title)}"
    then = (f"tricktable cards {with_pack}", f"tricktable play {with_pack}")
    write(term, tr, Package("pack", named.folder(into), words, spoken, then))


_EXAMPLE_CARD = """\
[[card]]
id = "example-pack-1"
replaces = "daisy"
name = { en = "Example Pack 1", uk = "Example Pack 1" }
clan = "flower"
level = 1
copies = 4
entering = [{ do = "gain-point" }]
"""


def _added(example: str, base: str, kind: str, named: Named) -> dict[str, str]:
    """What is called otherwise in a package that adds to a game."""
    return {
        example: base,
        module_of(example): module_of(base),
        f"example-{kind}": named.id,
        f"example_{kind}": module_of(named.id),
        f"Example {kind.title()}": named.title,
    }


def _translator(tags: Sequence[str]) -> Translator:
    return languages.translator(tags[0] if tags and tags[0] in languages.languages() else DEFAULT)
