"""Bare loop: four-player Gorus Maximus over plain ints and lists, a yardstick for the speed of the library.

A card is `school << 4 | rank`. Every card played counts as one decision, forced ones too. Independent of the library.
"""

import random
from collections.abc import Callable

RANKS = (0, 4, 5, 6, 7, 8, 9, 10, 11, 12)
DECK = [school << 4 | rank for school in range(4) for rank in RANKS]
GOAL = 3
ZERO_FAVOUR = 5  # of the 0 of the school preferred at the end of the round
FAVOUR = [{8: -4, 9: 1, 10: 1, 11: 1, 12: 2}.get(card & 15, 0) for card in range(64)]
FOLLOWERS = [tuple((leader + step) % 4 for step in (1, 2, 3)) for leader in range(4)]

# PLAYABLE[initiating << 4 | last rank](card): may a player who holds the initiating school play the card?
PLAYABLE = [
    [card >> 4 == key >> 4 or card & 15 == key & 15 for card in range(64)].__getitem__  # a table as a fast function
    for key in range(64)
]

# POWER[preferred << 2 | initiating](card): strength at the end of the bout; other schools stay below 16.
POWER = [
    [32 * (card >> 4 == key >> 2) + 16 * (card >> 4 == key & 3) + (card & 15) for card in range(64)].__getitem__
    for key in range(16)
]


def play_game(draw: Callable[[], float]) -> tuple[list[int], int]:  # noqa: PLR0912  # one loop, nothing called
    """Play one game at random; give the winning seats and the number of decisions."""
    support = [0, 0, 0, 0]
    decisions = 0
    leader = dealer = int(draw() * 4)
    while True:
        deck = sorted(DECK, key=lambda _: draw())
        hands = [deck[0:10], deck[10:20], deck[20:30], deck[30:40]]
        held = [[0, 0, 0, 0] for _ in hands]  # how many cards of each school each seat holds
        for hand, of_school in zip(hands, held, strict=True):
            for card in hand:
                of_school[card >> 4] += 1
        piles: list[list[int]] = [[], [], [], []]
        leader = dealer = (dealer + 1) & 3  # the player to the left of the dealer leads, and deals the next round
        preferred = -1
        for size in range(10, 0, -1):
            card = hands[leader].pop(int(draw() * size))
            initiating = card >> 4
            held[leader][initiating] -= 1
            last = card & 15
            if preferred < 0:
                preferred = initiating
            bout = [card]
            for seat in FOLLOWERS[leader]:
                hand = hands[seat]
                of_school = held[seat]
                if of_school[initiating]:
                    playable = PLAYABLE[initiating << 4 | last]
                    legal = [*filter(playable, hand)]
                    card = legal[int(draw() * len(legal))]
                    hand.remove(card)
                else:
                    card = hand.pop(int(draw() * size))
                school = card >> 4
                of_school[school] -= 1
                rank = card & 15
                if rank == last:
                    preferred = school
                last = rank
                bout.append(card)
            power = POWER[preferred << 2 | initiating]
            leader = (leader + bout.index(max(bout, key=power))) & 3
            piles[leader] += bout
        decisions += 40

        zero = preferred << 4
        favours = [sum([FAVOUR[card] for card in pile]) + (ZERO_FAVOUR if zero in pile else 0) for pile in piles]
        most = max(favours)
        for seat in range(4):
            if favours[seat] == most:
                support[seat] += 1
        winners = [seat for seat in range(4) if support[seat] >= GOAL]
        if winners:
            if len(winners) > 1:
                with_zero = [seat for seat in winners if zero in piles[seat]]
                fewest = min([len(piles[seat]) for seat in winners])
                winners = with_zero or [seat for seat in winners if len(piles[seat]) == fewest]
            return winners, decisions


def play_games(count: int, seed: int) -> int:
    """Play whole games with uniformly random legal cards; give the number of decisions made."""
    draw = random.Random(seed).random
    return sum([play_game(draw)[1] for _ in range(count)])
