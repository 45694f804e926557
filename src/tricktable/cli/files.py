"""Files that the command is handed: read with care, and told apart by what is in them."""

from __future__ import annotations

import codecs
import json
import pathlib
import re
from typing import Literal

import click

from tricktable import position_data, saves
from tricktable.errors import PositionError, SaveError, TricktableError, VersionError
from tricktable.locale import DEFAULT, Translator, core_catalogs

Kind = Literal["save", "record", "position", "scenario", "pack"]
SUFFIXES = (".json", ".msgpack")
_BOM = b"\xef\xbb\xbf"
_SAVE = re.compile(
    rb'(?:\xef\xbb\xbf)?\s{0,99}\{\s{0,99}"format"\s{0,9}:\s{0,9}"tricktable-save"|.\xa6format\xaftricktable-save',
    re.DOTALL,
)
"""How a save begins, in JSON and in MessagePack."""
_PACK = re.compile(r"(?:^|\r)[ \t]*\[(?:pack|\[card\])\]", re.MULTILINE)
_RECORD = re.compile(r"tricktable record\b")
HEAD = position_data.LARGEST
"""How much of a file is looked at to tell what it is: what is larger can only be a save or a record."""


class FileError(TricktableError, ValueError):
    """A file cannot be read, or is none that tricktable knows."""

    code = "file"


def save_option(_context: click.Context, _param: click.Parameter, value: str | None) -> pathlib.Path | None:
    """The path of `--save`.

    Raises:
        click.BadParameter: nothing can be written there.
    """
    try:
        return None if value is None else save_path(value)
    except FileError as error:
        raise click.BadParameter(str(error)) from error


def save_path(name: str, tr: Translator | None = None) -> pathlib.Path:
    """The path of a save to write. A save that is there may be replaced, nothing else.

    Args:
        name: the path.
        tr: says what is wrong with it; English by default.

    Raises:
        FileError: it ends in neither .json nor .msgpack, is a directory, lies in none, or holds something else.
    """
    tr = Translator(DEFAULT, [core_catalogs()]) if tr is None else tr
    path = pathlib.Path(name)
    if path.suffix not in SUFFIXES:
        raise FileError(tr("cli.save.suffix", file=name))
    if path.is_dir():
        raise FileError(tr("cli.save.directory", file=name))
    if not path.absolute().parent.is_dir():
        raise FileError(tr("cli.save.no-directory", file=name, directory=path.absolute().parent))
    if path.exists() and not (path.is_file() and _is_save(read(name))):
        raise FileError(tr("cli.save.no-save", file=name))
    return path


def _is_save(data: bytes) -> bool:
    """Whether these are the bytes of a save, be it damaged or of a newer version."""
    if _SAVE.match(data):
        return True
    try:
        saves.open_envelope(data)
    except VersionError:
        return True
    except SaveError:
        return False
    return True


def read(path: str) -> bytes:
    """What is in a file.

    Raises:
        FileError: there is none, it is a directory, may not be read, or is larger than any save.
    """
    if not path:
        raise FileError("The name of a file is empty.")
    try:
        with pathlib.Path(path).open("rb") as file:
            data = file.read(saves.LARGEST + 1)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise FileError(f"{path}: {why}.") from error
    if len(data) > saves.LARGEST:
        raise FileError(f"{path}: larger than 64 MiB.")
    return data


def kind_of(path: str, data: bytes) -> Kind:
    """What a file holds.

    Raises:
        FileError: none of what tricktable knows; says why.
    """
    body = data.removeprefix(_BOM)
    head = body[:HEAD]
    whole = len(head) == len(body)
    if not body or body.isspace():
        raise FileError(f"{path}: the file is empty.")
    if 0x80 <= body[0] <= 0x8F or body[0] in (0xDE, 0xDF):  # a map of MessagePack
        return "save"
    try:
        # A letter that the end of the head cuts in two is no fault.
        text = codecs.getincrementaldecoder("utf-8")().decode(head, final=whole)
    except UnicodeDecodeError as error:
        said = "neither text in UTF-8 nor a save in MessagePack. Is it text, save it as UTF-8."
        raise FileError(f"{path}: {said}") from error
    if _RECORD.match(_first_line(text)):
        return "record"
    if text.lstrip().startswith("{"):
        return _json_kind(path, text) if whole else "save"
    if not whole:
        raise FileError(f"{path}: no save or record, and larger than any position, scenario or card pack file.")
    return _toml_kind(path, text)


def _first_line(text: str) -> str:
    """The first line that is neither blank nor a comment."""
    return next((line for each in text.splitlines() if (line := each.strip()) and not line.startswith("#")), "")


def _json_kind(path: str, text: str) -> Kind:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        if '"tricktable-save"' in text[:200]:
            return "save"  # a damaged one: loading it says what is wrong
        raise FileError(f"{path}: the file is no JSON: {_reason(error)}.") from error
    return "save" if "format" in data else "position"


def _toml_kind(path: str, text: str) -> Kind:
    try:
        data = position_data.parse(text)
    except PositionError as error:
        if _PACK.search(text):
            return "pack"  # a broken one: reading it says what is wrong, and where
        raise FileError(f"{path}: no save, record, position, scenario or card pack. {error}") from error
    if "scenario" in data:
        return "scenario"
    if "table" in data:
        return "position"
    if "pack" in data or "card" in data:
        return "pack"
    raise FileError(f"{path}: no save, record, position, scenario or card pack.")


def _reason(error: Exception) -> str:
    return "nested too deeply" if isinstance(error, RecursionError) else str(error)
