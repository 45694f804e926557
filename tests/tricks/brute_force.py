"""Perft counters by brute force for a tiny whist and a tiny hearts, straight from the rules.

perft(d) is the number of legal action sequences of exactly length d from the start of the round. So perft(0) is 1,
and a round that is over after fewer than d actions adds nothing. Independent of the library.

A card is (suit, rank) with rank 2..14 (12 queen, 14 ace); seats are 0..3, and the next seat (to the left) is seat + 1.
"""

from collections.abc import Sequence

Card = tuple[str, int]
Hand = tuple[Card, ...]
Hands = tuple[Hand, ...]
Trick = tuple[tuple[int, Card], ...]  # (seat, card) in the order of play

SEATS = 4
SUITS = ("clubs", "diamonds", "hearts", "spades")
QUEEN_OF_SPADES: Card = ("spades", 12)


def without(hands: Hands, seat: int, card: Card) -> Hands:
    """The hands after the seat has played the card."""
    return tuple(tuple(c for c in hand if (s, c) != (seat, card)) for s, hand in enumerate(hands))


def following(hand: Hand, trick: Trick) -> Hand:
    """The cards that follow suit; the whole hand if there is nothing to follow or nothing to follow with."""
    if not trick:
        return hand
    return tuple(card for card in hand if card[0] == trick[0][1][0]) or hand


def trick_winner(trick: Trick, trump: str | None) -> int:
    """The seat of the highest trump, else of the highest card of the led suit."""
    led = trick[0][1][0]
    trumped = [(card[1], seat) for seat, card in trick if card[0] == trump]
    followed = [(card[1], seat) for seat, card in trick if card[0] == led]
    return max(trumped or followed)[1]


def whist_perft(hands: Sequence[Sequence[Card]], trump: str, leader: int, depth: int) -> int:
    """Count the action sequences of exactly this length in one round of whist; an action plays a card."""
    return _whist(tuple(tuple(hand) for hand in hands), trump, leader, (), depth)


def _whist(hands: Hands, trump: str, seat: int, trick: Trick, depth: int) -> int:
    if depth == 0:
        return 1
    total = 0
    for card in following(hands[seat], trick):  # none at the end of the round
        played = (*trick, (seat, card))
        left = without(hands, seat, card)
        if len(played) == SEATS:
            total += _whist(left, trump, trick_winner(played, trump), (), depth - 1)
        else:
            total += _whist(left, trump, (seat + 1) % SEATS, played, depth - 1)
    return total


def hearts_perft(hands: Sequence[Sequence[Card]], passing: int, depth: int) -> int:
    """Count the action sequences of exactly this length in one round of hearts.

    An action picks one card to pass or plays a card. Seat 0 makes all its picks, then seat 1, 2 and 3; a seat picks in
    ascending order (suit, then rank) and leaves itself enough higher cards. Then all cards change hands at once.
    """
    ordered = tuple(tuple(sorted(hand, key=lambda card: (SUITS.index(card[0]), card[1]))) for hand in hands)
    return _pick(ordered, passing, ((),) * SEATS, 0, 0, depth)


def _pick(hands: Hands, passing: int, picks: Hands, seat: int, lowest: int, depth: int) -> int:  # noqa: PLR0917  # as below
    """Count from the picks on: the seat may pick from its card number `lowest` upward."""
    while seat < SEATS and len(picks[seat]) == passing:
        seat, lowest = seat + 1, 0
    if seat == SEATS:
        return _deal_over(hands, picks, depth)
    if depth == 0:
        return 1
    total = 0
    to_follow = passing - len(picks[seat]) - 1
    for number in range(lowest, len(hands[seat]) - to_follow):
        picked = (*picks[seat], hands[seat][number])
        total += _pick(hands, passing, (*picks[:seat], picked, *picks[seat + 1 :]), seat, number + 1, depth - 1)
    return total


def _deal_over(hands: Hands, picks: Hands, depth: int) -> int:
    """Count from the pass on: hand the picks to the left, find the leader and play."""
    kept = [tuple(card for card in hands[seat] if card not in picks[seat]) for seat in range(SEATS)]
    passed = tuple(kept[seat] + picks[(seat - 1) % SEATS] for seat in range(SEATS))
    clubs = [(card[1], seat) for seat in range(SEATS) for card in passed[seat] if card[0] == "clubs"]
    if not clubs:
        return _hearts(passed, 0, (), None, True, False, depth)
    rank, leader = min(clubs)
    return _hearts(passed, leader, (), ("clubs", rank), True, False, depth)


def hearts_legal(hand: Hand, trick: Trick, forced: Card | None, first: bool, broken: bool) -> Hand:
    """The cards that may be played; `forced` is the lowest club while it must be led, `first` the first trick."""
    if forced is not None:
        return (forced,)
    cards = following(hand, trick)
    if first:
        cards = tuple(card for card in cards if card[0] != "hearts" and card != QUEEN_OF_SPADES) or cards
    if not trick and not broken:
        cards = tuple(card for card in cards if card[0] != "hearts") or cards
    return cards


def _hearts(  # noqa: PLR0917  # all of the state, plainly
    hands: Hands, seat: int, trick: Trick, forced: Card | None, first: bool, broken: bool, depth: int
) -> int:
    if depth == 0:
        return 1
    total = 0
    for card in hearts_legal(hands[seat], trick, forced, first, broken):  # none at the end of the round
        played = (*trick, (seat, card))
        left = without(hands, seat, card)
        breaks = broken or card[0] == "hearts"
        if len(played) == SEATS:
            total += _hearts(left, trick_winner(played, None), (), None, False, breaks, depth - 1)
        else:
            total += _hearts(left, (seat + 1) % SEATS, played, None, first, breaks, depth - 1)
    return total


WHIST_TRUMP = "spades"
WHIST_LEADER = 1

WHIST_3: Hands = (
    (("clubs", 14), ("diamonds", 5), ("hearts", 9)),
    (("clubs", 7), ("clubs", 12), ("spades", 3)),
    (("diamonds", 10), ("hearts", 4), ("spades", 11)),
    (("clubs", 2), ("diamonds", 13), ("hearts", 14)),
)

WHIST_4: Hands = (
    (("clubs", 3), ("clubs", 11), ("diamonds", 8), ("spades", 2)),
    (("clubs", 9), ("diamonds", 4), ("diamonds", 14), ("hearts", 6)),
    (("diamonds", 10), ("hearts", 2), ("hearts", 12), ("spades", 13)),
    (("clubs", 13), ("hearts", 5), ("spades", 7), ("spades", 9)),
)

# Seat 2 has no club, so without a pass it may discard a diamond only; seat 3 must follow the club.
HEARTS_3: Hands = (
    (("clubs", 5), ("diamonds", 9), ("hearts", 3)),
    (("clubs", 2), ("clubs", 13), ("spades", 12)),
    (("diamonds", 4), ("diamonds", 11), ("hearts", 14)),
    (("clubs", 10), ("hearts", 7), ("spades", 8)),
)

# Without a pass seat 3 holds nothing but hearts and the queen of spades: it may play them on the first trick.
HEARTS_4: Hands = (
    (("clubs", 3), ("clubs", 12), ("diamonds", 6), ("spades", 14)),
    (("clubs", 8), ("diamonds", 10), ("hearts", 2), ("spades", 5)),
    (("diamonds", 7), ("diamonds", 13), ("hearts", 11), ("spades", 9)),
    (("hearts", 4), ("hearts", 9), ("hearts", 13), ("spades", 12)),
)
