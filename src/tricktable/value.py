"""The base of everything that is data: states, actions, events, options, views, cards."""

from __future__ import annotations

from msgspec import Struct


class Value(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A frozen record that compares by content, hashes, and refuses unknown fields when it is decoded.

    Fields hold strings, ints, booleans, `None`, other values, and tuples of these. Repeat `frozen=True` on
    subclasses: it is inherited at run time, but type checkers ask to see it.

    The garbage collector leaves values alone: what is frozen and holds no list cannot be part of a circle.

    Example:
        >>> class Bid(Value, frozen=True, tag="bid"):
        ...     tricks: int
        >>> Bid(3) == Bid(3), hash(Bid(3)) == hash(Bid(3))
        (True, True)
    """
