"""The table of the cards in play: what each card's suit, rank and strength are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import final

from tricktable.tricks.cards import Card, CardId, Cards, Suit


@final
@dataclass(frozen=True, slots=True, repr=False)
class Deck:
    """An immutable table of the cards in play, built once and shared by all games that use it.

    A deck belongs to the rules, not to the state: the state holds card ids, and every question about a card is one
    lookup here. `suit` and `strength` are the only ordering there is; following, beating and winning all read them.

    Attributes:
        faces: The cards as printed, one of each kind.
        counts: What each face counts as, place by place: the suit it belongs to and its strength in that suit.
            Left empty, each card counts as what it is.
        copies: How many of each card are in the deck.
        suits: Every suit that a card is printed in, in the order of the faces, then every suit that one only counts as.
        cards: The ids of all cards by suit, weakest first; with copies, equal ids stand side by side.
        printed: Card id -> the card as printed.
        suit: Card id -> the suit that it counts as.
        rank: Card id -> the printed rank.
        strength: Card id -> its strength within the suit it counts as; the higher wins.
        with_suit: Suit -> the ids of all cards that count as it.
        with_rank: Printed rank -> the ids of all cards that bear it.

    Raises:
        ValueError: A card is listed twice, `counts` is not as long as `faces`, or `copies` is less than 1.

    Example:
        >>> deck = Deck((Card("red", 1), Card("red", 7), Card("joker", 0)))
        >>> deck.cards, deck.suit["red-7"], deck.strength["red-7"]
        (('red-1', 'red-7', 'joker-0'), 'red', 7)
    """

    faces: tuple[Card, ...]
    counts: tuple[Card, ...] = ()
    copies: int = 1
    suits: tuple[Suit, ...] = field(init=False, compare=False)
    cards: Cards = field(init=False, compare=False)
    printed: Mapping[CardId, Card] = field(init=False, compare=False)
    suit: Mapping[CardId, Suit] = field(init=False, compare=False)
    rank: Mapping[CardId, int] = field(init=False, compare=False)
    strength: Mapping[CardId, int] = field(init=False, compare=False)
    with_rank: Mapping[int, frozenset[CardId]] = field(init=False, compare=False)
    with_suit: Mapping[Suit, frozenset[CardId]] = field(init=False, compare=False)
    _place: Mapping[CardId, int] = field(init=False, compare=False)

    def __post_init__(self) -> None:
        counts = self.counts or self.faces
        printed = {card.id: card for card in self.faces}
        if len(printed) != len(self.faces):
            raise ValueError("a card is listed twice; say copies=2 for a double deck")
        if len(counts) != len(self.faces):
            raise ValueError(f"{len(self.faces)} cards, but {len(counts)} that they count as")
        if self.copies < 1:
            raise ValueError(f"a deck has at least one of each card, not {self.copies}")
        suits = tuple(dict.fromkeys(card.suit for card in (*self.faces, *counts)))
        suit = {card: as_.suit for card, as_ in zip(printed, counts, strict=True)}
        strength = {card: as_.rank for card, as_ in zip(printed, counts, strict=True)}
        order = {name: place for place, name in enumerate(suits)}
        cards = sorted(printed, key=lambda card: (order[suit[card]], strength[card]))
        ranks = {card: face.rank for card, face in printed.items()}
        by_rank: dict[int, set[CardId]] = {}
        for card, rank in ranks.items():
            by_rank.setdefault(rank, set()).add(card)
        # The one place where a deck is written to: a frozen dataclass fills its derived fields like this.
        fill = object.__setattr__
        fill(self, "counts", counts)
        fill(self, "suits", suits)
        fill(self, "cards", tuple(card for card in cards for _ in range(self.copies)))
        fill(self, "printed", printed)
        fill(self, "suit", suit)
        fill(self, "rank", ranks)
        fill(self, "strength", strength)
        fill(self, "with_rank", {rank: frozenset(ids) for rank, ids in by_rank.items()})
        fill(self, "with_suit", {name: frozenset(id for id, of in suit.items() if of == name) for name in suits})
        fill(self, "_place", {card: place for place, card in enumerate(cards)})

    def __repr__(self) -> str:
        return f"<Deck of {len(self.cards)} cards: {', '.join(self.suits)}>"

    @classmethod
    def of(cls, suits: Iterable[Suit], ranks: Iterable[int], copies: int = 1) -> Deck:
        """A deck in which every suit has the same ranks.

        Args:
            suits: The suits, in the order in which hands are sorted.
            ranks: The ranks of each suit, in any order.
            copies: How many of each card there are.

        Returns:
            The deck of every suit with every rank.

        Raises:
            ValueError: A suit or a rank is listed twice.

        Example:
            >>> Deck.of(("blue", "red"), (0, 4, 5)).cards
            ('blue-0', 'blue-4', 'blue-5', 'red-0', 'red-4', 'red-5')
        """
        ranks = tuple(ranks)
        return cls(tuple(Card(suit, rank) for suit in suits for rank in ranks), copies=copies)

    @classmethod
    def by_table(cls, table: Mapping[Suit, Iterable[int]], copies: int = 1) -> Deck:
        """A deck in which the suits have ranks of their own.

        Args:
            table: Suit -> its ranks; the suits in the order in which hands are sorted.
            copies: How many of each card there are.

        Returns:
            The deck of the cards in the table.

        Raises:
            ValueError: A suit lists a rank twice.

        Example:
            >>> Deck.by_table({"coins": (1, 2), "trumps": (0, 21)}).cards
            ('coins-1', 'coins-2', 'trumps-0', 'trumps-21')
        """
        return cls(tuple(Card(suit, rank) for suit, ranks in table.items() for rank in ranks), copies=copies)

    def sort(self, cards: Iterable[CardId]) -> Cards:
        """Sorts cards by the suit that they count as, weakest first, in the order of `Deck.cards`.

        Args:
            cards: Ids of cards of this deck, in any order.

        Returns:
            The same cards, sorted.

        Raises:
            KeyError: A card is not in the deck.

        Example:
            >>> Deck.of(("blue", "red"), range(3)).sort(["red-0", "blue-2", "blue-1"])
            ('blue-1', 'blue-2', 'red-0')
        """
        return tuple(sorted(cards, key=self._place.__getitem__))

    def ordered(self, orders: Mapping[Suit, Iterable[int]]) -> Deck:
        """The same cards, some suits in a strength order of their own.

        Cards that already count as another suit than their printed one are left as they are.

        Args:
            orders: Suit -> its printed ranks, the strongest first, as rule books list them.

        Returns:
            A new deck; this one stays as it is.

        Raises:
            ValueError: A suit is not in the deck, or its order does not list each of its ranks exactly once.

        Example:
            >>> jass = Deck.of(("hearts", "spades"), range(7, 15)).ordered({"spades": (11, 9, 14, 10, 13, 12, 8, 7)})
            >>> jass.strength["spades-9"] > jass.strength["spades-14"], jass.strength["hearts-9"]
            (True, 9)
        """
        as_ = dict(zip(self.printed, self.counts, strict=True))
        for suit, order in orders.items():
            ranks = tuple(order)
            own = [card for card, face in self.printed.items() if face.suit == suit == self.suit[card]]
            if not own or sorted(ranks) != sorted(self.rank[card] for card in own):
                raise ValueError(f"the order of {suit} must list each of its ranks once")
            as_.update((card, Card(suit, len(ranks) - 1 - ranks.index(self.rank[card]))) for card in own)
        return Deck(self.faces, tuple(as_.values()), self.copies)

    def counting_as(self, cards: Mapping[CardId, Card]) -> Deck:
        """The same cards, some of which count as cards of another suit or strength.

        `printed` and `rank` still tell what stands on them. Of two cards that count as the same, the one played first
        wins.

        Args:
            cards: Card id -> the suit that it counts as, and as the rank its strength there.

        Returns:
            A new deck; this one stays as it is.

        Raises:
            ValueError: A card is not in the deck.

        Example:
            >>> deck = Deck.of(("clubs", "spades"), (9, 10, 11, 12))
            >>> bowers = deck.counting_as({"clubs-11": Card("spades", 13), "spades-11": Card("spades", 14)})
            >>> bowers.suit["clubs-11"], bowers.printed["clubs-11"].suit
            ('spades', 'clubs')
        """
        as_ = dict(zip(self.printed, self.counts, strict=True))
        if unknown := sorted(cards.keys() - as_.keys()):
            raise ValueError(f"not in the deck: {', '.join(unknown)}")
        return Deck(self.faces, tuple((as_ | dict(cards)).values()), self.copies)
