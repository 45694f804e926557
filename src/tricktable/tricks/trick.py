"""The trick, and who wins it."""

from __future__ import annotations

from tricktable.marks import Seat
from tricktable.tricks.cards import CardId, Cards, Suit
from tricktable.tricks.deck import Deck
from tricktable.tricks.seats import next_seat
from tricktable.value import Value


def winner(deck: Deck, cards: Cards, trump: Suit | None) -> int:
    """Which card of a trick wins, or is winning so far.

    The strongest trump wins; if there is none, the strongest card of the suit led. Of cards that count as the same
    suit and strength the first one wins.

    Args:
        deck: The cards in play; its `suit` and `strength` decide.
        cards: The cards of the trick in the order of play, the lead first.
        trump: The trump suit now; `None` if there is no trump.

    Returns:
        The index of the winning card within the trick.

    Raises:
        ValueError: The trick is empty.
        KeyError: A card is not in the deck.

    Example:
        >>> from tricktable.tricks import french_deck
        >>> winner(french_deck(), ("hearts-14", "spades-2", "hearts-5"), trump="spades")
        1
    """
    if not cards:
        raise ValueError("nobody wins an empty trick")
    suits = deck.suit
    strengths = deck.strength
    best = 0
    best_suit = suits[cards[0]]
    best_strength = strengths[cards[0]]
    for index, card in enumerate(cards):
        suit = suits[card]
        if suit == best_suit:
            if strengths[card] <= best_strength:
                continue
        elif suit != trump:
            continue
        best, best_suit, best_strength = index, suit, strengths[card]
    return best


def beats(deck: Deck, card: CardId, other: CardId, trump: Suit | None) -> bool:
    """Whether a card beats another one that was played before it.

    Args:
        deck: The cards in play.
        card: The card played later.
        other: The card that is winning.
        trump: The trump suit now; `None` if there is no trump.

    Returns:
        True if `card` would win.

    Raises:
        KeyError: A card is not in the deck.

    Example:
        >>> from tricktable.tricks import french_deck
        >>> beats(french_deck(), "spades-2", "hearts-14", "spades"), beats(french_deck(), "clubs-9", "hearts-2", None)
        (True, False)
    """
    return winner(deck, (other, card), trump) == 1


class Trick(Value, frozen=True):
    """A trick: who leads and what has been played.

    Attributes:
        leader: The seat that leads.
        cards: The cards in the order of play, the lead first.

    Example:
        >>> Trick(2).add("red-7").add("red-9")
        Trick(leader=2, cards=('red-7', 'red-9'))
    """

    leader: Seat
    cards: Cards = ()

    def add(self, card: CardId) -> Trick:
        """The trick after one more card.

        Args:
            card: The card that is played.

        Returns:
            A new trick; this one stays as it is.

        Example:
            >>> Trick(0).add("red-7").cards
            ('red-7',)
        """
        return Trick(self.leader, (*self.cards, card))

    def led(self, deck: Deck) -> Suit | None:
        """The suit to follow.

        Args:
            deck: The cards in play.

        Returns:
            The suit that the lead counts as; `None` before the lead.

        Raises:
            KeyError: The lead is not in the deck.

        Example:
            >>> from tricktable.tricks import french_deck
            >>> Trick(0, ("hearts-7", "spades-2")).led(french_deck())
            'hearts'
        """
        return deck.suit[self.cards[0]] if self.cards else None

    def seat_of(self, index: int, seats: int) -> int:
        """Who plays the card at a place in the trick, already played or not.

        Args:
            index: The place in the order of play, 0 for the lead.
            seats: How many seats there are.

        Returns:
            The seat.

        Raises:
            ValueError: The leader or the place is not within the table's size.

        Example:
            >>> Trick(2).seat_of(3, seats=4)
            1
        """
        if not 0 <= index < seats:
            raise ValueError(f"a trick of {seats} cards has no card {index}")
        return next_seat(self.leader, seats, index)

    def to_play(self, seats: int) -> int | None:
        """Whose turn it is.

        Args:
            seats: How many seats there are.

        Returns:
            The next seat to play; `None` when the trick is complete.

        Raises:
            ValueError: The leader is not at the table.

        Example:
            >>> Trick(2, ("red-7",)).to_play(seats=3), Trick(1, ("red-7", "red-9")).to_play(seats=2)
            (0, None)
        """
        return None if self.is_complete(seats) else self.seat_of(len(self.cards), seats)

    def is_complete(self, seats: int) -> bool:
        """Whether every seat has played.

        Args:
            seats: How many seats there are.

        Returns:
            True once there is a card for each seat.

        Example:
            >>> Trick(2, ("red-7",)).is_complete(seats=3)
            False
        """
        return len(self.cards) >= seats

    def winning_seat(self, deck: Deck, trump: Suit | None, seats: int) -> int:
        """Who wins the trick, or is winning so far; see `winner`.

        Args:
            deck: The cards in play.
            trump: The trump suit now; `None` if there is no trump.
            seats: How many seats there are.

        Returns:
            The seat of the winning card.

        Raises:
            ValueError: The trick is empty, or does not fit the table.
            KeyError: A card is not in the deck.

        Example:
            >>> from tricktable.tricks import french_deck
            >>> Trick(3, ("hearts-7", "spades-2", "hearts-9")).winning_seat(french_deck(), None, seats=4)
            1
        """
        return self.seat_of(winner(deck, self.cards, trump), seats)
