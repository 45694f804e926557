"""A toy with choices in the midst of actions: what the engine must carry, in as few rules as will show it.

Everybody holds cards and a score. `raid` names a victim, who must discard (he picks), then the raider may look at one
card of his hand and, if he likes, steal it; then the discard pile is shuffled into the deck and both draw one.
`dig` asks for a number and draws so many. `trip` fails half way: a bug of the rules. `wait` asks nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

import tricktable as tt
from tricktable import Asking, CardId, Dice, Message, Outcome, PerSeat, Resolution, Ruleset, Seat, Value, Variant


class State(Value, frozen=True):
    hands: PerSeat[tuple[CardId, ...]]
    deck: tuple[CardId, ...]
    discard: tuple[CardId, ...] = ()
    turn: Seat = 0
    turns: int = 0
    looked: tuple[tuple[Seat, CardId], ...] = ()


class Raid(Value, frozen=True, tag="raid"):
    victim: Seat


class Dig(Value, frozen=True, tag="dig"):
    pass


class Wait(Value, frozen=True, tag="wait"):
    pass


class Trip(Value, frozen=True, tag="trip"):
    pass


class Take(Value, frozen=True, tag="take"):
    card: CardId


class Spot(Value, frozen=True, tag="spot"):
    place: int


class Count(Value, frozen=True, tag="count"):
    n: int


class Stop(Value, frozen=True, tag="stop"):
    pass


Action = Raid | Dig | Wait | Trip | Take | Spot | Count | Stop


class Moved(tt.Event, frozen=True, tag="moved"):
    """A card was discarded, drawn or stolen; drawn and stolen ones are seen by the two seats only."""

    shows: ClassVar[bool] = True
    seat: Seat
    card: CardId | None
    from_seat: Seat | None = None
    public: bool = False

    def seen_by(self, viewer: Seat | None) -> Moved:
        mine = viewer is not None and viewer in (self.seat, self.from_seat)
        return self if self.public or mine else replace(self, card=None)


class Looked(tt.Event, frozen=True, tag="looked"):
    shows: ClassVar[bool] = True
    seat: Seat
    card: CardId | None

    def seen_by(self, viewer: Seat | None) -> Looked:
        return self if viewer == self.seat else replace(self, card=None)


class Shuffled(tt.Event, frozen=True, tag="shuffled"):
    count: int


Event = Moved | Looked | Shuffled


class View(Value, frozen=True):
    hand: tuple[CardId, ...]
    sizes: PerSeat[int]
    deck: int
    discard: tuple[CardId, ...]
    turns: int
    looked: tuple[CardId, ...]


class Options(Value, frozen=True):
    turns: int = 6
    hand: int = 3


CARDS = tuple(f"c{n:02}" for n in range(16))
STOP = Stop()


class RaidRules(tt.Rules[State, Action, Event, View, Options]):
    def setup(self, dice: Dice) -> State:
        deck, hand = dice.shuffle("deck", CARDS), self.options.hand
        hands = tuple(tuple(sorted(deck[seat * hand : (seat + 1) * hand])) for seat in range(self.seats))
        return State(hands, deck[self.seats * hand :])

    def to_act(self, state: State) -> Seat | None:
        return None if state.turns >= self.options.turns else state.turn

    def candidates(self, state: State, seat: Seat) -> Iterable[Action]:
        return (*(Raid(victim) for victim in range(self.seats)), Dig(), Wait(), Trip())

    def refuse(self, state: State, seat: Seat, action: Action) -> str | None:
        if isinstance(action, Raid):
            return "raid.victim" if action.victim == seat or action.victim >= self.seats else None
        return None if isinstance(action, (Dig, Wait, Trip)) else "raid.nothing-asked"

    def carry_out(self, r: Resolution[State, Event], seat: Seat, action: Action) -> Asking[Action] | None:
        if isinstance(action, Raid):
            return self.raid(r, seat, action.victim)
        if isinstance(action, Dig):
            return self.dig(r, seat)
        if isinstance(action, Trip):
            return self.trip(r, seat)
        self.end_turn(r)
        return None

    def raid(self, r: Resolution[State, Event], seat: Seat, victim: Seat) -> Asking[Action]:
        hand = r.state.hands[victim]
        if hand:
            given = yield from r.pick(victim, Message.of("prompt.discard", n=1), [Take(card) for card in hand])
            self.hold(r, victim, tuple(card for card in hand if card != given.card))
            r.state = replace(r.state, discard=(*r.state.discard, given.card))
            r.emit(Moved(victim, given.card, public=True))
        yield from self.look_and_steal(r, seat, victim)
        deck = r.dice.shuffle("deck", (*r.state.deck, *r.state.discard))
        r.state = replace(r.state, deck=deck, discard=())
        r.emit(Shuffled(len(deck)))
        for who in (seat, victim):
            self.draw(r, who)
        self.end_turn(r)

    def look_and_steal(self, r: Resolution[State, Event], seat: Seat, victim: Seat) -> Asking[Action]:
        places = [Spot(place) for place in range(len(r.state.hands[victim]))]
        spot = yield from r.pick_or_stop(seat, Message.of("prompt.look"), places, STOP)
        if spot is None:
            return
        card = r.state.hands[victim][spot.place]
        r.state = replace(r.state, looked=(*r.state.looked, (seat, card)))
        r.emit(Looked(seat, card))
        take = yield from r.pick_or_stop(seat, Message.of("prompt.steal"), [Take(card)], STOP)
        if take is not None:
            self.hold(r, victim, tuple(held for held in r.state.hands[victim] if held != card))
            self.hold(r, seat, tuple(sorted((*r.state.hands[seat], card))))
            r.emit(Moved(seat, card, victim))

    def dig(self, r: Resolution[State, Event], seat: Seat) -> Asking[Action]:
        most = min(3, len(r.state.deck))
        count = yield from r.pick(seat, Message.of("prompt.dig", most=most), [Count(n) for n in range(most + 1)])
        for _ in range(count.n):
            self.draw(r, seat)
        self.end_turn(r)

    def trip(self, r: Resolution[State, Event], seat: Seat) -> Asking[Action]:
        self.draw(r, seat)
        yield from r.pick(seat, Message.of("prompt.dig", most=0), [Count(0)])
        raise KeyError("a bug of this toy")

    def hold(self, r: Resolution[State, Event], seat: Seat, hand: tuple[CardId, ...]) -> None:
        hands = r.state.hands
        r.state = replace(r.state, hands=(*hands[:seat], hand, *hands[seat + 1 :]))

    def draw(self, r: Resolution[State, Event], seat: Seat) -> None:
        if r.state.deck:
            card, deck = r.state.deck[0], r.state.deck[1:]
            r.state = replace(r.state, deck=deck)
            self.hold(r, seat, tuple(sorted((*r.state.hands[seat], card))))
            r.emit(Moved(seat, card))

    def end_turn(self, r: Resolution[State, Event]) -> None:
        r.state = replace(r.state, turn=(r.state.turn + 1) % self.seats, turns=r.state.turns + 1)

    def outcome(self, state: State) -> Outcome:
        sizes = tuple(len(hand) for hand in state.hands)
        best = tuple(seat for seat, size in enumerate(sizes) if size == max(sizes))
        return Outcome("raid.end", winners=best, scores=sizes)

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            hand=() if seat is None else state.hands[seat],
            sizes=tuple(len(hand) for hand in state.hands),
            deck=len(state.deck),
            discard=state.discard,
            turns=state.turns,
            looked=tuple(card for who, card in state.looked if who == seat),
        )

    def cards(self, state: State) -> Iterable[CardId]:
        return (card for pile in (*state.hands, state.deck, state.discard) for card in pile)

    def bound(self) -> int:
        return 4 * self.options.turns

    def pools(self, state: State, seat: Seat | None) -> tuple[tuple[CardId, ...], ...]:
        others = (card for at, hand in enumerate(state.hands) if at != seat for card in hand)
        return ((*others, *state.deck),)

    def tidy(self, state: State) -> State:
        return replace(state, hands=tuple(tuple(sorted(hand)) for hand in state.hands))


RAID = Ruleset(id="raid", name="Raid", version="1", rules=RaidRules, variants=[Variant("standard", (2, 3))])
