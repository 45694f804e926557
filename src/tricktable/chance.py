"""Chance as data: a seed and a counter.

Each chance event derives a fresh generator from both, so what has been drawn betrays nothing of what will be, and
a game replays alike on every version of Python. Outcomes may also be laid down beforehand, by the name of the event.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from tricktable._narrow import is_sequence, is_table
from tricktable.errors import OptionsError, quoted
from tricktable.value import Value

T = TypeVar("T", bound=str | int)


class Laid(Value, frozen=True):
    """An outcome laid down beforehand for the next chance event of this name, in the order it shall have."""

    event: str
    outcome: tuple[str | int, ...]


class Chance(Value, frozen=True):
    """Where the chance of a game stands.

    Attributes:
        seed: the canonical text of the seed, see `seed_text`.
        drawn: how many chance events have happened.
        laid: outcomes laid down for coming events.
    """

    seed: str
    drawn: int = 0
    laid: tuple[Laid, ...] = ()


def seed_text(seed: int | str | None) -> str:
    """The canonical text of a seed: every int and every str has its own.

    Args:
        seed: any int or str; None takes 128 bits from the operating system.

    Raises:
        OptionsError: the seed is of another type.

    Example:
        >>> seed_text(7), seed_text("7")
        ('7', '"7"')
    """
    if seed is None:
        import secrets

        return json.dumps(secrets.token_hex(16))
    if type(seed) is int:
        return str(seed) if -(10**18) < seed < 10**18 else hex(seed)
    if isinstance(seed, str):
        return json.dumps(seed)
    raise OptionsError(f"A seed is an int or a str, not {type(seed).__name__}.")


def parse_seed(text: str) -> int | str:
    """The seed whose canonical text this is.

    Raises:
        OptionsError: the text is not canonical.

    Example:
        >>> parse_seed(seed_text(2**70)) == 2**70
        True
    """
    try:
        seed: object = json.loads(text) if text.startswith('"') else int(text, 0)
    except ValueError:
        seed = None
    if isinstance(seed, (int, str)) and seed_text(seed) == text:
        return seed
    raise OptionsError("The text of a seed is a whole number or a string in double quotes.")


def is_seed(text: str) -> bool:
    """Whether this is the canonical text of a seed."""
    try:
        parse_seed(text)
    except OptionsError:
        return False
    return True


def lay(deal: Mapping[str, Sequence[str | int] | str | int]) -> tuple[Laid, ...]:
    """The outcomes that a given deal lays down: event name to outcome (a bare value stands for a draw of one).

    Raises:
        OptionsError: the deal is no such mapping.

    Example:
        >>> lay({"dealer": 2})
        (Laid(event='dealer', outcome=(2,)),)
    """
    if not is_table(deal):  # whatever the caller's types say, deals come from forms and files
        raise OptionsError(f"A deal names chance events and their outcomes; this is {quoted(deal)}.")
    return tuple(_laid(event, out) for event, out in deal.items())


def _laid(event: object, out: Any) -> Laid:
    items: tuple[Any, ...] = tuple(out) if is_sequence(out) else (out,)
    if not isinstance(event, str) or not all(isinstance(item, str) or type(item) is int for item in items):
        raise OptionsError(f"deal: the outcome of {quoted(event)} is made of texts and whole numbers.")
    return Laid(event, items)


class Dice:
    """The chance of one game in motion: takes a `Chance` along and moves it on with each event.

    Example:
        >>> dice = Dice(Chance("7"))
        >>> dice.shuffle("deck", ("a", "b", "c")) == Dice(Chance("7")).shuffle("deck", ("a", "b", "c"))
        True
        >>> dice.chance.drawn
        1
    """

    __slots__ = ("chance", "rolled")

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.rolled: list[Laid] = []

    def shuffle(self, event: str, items: Sequence[T]) -> tuple[T, ...]:
        """The items in a random order. Places are permuted: copies need not be told apart.

        Args:
            event: the name of the chance event, such as `deck`.
            items: ids or numbers.

        Raises:
            OptionsError: an outcome was laid down that is no order of these items.
        """
        laid, draw = self._next(event)
        out: list[T]
        if laid is None:
            out = list(items)
            for i in range(len(out) - 1, 0, -1):
                j = int(draw() * (i + 1))
                out[i], out[j] = out[j], out[i]
        else:
            left = list(items)
            out = []
            for value in laid.outcome:
                item = next((item for item in left if item == value), None)
                if item is None:
                    raise OptionsError(f"{event}: {quoted(value)} is not among what is left to deal.")
                left.remove(item)
                out.append(item)
            if left:
                raise OptionsError(f"{event}: {len(left)} of the cards to deal are missing.")
        self.rolled.append(Laid(event, tuple(out)))
        return tuple(out)

    def pick(self, event: str, options: Sequence[T]) -> T:
        """One of the options, each as likely.

        Raises:
            OptionsError: an outcome was laid down that is not among the options.
        """
        laid, draw = self._next(event)
        if laid is None:
            out = options[int(draw() * len(options))]
        else:
            if len(laid.outcome) != 1 or laid.outcome[0] not in options:
                given = ", ".join(map(quoted, laid.outcome[:3])) or "nothing"
                raise OptionsError(f"{event}: {given} is not one of {', '.join(map(str, options))}.")
            out = options[options.index(laid.outcome[0])]
        self.rolled.append(Laid(event, (out,)))
        return out

    def _next(self, event: str) -> tuple[Laid | None, Callable[[], float]]:
        # Imported here: a program that only shows games need not wait for OpenSSL to load.
        import hashlib
        import random

        chance = self.chance
        digest = hashlib.blake2b(f"{chance.seed}\n{chance.drawn}".encode(), digest_size=32).digest()
        found = next((laid for laid in chance.laid if laid.event == event), None)
        left = tuple(laid for laid in chance.laid if laid is not found)
        self.chance = replace(chance, drawn=chance.drawn + 1, laid=left)
        # Of random.Random only random() is used: its stream is the one that Python promises to keep.
        return found, random.Random(int.from_bytes(digest, "big")).random
