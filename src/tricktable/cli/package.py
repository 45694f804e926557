"""Writing a new package, and saying what to type next."""

from __future__ import annotations

import os
import pathlib
import shlex
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from tricktable.cli.files import FileError
from tricktable.cli.terminal import Terminal
from tricktable.locale import Translator

if TYPE_CHECKING:
    from tricktable.scaffold.filling import Kind


class Package(NamedTuple):
    """A package to be written.

    Attributes:
        kind: the template.
        folder: where.
        words: what is called otherwise than in the template.
        languages: those of its texts.
        then: what to type once it is installed.
    """

    kind: Kind
    folder: pathlib.Path
    words: Mapping[str, str]
    languages: Sequence[str]
    then: tuple[str, ...]


def write(term: Terminal, tr: Translator, package: Package) -> None:
    """Write a package, say so, and say what to type next.

    Raises:
        FileError: there is something in the folder already, or nowhere to put it.
        OSError: it cannot be written.
    """
    from tricktable.scaffold import writing
    from tricktable.scaffold.filling import TO_DO, filled

    folder = package.folder
    if not folder.absolute().parent.is_dir():
        raise FileError(tr("cli.save.no-directory", file=folder, directory=folder.absolute().parent))
    if not writing.is_free(folder):
        raise FileError(tr("cli.new.full", folder=folder))
    files = filled(package.kind, package.words, package.languages)
    writing.write(files, folder)
    term.say(tr("cli.new.written", n=len(files), folder=folder), "bold")
    lines = [line for text in files.values() for line in text.split("\n") if TO_DO in line]
    missing = [tag for tag in package.languages if any(f"{tag} = " in line for line in lines)]
    if missing:
        term.say(tr("cli.new.to-translate", languages=", ".join(missing), mark=TO_DO))
    term.say(tr("cli.new.licence"))
    term.say()
    term.say(tr("cli.new.next"))
    term.say()
    for command in (f"cd {typed(str(folder))}", *_environment(), 'pip install -e ".[dev]"', "pytest", *package.then):
        term.line(f"  {command}", "cyan")


def _environment() -> tuple[str, ...]:
    """How an environment is made. Where one is active, it is the one to install into."""
    if os.environ.get("VIRTUAL_ENV") or os.environ.get("CONDA_PREFIX"):
        return ()
    return "python -m venv .venv", r".venv\Scripts\activate" if os.name == "nt" else ". .venv/bin/activate"


def typed(text: str) -> str:
    """A text as it is typed into a shell."""
    if os.name == "nt":
        return f'"{text}"' if " " in text else text
    return shlex.quote(text)
