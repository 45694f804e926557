"""Cards by their names, as people type them: in any language, in any case, with any apostrophe."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from tricktable.notation import values_of
from tricktable.picture import Speech

_QUOTES = '«»“”„"'


def folded(name: str) -> str:
    """A name as names are compared.

    Example:
        >>> folded("  Ram’s  Horn") == folded("ram's horn")
        True
    """
    return " ".join(unicodedata.normalize("NFC", name).casefold().replace("’", "'").split())


def with_ids(line: str, speech: Speech) -> str:
    """An action as it was typed, with each card that it calls by its name called by its id.

    What is the id of a card stays, and so does a name that several cards have.

    Args:
        line: such as `play Blue 4`.
        speech: of the table, in the language in which cards are called.

    Example:
        >>> import tricktable as tt
        >>> with_ids("play синій 4", tt.ruleset("gorus-maximus").speech("uk"))
        'play blue-4'
    """
    words = values_of(line)
    called = _by_name(speech)
    longest = max((name.count(" ") + 1 for name in called), default=0)
    out, at = words[:1], 1
    while at < len(words):
        size = 0
        if words[at] not in speech.cards:
            sizes = range(min(longest, len(words) - at), 0, -1)
            size = next((size for size in sizes if _name(words[at : at + size]) in called), 0)
        out.append(called[_name(words[at : at + size])] if size else words[at])
        at += size or 1
    return " ".join(out) if out != words else line


def _name(words: Sequence[str]) -> str:
    """Words as a name, without quotation marks around it."""
    return folded(" ".join(words).strip(_QUOTES))


def _by_name(speech: Speech) -> dict[str, str]:
    """The id of each card that has a name of its own."""
    names = [(folded(speech.card(id)), id) for id in speech.cards]
    count: dict[str, int] = {}
    for name, _ in names:
        count[name] = count.get(name, 0) + 1
    return {name: id for name, id in names if count[name] == 1}
