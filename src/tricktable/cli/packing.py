"""Card packs on the command line: `--cards PACK`, a file or the name of a pack that a plugin brings."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import click

from tricktable.api import add_cards, ruleset, rulesets
from tricktable.cli import files, options
from tricktable.cli.files import FileError
from tricktable.cli.terminal import Terminal
from tricktable.errors import PackError, PackFault, PluginError, UnknownRulesetError, unknown
from tricktable.position import pack_of
from tricktable.ruleset import AnyRuleset

if TYPE_CHECKING:
    from tricktable.packs import CardPack

F = TypeVar("F", bound=Callable[..., Any])


def option(command: F) -> F:
    """The option `--cards`, which may be given several times."""
    said = "A card pack: a file, which is loaded for a game that is played with it, or the name of a loaded one."
    return click.option("--cards", "cards_from", metavar="PACK", multiple=True, help=said)(command)


def one(term: Terminal, wanted: Sequence[str], ruleset_id: str) -> CardPack | None:
    """The one card pack that is asked for, as `loaded` finds it; None where none is.

    Raises:
        UsageError: several are; names them.
    """
    if len(wanted) > 1:
        raise click.UsageError(f"--cards is given {len(wanted)} times: {', '.join(wanted)}. Here it names one.")
    return loaded(term, wanted[0], ruleset_id) if wanted else None


def load_all(term: Terminal, wanted: Sequence[str], ruleset_id: str | None = None) -> list[CardPack]:
    """All card packs that are asked for, as `loaded` finds them."""
    return [loaded(term, each, ruleset_id) for each in wanted]


def loaded(term: Terminal, wanted: str, ruleset_id: str | None = None) -> CardPack:
    """The card pack of a file, loaded for its game, or the loaded one of a name or identity.

    Args:
        term: where the faults of a file are told, each with its line.
        wanted: the file; where there is none of this name, the pack.
        ruleset_id: the game that it must be for; by default the one that it names, or any.

    Raises:
        FileError: it cannot be read, or is no card pack; no pack of this name is loaded; its game is not installed, or
            takes no card packs.
    """
    # A path of pathlib fails on names that are too long.
    if wanted and (not os.path.exists(wanted) or os.path.isdir(wanted)):  # noqa: PTH110, PTH112
        return _named(options.given(wanted), ruleset_id)
    data = files.read(wanted)
    try:
        return add_cards(ruleset_of(data).id if ruleset_id is None else ruleset_id, data)
    except PackError as error:
        for fault in error.problems:
            term.error(f"{wanted}:{fault.line}: {fault.message}")
        raise FileError(f"{wanted}: this card pack cannot be used.") from error


def ruleset_of(data: bytes) -> AnyRuleset:
    """The ruleset that a pack is for.

    Raises:
        PackError: it names none, one that is not installed, or one that takes no card packs; says on which line.
    """
    from tricktable.packs.text import ruleset_line, ruleset_named

    named = ruleset_named(data)
    try:
        found = ruleset(named)
        _ = found.card_packs
    except (UnknownRulesetError, PluginError) as error:
        raise PackError([PackFault(ruleset_line(data), str(error))]) from error
    return found


def hint(packs: Sequence[CardPack], ruleset_id: str, options: object) -> str:
    """What to do where a position is refused that names no card pack, though some are loaded for its game."""
    mine = [pack.name for pack in packs if pack.ruleset == ruleset_id]
    if not mine or pack_of(options):
        return ""
    return f'The position names no card pack: options = {{ cards = "{mine[-1]}" }} in it does.'


def _named(wanted: str, ruleset_id: str | None) -> CardPack:
    """The loaded pack of this name or identity.

    Raises:
        FileError: there is none; names those that are loaded.
    """
    asked = [ruleset(id) for id in ([info.id for info in rulesets()] if ruleset_id is None else [ruleset_id])]
    there = [each.card_packs for each in asked if each.has_card_packs]
    found = next(filter(None, (packs.named(wanted) for packs in there)), None)
    if found is None:
        names = list(dict.fromkeys(pack.name for packs in there for pack in packs.loaded))
        told = unknown("card pack", wanted, names) if names else "There is none."
        raise FileError(f"{wanted}: No such file, and no card pack of this name is loaded. {told}")
    return found
