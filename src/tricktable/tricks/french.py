"""The French deck, for games and tests that need an ordinary one."""

from __future__ import annotations

from functools import cache

from tricktable.tricks.deck import Deck


@cache
def french_deck() -> Deck:
    """The standard deck of 52 cards.

    Returns:
        Clubs, diamonds, hearts and spades, each from 2 to 14: jack 11, queen 12, king 13, ace 14.

    Example:
        >>> len(french_deck().cards), french_deck().suit["hearts-12"]
        (52, 'hearts')
    """
    return Deck.of(("clubs", "diamonds", "hearts", "spades"), range(2, 15))
