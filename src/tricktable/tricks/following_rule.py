"""What every following rule has: the duty of a hand, the cards that may be played, and why the others may not."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, TypeAlias

from tricktable.tricks.cards import CardId, Cards, Suit
from tricktable.tricks.deck import Deck
from tricktable.value import Value

DutyName: TypeAlias = Literal["follow", "trump", "beat"]
"""The duty that a refused card breaks."""


class Duty(Value, frozen=True, gc=False):
    """What a hand owes to a trick.

    Attributes:
        suit: The suit that must be played.
        above: The strength that the card must exceed; `None` if any card of the suit will do.

    Example:
        >>> Duty("hearts", above=9)
        Duty(suit='hearts', above=9)
    """

    suit: Suit
    above: int | None = None


class FollowingRule(Value, frozen=True):
    """The base of the following rules. By itself it demands nothing.

    A rule says once, in `owes`, what a hand owes to a trick; `playable` and `refuse` both read that. A game with a
    rule of its own overrides `owes`, or `frees` for an exemption of its own, and has all the rest.

    Example:
        >>> from tricktable.tricks import Follow, french_deck
        >>> class FollowOrTwo(Follow, frozen=True):
        ...     def frees(self, deck, trick_cards):
        ...         return deck.with_rank[2]
        >>> FollowOrTwo().playable(french_deck(), ("clubs-2", "clubs-3", "hearts-9"), ("hearts-7",), None)
        ('clubs-2', 'hearts-9')
    """

    def owes(self, deck: Deck, hand: Cards, trick_cards: Cards, trump: Suit | None) -> Duty | None:
        """What a hand owes to a trick. At least one card of the hand can fulfil it.

        Args:
            deck: The cards in play.
            hand: The cards held.
            trick_cards: The cards of the trick so far, the lead first; empty for the leader.
            trump: The trump suit now; `None` if there is no trump.

        Returns:
            The duty; `None` if any card will do.

        Raises:
            KeyError: A card is not in the deck.

        Example:
            >>> from tricktable.tricks import MustBeat, french_deck
            >>> MustBeat().owes(french_deck(), ("hearts-2", "hearts-9"), ("hearts-7",), None)
            Duty(suit='hearts', above=7)
        """
        return None

    def frees(self, deck: Deck, trick_cards: Cards) -> Collection[CardId]:
        """The cards that may be played whatever the hand owes.

        Args:
            deck: The cards in play.
            trick_cards: The cards of the trick so far, the lead first.

        Returns:
            Card ids, whether held or not.

        Raises:
            KeyError: A card is not in the deck.

        Example:
            >>> from tricktable.tricks import AnyTime, Follow, french_deck
            >>> Follow(unless=AnyTime(("spades-14",))).frees(french_deck(), ("hearts-7",))
            ('spades-14',)
        """
        return ()

    def playable(self, deck: Deck, hand: Cards, trick_cards: Cards, trump: Suit | None) -> Cards:
        """The cards of a hand that may be played. A hand that is not empty always has one.

        Args:
            deck: The cards in play.
            hand: The cards held.
            trick_cards: The cards of the trick so far, the lead first; empty for the leader.
            trump: The trump suit now; `None` if there is no trump.

        Returns:
            These cards in the order of the hand.

        Raises:
            KeyError: A card is not in the deck.

        Example:
            >>> from tricktable.tricks import Follow, french_deck
            >>> Follow().playable(french_deck(), ("clubs-9", "hearts-2", "hearts-9"), ("hearts-7",), None)
            ('hearts-2', 'hearts-9')
        """
        duty = self.owes(deck, hand, trick_cards, trump)
        if duty is None:
            return hand
        owed = deck.with_suit[duty.suit]
        above = duty.above
        free = self.frees(deck, trick_cards)
        if above is None:
            return tuple([card for card in hand if card in owed or card in free])
        strengths = deck.strength
        return tuple([card for card in hand if (card in owed and strengths[card] > above) or card in free])

    def refuse(self, deck: Deck, card: CardId, hand: Cards, trick_cards: Cards, trump: Suit | None) -> DutyName | None:
        """Which duty a card would break.

        Args:
            deck: The cards in play.
            card: A card of the hand.
            hand: The cards held.
            trick_cards: The cards of the trick so far, the lead first; empty for the leader.
            trump: The trump suit now; `None` if there is no trump.

        Returns:
            `"follow"`, `"trump"` or `"beat"`; `None` if the card may be played.

        Raises:
            ValueError: The card is not in the hand.
            KeyError: A card is not in the deck.

        Example:
            >>> from tricktable.tricks import Follow, french_deck
            >>> Follow().refuse(french_deck(), "clubs-9", ("clubs-9", "hearts-2"), ("hearts-7",), None)
            'follow'
        """
        if card not in hand:
            raise ValueError(f"{card} is not in the hand")
        duty = self.owes(deck, hand, trick_cards, trump)
        if duty is None or card in self.frees(deck, trick_cards):
            return None
        if deck.suit[card] != duty.suit:
            return "follow" if duty.suit == deck.suit[trick_cards[0]] else "trump"
        return "beat" if duty.above is not None and deck.strength[card] <= duty.above else None
