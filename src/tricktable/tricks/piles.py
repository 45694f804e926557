"""Captured piles, and counting the points in them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from tricktable.tricks.cards import CardId, Cards, Suit
from tricktable.tricks.deck import Deck

Piles: TypeAlias = tuple[Cards, ...]
"""The cards that each side has captured, in the order of capture."""


def capture(piles: Piles, side: int, cards: Iterable[CardId]) -> Piles:
    """Adds captured cards to the pile of a side.

    Args:
        piles: The pile of each side.
        side: The side that captures.
        cards: The cards captured, such as those of a trick.

    Returns:
        The piles afterwards.

    Raises:
        ValueError: There is no such side.

    Example:
        >>> capture(((), ("red-1",)), 1, ("red-4", "red-7"))
        ((), ('red-1', 'red-4', 'red-7'))
    """
    if not 0 <= side < len(piles):
        raise ValueError(f"there is no side {side} among {len(piles)}")
    return (*piles[:side], (*piles[side], *cards), *piles[side + 1 :])


def point_table(
    deck: Deck,
    ranks: Mapping[int, int] | None = None,
    suits: Mapping[Suit, int] | None = None,
    cards: Mapping[CardId, int] | None = None,
) -> Mapping[CardId, int]:
    """What each card of a deck is worth, from tables by printed rank, by printed suit, and by card.

    A card is worth what its rank and its suit are worth together, unless it has an entry of its own. Whatever is not
    listed is worth 0; entries for cards that are not in the deck do no harm, so one table serves every size of a deck.

    Args:
        deck: The cards in play.
        ranks: Printed rank -> points.
        suits: Printed suit -> points.
        cards: Card id -> points of exactly this card, instead of what its rank and suit are worth.

    Returns:
        Card id -> points, for the cards of the deck that are not worth 0.

    Example:
        >>> from tricktable.tricks import french_deck
        >>> hearts = point_table(french_deck(), suits={"hearts": 1}, cards={"spades-12": 13})
        >>> hearts["hearts-2"], hearts["spades-12"], sum(hearts.values())
        (1, 13, 26)
    """
    ranks = ranks or {}
    suits = suits or {}
    cards = cards or {}
    points = {
        card: cards[card] if card in cards else ranks.get(face.rank, 0) + suits.get(face.suit, 0)
        for card, face in deck.printed.items()
    }
    return {card: worth for card, worth in points.items() if worth}


def count_points(cards: Iterable[CardId], points: Mapping[CardId, int]) -> int:
    """Counts the points in a pile.

    Args:
        cards: The cards of the pile; equal cards count once each.
        points: Card id -> points, such as `point_table` makes; a card that is not listed is worth 0.

    Returns:
        The sum.

    Example:
        >>> count_points(("red-8", "red-10", "blue-10"), {"red-8": -4, "red-10": 1, "blue-10": 1})
        -2
    """
    return sum([points.get(card, 0) for card in cards])
