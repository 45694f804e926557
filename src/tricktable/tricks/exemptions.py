"""Exemptions from a following rule: cards that may be played whatever the hand owes to the trick."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeAlias

from tricktable.tricks.cards import CardId, Cards
from tricktable.tricks.deck import Deck
from tricktable.value import Value


class MatchLastRank(Value, frozen=True, tag="match-last-rank"):
    """A card of the printed rank of the card played just before may always be played, as in Gorus Maximus.

    Example:
        >>> MatchLastRank()
        MatchLastRank()
    """

    def frees(self, deck: Deck, trick_cards: Cards) -> Collection[CardId]:
        """The cards that may be played whatever the hand owes.

        Args:
            deck: The cards in play.
            trick_cards: The cards of the trick so far, the lead first.

        Returns:
            Every card of the deck whose rank is that of the last card of the trick.

        Raises:
            KeyError: The last card is not in the deck.

        Example:
            >>> deck = Deck.of(("blue", "red"), (7, 9))
            >>> sorted(MatchLastRank().frees(deck, ("red-7", "red-9")))
            ['blue-9', 'red-9']
        """
        return deck.with_rank[deck.rank[trick_cards[-1]]] if trick_cards else ()


class AnyTime(Value, frozen=True, tag="any-time"):
    """Certain cards may always be played, such as the Excuse of tarot games.

    Attributes:
        cards: The ids of these cards.

    Example:
        >>> AnyTime(("trumps-0",))
        AnyTime(cards=('trumps-0',))
    """

    cards: Cards

    def frees(self, deck: Deck, trick_cards: Cards) -> Collection[CardId]:
        """The cards that may be played whatever the hand owes.

        Args:
            deck: The cards in play.
            trick_cards: The cards of the trick so far, the lead first.

        Returns:
            The cards that were named.

        Example:
            >>> AnyTime(("red-0",)).frees(Deck.of(("red",), (0, 1)), ("red-1",))
            ('red-0',)
        """
        return self.cards


Exemption: TypeAlias = MatchLastRank | AnyTime
"""Any exemption of this module. A game with another one overrides `FollowingRule.frees`."""
