"""Card packs on the command line: `--cards FILE`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import click

from tricktable._narrow import is_table, is_text
from tricktable.api import add_cards
from tricktable.cli import files
from tricktable.cli.files import FileError
from tricktable.cli.terminal import Terminal
from tricktable.errors import PackError

if TYPE_CHECKING:
    from tricktable.packs import CardPack

F = TypeVar("F", bound=Callable[..., Any])


def option(command: F) -> F:
    """The option `--cards`."""
    return click.option(
        "--cards", "cards_file", metavar="FILE", help="Load a card pack, for a game that is played with it."
    )(command)


def loaded(term: Terminal, path: str | None, ruleset_id: str | None = None) -> CardPack | None:
    """The card pack of a file, loaded for its game; None where there is no file.

    Args:
        term: where its faults are told, each with its line.
        path: the file.
        ruleset_id: the game that it must be for; by default the one that it names.

    Raises:
        FileError: it cannot be read, or is no card pack.
        UnknownRulesetError: its game is not installed.
        PluginError: its game has no card packs.
    """
    if path is None:
        return None
    from tricktable._pack_reading import ruleset_named

    data = files.read(path)
    try:
        return add_cards(ruleset_id or ruleset_named(data), data)
    except PackError as error:
        for fault in error.problems:
            term.error(f"{path}:{fault.line}: {fault.message}")
        raise FileError(f"{path}: this card pack cannot be used.") from error


def played_with(options: object) -> str:
    """The card pack of a table, from its options; empty where it has none."""
    found: object = options.get("cards") if is_table(options) else getattr(options, "cards", "")
    return found if is_text(found) else ""
