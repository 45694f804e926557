"""Faults of card files in words: what somebody wrote, as he wrote it, and what he may have meant."""

from __future__ import annotations

import datetime
import difflib
from collections.abc import Sequence

from tricktable._narrow import is_list, is_table
from tricktable.errors import quoted

_LIKE, _VERY_LIKE = 0.6, 0.7
"""How much a key must look like another to be told, with the same first letter or another: "colour" is not "ours"."""


def shown(data: object) -> str:
    """Plain data as a message quotes it: in the words of the file, not of Python.

    Example:
        >>> shown(True), shown("duel"), shown(["duel"]), shown({})
        ('true', "'duel'", 'a list', 'a table')
    """
    if isinstance(data, bool):
        return "true" if data else "false"
    if is_list(data):
        return "a list"
    if is_table(data):
        return "a table"
    return "a date or time" if isinstance(data, (datetime.date, datetime.time)) else quoted(data)


def unknown_key(key: str, known: Sequence[str]) -> str:
    """That there is no such key, in a sentence, and which one may be meant."""
    if not known:
        return f"Unknown key {quoted(key)}. This takes no keys."
    likeness = {each: difflib.SequenceMatcher(None, key[:99], each).ratio() for each in known}
    near = [each for each in known if likeness[each] >= (_LIKE if key[:1] == each[0] else _VERY_LIKE)]
    best = sorted(near, key=lambda each: -likeness[each])[:3]
    said = f"Did you mean {' or '.join(best)}?" if best else f"Known: {', '.join(known)}."
    return f"Unknown key {quoted(key)}. {said}"


def with_article(word: str) -> str:
    """A word with `a` or `an`.

    Example:
        >>> with_article("effect"), with_article("number")
        ('an effect', 'a number')
    """
    return f"an {word}" if word[0] in "aeiou" else f"a {word}"
