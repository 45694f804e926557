"""Following rules as values: free, follow, follow or trump, must beat; each with an exemption if the game has one."""

from __future__ import annotations

from collections.abc import Collection

from tricktable.tricks.cards import CardId, Cards, Suit
from tricktable.tricks.deck import Deck
from tricktable.tricks.exemptions import Exemption
from tricktable.tricks.following_rule import Duty, FollowingRule
from tricktable.tricks.trick import winner


class Free(FollowingRule, frozen=True, tag="free"):
    """Any card may be played.

    Example:
        >>> from tricktable.tricks import french_deck
        >>> Free().playable(french_deck(), ("clubs-9", "hearts-2"), ("hearts-7",), None)
        ('clubs-9', 'hearts-2')
    """


class _Binding(FollowingRule, frozen=True, kw_only=True):
    """A rule that demands something, and may exempt some cards."""

    unless: Exemption | None = None

    def frees(self, deck: Deck, trick_cards: Cards) -> Collection[CardId]:
        """See `FollowingRule.frees`."""
        return () if self.unless is None else self.unless.frees(deck, trick_cards)


class Follow(_Binding, frozen=True, tag="follow"):
    """Who holds the suit led must play it; others play what they like.

    Attributes:
        unless: Cards that may be played all the same.

    Example:
        >>> from tricktable.tricks import MatchLastRank, french_deck
        >>> hand = ("clubs-7", "hearts-2", "spades-3")
        >>> Follow(unless=MatchLastRank()).playable(french_deck(), hand, ("hearts-7",), None)
        ('clubs-7', 'hearts-2')
    """

    def owes(self, deck: Deck, hand: Cards, trick_cards: Cards, trump: Suit | None) -> Duty | None:
        """See `FollowingRule.owes`."""
        if not trick_cards:
            return None
        return _holding(deck, hand, deck.suit[trick_cards[0]])


class FollowOrTrump(_Binding, frozen=True, tag="follow-or-trump"):
    """Who holds the suit led must play it; who does not must trump if he can.

    Attributes:
        unless: Cards that may be played all the same.

    Example:
        >>> from tricktable.tricks import french_deck
        >>> FollowOrTrump().refuse(french_deck(), "clubs-9", ("clubs-9", "spades-2"), ("hearts-7",), "spades")
        'trump'
    """

    def owes(self, deck: Deck, hand: Cards, trick_cards: Cards, trump: Suit | None) -> Duty | None:
        """See `FollowingRule.owes`."""
        if not trick_cards:
            return None
        duty = _holding(deck, hand, deck.suit[trick_cards[0]])
        return duty if duty is not None or trump is None else _holding(deck, hand, trump)


class MustBeat(_Binding, frozen=True, tag="must-beat", kw_only=True):
    """Who can must follow suit and beat the card that is winning; who cannot follow must trump it.

    The duty to follow comes first: where a trump is winning, who holds the suit led plays any card of it.

    Attributes:
        unless: Cards that may be played all the same.
        in_plain_suits: Whether a card of a plain suit must be beaten by one of that suit; if not, only trumps must be.
        must_trump: Whether who cannot follow must trump; if not, he plays what he likes.
        must_undertrump: Whether who must trump but cannot beat the winning trump still plays a trump; if not, he
            plays what he likes.

    Example:
        >>> from tricktable.tricks import french_deck
        >>> MustBeat().playable(french_deck(), ("clubs-9", "hearts-2", "hearts-9"), ("hearts-7",), "spades")
        ('hearts-9',)
    """

    in_plain_suits: bool = True
    must_trump: bool = True
    must_undertrump: bool = True

    def owes(self, deck: Deck, hand: Cards, trick_cards: Cards, trump: Suit | None) -> Duty | None:
        """See `FollowingRule.owes`."""
        if not trick_cards:
            return None
        led = deck.suit[trick_cards[0]]
        best = trick_cards[winner(deck, trick_cards, trump)]
        must_beat = self.in_plain_suits or led == trump
        duty = _beating(deck, hand, led, best) if must_beat else _holding(deck, hand, led)
        if duty is not None or trump is None or not self.must_trump:
            return duty
        duty = _beating(deck, hand, trump, best)
        if duty is not None and duty.above is None and not self.must_undertrump and deck.suit[best] == trump:
            return None
        return duty


def _holding(deck: Deck, hand: Cards, suit: Suit) -> Duty | None:
    """The duty to play a suit, for a hand that holds it."""
    cards = deck.with_suit.get(suit)
    return None if cards is None or cards.isdisjoint(hand) else Duty(suit)


def _beating(deck: Deck, hand: Cards, suit: Suit, best: CardId) -> Duty | None:
    """The duty to play a suit and, where the winning card is of that suit too and can be beaten, to beat it."""
    suits = deck.suit
    strengths = deck.strength
    strongest = -1
    for card in hand:
        if suits[card] == suit and strengths[card] > strongest:
            strongest = strengths[card]
    if strongest < 0:
        return None
    if suits[best] == suit and strongest > strengths[best]:
        return Duty(suit, strengths[best])
    return Duty(suit)
