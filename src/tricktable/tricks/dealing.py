"""Dealing hands and drawing from the stock."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from tricktable.tricks.cards import CardId, Cards
from tricktable.tricks.seats import check_seat, seats_from
from tricktable.value import Value

Sort: TypeAlias = Callable[[Sequence[CardId]], Cards]
"""Puts a hand in order: usually `Deck.sort`; `tuple` leaves the cards as they come."""


class Deal(Value, frozen=True):
    """Hands and stock.

    Attributes:
        hands: The hand of each seat, by seat.
        stock: The cards left over, the next one to draw first.

    Example:
        >>> Deal((("red-1",), ("red-2",)), stock=("red-3",)).stock
        ('red-3',)
    """

    hands: tuple[Cards, ...]
    stock: Cards = ()


def deal(cards: Sequence[CardId], seats: int, each: int | None = None, first: int = 0, sort: Sort = tuple) -> Deal:
    """Deals cards that have been shuffled, one packet for each seat.

    Args:
        cards: The cards to deal, the top card first.
        seats: How many seats get a hand.
        each: How many cards a hand has; `None` deals out the whole deck.
        first: The seat that gets the first packet, usually the one left of the dealer.
        sort: Puts each hand in order, usually `Deck.sort`.

    Returns:
        The hands by seat, and the rest of the cards in their order as the stock.

    Raises:
        ValueError: There is no seat, `first` is not one, there are too few cards, or the whole deck does not divide
            evenly.

    Example:
        >>> deal(("c-1", "c-2", "c-3", "c-4", "c-5"), seats=2, each=2, first=1)
        Deal(hands=(('c-3', 'c-4'), ('c-1', 'c-2')), stock=('c-5',))
    """
    check_seat(first, seats)
    if each is None:
        each, rest = divmod(len(cards), seats)
        if rest:
            raise ValueError(f"{len(cards)} cards do not go round {seats} seats evenly")
    if not 0 <= each * seats <= len(cards):
        raise ValueError(f"{len(cards)} cards are not enough for {seats} hands of {each}")
    hands: list[Cards] = [()] * seats
    for packet, seat in enumerate(seats_from(first, seats)):
        hands[seat] = sort(cards[packet * each : (packet + 1) * each])
    return Deal(tuple(hands), tuple(cards[each * seats :]))


def draw(hands: tuple[Cards, ...], stock: Cards, seat: int, sort: Sort = tuple) -> Deal:
    """Lets a seat draw the next card of the stock, as it does after a play; an empty stock changes nothing.

    Args:
        hands: The hand of each seat.
        stock: The cards to draw from, the next one first.
        seat: The seat that draws.
        sort: Puts the new hand in order, usually `Deck.sort`.

    Returns:
        The hands and the stock afterwards.

    Raises:
        ValueError: The seat is not at the table.

    Example:
        >>> draw((("c-1",), ("c-2",)), ("c-3", "c-4"), seat=1)
        Deal(hands=(('c-1',), ('c-2', 'c-3')), stock=('c-4',))
    """
    check_seat(seat, len(hands))
    if not stock:
        return Deal(hands, stock)
    return Deal((*hands[:seat], sort((*hands[seat], stock[0])), *hands[seat + 1 :]), stock[1:])


def take_out(hands: tuple[Cards, ...], seat: int, card: CardId) -> tuple[Cards, ...]:
    """Takes a card out of a hand, to be played or passed on; of copies, one.

    Args:
        hands: The hand of each seat.
        seat: The seat that gives the card up.
        card: A card of its hand.

    Returns:
        The hands afterwards, the others in their order.

    Raises:
        ValueError: The card is not in that hand.
        IndexError: The seat is not at the table.

    Example:
        >>> take_out((("c-1", "c-2"), ("c-3",)), seat=0, card="c-1")
        (('c-2',), ('c-3',))
    """
    hand = hands[seat]
    place = hand.index(card)
    return (*hands[:seat], hand[:place] + hand[place + 1 :], *hands[seat + 1 :])
