"""How trump comes about: none, fixed, turned up, set by the first lead, or changing within a trick.

Trump itself is a suit or `None`. A game keeps it in its state and carries it from card to card and from trick to
trick by storing what these rules hand back; a new round asks `at_deal` again.
"""

from __future__ import annotations

from typing import TypeAlias

from tricktable.tricks.cards import CardId, Cards, Suit
from tricktable.tricks.deck import Deck
from tricktable.value import Value


class TrumpRule(Value, frozen=True):
    """The base of the trump rules. By itself there is no trump, and what trump is stays so.

    Example:
        >>> from tricktable.tricks import french_deck
        >>> TrumpRule().after_card(french_deck(), ("hearts-7",), "spades")
        'spades'
    """

    def at_deal(self, deck: Deck, turned_up: CardId | None = None) -> Suit | None:
        """The trump suit when a round begins.

        Args:
            deck: The cards in play.
            turned_up: The card turned up after the deal, in games that do so.

        Returns:
            The suit; `None` if there is no trump, or none yet.

        Raises:
            ValueError: The rule needs a turned-up card and there is none.
            KeyError: The card is not in the deck.

        Example:
            >>> from tricktable.tricks import french_deck
            >>> TurnedUpTrump().at_deal(french_deck(), "hearts-7")
            'hearts'
        """
        return None

    def after_card(self, deck: Deck, trick_cards: Cards, trump: Suit | None) -> Suit | None:
        """The trump suit after a card has been played.

        Args:
            deck: The cards in play.
            trick_cards: The cards of the trick, the lead first and the card just played last.
            trump: The trump suit before.

        Returns:
            The trump suit from now on, also in the next trick.

        Raises:
            KeyError: A card is not in the deck.

        Example:
            >>> from tricktable.tricks import french_deck
            >>> FirstLeadTrump().after_card(french_deck(), ("hearts-7",), None)
            'hearts'
        """
        return trump


class NoTrump(TrumpRule, frozen=True, tag="no-trump"):
    """There is no trump.

    Example:
        >>> from tricktable.tricks import french_deck
        >>> NoTrump().at_deal(french_deck()) is None
        True
    """


class FixedTrump(TrumpRule, frozen=True, tag="fixed"):
    """Trump is always the same suit, or the one that was bid.

    Attributes:
        suit: The trump suit.

    Example:
        >>> from tricktable.tricks import french_deck
        >>> FixedTrump("spades").at_deal(french_deck())
        'spades'
    """

    suit: Suit

    def at_deal(self, deck: Deck, turned_up: CardId | None = None) -> Suit | None:
        """See `TrumpRule.at_deal`."""
        return self.suit


class TurnedUpTrump(TrumpRule, frozen=True, tag="turned-up"):
    """Trump is the suit of a card that is turned up after the deal.

    Example:
        >>> from tricktable.tricks import french_deck
        >>> TurnedUpTrump().at_deal(french_deck(), turned_up="clubs-2")
        'clubs'
    """

    def at_deal(self, deck: Deck, turned_up: CardId | None = None) -> Suit | None:
        """See `TrumpRule.at_deal`."""
        if turned_up is None:
            raise ValueError("trump is the suit of the card turned up, and no card is")
        return deck.suit[turned_up]


class FirstLeadTrump(TrumpRule, frozen=True, tag="first-lead"):
    """Trump is the suit of the first card led in the round.

    Example:
        >>> from tricktable.tricks import french_deck
        >>> rule = FirstLeadTrump()
        >>> rule.after_card(french_deck(), ("hearts-7",), None), rule.after_card(french_deck(), ("clubs-7",), "hearts")
        ('hearts', 'hearts')
    """

    def after_card(self, deck: Deck, trick_cards: Cards, trump: Suit | None) -> Suit | None:
        """See `TrumpRule.after_card`."""
        return deck.suit[trick_cards[0]] if trump is None and trick_cards else trump


StartingTrump: TypeAlias = NoTrump | FixedTrump | TurnedUpTrump | FirstLeadTrump
"""The rules by which trump can come about at first."""


class MatchingTrump(TrumpRule, frozen=True, tag="matching"):
    """A card of the printed rank of the card played just before in the same trick makes its own suit trump, at once.

    A lead matches nothing, so trump carries over from trick to trick until a card matches. This is the challenge of
    Gorus Maximus.

    Attributes:
        start: How trump comes about at first.

    Example:
        >>> from tricktable.tricks import french_deck
        >>> MatchingTrump().after_card(french_deck(), ("hearts-4", "hearts-10", "clubs-10"), "hearts")
        'clubs'
    """

    start: StartingTrump = FirstLeadTrump()

    def at_deal(self, deck: Deck, turned_up: CardId | None = None) -> Suit | None:
        """See `TrumpRule.at_deal`."""
        return self.start.at_deal(deck, turned_up)

    def after_card(self, deck: Deck, trick_cards: Cards, trump: Suit | None) -> Suit | None:
        """See `TrumpRule.after_card`."""
        if len(trick_cards) > 1:
            card = trick_cards[-1]
            if deck.rank[card] == deck.rank[trick_cards[-2]]:
                return deck.suit[card]
        return trump if trump is not None else self.start.after_card(deck, trick_cards, trump)
