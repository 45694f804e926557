"""How the faults of a card pack are said: with the card and the keys that lead there, and what else may be meant."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tricktable._narrow import is_table, is_text
from tricktable.effects.reading import Fault, Path
from tricktable.effects.vocabulary import FAMILIES

_STRANGE = tuple(f"Unknown {family.word} " for family in FAMILIES)
_WORDS = 8
"""How many words lead to a fault at most; of more, those in the middle are left out."""


def hinted(fault: Fault) -> Fault:
    """A fault; where it is a word that nothing looks like, with a hint that it may be a plugin's."""
    strange = fault.message.startswith(_STRANGE) and "Did you mean" not in fault.message
    return fault._replace(message=f"{fault.message} A plugin may bring others.") if strange else fault


def said(data: Mapping[str, Any], path: Path, message: str) -> str:
    """A fault with where it is, in words: the card, and the keys that lead there."""
    steps: Path = path if len(path) > 1 else ()
    words: list[str] = []
    if len(path) > 1 and path[0] == "card":
        steps = path[2:]
        card: Any = data["card"][path[1]]
        id: object = card.get("id") if is_table(card) else None
        words.append(id if is_text(id) and id.isprintable() and len(id) < 80 else f"card {int(path[1]) + 1}")
    return _led(words, steps, message)


def said_of(id: str | None, path: Path, message: str) -> str:
    """What is wrong with a card, or with all of them, with where it is, in words.

    Example:
        >>> said_of("finn", ("entering", 0, "do"), "This is missing.")
        'finn, entering 1, do: This is missing.'
    """
    return _led([] if id is None else [id], path, message)


def _led(words: list[str], steps: Path, message: str) -> str:
    for step in steps:
        if isinstance(step, int):
            words[-1] += f" {step + 1}"
        else:
            words.append(step)
    if len(words) > _WORDS:
        words[3:-3] = ["..."]
    return f"{', '.join(words)}: {message}" if words else message
