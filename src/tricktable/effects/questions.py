"""The questions that effects ask, as messages; each is made once."""

from __future__ import annotations

import functools

from tricktable.marks import CardId
from tricktable.message import Message


@functools.cache
def ask(what: str, left: int | None = None, card: CardId = "") -> Message:
    """The message `ask.<what>`, with how many are still to be picked, and whose effect asks.

    Example:
        >>> ask("trap", 2, "trsck")
        Message(id='ask.trap', args=(('card', 'trsck'), ('n', 2)))
    """
    args: dict[str, str | int] = {"card": card} if card else {}
    return Message.of(f"ask.{what}", **args, **({} if left is None else {"n": left}))
