"""Where `tricktable check` puts the games that fail."""

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
        elif not self._path.absolute().parent.is_dir():
            raise FileError(f"{path}: there is no directory {self._path.absolute().parent}.")
        elif self._path.exists() and not _is_record(self._path):
            raise FileError(f"{path}: there is such a file, and it is no record; it stays as it is.")

    def __call__(self, ruleset: str, check: str, game: str) -> str:
        """Write a game; the path of the file, empty if none was written."""
        if self._path is None or (self._written and not self._is_folder):
            return ""
        file = self._path / f"{ruleset}-{check}.record" if self._is_folder else self._path
        file.write_text(game, "utf-8")
        self._written = True
        return str(file)


def _is_record(file: pathlib.Path) -> bool:
    with file.open("rb") as data:
        return data.read(18) == b"tricktable record "
