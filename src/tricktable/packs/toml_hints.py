"""What is wrong with a text that is no TOML, in the words of somebody who writes one by hand."""

from __future__ import annotations

import re

_CURLY = "\u201c\u201d\u201e\u201f\u2018\u2019\u201a\u00ab\u00bb"
"""Quotes that programs for letters put in the place of straight ones."""
_TWICE = re.compile(r"Cannot declare \((.*?),?\) twice")
_ZERO = re.compile(r"[=\[,]\s*[+-]?0$")
_WORD = re.compile(r"[^\W\d_]")

BRACES = "A { } stays on one line, and no comma comes before its }."
STRAIGHT = 'Quotes are straight ones: "...".'


def plain(message: str, text: str, line: int, column: int) -> str:
    """The message of the reader of the standard library, in plain words where these can be told.

    Args:
        message: what it says, without the place.
        text: the text.
        line: the line at which that shows, counted from 1.
        column: the column, counted from 1.
    """
    lines = text.split("\n")
    written = lines[line - 1] if line <= len(lines) else ""
    here = written[column - 1 : column]
    if "\x00" in text[:100]:
        return "This looks like UTF-16: save the file as UTF-8"
    if here in _CURLY and here:
        return f"{here} is no quote here. {STRAIGHT}"
    twice = _TWICE.match(message)
    if twice is not None:
        name = ".".join(part.strip(" '\"") for part in twice[1].split(","))
        return f"[{name}] stands here a second time; what there are several of begins with [[{name}]]"
    if message.startswith("Cannot overwrite"):
        return f"{message}: in one table, a key stands once"
    if here.isdigit() and _ZERO.search(written[: column - 1]):
        return "A number begins with no 0: 7, not 07"
    if _in_braces(written, column) and (not here or here in "}#,\r"):
        return f"{message}. {BRACES}"
    if message.startswith("Unclosed"):
        return f"{message}: a comma or a closing bracket is missing before this"
    if message.startswith("Invalid value") and _WORD.match(here):
        return 'Invalid value: a text stands in quotes, "...", and true and false are in small letters'
    if message.startswith("Illegal character"):
        return f"{message}: a text in quotes ends on the line on which it begins, and \\ is written \\\\"
    if message.startswith("Expected '=' after a key"):
        return "A line is key = value, a [table] or a # comment"
    return message


def _in_braces(written: str, column: int) -> bool:
    """Whether a { of this line is still open in this column."""
    before = re.sub(r'"(?:\\.|[^"\\])*"' + r"|'[^']*'", "", written[: column - 1])
    return before.count("{") > before.count("}")
