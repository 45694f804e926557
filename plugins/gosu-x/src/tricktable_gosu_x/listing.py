"""The legal actions of a turn, looked at once for all cards.

`GosuXRules.refuse` says of each action why it is not allowed; asking it about every card and place, and throwing most
answers away, makes a game slower by half. The conformance kit holds both against each other.
"""

from __future__ import annotations

from collections.abc import Iterator

from tricktable import CardId, Seat
from tricktable.effects import Faces
from tricktable.tableau import WIDTH, Activate, Pass, Spend, kinds, spot
from tricktable_gosu_x import costs
from tricktable_gosu_x.frame import ROWS, Frame, Shown
from tricktable_gosu_x.table import (
    Action,
    PlayAs,
    PlayDiscarded,
    Shift,
    State,
)

PLACES = [(row, place) for row in ROWS for place in range(1, WIDTH + 1)]
SPEND = (Spend(1), Spend(2))
SHIFT = {(row, place): Shift(row, place) for row, place in PLACES}
ACTIVATE = {(row, place): Activate(row, place) for row, place in PLACES}
PASS = Pass()


def legal(frame: Frame, faces: Faces, state: State, seat: Seat) -> tuple[Action, ...]:
    """What a seat may do in its turn, in the order of `GosuXRules.candidates`."""
    side = state.sides[seat]
    found: list[Action] = []
    there = costs.shown(frame, faces, seat)
    if side.hand:
        found += plays(frame, faces, state, seat, there)
    if state.discards:
        found += plays_from_discards(frame, faces, state, seat, there)
    if side.army[0]:
        found += shifts(frame, faces, state, seat)
    if side.ready:
        found += SPEND[: side.ready]
        found += activations(frame, faces, state, seat)
    if not side.ready or state.sides[1 - seat].passed:
        found.append(PASS)
    return tuple(found)


def plays(frame: Frame, faces: Faces, state: State, seat: Seat, there: Shown) -> Iterator[Action]:
    """The cards of the hand that can be played (`gosu-x.play`)."""
    army = faces.armies[seat]
    first, second, third = map(len, army)
    rooms = (first < WIDTH, second < first, third < second)
    if not any(rooms):
        return
    hand, bans, rows, play = state.sides[seat].hand, costs.banned(state, seat), frame.rows, frame.play
    means = len(hand) - 1 + costs.spare(state, seat)
    below = (there.troops, there.troops, there.troops & there.heroes if rooms[2] else there.troops)
    free = there.recruits or not there.troops or means >= costs.NEW_CLAN
    clan = frame.deck.clan
    odd = frame.deck.ids if faces.changes_clans() else frame.deck.home_clans
    for card in kinds(hand):
        if card in bans:
            continue
        for row in rows[card]:
            if not rooms[row - 1]:
                continue
            if row == 1 and free:
                fits = True
            elif card in odd:
                fits = not below[row - 1].isdisjoint(faces.clans_of(seat, card))
            else:
                fits = clan[card] in below[row - 1]
            if fits:
                yield play[card] if len(rows[card]) == 1 else PlayAs(card, row)


def plays_from_discards(frame: Frame, faces: Faces, state: State, seat: Seat, there: Shown) -> Iterator[Action]:
    """The cards of the discard pile that can be played in such a turn (`gosu-x.play.discard`)."""
    side, bans = state.sides[seat], costs.banned(state, seat)
    means = len(side.hand) + costs.spare(state, seat)
    for card in kinds(tuple(sorted(side.discard))):
        for row in () if card in bans else frame.rows[card]:
            if (
                costs.obstacle(faces, seat, card, row, there) is None
                and costs.play_cost(faces, seat, card, row, there) <= means
            ):
                yield PlayDiscarded(card, row)


def shifts(frame: Frame, faces: Faces, state: State, seat: Seat) -> Iterator[Action]:
    """The places whose cards can be shifted (`gosu-x.shift`)."""
    side = state.sides[seat]
    shift, rows, hand = frame.shift, frame.rows, side.hand
    means, bans = len(hand) + costs.spare(state, seat), costs.banned(state, seat)
    secret = bool(side.discard)
    for row, cards in enumerate(side.army, 1):
        if not cards:
            return
        others: set[CardId] | None = None
        for place, old in enumerate(cards, 1):
            if shift[old.card] is None or old.down:
                continue
            cost = costs.shift_cost(frame, old)
            if cost > means:
                continue
            if others is None:
                others = {card for card in hand if row in rows[card] and card not in bans}
            fits = len(others) > 1 or (bool(others) and old.card not in others)
            if (fits and (means if cost else len(hand)) > cost) or (
                secret and costs.replacements(frame, faces, state, spot(seat, row, place))
            ):
                yield SHIFT[row, place]


def activations(frame: Frame, faces: Faces, state: State, seat: Seat) -> Iterator[Action]:
    """The places whose cards can take a token (`gosu-x.tokens.activate`)."""
    for row, cards in enumerate(state.sides[seat].army, 1):
        for place, card in enumerate(cards, 1):
            if not card.down and card.tokens < frame.icons_at(faces, spot(seat, row, place), card):
                yield ACTIVATE[row, place]
