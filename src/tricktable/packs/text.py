"""The text of a card pack: from bytes to data, and the game that it is for."""

from __future__ import annotations

from typing import Any

from tricktable._narrow import is_table, is_text
from tricktable.errors import PackError, PackFault, unknown
from tricktable.packs.toml_lines import TomlError, line_at, lines_of, parse_toml
from tricktable.variant import normal_id

ENTRIES = ("pack", "card")
"""What a card pack is made of."""


def ruleset_named(text: str | bytes) -> str:
    """The id of the ruleset that a pack says it is for.

    Raises:
        PackError: it says none.
    """
    text = decoded(text)
    data = parsed(text)
    head: object = data.get("pack")
    if not is_table(head) or not is_text(head.get("ruleset")):
        lines = lines_of(text)
        strange = [PackFault(line_at(lines, (key,)), unknown_entry(key)) for key in data if key not in ENTRIES]
        line = line_at(lines, ("pack",))
        raise PackError(
            sorted([PackFault(line, 'A card pack names its game: ruleset = "...", below [pack].'), *strange])
        )
    return normal_id(head["ruleset"])


def unknown_entry(key: str) -> str:
    """That a card pack has no such entry beside its head and its cards, in a sentence."""
    return unknown("entry", key, ENTRIES)


def ruleset_line(text: str | bytes) -> int:
    """The line on which a pack that can be read says which ruleset it is for."""
    return line_at(lines_of(decoded(text)), ("pack", "ruleset"))


def parsed(text: str) -> dict[str, Any]:
    """The data of a text.

    Raises:
        PackError: it is no TOML; says where.
    """
    try:
        return parse_toml(text)
    except TomlError as error:
        said = f"This is no TOML: {error.message.removesuffix('.')} (column {error.column})."
        raise PackError([PackFault(error.line, said)]) from error


def decoded(text: object) -> str:
    """The text of a file, whatever its line ends.

    Raises:
        PackError: it is no text.
    """
    if isinstance(text, (bytes, bytearray)):
        try:
            text = text.decode("utf-8")
        except UnicodeDecodeError as error:
            line = error.object.count(b"\n", 0, error.start) + 1
            raise PackError([PackFault(line, "This is no text in UTF-8. Save the file as UTF-8.")]) from error
    if not is_text(text):
        raise PackError([PackFault(1, f"A card pack is text, not {type(text).__name__}.")])
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
