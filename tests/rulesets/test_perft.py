from __future__ import annotations

import random
from typing import Any

import pytest

from tests.rulesets.hearts import HEARTS
from tests.rulesets.whist import WHIST
from tests.tricks import brute_force
from tests.tricks.brute_force import Hands, hearts_perft, whist_perft
from tricktable import Position
from tricktable.position_data import build
from tricktable.testing import perft
from tricktable.tricks import french_deck

SEED = 20_000
TINY_DEALS = range(20)


def ids(hands: Hands) -> list[list[str]]:
    return [list(french_deck().sort(f"{suit}-{rank}" for suit, rank in hand)) for hand in hands]


def whist_position(hands: Hands, trump: str, leader: int) -> Position[Any, Any, Any]:
    table = {"hands": ids(hands), "dealer": (leader - 1) % 4, "trump": trump, "trick": {"leader": leader}}
    options = {"cards": [card for hand in ids(hands) for card in hand]}
    return build(WHIST, {"players": 4, "options": options, "table": table})[0]


def hearts_position(hands: Hands, passing: int) -> Position[Any, Any, Any]:
    # The first seat to pick, and to lead where there are no clubs, is the one to the dealer's left: seat 0.
    table: dict[str, Any] = {"hands": ids(hands), "dealer": 3}
    options = {"passing": passing, "cards": [card for hand in ids(hands) for card in hand]}
    if not passing:
        clubs = [(card[1], seat) for seat, hand in enumerate(hands) for card in hand if card[0] == "clubs"]
        table["trick"] = {"leader": min(clubs)[1] if clubs else 0}
    return build(HEARTS, {"players": 4, "options": options, "table": table})[0]


def tiny_deal(number: int, each: int) -> tuple[Hands, random.Random]:
    """Hands at random from a short deck, so that suits meet; always with a heart, since hearts needs a point."""
    chance = random.Random(SEED + number)
    cards = [(suit, rank) for suit in brute_force.SUITS for rank in chance.sample(range(2, 15), each + 1)]
    while True:
        dealt = chance.sample(cards, 4 * each)
        if any(suit == "hearts" for suit, _ in dealt):
            return tuple(tuple(dealt[seat::4]) for seat in range(4)), chance


@pytest.mark.parametrize("depth", range(1, 13))
def test_whist_3_cards(depth: int) -> None:
    counted = whist_perft(brute_force.WHIST_3, brute_force.WHIST_TRUMP, brute_force.WHIST_LEADER, depth)
    assert perft(WHIST, whist_position(brute_force.WHIST_3, "spades", 1), depth) == counted > 0


@pytest.mark.parametrize("depth", range(1, 17))
def test_whist_4_cards(depth: int) -> None:
    counted = whist_perft(brute_force.WHIST_4, brute_force.WHIST_TRUMP, brute_force.WHIST_LEADER, depth)
    assert perft(WHIST, whist_position(brute_force.WHIST_4, "spades", 1), depth) == counted > 0


@pytest.mark.parametrize("number", TINY_DEALS)
def test_whist_tiny_deals(number: int) -> None:
    hands, chance = tiny_deal(number, 3 + number % 2)
    trump, leader = chance.choice(brute_force.SUITS), chance.randrange(4)
    position = whist_position(hands, trump, leader)
    depth = 12 if len(hands[0]) == 3 else 10
    assert perft(WHIST, position, depth) == whist_perft(hands, trump, leader, depth) > 0


@pytest.mark.parametrize(("passing", "depth"), [(0, 12), (1, 16), (2, 16)])
def test_hearts_3_cards(passing: int, depth: int) -> None:
    position = hearts_position(brute_force.HEARTS_3, passing)
    for at in range(1, depth + 1):
        assert perft(HEARTS, position, at) == hearts_perft(brute_force.HEARTS_3, passing, at) > 0


@pytest.mark.parametrize(("passing", "depth"), [(0, 16), (1, 11), (2, 11), (3, 16)])
def test_hearts_4_cards(passing: int, depth: int) -> None:
    position = hearts_position(brute_force.HEARTS_4, passing)
    for at in range(1, depth + 1):
        assert perft(HEARTS, position, at) == hearts_perft(brute_force.HEARTS_4, passing, at) > 0


@pytest.mark.parametrize("number", TINY_DEALS)
@pytest.mark.parametrize(("passing", "depth"), [(0, 12), (1, 10), (2, 10)])
def test_hearts_tiny_deals(number: int, passing: int, depth: int) -> None:
    hands, _ = tiny_deal(number, 3)
    position = hearts_position(hands, passing)
    assert perft(HEARTS, position, depth) == hearts_perft(hands, passing, depth) > 0


def test_hearts_without_clubs_is_led_by_the_dealers_left() -> None:
    hands: Hands = (
        (("hearts", 3), ("hearts", 9), ("spades", 12)),
        (("diamonds", 2), ("hearts", 4), ("spades", 3)),
        (("diamonds", 4), ("hearts", 14), ("spades", 9)),
        (("diamonds", 10), ("hearts", 7), ("spades", 8)),
    )
    for passing, depth in ((0, 12), (1, 8)):
        assert perft(HEARTS, hearts_position(hands, passing), depth) == hearts_perft(hands, passing, depth) > 0
