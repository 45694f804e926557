"""A small toy whose players each draw from a pile of their own, and discard to one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Sequence
from typing import Any

from msgspec.structs import replace

import tricktable as tt
from tricktable import CardId, Dice, Outcome, PerSeat, Resolution, Ruleset, Seat, Value, Variant
from tricktable.effects.answers import Answer
from tricktable.effects.cards import Card, Deck
from tricktable.effects.effect import Effect, carry_out_all
from tricktable.effects.filters import Printed, Which
from tricktable.effects.numbers import ONE, Fixed
from tricktable.effects.stage import Stage
from tricktable.effects.values import Destroy, Discard, DiscardRevealed, Draw, Fetch, ReturnToHand, Reveal, Search, Take
from tricktable.tableau import (
    Army,
    Aside,
    OwnPiles,
    OwnPilesBoard,
    TableauEvent,
    TableauState,
    cards_of,
    empty_army,
    has_room,
    kinds,
    known_to,
    unknown_of,
)

TWO, ROWS, FIRST_HAND, COPIES, MOST_ASKED = Fixed(2), 2, 3, 2, 6
THEIRS = Which(owner="opponents", free=True)
TEXTS: dict[tuple[str, int], tuple[Effect, ...]] = {
    ("beggar", 1): (Discard(who="opponents"),),
    ("lamp", 1): (Reveal(TWO), Take(), Take("others"), DiscardRevealed()),
    ("rake", 1): (Draw(TWO),),
    ("sieve", 1): (Fetch(),),
    ("bell", 2): (ReturnToHand(which=THEIRS), Draw(who="everyone")),
    ("storm", 2): (Destroy(which=THEIRS), Draw()),
    ("well", 2): (Search(ONE, Printed(level=(2,))),),
}
DECK = Deck([Card(id, {}, "hermit", level, COPIES, entering=then) for (id, level), then in TEXTS.items()])


class State(TableauState, frozen=True):
    sides: PerSeat[OwnPiles]
    turn: Seat = 0
    left: int = 0


class Options(Value, frozen=True):
    turns: int = 6


class Invite(Value, frozen=True, tag="invite"):
    card: CardId


class Dig(Value, frozen=True, tag="dig"):
    pass


Action = Invite | Dig | Answer


class Seen(Value, frozen=True):
    hand: tuple[CardId, ...] | None
    known: tuple[CardId, ...]
    sizes: tuple[int, int]
    army: Army
    discard: tuple[CardId, ...]


class View(Value, frozen=True):
    sides: PerSeat[Seen]
    aside: tuple[Aside, ...]
    turn: Seat
    left: int


class HermitStage(Stage[State], OwnPilesBoard[State]):
    """Of all that a game can say of itself this one needs nothing: no points, tokens or rounds."""

    def points_of(self, seat: Seat) -> int:
        return 0


class HermitRules(tt.Rules[State, Action, TableauEvent, View, Options]):
    """Invite or dig; whoever has most hermits in the end wins."""

    def setup(self, dice: Dice) -> State:
        decks = [dice.shuffle("deck", DECK.ids) for _ in range(self.seats)]
        sides = tuple(
            OwnPiles(tuple(sorted(deck[:FIRST_HAND])), empty_army(ROWS), pile=deck[FIRST_HAND:]) for deck in decks
        )
        return State(sides, (), dice.pick("first", range(self.seats)), self.options.turns * self.seats)

    def to_act(self, state: State) -> Seat | None:
        return state.turn if state.left else None

    def candidates(self, state: State, seat: Seat) -> Iterable[Action]:
        return [*map(Invite, kinds(state.sides[seat].hand)), Dig()]

    def refuse(self, state: State, seat: Seat, action: Action) -> str | None:
        side = state.sides[seat]
        if isinstance(action, Invite):
            if action.card not in side.hand:
                return "hermits.turn.hand"
            return None if has_room(side.army, DECK.level[action.card]) else "hermits.turn.room"
        return None if isinstance(action, Dig) else "hermits.turn.actions"

    def carry_out(self, r: Resolution[State, TableauEvent], seat: Seat, action: Action) -> Generator[Any, Any, None]:
        stage = HermitStage(r, DECK, seat)
        if isinstance(action, Invite):
            there = stage.enter(seat, DECK.level[action.card], action.card, aside=False)
            yield from carry_out_all(stage.context(there), DECK.card[action.card].entering)
        else:
            stage.draw(seat, 1)
        r.state = replace(r.state, turn=(seat + 1) % self.seats, left=r.state.left - 1)

    def outcome(self, state: State) -> Outcome:
        sizes = tuple(len(list(cards_of(side.army))) for side in state.sides)
        return Outcome("hermits.end", tuple(seat for seat, size in enumerate(sizes) if size == max(sizes)), (), sizes)

    def view(self, state: State, seat: Seat | None) -> View:
        def seen(holder: Seat, side: OwnPiles) -> Seen:
            hand, known = (side.hand, ()) if holder == seat else (None, known_to(side, seat))
            return Seen(hand, known, (len(side.hand), len(side.pile)), side.army, side.discard)

        return View(tuple(seen(*each) for each in enumerate(state.sides)), state.aside, state.turn, state.left)

    def cards(self, state: State) -> Iterable[CardId]:
        for side in state.sides:
            yield from (*side.hand, *side.pile, *side.discard, *(card.card for card in cards_of(side.army)))
        yield from (each.card for each in state.aside)

    def bound(self) -> int:
        return self.options.turns * self.seats * MOST_ASKED

    def hidden(self, state: State, seat: Seat | None) -> list[tuple[CardId, ...]]:
        """Of each player the cards of his hand that the viewer does not know, and his pile."""
        return [
            (*(() if holder == seat else unknown_of(side.hand, known_to(side, seat))), *side.pile)
            for holder, side in enumerate(state.sides)
        ]

    def pools(self, state: State, seat: Seat | None) -> tuple[tuple[CardId, ...], ...]:
        return tuple(self.hidden(state, seat))

    def redeal(self, state: State, seat: Seat | None, pools: Sequence[tuple[CardId, ...]]) -> State:
        sides: list[OwnPiles] = []
        for holder, (side, pool) in enumerate(zip(state.sides, pools, strict=True)):
            at = len(pool) - len(side.pile)
            hand = side.hand if holder == seat else tuple(sorted((*known_to(side, seat), *pool[:at])))
            sides.append(replace(side, hand=hand, pile=pool[at:]))
        return replace(state, sides=tuple(sides))

    def problems(self, state: State) -> Iterable[str]:
        if Counter(self.cards(state)) != Counter(DECK.ids * self.seats):
            yield "cards: each of every deck as often as it is there"


HERMITS = Ruleset(
    id="hermits",
    name="Hermits",
    version="1.0",
    rules=HermitRules,
    variants=(Variant("standard", seats=(2, 3)),),
    package="tests.toys.hermits",
    cards=tuple(DECK.card),
)
