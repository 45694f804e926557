"""The names at a table."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from tricktable.errors import OptionsError

_ODD = {"Cc", "Cs", "Zl", "Zp"}
"""Characters that no line of a table or terminal can show: controls, halves of a character, ends of a line."""
_TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that turn the direction of what follows, beyond the name."""
_LONGEST = 200


def _odd(name: str) -> bool:
    if name.isascii():
        return not name.isprintable()
    return any(unicodedata.category(char) in _ODD or char in _TURNING for char in name)


def _seen(name: str) -> str:
    """What one sees of a name, to compare it with others."""
    if name.isascii():
        return name.casefold()
    return "".join(char for char in name.casefold() if unicodedata.category(char) != "Cf")


def _plain(seats: int, players: Sequence[object]) -> bool:
    """Whether these are names that need no second look, as most are."""
    plain = [
        name
        for name in players
        if isinstance(name, str) and name.isascii() and name.isprintable() and 0 < len(name.strip()) == len(name)
    ]
    return (
        len(plain) == len(players) == seats
        and len({name.casefold() for name in plain}) == seats
        and max(map(len, plain), default=0) <= _LONGEST
    )


def player_names(seats: int, players: Sequence[object] | None = None) -> tuple[str, ...]:
    """The names at a table, checked, for they come from forms and files; `Player 1` and so on where none are given.

    Raises:
        OptionsError: a name is empty or no text, two are alike, or there are not as many as seats.
    """
    if players is None:
        return tuple(f"Player {seat + 1}" for seat in range(seats))
    if _plain(seats, players):
        return tuple(players)  # type: ignore[arg-type]  # texts all of them, see _plain
    problems = [f"A name is a text, not {type(name).__name__}." for name in players if not isinstance(name, str)]
    names = [unicodedata.normalize("NFC", name).strip() for name in players if isinstance(name, str)]
    if len(players) != seats:
        problems.append(f"{len(players)} names for {seats} seats.")
    problems += [f"The name of seat {seat} is empty." for seat, name in enumerate(names) if not _seen(name).strip()]
    problems += [
        f"The name of seat {seat} has more than {_LONGEST} characters."
        for seat, name in enumerate(names)
        if len(name) > _LONGEST
    ]
    problems += [f"The name of seat {seat} has a control character." for seat, name in enumerate(names) if _odd(name)]
    folded = [_seen(name) for name in names]
    problems += [
        f"Two players are called {names[at][:60]}." for at, name in enumerate(folded) if name and name in folded[:at]
    ]
    if problems:
        raise OptionsError(problems)
    return tuple(names)
