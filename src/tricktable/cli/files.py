"""Files that the command is handed: read with care, and told apart by what is in them."""

from __future__ import annotations

import json
import pathlib
import re
import tomllib
from typing import Literal

import click

from tricktable import saves
from tricktable.errors import TricktableError

Kind = Literal["save", "record", "position", "scenario"]
SUFFIXES = (".json", ".msgpack")
_BOM = b"\xef\xbb\xbf"


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


def save_path(name: str) -> pathlib.Path:
    """The path of a save to write.

    Raises:
        FileError: it ends in neither .json nor .msgpack, is a directory, or lies in none.
    """
    path = pathlib.Path(name)
    if path.suffix not in SUFFIXES:
        raise FileError(f"{name}: a save ends in {' or '.join(SUFFIXES)}.")
    if path.is_dir():
        raise FileError(f"{name}: is a directory.")
    if not path.absolute().parent.is_dir():
        raise FileError(f"{name}: there is no directory {path.absolute().parent}.")
    return path


def read(path: str) -> bytes:
    """What is in a file.

    Raises:
        FileError: there is none, it is a directory, may not be read, or is larger than any save.
    """
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
    if not body.strip():
        raise FileError(f"{path}: the file is empty.")
    if 0x80 <= body[0] <= 0x8F or body[0] in (0xDE, 0xDF):  # a map of MessagePack
        return "save"
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError as error:
        raise FileError(f"{path}: neither text in UTF-8 nor a save in MessagePack.") from error
    if re.match(r"(\s|#[^\n]*\n)*tricktable record\b", text):
        return "record"
    if text.lstrip().startswith("{"):
        return _json_kind(path, text)
    return _toml_kind(path, text)


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
        data = tomllib.loads(text.replace("\r\n", "\n"))
    except (ValueError, RecursionError) as error:
        reason = f"no save, record, position or scenario: {_reason(error)}"
        raise FileError(f"{path}: {reason}.") from error
    if "scenario" in data:
        return "scenario"
    if "table" in data:
        return "position"
    raise FileError(f"{path}: no save, record, position or scenario.")


def _reason(error: Exception) -> str:
    return "nested too deeply" if isinstance(error, RecursionError) else str(error)
