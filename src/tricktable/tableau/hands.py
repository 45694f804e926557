"""Hands: sorted tuples of cards, of which some may be known to others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TypeAlias

from tricktable.marks import CardId

Cards: TypeAlias = tuple[CardId, ...]
"""Cards of a hand or a pile, by their ids. A hand is sorted, a pile lies from the top."""


def with_cards(hand: Cards, new: Iterable[CardId]) -> Cards:
    """The hand with cards added, sorted.

    Example:
        >>> with_cards(("b",), ("c", "a"))
        ('a', 'b', 'c')
    """
    return tuple(sorted((*hand, *new)))


def without_card(cards: Cards, card: CardId) -> Cards:
    """The cards without one copy of a card.

    Raises:
        ValueError: it is not among them.

    Example:
        >>> without_card(("a", "a", "b"), "a")
        ('a', 'b')
    """
    if card not in cards:
        raise ValueError(f"{card} is not among these {len(cards)} cards")
    at = cards.index(card)
    return (*cards[:at], *cards[at + 1 :])


def unknown_of(hand: Cards, known: Cards) -> Cards:
    """The cards of a hand that are not known, in their order.

    Example:
        >>> unknown_of(("a", "a", "b"), ("a",))
        ('a', 'b')
    """
    if not known:
        return hand
    left = Counter(known)
    out: list[CardId] = []
    for card in hand:
        if left[card] > 0:
            left[card] -= 1
        else:
            out.append(card)
    return tuple(out)


def kinds(cards: Cards) -> Cards:
    """Each different card once, in order: copies are one choice.

    Example:
        >>> kinds(("a", "a", "b"))
        ('a', 'b')
    """
    return tuple(dict.fromkeys(cards))
