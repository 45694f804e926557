"""Toys that cannot be kept, taken back or played again."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from tests.testing.broken.make import broken
from tests.toys.harbour.rules import Asks, HarbourRules, R
from tests.toys.harbour.table import Action, Held, Options, Play, Repeat, State
from tricktable import Dice, Message, Seat


class CountsInBooleans(HarbourRules):
    """The first barrel is True: equal to 1, and something else in JSON."""

    def effect(self, r: R, seat: Seat, card: str) -> Asks:
        yield from super().effect(r, seat, card)
        r.state = replace(r.state, cargo=tuple(have == 1 or have for have in r.state.cargo))


class KeepsAList(HarbourRules):
    """The deck can change under the feet of whoever keeps a position."""

    def setup(self, dice: Dice) -> State:
        state = super().setup(dice)
        kept: Any = list(state.deck)
        return replace(state, deck=kept)


class LosesTheDiscard(HarbourRules):
    """A storm takes the discard pile with it."""

    def storm(self, r: R, seat: Seat) -> None:
        r.state = replace(r.state, discard=())


class HoldsACard(HarbourRules):
    """The card that is played lies nowhere until its effect is over."""

    def turn(self, r: R, seat: Seat, card: str) -> Asks:
        r.state = replace(r.state, discard=r.state.discard[:-1])
        yield from self.effect(r, seat, card)
        r.state = replace(r.state, discard=(*r.state.discard, card))
        self.next_turn(r, seat)


class RemembersOutside(HarbourRules):
    """The rules themselves count the draws, and every third draws nothing."""

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self.drawn = 0

    def draw(self, r: R, seat: Seat) -> None:
        self.drawn += 1
        if self.drawn % 3:
            super().draw(r, seat)


class CountsReruns(HarbourRules):
    """An action that asks counts how often it was carried out, and with each answer it is once more."""

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self.times = 0

    def carry_out(self, r: R, seat: Seat, action: Action) -> Asks | None:
        self.times += isinstance(action, Play)
        return super().carry_out(r, seat, action)

    def next_turn(self, r: R, seat: Seat) -> None:
        super().next_turn(r, seat)
        r.state = replace(r.state, left=r.state.left - (r.state.left > 1 and self.times % 4 == 0))


class DrawsAtRandom(HarbourRules):
    """Chance from Python's own generator."""

    def draw(self, r: R, seat: Seat) -> None:
        if r.state.deck:
            deck = list(r.state.deck)
            card = deck.pop(random.randrange(len(deck)))
            r.state = replace(r.state, deck=tuple(deck))
            self.set_hand(r, seat, (*r.state.hands[seat], Held(card)))


class LoopsOverASet(HarbourRules):
    """What can be repeated is listed in the order of a set of texts."""

    def echo(self, r: R, seat: Seat) -> Asks:
        kinds = [Repeat(card) for card in set(r.state.discard) - {"echo"}]
        if kinds:
            yield from r.pick(seat, Message.of("prompt.repeat"), kinds)


class TooStrict(HarbourRules):
    """Says that nobody can hold more than four cards, which play does not keep to."""

    def problems(self, state: State) -> Iterable[str]:
        yield from super().problems(state)
        if any(len(hand) > 4 for hand in state.hands):
            yield "hands: four cards at most"


class CompletesTooMuch(HarbourRules):
    """Replaces a field that was given."""

    def complete(self, data: dict[str, Any], dice: Dice) -> dict[str, Any]:
        return {**data, "turn": 0}


COUNTS_IN_BOOLEANS = broken(CountsInBooleans)
KEEPS_A_LIST = broken(KeepsAList)
LOSES_THE_DISCARD = broken(LosesTheDiscard)
HOLDS_A_CARD = broken(HoldsACard)
REMEMBERS_OUTSIDE = broken(RemembersOutside)
COUNTS_RERUNS = broken(CountsReruns)
DRAWS_AT_RANDOM = broken(DrawsAtRandom)
LOOPS_OVER_A_SET = broken(LoopsOverASet)
TOO_STRICT = broken(TooStrict)
COMPLETES_TOO_MUCH = broken(CompletesTooMuch)

CAUGHT_BY = [
    (COUNTS_IN_BOOLEANS, "round-trip"),
    (KEEPS_A_LIST, "round-trip"),
    (LOSES_THE_DISCARD, "cards-conserved"),
    (HOLDS_A_CARD, "cards-conserved"),
    (REMEMBERS_OUTSIDE, "undo-redo"),
    (REMEMBERS_OUTSIDE, "replay"),
    (REMEMBERS_OUTSIDE, "deterministic"),
    (REMEMBERS_OUTSIDE, "forbidden-imports"),
    (COUNTS_RERUNS, "drivers-agree"),
    (DRAWS_AT_RANDOM, "deterministic"),
    (DRAWS_AT_RANDOM, "replay"),
    (DRAWS_AT_RANDOM, "forbidden-imports"),
    (LOOPS_OVER_A_SET, "hash-seed"),
    (LOOPS_OVER_A_SET, "forbidden-imports"),
    (TOO_STRICT, "position-data"),
    (COMPLETES_TOO_MUCH, "position-data"),
]
