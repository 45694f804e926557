"""The rules of the toy: enrol, mutate, activate, dig, pass; and battles, each worth a point."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Any

from msgspec.structs import replace

import tricktable as tt
from tests.toys.goblins.cards import DECK
from tests.toys.goblins.stage import GoblinStage, Over
from tests.toys.goblins.table import (
    TOKENS,
    Action,
    Battle,
    Began,
    Dig,
    Enrol,
    Event,
    Mutate,
    Options,
    Passed,
    State,
    View,
)
from tricktable import CardId, Dice, Outcome, Resolution, Seat
from tricktable.effects.effect import carry_out_all
from tricktable.tableau import (
    Activate,
    Pass,
    Side,
    all_cards,
    at,
    empty_army,
    hand_of,
    has_room,
    hidden_pools,
    kinds,
    piles_view,
    redealt,
    side_view,
    spot,
    table_problems,
    tidied,
)

FIRST_HAND, MOST_ASKED = 4, 200
R = Resolution[State, Event]
Asks = Generator[Any, Any, None]


class GoblinRules(tt.Rules[State, Action, Event, View, Options]):
    """Rows grow from left to right; each clan new to its row costs a discard, each mutation what the card says."""

    deck = DECK

    def setup(self, dice: Dice) -> State:
        pile = dice.shuffle("deck", self.deck.ids)
        first = dice.pick("first", range(self.seats))
        hands = [tuple(sorted(pile[seat * FIRST_HAND : (seat + 1) * FIRST_HAND])) for seat in range(self.seats)]
        sides = tuple(Side(hand, empty_army(), TOKENS) for hand in hands)
        left = self.options.turns * self.seats
        pile = pile[FIRST_HAND * self.seats :]
        return State(sides, pile=pile, points=(0,) * self.seats, advantage=first, turn=first, left=left)

    def to_act(self, state: State) -> Seat | None:
        return None if state.reason else state.turn

    # --- what is legal ------------------------------------------------------------------------------------------------

    def candidates(self, state: State, seat: Seat) -> Iterable[Action]:
        side = state.sides[seat]
        hand = kinds(side.hand)
        places = [(row, place) for row, cards in enumerate(side.army, 1) for place in range(1, len(cards) + 1)]
        return [
            *map(Enrol, hand),
            *(Mutate(place, card) for card in hand for row, place in places if self.deck.level[card] == row),
            *(Activate(row, place) for row, place in places),
            Dig(),
            Pass(),
        ]

    def refuse(self, state: State, seat: Seat, action: Action) -> str | None:
        side = state.sides[seat]
        if isinstance(action, (Enrol, Mutate)):
            if action.card not in side.hand:
                return "goblins.turn.hand"
            stage = self.looking(state, seat)
            return (self.refuse_enrol if isinstance(action, Enrol) else self.refuse_mutate)(stage, side, action)
        if isinstance(action, Activate):
            there = at(side.army, action.row, action.place)
            if there is None or there.down or there.tokens or not self.deck.card[there.card].activation:
                return "goblins.turn.activate"
            return None if side.ready else "goblins.turn.tokens"
        if isinstance(action, Dig):
            return None if side.ready else "goblins.turn.tokens"
        return None if isinstance(action, Pass) else "goblins.turn.actions"

    def refuse_enrol(self, stage: GoblinStage, side: Side, action: Any) -> str | None:
        if not has_room(side.army, self.deck.level[action.card]):
            return "goblins.enrol.room"
        return None if len(side.hand) > self.fee(stage, side, action.card) else "goblins.enrol.cost"

    def refuse_mutate(self, stage: GoblinStage, side: Side, action: Any) -> str | None:
        there = at(side.army, self.deck.level[action.card], action.place)
        if there is None or there.down or there.card == action.card:
            return "goblins.mutate.place"
        cost = self.deck.card[there.card].mutation
        return None if cost is not None and len(side.hand) > stage.price("mutation", cost) else "goblins.mutate.cost"

    def fee(self, stage: GoblinStage, side: Side, card: CardId) -> int:
        row, faces, seat = self.deck.level[card], stage.faces, stage.actor
        shown = {
            clan for at, each in enumerate(side.army[row - 1], 1) for clan in faces.clans(spot(seat, row, at), each)
        }
        return stage.price("enrolment", 1) if shown.isdisjoint(faces.clans_of(seat, card)) else 0

    def looking(self, state: State, seat: Seat) -> GoblinStage:
        """A table to ask what cards change; nothing is carried out on it."""
        return GoblinStage(Resolution(state, tt.Chance("0")), self.deck, seat, self.options.goal)

    # --- what is done -------------------------------------------------------------------------------------------------

    def carry_out(self, r: R, seat: Seat, action: Action) -> Asks:
        return self.turn(GoblinStage(r, self.deck, seat, self.options.goal), seat, action)

    def turn(self, stage: GoblinStage, seat: Seat, action: Action) -> Asks:
        try:
            yield from self.act(stage, seat, action)
            yield from stage.settle()
            for card in stage.revealed():
                stage.drop_aside(seat, card)
            stage.happened("turn-ended", seat, "")
            yield from self.next_turn(stage, seat)
        except Over:
            pass

    def act(self, stage: GoblinStage, seat: Seat, action: Action) -> Asks:
        if isinstance(action, Enrol):
            fee = self.fee(stage, stage.side(seat), action.card)
            stage.lay_aside(seat, action.card)
            yield from stage.pay(seat, fee)
            yield from self.enter(stage, seat, action.card)
        elif isinstance(action, Mutate):
            yield from self.mutate(stage, seat, action)
        elif isinstance(action, Activate):
            there = spot(seat, action.row, action.place)
            stage.activate(there)
            card = self.deck.card[stage.placed(there).card]
            yield from carry_out_all(stage.context(there, paid=True), card.activation)
        elif isinstance(action, Dig):
            stage.spend(seat, 1)
            stage.draw(seat, 1)
        else:
            stage.r.state = replace(stage.r.state, passed=tuple(sorted((*stage.r.state.passed, seat))))
            stage.r.emit(Passed(seat))
            stage.happened("passed", seat, "")

    def enter(self, stage: GoblinStage, seat: Seat, card: CardId) -> Asks:
        there = stage.enter(seat, self.deck.level[card], card)
        yield from carry_out_all(stage.context(there), self.deck.card[card].entering)

    def mutate(self, stage: GoblinStage, seat: Seat, action: Mutate) -> Asks:
        row = self.deck.level[action.card]
        there = stage.ref(spot(seat, row, action.place))
        old = self.deck.card[there.card]
        price = stage.price("mutation", old.mutation or 0)
        stage.lay_aside(seat, action.card)
        yield from stage.pay(seat, price)
        if there.spot is not None:
            yield from carry_out_all(stage.context(there.spot), old.mutating)
        if there.spot is None:  # its own effect has taken it away
            stage.put_back_aside()
            return
        new = stage.mutate(there.spot, action.card)
        yield from carry_out_all(stage.context(new, by_mutation=True), self.deck.card[action.card].entering)

    # --- turns and rounds ---------------------------------------------------------------------------------------------

    def next_turn(self, stage: GoblinStage, seat: Seat) -> Asks:
        yield from stage.settle()
        state = stage.r.state = replace(stage.r.state, left=stage.r.state.left - 1)
        if len(state.passed) == self.seats:
            yield from self.battle(stage)
        elif state.extra and seat not in state.passed:
            stage.r.state = replace(state, extra=state.extra - 1)
        else:
            following = next(each for each in stage.seats_from((seat + 1) % self.seats) if each not in state.passed)
            stage.r.state = replace(state, turn=following, extra=0)
        if not stage.r.state.left:
            points = stage.r.state.points
            stage.end("goblins.end.turns", [each for each, have in enumerate(points) if have == max(points)])

    def battle(self, stage: GoblinStage) -> Asks:
        strength = stage.strength()
        best = [seat for seat in stage.seats_from(stage.r.state.advantage) if strength[seat] == max(strength)]
        stage.r.emit(Battle(best[0], strength))
        stage.gain_points(best[:1], 1)
        stage.happened("battle-won", best[0], "")
        first = stage.r.state.advantage
        sides = tuple(self.rested(side) for side in stage.r.state.sides)
        stage.r.state = replace(stage.r.state, sides=sides, passed=(), turn=first, extra=0)
        stage.end("goblins.end.card", stage.won_by_card())
        for seat in stage.seats_from(first):
            stage.r.emit(Began(seat))
            stage.happened("round-started", seat, "")
        yield from stage.settle()
        stage.r.state = replace(stage.r.state, turn=stage.r.state.advantage)

    def rested(self, side: Side) -> Side:
        army = tuple(tuple(replace(card, tokens=0) for card in row) for row in side.army)
        return replace(side, army=army, ready=TOKENS, spent=0)

    def outcome(self, state: State) -> Outcome:
        return Outcome(state.reason, winners=state.winners, scores=state.points)

    # --- what is known ------------------------------------------------------------------------------------------------

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            hand=hand_of(state, seat),
            sides=tuple(side_view(side, holder, seat) for holder, side in enumerate(state.sides)),
            aside=state.aside,
            **piles_view(state)._asdict(),
            points=state.points,
            advantage=state.advantage,
            passed=state.passed,
            turn=state.turn,
            left=state.left,
            extra=state.extra,
        )

    def cards(self, state: State) -> Iterable[CardId]:
        return all_cards(state)

    def bound(self) -> int:
        return self.options.turns * self.seats * MOST_ASKED

    def pools(self, state: State, seat: Seat | None) -> tuple[tuple[CardId, ...], ...]:
        return hidden_pools(state, seat)

    def redeal(self, state: State, seat: Seat | None, pools: tuple[tuple[CardId, ...], ...]) -> State:
        return redealt(state, seat, pools)

    def tidy(self, state: State) -> State:
        return tidied(state)

    def problems(self, state: State) -> Iterable[str]:
        if len(state.points) != self.seats:
            yield "points: one for each seat"
        yield from table_problems(state, self.deck.ids, self.seats, level=self.deck.level, tokens=TOKENS)
