"""A toy whose cards are plain texts to the library: it cannot see that drawing one shows something."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from msgspec.structs import replace

import tricktable as tt
from tricktable import Dice, Outcome, PerSeat, Resolution, Ruleset, Seat, Value, Variant


class State(Value, frozen=True):
    hands: PerSeat[tuple[str, ...]]
    deck: tuple[str, ...]
    turn: Seat


class Draw(Value, frozen=True, tag="draw"):
    pass


class Drew(tt.Event, frozen=True, tag="drew"):
    shows: ClassVar[bool] = True
    seat: Seat
    card: str | None

    def seen_by(self, viewer: Seat | None) -> Drew:
        return self if viewer == self.seat else Drew(self.seat, None)


class View(Value, frozen=True):
    hand: tuple[str, ...]
    deck: int


class Options(Value, frozen=True):
    pass


class UnmarkedRules(tt.Rules[State, Draw, Drew, View, Options]):
    """Draw until the deck is empty."""

    def setup(self, dice: Dice) -> State:
        return State(((),) * self.seats, dice.shuffle("deck", ("ace", "king", "queen", "jack")), 0)

    def to_act(self, state: State) -> Seat | None:
        return state.turn if state.deck else None

    def candidates(self, state: State, seat: Seat) -> Iterable[Draw]:
        return [Draw()]

    def refuse(self, state: State, seat: Seat, action: Draw) -> str | None:
        return None

    def carry_out(self, r: Resolution[State, Drew], seat: Seat, action: Draw) -> None:
        card, deck, hands = r.state.deck[0], r.state.deck[1:], r.state.hands
        hands = (*hands[:seat], (*hands[seat], card), *hands[seat + 1 :])
        r.state = replace(r.state, hands=hands, deck=deck, turn=(seat + 1) % self.seats)
        r.emit(Drew(seat, card))

    def outcome(self, state: State) -> Outcome:
        return Outcome("unmarked.end")

    def view(self, state: State, seat: Seat | None) -> View:
        return View(() if seat is None else state.hands[seat], len(state.deck))

    def cards(self, state: State) -> Iterable[str]:
        return [*(card for hand in state.hands for card in hand), *state.deck]

    def bound(self) -> int:
        return 4

    def pools(self, state: State, seat: Seat | None) -> tuple[tuple[str, ...], ...]:
        return ((*(card for at, hand in enumerate(state.hands) if at != seat for card in hand), *state.deck),)

    def redeal(self, state: State, seat: Seat | None, pools: tuple[tuple[str, ...], ...]) -> State:
        cards = iter(pools[0])
        hands = tuple(hand if at == seat else tuple(next(cards) for _ in hand) for at, hand in enumerate(state.hands))
        return replace(state, hands=hands, deck=tuple(cards))


UNMARKED = Ruleset(
    id="unmarked", name="Unmarked", version="1.0", rules=UnmarkedRules, variants=[Variant("two", seats=(2,))]
)


class CardlessRules(UnmarkedRules):
    """It leaves its cards to the marks that are not there."""

    cards = tt.Rules.cards


CARDLESS = Ruleset(
    id="cardless", name="Cardless", version="1.0", rules=CardlessRules, variants=[Variant("two", seats=(2,))]
)


class Reset(Value, frozen=True):
    pass


class UntaggedRules(tt.Rules[State, Reset, Drew, View, Options]):
    """Its action cannot be told from another in a file."""


UNFINISHED: Any = UntaggedRules  # only its types are looked at, nobody plays it
UNTAGGED = Ruleset(
    id="untagged", name="Untagged", version="1.0", rules=UNFINISHED, variants=[Variant("two", seats=(2,))]
)

CAUGHT_BY: list[tuple[Ruleset[Any, Any, Any, Any, Any], str]] = [
    (UNTAGGED, "contract"),
    (UNMARKED, "cards-marked"),
    (CARDLESS, "cards-marked"),
]
