"""The names that a new package is given on the command line: checked, and told what else would do."""

from __future__ import annotations

import importlib.metadata
import importlib.util
import pathlib
import re
import shlex
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

import click

from tricktable.cli.letters import readable
from tricktable.cli.options import given
from tricktable.errors import quoted
from tricktable.locale import DEFAULT, Translator, core_catalogs
from tricktable.scaffold import names
from tricktable.variant import normal_id

_LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")


class Asked(NamedTuple):
    """What was typed.

    Attributes:
        command: the command, such as `new-ruleset`.
        name: the name of what is new.
        title: its name as printed; None: one that follows from the name.
        of: the id of the game that it adds to; none for a game of its own.
    """

    command: str
    name: str
    title: str | None
    of: str = ""


class Named(NamedTuple):
    """What a new package is called.

    Attributes:
        id: of the game, the variant or the pack.
        title: its name as printed.
        distribution: the package as it is installed.
    """

    id: str
    title: str
    distribution: str

    def folder(self, into: str | None) -> pathlib.Path:
        """Where it is written."""
        return pathlib.Path(self.distribution if into is None else into)


def tags(_context: click.Context, _param: click.Parameter, values: Sequence[str]) -> tuple[str, ...]:
    """The languages beside English, each once: those that the library speaks without their country.

    Raises:
        click.BadParameter: one is no tag of a language.
    """
    found: list[str] = []
    for value in values:
        tag = value.partition(".")[0].replace("_", "-")
        if not _LANGUAGE.fullmatch(tag):
            raise click.BadParameter(f"{given(value)!r} is no tag of a language, such as uk.")
        spoken = tag.partition("-")[0]
        found.append(spoken if spoken in core_catalogs() else tag)
    return tuple(dict.fromkeys(tag for tag in found if tag != DEFAULT))


def folder(_context: click.Context, _param: click.Parameter, value: str | None) -> str | None:
    """The folder of `--into`, as it was typed.

    Raises:
        click.BadParameter: its name is empty, or none that a folder can have.
    """
    if value is not None and (not value.strip() or "\0" in value):
        raise click.BadParameter("the name of the folder is empty.")
    return value


def checked(
    tr: Translator, asked: Asked, taken: Mapping[str, str], titles: Mapping[str, str] = MappingProxyType({})
) -> Named:
    """The names of a new package.

    Args:
        tr: says what is wrong with them.
        asked: what was typed.
        taken: ids that cannot be used, and whose each is.
        titles: titles that cannot be used, and whose each is.

    Raises:
        click.BadParameter: a name cannot be used; says why, and what would do.
    """
    id = names.id_of(asked.name)
    if not names.is_id(id):
        raise _bad("NAME", _no_id(tr, asked))
    if id in taken:
        raise _bad("NAME", tr("cli.new.taken", name=id, owner=taken[id]))
    title = names.title_of(asked.name) if asked.title is None else asked.title.strip()
    if not names.is_title(title):
        raise _bad("--title", tr("cli.new.title", title=quoted(title), most=names.LONGEST_TITLE))
    for other, owner in titles.items():
        if normal_id(other) == normal_id(title):
            raise _bad("--title", tr("cli.new.taken", name=title, owner=owner))
    distribution = names.PREFIX + (f"{asked.of}-{id}" if asked.of else id)
    if _is_there(distribution):
        raise _bad("NAME", tr("cli.new.installed", name=distribution))
    return Named(id, title, distribution)


def _bad(where: str, said: str) -> click.BadParameter:
    return click.BadParameter(said, param_hint=where)


def _no_id(tr: Translator, asked: Asked) -> str:
    """Why a name is no id, and what to type instead."""
    said = tr("cli.new.name", name=quoted(asked.name), most=names.LONGEST_ID)
    near = names.near_id(readable(asked.name, "ascii"))
    if not near:
        return said
    command = ["tricktable", asked.command, near, *(["--of", asked.of] if asked.of else [])]
    title = asked.title or (names.title_of(asked.name) if asked.name.isascii() else asked.name.strip())
    if names.is_title(title) and title != names.title_of(near):
        command += ["--title", title]
    return f"{said} {tr('cli.new.instead', command=shlex.join(command))}"


def _is_there(distribution: str) -> bool:
    """Whether a distribution or a module of this name is installed."""
    try:
        importlib.metadata.version(distribution)
    except importlib.metadata.PackageNotFoundError:
        return importlib.util.find_spec(names.module_of(distribution)) is not None
    return True
