"""Where `tricktable check` puts what it has found."""

from __future__ import annotations

import os
import pathlib

from tricktable.cli.files import FileError


class Recorder:
    """Writes failing games: each into a folder, or the first into a file.

    Args:
        path: a file; or a folder that is there, or that ends in a slash; empty: nothing is written.

    Raises:
        FileError: nothing can be written there, or the file is there and is no record.
    """

    def __init__(self, path: str) -> None:
        self._path = pathlib.Path(path) if path else None
        self._is_folder = bool(path) and (path.endswith(("/", os.sep)) or pathlib.Path(path).is_dir())
        self._written = False
        if self._path is None:
            return
        if self._is_folder:
            self._path.mkdir(parents=True, exist_ok=True)
        elif file_at(path).exists() and not _is_record(self._path):
            raise FileError(f"{path}: there is such a file, and it is no record; it stays as it is.")

    def __call__(self, ruleset: str, check: str, game: str) -> str:
        """Write a game; the path of the file, empty if none was written."""
        if self._path is None or (self._written and not self._is_folder):
            return ""
        file = self._path / f"{ruleset}-{check}.record" if self._is_folder else self._path
        file.write_text(game, "utf-8")
        self._written = True
        return str(file)


def file_at(path: str) -> pathlib.Path:
    """Where a file is to be written.

    Raises:
        FileError: it is a directory, or there is no directory to write it into.
    """
    file = pathlib.Path(path)
    if file.is_dir():
        raise FileError(f"{path}: this is a directory.")
    if not file.absolute().parent.is_dir():
        raise FileError(f"{path}: there is no directory {file.absolute().parent}.")
    return file


def _is_record(file: pathlib.Path) -> bool:
    with file.open("rb") as data:
        return data.read(18) == b"tricktable record "
