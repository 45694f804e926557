"""What a new package may be called, and what follows from its name."""

from __future__ import annotations

import re
import unicodedata

from tricktable.variant import normal_id

LONGEST_ID = 30
LONGEST_TITLE = 50
PREFIX = "tricktable-"
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_NOT_IN_TITLES = frozenset('"\\@#')  # they end texts in TOML and Python, or part the name of a card pack


def id_of(name: str) -> str:
    """The id that a name stands for, whether or not it is one.

    Example:
        >>> id_of("My_Game"), id_of("tricktable-whist")
        ('my-game', 'whist')
    """
    return normal_id(name).removeprefix(PREFIX)


def is_id(id: str) -> bool:
    """Whether this can be the id of a game, a variant or a pack that we write."""
    return bool(_ID.fullmatch(id)) and len(id) <= LONGEST_ID


def near_id(text: str) -> str:
    """An id for a text in Latin letters; empty where none is left.

    Example:
        >>> near_id("Ann's game, no. 2")
        'anns-game-no-2'
    """
    plain = re.sub(r"[^a-z0-9]+", "-", id_of(text).replace("'", "")).strip("-")
    return plain[:LONGEST_ID].strip("-")


def title_of(name: str) -> str:
    """How a game is called of which only the id, or something like it, is known.

    Example:
        >>> title_of("old-maid"), title_of("Old Maid"), title_of("tricktable-whist")
        ('Old Maid', 'Old Maid', 'Whist')
    """
    words = re.sub(r"[-_\s]+", " ", re.sub(f"^{PREFIX}", "", name.strip(), flags=re.IGNORECASE)).strip()
    return words.title() if words == words.lower() else words


def is_title(text: str) -> bool:
    """Whether this can stand as a name in every file: one line, short, without what would end a text there."""
    odd = any(unicodedata.category(char) in ("Cc", "Cf", "Cs", "Zl", "Zp") for char in text)
    return not odd and not _NOT_IN_TITLES & set(text) and 0 < len(text.strip()) == len(text) <= LONGEST_TITLE


def module_of(id: str) -> str:
    """The spelling of an id that Python can import.

    Example:
        >>> module_of("old-maid")
        'old_maid'
    """
    return id.replace("-", "_")
