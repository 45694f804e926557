"""The legal actions of a turn, looked at once for all goblins.

`GosuRules.refuse` says of each action why it is not allowed; asking it about every card and place, and throwing most
answers away, makes a game a third slower. The conformance kit holds both against each other.
"""

from __future__ import annotations

from collections.abc import Iterator

from tricktable import CardId, Seat
from tricktable.tableau import WIDTH, Activate, Pass, Spend, clans_shown, kinds
from tricktable_gosu import costs
from tricktable_gosu.frame import Frame
from tricktable_gosu.table import (
    Action,
    Mutate,
    Side,
    State,
)

ROWS = (1, 2, 3)
PLACES = [(row, place) for row in ROWS for place in range(1, WIDTH + 1)]
SPEND = (Spend(1), Spend(2))
MUTATE = {(row, place): Mutate(row, place) for row, place in PLACES}
ACTIVATE = {(row, place): Activate(row, place) for row, place in PLACES}
PASS = Pass()


def legal(frame: Frame, state: State, seat: Seat) -> tuple[Action, ...]:
    """What a seat may do in its turn, in the order of `GosuRules.candidates`."""
    side = state.sides[seat]
    hand = kinds(side.hand)
    found: list[Action] = plays(frame, state, side, hand)
    found += mutations(frame, state, seat, hand)
    if side.ready:
        if state.pile or state.discard:
            found += SPEND[: side.ready]
        active = frame.active
        for row, cards in enumerate(side.army, 1):
            for place, card in enumerate(cards, 1):
                if card.card in active and not card.tokens and not card.down:
                    found.append(ACTIVATE[row, place])
    found.append(PASS)
    return tuple(found)


def plays(frame: Frame, state: State, side: Side, hand: tuple[CardId, ...]) -> list[Action]:
    """The goblins of the hand that can be enrolled (`gosu.enrol`)."""
    level, clan, play, army = frame.deck.level, frame.deck.clan, frame.play, side.army
    first, second, third = map(len, army)
    rooms = (first < WIDTH, second < first, third < second)
    bottom = clans_shown(army, 1, clan)
    middle = clans_shown(army, 2, clan) if rooms[2] else bottom
    spare = len(side.hand) > (costs.new_clan(frame, state) if first else 0) if rooms[0] else False
    found: list[Action] = []
    for card in hand:
        row = level[card]
        if rooms[row - 1]:
            if clan[card] in bottom:
                if row < ROWS[-1] or clan[card] in middle:
                    found.append(play[card])
            elif row == 1 and spare:
                found.append(play[card])
    return found


def mutations(frame: Frame, state: State, seat: Seat, hand: tuple[CardId, ...]) -> Iterator[Action]:
    """The places whose goblins can mutate (`gosu.mutate`)."""
    side = state.sides[seat]
    off, level, mutation = costs.discount(frame, state, "mutation"), frame.deck.level, frame.mutation
    for row, cards in enumerate(side.army, 1):
        if not cards:
            return
        others = [card for card in hand if level[card] == row]
        for place, old in enumerate(cards, 1):
            cost = mutation[old.card]
            if cost is None or old.down:
                continue
            cost = max(0, cost - off)
            if (len(side.hand) > cost and others and others != [old.card]) or (
                old.card in frame.zombies and costs.replacements(frame, state, seat, old, cost)
            ):
                yield MUTATE[row, place]
