"""Where the command writes and reads: two streams made safe, in colour where that is wanted."""

from __future__ import annotations

import io
import json
import os
import sys
from collections.abc import Mapping
from typing import Any, TextIO

from rich.console import Console, RenderableType
from rich.text import Text

from tricktable.cli.files import FileError
from tricktable.cli.letters import clean, readable

LONGEST_LINE = 4096
WIDEST = 200
"""The most columns that COLUMNS may ask for."""


class OutputClosedError(Exception):
    """The reader of the output is gone."""


class InputEndedError(Exception):
    """There is no more input."""


class LeftError(InputEndedError):
    """Somebody left the game."""


class _Console(Console):
    def on_broken_pipe(self) -> None:
        raise OutputClosedError


def colour_wanted(stream: TextIO, environ: Mapping[str, str]) -> bool:
    """Whether a stream gets colour: NO_COLOR forbids it, FORCE_COLOR demands it, else a terminal has it.

    A variable that is set to nothing says nothing.
    """
    if environ.get("NO_COLOR"):
        return False
    if environ.get("FORCE_COLOR", "") not in ("", "0"):
        return True
    return stream.isatty() and environ.get("TERM") not in ("dumb", "unknown")


class Terminal:
    """The streams of one run of the command.

    Attributes:
        encoding: of the stream that people read.
        interactive: whether that stream is a terminal, whose screen can be cleared.
    """

    def __init__(self, stdin: TextIO | None, stdout: TextIO, stderr: TextIO) -> None:
        self._stdin = stdin
        self._stdout = stdout
        for stream in (stdin, stdout, stderr):
            if isinstance(stream, io.TextIOWrapper):  # a test, or an app that embeds this, may have another
                stream.reconfigure(errors="replace")
        self._errors = _console(stderr)
        self._console = _console(stdout)
        self._data = False

    @classmethod
    def of_process(cls) -> Terminal:
        """The streams of this process.

        Raises:
            OutputClosedError: standard output was closed before the start.
        """
        if sys.stdout is None:
            raise OutputClosedError
        return cls(sys.stdin, sys.stdout, sys.stderr or open(os.devnull, "w", encoding="utf-8"))  # noqa: PTH123

    def keep_output_for_data(self) -> None:
        """From now on only `data` writes to the output: what people read goes where errors go."""
        self._data = True
        self._console = self._errors

    @property
    def encoding(self) -> str:
        """The encoding of the stream that people read."""
        return self._console.encoding

    @property
    def width(self) -> int:
        """How many columns there are."""
        return self._console.width

    @property
    def interactive(self) -> bool:
        """Whether what people read goes to a terminal, whose screen can be cleared."""
        return self._console.file.isatty() and not self._console.is_dumb_terminal

    def text(self, text: str, style: str = "") -> Text:
        """A text that is safe to show: no markup, no control characters, nothing that the encoding lacks."""
        return Text(readable(clean(text), self.encoding), style, overflow="fold")

    def wrapped(self, text: Text, width: int) -> list[Text]:
        """The lines of a text, all but the first set in by a space."""
        if text.cell_len <= width:
            return [text]
        first, *rest = text.wrap(self._console, max(width - 1, 1), overflow="fold") or [Text()]
        for line in (first, *rest):
            line.rstrip()
        return [first, *(Text(" ").append_text(line) for line in rest)]

    def say(self, text: str | RenderableType = "", style: str = "") -> None:
        """Write a line for people, or something that `text` parts were put into."""
        self._console.print(self.text(text, style) if isinstance(text, str) else text)

    def line(self, text: str, style: str = "") -> None:
        """Write one line for people and programs, never wrapped."""
        self._console.print(self.text(text, style), soft_wrap=True)

    def error(self, text: str, style: str = "") -> None:
        """Write one line to the error stream, never wrapped. Line ends in it are escaped: it may quote anything."""
        shown = Text(readable(clean(text), self._errors.encoding), style)
        self._errors.print(shown, soft_wrap=True)

    def errors(self, text: str) -> None:
        """Write a text of the command's own to the error stream, line by line."""
        for line in text.splitlines():
            self.error(line)

    def data(self, value: Any) -> None:
        """Write a value as one line of JSON, in ASCII.

        Raises:
            OutputClosedError: nobody reads.
        """
        self.write(json.dumps(value, separators=(",", ":"), ensure_ascii=True) + "\n")

    def write(self, text: str) -> None:
        """Write text to the output as it is.

        Raises:
            OutputClosedError: nobody reads.
        """
        try:
            self._stdout.write(text)
            self._stdout.flush()
        except BrokenPipeError as error:
            raise OutputClosedError from error

    def clear(self) -> None:
        """Clear the screen and what can be scrolled back to; where there is no screen, draw a line."""
        if self.interactive:
            self._console.file.write("\x1b[2J\x1b[3J\x1b[H")
            self._console.file.flush()
        else:
            self.say("-" * min(self._console.width, 60))

    def ask(self, prompt: str) -> str:
        """A line from the input.

        Raises:
            InputEndedError: there is none.
            FileError: it is not in the encoding of the input.
        """
        self._console.print(self.text(prompt, "bold"), end="")
        line = rest = self._read()
        while len(rest) == LONGEST_LINE and not rest.endswith("\n"):  # no answer is that long: drop what follows
            rest = self._read()
        if not line:
            self.say()
            raise InputEndedError
        if self._stdin is None or not self._stdin.isatty():  # a script does not show what it types
            self.say(line.strip())
        return line.strip()

    def _read(self) -> str:
        if self._stdin is None:
            return ""
        try:
            return self._stdin.readline(LONGEST_LINE)
        except UnicodeError as error:  # some encodings can fail where every fault is to be replaced
            raise FileError(f"The input is not in {self._stdin.encoding}: {error}.") from error


def _console(stream: TextIO) -> Console:
    colour = colour_wanted(stream, os.environ)
    return _Console(
        file=stream,
        color_system="standard" if colour else None,
        force_terminal=True if colour else None,
        no_color=not colour,
        markup=False,
        emoji=False,
        highlight=False,
        safe_box=True,
        _environ=_surroundings(os.environ),
    )


def _surroundings(environ: Mapping[str, str]) -> dict[str, str]:
    """What the console may know of the environment; colour is settled by `colour_wanted`."""
    known = {"TERM": environ.get("TERM", "")}
    columns = environ.get("COLUMNS", "")
    if columns.isascii() and columns.isdecimal() and columns.strip("0"):
        known["COLUMNS"] = str(min(int(columns[:20]), WIDEST))
    return known
