"""A healthy toy of several rounds, with a new deal for each: five seats bid and play, and often tie at the end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

import tricktable as tt
from tricktable import CardId, Dice, Outcome, PerSeat, Resolution, Ruleset, Seat, Value, Variant

DECK = tuple(f"c{number:02}" for number in range(18))
HAND, ROUNDS, BIDS = 3, 4, (0, 1, 2)


class State(Value, frozen=True):
    hands: PerSeat[tuple[CardId, ...]]
    stock: tuple[CardId, ...]
    piles: PerSeat[tuple[CardId, ...]]
    bids: PerSeat[int | None]
    scores: PerSeat[int]
    first: Seat
    turn: Seat
    round: int = 1


class Bid(Value, frozen=True, tag="bid"):
    tricks: int


class Play(Value, frozen=True, tag="play"):
    card: CardId


Action = Bid | Play


class Made(tt.Event, frozen=True, tag="made"):
    seat: Seat
    tricks: int


class Played(tt.Event, frozen=True, tag="played"):
    shows: ClassVar[bool] = True
    seat: Seat
    card: CardId


class Scored(tt.Event, frozen=True, tag="scored"):
    shows: ClassVar[bool] = True
    seat: Seat
    note: str = ""


Event = Made | Played | Scored


class View(Value, frozen=True):
    hand: tuple[CardId, ...]
    trick: PerSeat[CardId | None]
    bids: PerSeat[int | None]
    scores: PerSeat[int]
    first: Seat
    turn: Seat
    round: int


class Options(Value, frozen=True):
    pass


R = Resolution[State, Event]


class RoundsRules(tt.Rules[State, Action, Event, View, Options]):
    """Bid, then play three cards; the highest of each trick scores. What was played lies face down afterwards."""

    def setup(self, dice: Dice) -> State:
        return self.dealt(dice, dice.pick("first", range(self.seats)), (0,) * self.seats, 1)

    def dealt(self, dice: Dice, first: Seat, scores: tuple[int, ...], number: int) -> State:
        cards = dice.shuffle("deck", DECK)
        places = [(seat - first) % self.seats * HAND for seat in range(self.seats)]
        hands = tuple(cards[at : at + HAND] for at in places)
        stock = cards[HAND * self.seats :]
        none: tuple[None, ...] = (None,) * self.seats
        return State(hands, stock, ((),) * self.seats, none, scores, first, first, number)

    def to_act(self, state: State) -> Seat | None:
        return state.turn if state.round <= ROUNDS else None

    def candidates(self, state: State, seat: Seat) -> Iterable[Action]:
        return map(Bid, BIDS) if state.bids[seat] is None else map(Play, state.hands[seat])

    def refuse(self, state: State, seat: Seat, action: Action) -> str | None:
        if isinstance(action, Bid):
            return None if state.bids[seat] is None and action.tricks in BIDS else "rounds.bid"
        return None if state.bids[seat] is not None and action.card in state.hands[seat] else "rounds.play"

    def carry_out(self, r: R, seat: Seat, action: Action) -> None:
        state, following = r.state, (seat + 1) % self.seats
        if isinstance(action, Bid):
            bids = (*state.bids[:seat], action.tricks, *state.bids[seat + 1 :])
            r.state = replace(state, bids=bids, turn=following)
            r.emit(Made(seat, action.tricks))
            return
        hand = tuple(card for card in state.hands[seat] if card != action.card)
        hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
        pile = (*state.piles[seat], action.card)
        r.state = replace(
            state, hands=hands, piles=(*state.piles[:seat], pile, *state.piles[seat + 1 :]), turn=following
        )
        r.emit(Played(seat, action.card))
        if following == state.first:
            self.end_trick(r)

    def end_trick(self, r: R) -> None:
        state = r.state
        best = max(pile[-1] for pile in state.piles)
        seat = [pile[-1] for pile in state.piles].index(best)
        scores = (*state.scores[:seat], state.scores[seat] + 1, *state.scores[seat + 1 :])
        r.state = replace(state, scores=scores)
        r.emit(Scored(seat))
        if not state.hands[state.first]:
            r.state = self.dealt(r.dice, (state.first + 1) % self.seats, scores, state.round + 1)
            self.new_round(r)

    def new_round(self, r: R) -> None:
        """Nothing is said of it."""

    def outcome(self, state: State) -> Outcome:
        most = max(state.scores)
        winners = tuple(seat for seat, score in enumerate(state.scores) if score == most)
        return Outcome("rounds.end", winners=winners, scores=state.scores)

    def view(self, state: State, seat: Seat | None) -> View:
        played = max(map(len, state.piles))
        return View(
            hand=() if seat is None else state.hands[seat],
            trick=tuple(pile[-1] if len(pile) == played else None for pile in state.piles if played)
            or (None,) * self.seats,
            bids=state.bids,
            scores=state.scores,
            first=state.first,
            turn=state.turn,
            round=state.round,
        )

    def cards(self, state: State) -> Iterable[CardId]:
        return [card for pile in (*state.hands, state.stock, *state.piles) for card in pile]

    def bound(self) -> int:
        return ROUNDS * self.seats * (HAND + 1)

    def pools(self, state: State, seat: Seat | None) -> tuple[tuple[CardId, ...], ...]:
        return ((*(card for at, hand in enumerate(state.hands) if at != seat for card in hand), *state.stock),)


def rounds(rules: type[RoundsRules], id: str) -> Ruleset[State, Action, Event, View, Options]:
    """A ruleset of the toy with these rules."""
    return Ruleset(id=id, name=id, version="1.0", rules=rules, variants=[Variant("five", seats=(5,))])


ROUNDS_TOY = rounds(RoundsRules, "rounds")
