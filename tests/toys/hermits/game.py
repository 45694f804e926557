"""A small toy whose players each draw from a pile of their own, and discard to one."""

from __future__ import annotations

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
from tricktable.effects.values import (
    CopyDiscarded,
    Destroy,
    Discard,
    DiscardRevealed,
    Draw,
    Fetch,
    LookAtHand,
    Mill,
    PutOnPile,
    RemoveDiscarded,
    ReturnToHand,
    Reveal,
    Search,
    ShuffleIn,
    Stack,
    StackRevealed,
    Take,
)
from tricktable.tableau import (
    OwnPiles,
    OwnPilesBoard,
    OwnPilesView,
    TableauEvent,
    TableauState,
    TableauView,
    all_cards,
    cards_of,
    empty_army,
    hand_of,
    has_room,
    hidden_pools,
    kinds,
    picture,
    redealt,
    side_view,
    table_problems,
    tidied,
)

TWO, ROWS, FIRST_HAND, COPIES, MOST_ASKED = Fixed(2), 2, 3, 2, 20
THEIRS = Which(owner="opponents", free=True)
TEXTS: dict[tuple[str, int], tuple[Effect, ...]] = {
    ("beggar", 1): (Discard(who="opponents"),),
    ("lamp", 1): (Reveal(TWO), Take(), Take("others"), DiscardRevealed()),
    ("rake", 1): (Draw(TWO),),
    ("mole", 1): (Mill(TWO, "everyone"), Stack(TWO, optional=True)),
    ("sexton", 1): (RemoveDiscarded(optional=True), ShuffleIn(Printed(level=(2,)))),
    ("grave", 1): (ShuffleIn(Printed(level=(1,)), "removed"), Fetch("all", Printed(level=(2,)), removed=True)),
    ("augur", 1): (Reveal(Fixed(4)), Take(), StackRevealed(), StackRevealed(to="bottom"), DiscardRevealed()),
    ("sieve", 1): (Fetch(),),
    ("bell", 2): (ReturnToHand(which=THEIRS), Draw(who="everyone")),
    ("storm", 2): (Destroy(which=THEIRS), Draw()),
    ("well", 2): (Search(ONE, Printed(level=(2,))),),
    ("hatch", 2): (Search(to="top", optional=False), PutOnPile(which=THEIRS)),
    ("ghost", 2): (CopyDiscarded(), LookAtHand()),
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


class View(TableauView, frozen=True):
    sides: PerSeat[OwnPilesView]
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
        sides = tuple(side_view(side, holder, seat) for holder, side in enumerate(state.sides))
        return View(hand_of(state, seat), sides, state.aside, state.turn, state.left)

    def cards(self, state: State) -> Iterable[CardId]:
        return all_cards(state)

    def bound(self) -> int:
        return self.options.turns * self.seats * MOST_ASKED

    def pools(self, state: State, seat: Seat | None) -> tuple[tuple[CardId, ...], ...]:
        return hidden_pools(state, seat)

    def redeal(self, state: State, seat: Seat | None, pools: Sequence[tuple[CardId, ...]]) -> State:
        return redealt(state, seat, pools)

    def tidy(self, state: State) -> State:
        return tidied(state)

    def problems(self, state: State) -> Iterable[str]:
        return table_problems(state, DECK.ids * self.seats, self.seats, rows=ROWS, level=DECK.level)


HERMITS = Ruleset(
    id="hermits",
    name="Hermits",
    version="1.0",
    rules=HermitRules,
    variants=(Variant("standard", seats=(2, 3)),),
    package="tests.toys.hermits",
    cards=tuple(DECK.card),
    picture=picture,
)
