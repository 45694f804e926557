"""Primitives of trick-taking: documented functions and small values, for a game to take what it needs.

In a game's state a card is its id, a plain string such as `"blue-10"`, and trump is a suit or `None`. Everything that
depends on the cards alone stands in a `Deck`, which belongs to the rules.

Example:
    >>> deck = french_deck()
    >>> hands = deal(deck.cards, seats=4, first=1, sort=deck.sort).hands
    >>> trick = Trick(leader=1).add("hearts-14").add("hearts-2")
    >>> Follow().playable(deck, ("clubs-3", "hearts-9"), trick.cards, trump="spades")
    ('hearts-9',)
    >>> trick.winning_seat(deck, trump="spades", seats=4)
    1
"""

from __future__ import annotations

from tricktable.tricks.cards import Card, CardId, Cards, Suit, format_card, parse_card
from tricktable.tricks.dealing import Deal, Sort, deal, draw, take_out
from tricktable.tricks.deck import Deck
from tricktable.tricks.exemptions import AnyTime, Exemption, MatchLastRank
from tricktable.tricks.following import Follow, FollowOrTrump, Free, MustBeat
from tricktable.tricks.following_rule import Duty, DutyName, FollowingRule
from tricktable.tricks.french import french_deck
from tricktable.tricks.piles import Piles, capture, count_points, point_table
from tricktable.tricks.scoring import add_points, award, break_tie, fewest, most, reached
from tricktable.tricks.seats import check_seat, next_seat, relative, seats_from
from tricktable.tricks.teams import Sides, alternating
from tricktable.tricks.trick import Trick, beats, winner
from tricktable.tricks.trump import (
    FirstLeadTrump,
    FixedTrump,
    MatchingTrump,
    NoTrump,
    StartingTrump,
    TrumpRule,
    TurnedUpTrump,
)

__all__ = [
    "AnyTime",
    "Card",
    "CardId",
    "Cards",
    "Deal",
    "Deck",
    "Duty",
    "DutyName",
    "Exemption",
    "FirstLeadTrump",
    "FixedTrump",
    "Follow",
    "FollowOrTrump",
    "FollowingRule",
    "Free",
    "MatchLastRank",
    "MatchingTrump",
    "MustBeat",
    "NoTrump",
    "Piles",
    "Sides",
    "Sort",
    "StartingTrump",
    "Suit",
    "Trick",
    "TrumpRule",
    "TurnedUpTrump",
    "add_points",
    "alternating",
    "award",
    "beats",
    "break_tie",
    "capture",
    "check_seat",
    "count_points",
    "deal",
    "draw",
    "fewest",
    "format_card",
    "french_deck",
    "most",
    "next_seat",
    "parse_card",
    "point_table",
    "reached",
    "relative",
    "seats_from",
    "take_out",
    "winner",
]
