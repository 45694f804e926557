"""Bare loop: a two-player tableau game over plain ints and lists, a yardstick for the speed of the library.

The frame of GOSU without its effects: three rows, clans, costs in discards, two tokens to draw with, passing, a battle
at the end of each round. A card is `clan << 2 | level`. Each play, payment, draw and pass counts as one decision.
"""

import random
from collections.abc import Callable

DECK = [clan << 2 | level for clan in range(5) for level, count in ((1, 10), (2, 7), (3, 3)) for _ in range(count)]
WORTH = (0, 2, 3, 5)
GOAL = 3


def play_game(draw: Callable[[], float]) -> tuple[int, int]:  # noqa: PLR0912  # one loop, nothing called
    """Play one game at random; give the winner and the number of decisions."""
    deck = sorted(DECK, key=lambda _: draw())
    hands = [deck[:7], deck[7:14]]
    del deck[:14]
    discard: list[int] = []
    rows: list[list[list[int]]] = [[[], [], [], []], [[], [], [], []]]
    shown = [[[0] * 5 for _ in range(4)] for _ in range(2)]  # how many cards of each clan lie in each row
    points = [0, 0]
    holder = seat = int(draw() * 2)
    decisions = 0
    while True:
        tokens, passed, seat = [2, 2], [False, False], holder
        while True:
            hand, army, clans = hands[seat], rows[seat], shown[seat]
            first, second, third = len(army[1]), len(army[2]), len(army[3])
            legal: list[int] = []
            for card in hand:
                level, clan = card & 3, card >> 2
                if level == 1:
                    if first < 5 and (not first or clans[1][clan] or len(hand) > 2):
                        legal.append(card)
                elif level == 2:
                    if second < first and clans[1][clan]:
                        legal.append(card)
                elif third < second and clans[1][clan] and clans[2][clan]:
                    legal.append(card)
            if tokens[seat] and (deck or discard):
                legal += (-1, -2)[: tokens[seat]]
            legal.append(-3)
            action = legal[int(draw() * len(legal))]
            decisions += 1
            if action >= 0:
                hand.remove(action)
                level, clan = action & 3, action >> 2
                if level == 1 and first and not clans[1][clan]:
                    for _ in range(2):
                        discard.append(hand.pop(int(draw() * len(hand))))
                        decisions += 1
                army[level].append(action)
                clans[level][clan] += 1
            elif action == -3:
                passed[seat] = True
            else:
                tokens[seat] += action
                for _ in range(1 if action == -1 else 3):
                    if not deck:
                        if not discard:
                            break
                        deck = sorted(discard, key=lambda _: draw())
                        discard = []
                    hand.append(deck.pop())
            if not passed[1 - seat]:
                seat = 1 - seat
            elif passed[seat]:
                break
        values = [sum([WORTH[card & 3] for row in army for card in row]) for army in rows]
        winner = holder if values[0] == values[1] else values.index(max(values))
        points[winner] += 1
        if points[winner] == GOAL:
            return winner, decisions


def play_games(count: int, seed: int) -> int:
    """Play whole games with uniformly random legal actions; give the number of decisions made."""
    draw = random.Random(seed).random
    return sum([play_game(draw)[1] for _ in range(count)])
