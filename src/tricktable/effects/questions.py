"""The questions that effects ask, as messages; each is made once."""

from __future__ import annotations

import functools

from tricktable.message import Message


@functools.cache
def ask(what: str, left: int | None = None) -> Message:
    """The message `ask.<what>`, with how many are still to be picked.

    Example:
        >>> ask("trap", 2)
        Message(id='ask.trap', args=(('n', 2),))
    """
    return Message(f"ask.{what}") if left is None else Message.of(f"ask.{what}", n=left)
