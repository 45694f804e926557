"""On which line of a TOML text something stands. The reader of the standard library tells only the values."""

from __future__ import annotations

import contextlib
import re
import tomllib
from collections.abc import Mapping
from typing import Any

from tricktable.packs.toml_hints import plain

Path = tuple[str | int, ...]

LARGEST = 1024 * 1024
"""The largest text that is read, in characters."""
_PARTS = 20
"""How many parts a key may have: reading keys of very many takes ever longer."""

_BLANK = re.compile(r"[ \t]*")
_SPACE = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_BARE = re.compile(r"[A-Za-z0-9_-]+")
_REST = re.compile(r"[^,\]}#\n]*")
_TEXT = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}|' + r"'''.*?'{3,5}|" + r'"(?:\\.|[^"\\\n])*"|' + r"'[^'\n]*'",
    re.DOTALL,
)
_LONG = re.compile(r"\d[\d_]{3000,}")
"""A number with more digits than Python reads."""
_NESTED = re.compile(_TEXT.pattern + r"|#[^\n]*|[\[\]{}\n]", re.DOTALL)
_DEEP = 100
"""So many brackets in brackets are nested too deeply."""
_PLACE = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")


class TomlError(ValueError):
    """A text is no TOML.

    Attributes:
        line: the line at which that shows, counted from 1.
        column: the column.
        message: what is wrong.
    """

    def __init__(self, line: int, column: int, message: str) -> None:
        super().__init__(f"line {line}, column {column}: {message}")
        self.line, self.column, self.message = line, column, message


def parse_toml(text: str) -> dict[str, Any]:
    """The data of a TOML text.

    Raises:
        TomlError: it is none, or is too large; says where.
    """
    text = text.replace("\r\n", "\n")
    if len(text) > LARGEST:
        raise TomlError(1, 1, "the text is larger than 1 MiB")
    for number, line in enumerate(text.split("\n"), 1):
        if line.partition("=")[0].count(".") > _PARTS:
            raise TomlError(number, 1, f"a key has more than {_PARTS} parts")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        said = str(error)
        place = _PLACE.search(said)
        message = said[: place.start()] if place else said
        if place is not None and place[1]:
            at, column = int(place[1]), int(place[2])
            raise TomlError(at, column, plain(message, text, at, column)) from error
        last = text.rstrip().count("\n") + 1
        raise TomlError(last, 1, f"{plain(message, text, last, 1)}, at the end of the text") from error
    except ValueError as error:  # the one thing that the reader lets through: int() of too many digits
        long = _LONG.search(text)
        start = 0 if long is None else long.start()
        column = start - text.rfind("\n", 0, start)
        raise TomlError(text.count("\n", 0, start) + 1, column, "A number has too many digits") from error
    except RecursionError as error:
        raise TomlError(_deepest(text), 1, "it is nested too deeply") from error


def _deepest(text: str) -> int:
    """The line on which brackets in brackets are too many."""
    line, depth = 1, 0
    for found in _NESTED.finditer(text):
        part = found[0]
        depth += (part in "[{") - (part in "]}")
        if depth > _DEEP:
            return line
        line += part.count("\n")
    return line


def lines_of(text: str) -> Mapping[Path, int]:
    """The line of every table, key and item of a list in a TOML text that can be read, counted from 1.

    Example:
        >>> text = chr(10).join(["[[card]]", 'id = "a"', "[[card]]", 'name = { en = "B" }'])
        >>> lines_of(text)["card", 1, "name", "en"]
        4
    """
    scanner = _Scanner(text.replace("\r\n", "\n"))
    with contextlib.suppress(RecursionError):  # the standard library may stand a little deeper nesting
        scanner.document()
    return scanner.lines


def line_at(lines: Mapping[Path, int], path: Path) -> int:
    """The line of a path, or of the nearest thing around it that is there."""
    for size in range(len(path), 0, -1):
        if path[:size] in lines:
            return lines[path[:size]]
    return 1


class _Scanner:
    """Walks through a text that is known to be TOML."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.line = 1
        self.counted = 0
        self.lines: dict[Path, int] = {}
        self.lists: dict[Path, int] = {}

    def document(self) -> None:
        prefix: Path = ()
        while True:
            self.skip(_SPACE)
            if self.at >= len(self.text):
                return
            if self.text.startswith("[[", self.at):
                prefix = self.header(2)
            elif self.text[self.at] == "[":
                prefix = self.header(1)
            else:
                self.pair(prefix)

    def header(self, brackets: int) -> Path:
        self.at += brackets
        keys = self.keys()
        self.at += brackets
        path: Path = ()
        for key in keys[:-1]:
            path = (*path, key)
            self.note(path)
            if path in self.lists:
                path = (*path, self.lists[path])
        path = (*path, keys[-1])
        self.note(path)
        if brackets == 2:
            self.lists[path] = self.lists.get(path, -1) + 1
            path = (*path, self.lists[path])
            self.note(path)
        return path

    def keys(self) -> list[str]:
        """The parts of a key, up to what comes after it."""
        keys: list[str] = []
        while True:
            self.skip(_BLANK)
            if self.text[self.at] in "\"'":
                written = self.take(_TEXT)
                keys.append(next(iter(tomllib.loads(f"{written} = 0"))))
            else:
                keys.append(self.take(_BARE))
            self.skip(_BLANK)
            if self.text[self.at] != ".":
                return keys
            self.at += 1

    def pair(self, prefix: Path) -> None:
        path = prefix
        for key in self.keys():
            path = (*path, key)
            self.note(path)
        self.at += 1  # the equals sign
        self.skip(_BLANK)
        self.value(path)

    def value(self, path: Path) -> None:
        first = self.text[self.at]
        if first in "\"'":
            self.take(_TEXT)
        elif first == "[":
            self.items(path)
        elif first == "{":
            self.inline(path)
        else:
            self.skip(_REST)

    def items(self, path: Path) -> None:
        self.at += 1
        number = 0
        while self.more("]"):
            self.note((*path, number))
            self.value((*path, number))
            number += 1
        self.at += 1

    def inline(self, path: Path) -> None:
        self.at += 1
        while self.more("}"):
            self.pair(path)
        self.at += 1

    def more(self, closing: str) -> bool:
        """Whether another item comes before the closing bracket."""
        self.skip(_SPACE)
        if self.text[self.at] == ",":
            self.at += 1
            self.skip(_SPACE)
        return self.text[self.at] != closing

    def skip(self, pattern: re.Pattern[str]) -> None:
        found = pattern.match(self.text, self.at)
        self.at = self.at if found is None else found.end()

    def take(self, pattern: re.Pattern[str]) -> str:
        start = self.at
        self.skip(pattern)
        return self.text[start : self.at]

    def note(self, path: Path) -> None:
        """Note the line on which a path is first named."""
        self.line += self.text.count("\n", self.counted, self.at)
        self.counted = self.at
        self.lines.setdefault(path, self.line)
