"""A text to be said in any language: an id of a catalog and what fills its gaps."""

from __future__ import annotations

from tricktable.value import Value


class Message(Value, frozen=True):
    """A message that a translator says in a language.

    Attributes:
        id: the id in the catalogs, such as `prompt.discard`.
        args: names and values that fill the gaps, sorted by name.
    """

    id: str
    args: tuple[tuple[str, str | int], ...] = ()

    @classmethod
    def of(cls, id: str, /, **args: str | int) -> Message:
        """A message with these values.

        Example:
            >>> Message.of("prompt.discard", n=2)
            Message(id='prompt.discard', args=(('n', 2),))
        """
        return cls(id, tuple(sorted(args.items())))
