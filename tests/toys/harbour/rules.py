"""The rules of the toy: every kind of question that the core can be asked to keep open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from typing import Any

from msgspec.structs import replace

import tricktable as tt
from tests.toys.harbour.table import (
    COPIES,
    KINDS,
    Action,
    Decline,
    Draw,
    Drew,
    Event,
    Give,
    Given,
    Held,
    Options,
    Peeked,
    Place,
    Play,
    Played,
    Repeat,
    Show,
    Shown,
    State,
    Stormed,
    Target,
    View,
    ended,
)
from tricktable import CardId, Dice, Message, Outcome, Resolution, Seat

FIRST_HAND, MOST = 3, 5
R = Resolution[State, Event]
Asks = Generator[Any, Any, None]


class HarbourRules(tt.Rules[State, Action, Event, View, Options]):
    """Bring in barrels; spies look, thieves take, lamps show, storms shuffle, echoes repeat."""

    def setup(self, dice: Dice) -> State:
        deck = dice.shuffle("deck", KINDS * COPIES)
        first = dice.pick("first", range(self.seats))
        at = FIRST_HAND * self.seats
        dealt = [deck[seat * FIRST_HAND : (seat + 1) * FIRST_HAND] for seat in range(self.seats)]
        hands = tuple(tuple(map(Held, hand)) for hand in dealt)
        return State(hands, deck[at:], (), (0,) * self.seats, first, self.options.turns * self.seats)

    def to_act(self, state: State) -> Seat | None:
        return state.turn if state.left else None

    def candidates(self, state: State, seat: Seat) -> Iterable[Action]:
        return [Draw(), *(Play(card) for card in sorted({held.card for held in state.hands[seat]}))]

    def refuse(self, state: State, seat: Seat, action: Action) -> str | None:
        hand = state.hands[seat]
        if isinstance(action, Draw):
            return "harbour.turn.full" if len(hand) >= MOST else None
        if not isinstance(action, Play):
            return "harbour.turn.actions"
        return None if any(held.card == action.card for held in hand) else "harbour.turn.hand"

    def carry_out(self, r: R, seat: Seat, action: Action) -> Asks | None:
        if isinstance(action, Play):
            self.leave(r, seat, action.card)
            r.state = replace(r.state, discard=(*r.state.discard, action.card))
            r.emit(Played(seat, action.card))
            return self.turn(r, seat, action.card)
        self.draw(r, seat)
        self.next_turn(r, seat)
        return None

    def turn(self, r: R, seat: Seat, card: CardId) -> Asks:
        yield from self.effect(r, seat, card)
        self.next_turn(r, seat)

    def next_turn(self, r: R, seat: Seat) -> None:
        r.state = replace(r.state, turn=(seat + 1) % self.seats, left=r.state.left - 1)

    # --- effects --------------------------------------------------------------------------------

    def effect(self, r: R, seat: Seat, card: CardId) -> Asks:
        if card == "barrel":
            cargo = r.state.cargo
            r.state = replace(r.state, cargo=(*cargo[:seat], cargo[seat] + 1, *cargo[seat + 1 :]))
        elif card == "storm":
            self.storm(r, seat)
        else:
            effects = {"spy": self.spy, "thief": self.thief, "lamp": self.lamp, "echo": self.echo}
            yield from effects[card](r, seat)

    def storm(self, r: R, seat: Seat) -> None:
        """The discard pile is shuffled under the deck, in the midst of the action; then a card is drawn."""
        under = r.dice.shuffle("storm", r.state.discard)
        r.emit(Stormed(len(under)))
        r.state = replace(r.state, deck=r.state.deck + under, discard=())
        self.draw(r, seat)

    def spy(self, r: R, seat: Seat) -> Asks:
        """Look at one of the cards in another hand that one has not seen; asked also where there is none."""
        holder = yield from self.target(r, seat)
        if holder is not None:
            unseen = [at for at, held in enumerate(r.state.hands[holder]) if not held.seen(seat)]
            places = [Place(at) for at in range(max(1, len(unseen)))]
            at = (yield from r.pick(seat, Message.of("prompt.place"), places)).at
            hand = list(r.state.hands[holder])
            if unseen:
                hand[unseen[at]] = hand[unseen[at]].mark(seat, seen=True)
                self.set_hand(r, holder, tuple(hand))
            r.emit(Peeked(seat, holder, hand[unseen[at]].card if unseen else None))

    def thief(self, r: R, seat: Seat) -> Asks:
        """Another seat answers, in secret."""
        giver = yield from self.target(r, seat)
        if giver is not None:
            options = [Give(card) for card in sorted({held.card for held in r.state.hands[giver]})]
            given = yield from r.pick(giver, Message.of("prompt.give"), options)
            self.leave(r, giver, given.card, secretly=True)
            self.set_hand(r, seat, (*r.state.hands[seat], Held(given.card, (giver,))))
            r.emit(Given(giver, seat, given.card))

    def lamp(self, r: R, seat: Seat) -> Asks:
        """Show a barrel for two cards: asked also of who has none."""
        own = [Show("barrel")] if any(held.card == "barrel" for held in r.state.hands[seat]) else []
        shown = yield from r.pick_or_stop(seat, Message.of("prompt.show"), own, Decline())
        if shown is not None:
            hand = list(r.state.hands[seat])
            at = [held.card for held in hand].index(shown.card)
            for viewer in (
                None,
                *range(self.seats),
            ):  # who knows of a barrel there already may have been shown that one
                if not any(held.card == shown.card and held.seen(viewer) for held in hand):
                    hand[at] = hand[at].mark(viewer, seen=True)
            self.set_hand(r, seat, tuple(hand))
            r.emit(Shown(seat, shown.card))
            self.draw(r, seat)
            self.draw(r, seat)

    def echo(self, r: R, seat: Seat) -> Asks:
        """Another effect from the discard pile: a question within a question."""
        kinds = [Repeat(card) for card in sorted(set(r.state.discard) - {"echo"})]
        if kinds:
            again = yield from r.pick(seat, Message.of("prompt.repeat"), kinds)
            yield from self.effect(r, seat, again.card)

    def target(self, r: R, seat: Seat) -> Generator[Any, Any, Seat | None]:
        others = [Target(other) for other, hand in enumerate(r.state.hands) if other != seat and hand]
        if not others:
            return None
        return (yield from r.pick(seat, Message.of("prompt.target"), others)).seat

    # --- cards on the move --------------------------------------------------------------------------------

    def draw(self, r: R, seat: Seat) -> None:
        if r.state.deck:
            card, deck = r.state.deck[0], r.state.deck[1:]
            r.state = replace(r.state, deck=deck)
            self.set_hand(r, seat, (*r.state.hands[seat], Held(card)))
            r.emit(Drew(seat, card))

    def leave(self, r: R, seat: Seat, card: CardId, *, secretly: bool = False) -> None:
        """A card leaves a hand. Which of two copies it was nobody knows: everybody forgets one that he had seen.

        Where it leaves in secret it might have been any: what was seen in this hand is forgotten.
        """
        hand = list(r.state.hands[seat])
        gone = hand.pop([held.card for held in hand].index(card))
        if secretly:
            hand = [Held(held.card) for held in hand]
        else:
            for viewer in (None, *range(self.seats)):
                places = [at for at, held in enumerate(hand) if held.card == card and held.seen(viewer)]
                if places and not gone.seen(viewer):
                    hand[places[0]] = hand[places[0]].mark(viewer, seen=False)
        self.set_hand(r, seat, tuple(hand))

    def set_hand(self, r: R, seat: Seat, hand: tuple[Held, ...]) -> None:
        hands = r.state.hands
        r.state = replace(r.state, hands=(*hands[:seat], hand, *hands[seat + 1 :]))

    # --- what is known --------------------------------------------------------------------------------

    def outcome(self, state: State) -> Outcome:
        return ended(state.cargo)

    def view(self, state: State, seat: Seat | None) -> View:
        def known(holder: Seat, hand: tuple[Held, ...]) -> tuple[CardId, ...]:
            return tuple(sorted(held.card for held in hand if seat != holder and held.seen(seat)))

        return View(
            hand=() if seat is None else tuple(sorted(held.card for held in state.hands[seat])),
            sizes=tuple(map(len, state.hands)),
            known=tuple(known(holder, hand) for holder, hand in enumerate(state.hands)),
            deck=len(state.deck),
            discard=state.discard,
            cargo=state.cargo,
            turn=state.turn,
            left=state.left,
        )

    def cards(self, state: State) -> Iterable[CardId]:
        return [*(held.card for hand in state.hands for held in hand), *state.deck, *state.discard]

    def bound(self) -> int:
        """A turn is at most four decisions: an echo, what it repeats, and two answers to that."""
        return self.options.turns * self.seats * 4

    def unknown(self, state: State, seat: Seat | None) -> list[list[int]]:
        """For each hand the places that the viewer has not seen."""
        return [
            [at for at, held in enumerate(hand) if holder != seat and not held.seen(seat)]
            for holder, hand in enumerate(state.hands)
        ]

    def pools(self, state: State, seat: Seat | None) -> tuple[tuple[CardId, ...], ...]:
        places = self.unknown(state, seat)
        held = (state.hands[holder][at].card for holder, ats in enumerate(places) for at in ats)
        return ((*held, *state.deck),)

    def redeal(self, state: State, seat: Seat | None, pools: tuple[tuple[CardId, ...], ...]) -> State:
        cards = iter(pools[0])
        hands = [list(hand) for hand in state.hands]
        for holder, ats in enumerate(self.unknown(state, seat)):
            for at in ats:
                hands[holder][at] = replace(hands[holder][at], card=next(cards))
        return replace(state, hands=tuple(map(tuple, hands)), deck=tuple(cards))

    def problems(self, state: State) -> Iterable[str]:
        if len(state.hands) != self.seats or len(state.cargo) != self.seats:
            yield "hands, cargo: one for each seat"
        if Counter(self.cards(state)) != Counter(KINDS * COPIES):
            yield f"cards: {COPIES} of each kind"
