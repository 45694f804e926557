# --8<-- [start:head]
"""The rules of Suns and Moons: who wins a trick keeps one card of it; suns times moons is the score."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

import tricktable as tt
from tricktable import Asking, Dice, Message, Outcome, Resolution, Seat
from tricktable.tricks import Cards, Deck, Follow, Trick, capture, deal, most, take_out
from tricktable_suns.table import Action, Event, Keep, Kept, Options, Play, Played, State, View

DECK = Deck.of(("sun", "moon"), range(1, 10))


def score(kept: Cards) -> int:
    """The ranks of the suns, times the number of moons."""
    suns = [DECK.rank[card] for card in kept if DECK.suit[card] == "sun"]
    return sum(suns) * (len(kept) - len(suns))
    # --8<-- [end:head]


# --8<-- [start:deal]
class SunsRules(tt.Rules[State, Action, Event, View, Options]):
    """Suns and Moons at one table."""

    following = Follow()

    @classmethod
    def refuse_options(cls, seats: int, options: Options) -> Iterable[str]:
        """A sentence for each fault."""
        if not 1 <= options.hand * seats <= len(DECK.cards):
            yield f"hand: from 1 to {len(DECK.cards) // seats} cards for {seats} players"

    def setup(self, dice: Dice) -> State:
        """Deal, and draw who leads: two chance events, each under a name of its own."""
        dealt = deal(dice.shuffle("deck", DECK.cards), self.seats, self.options.hand, sort=DECK.sort)
        first = dice.pick("first", range(self.seats))
        return State(dealt.hands, Trick(first), ((),) * self.seats, stock=dealt.stock)
        # --8<-- [end:deal]

    # --8<-- [start:legal]
    def to_act(self, state: State) -> Seat | None:
        """Clockwise from the leader, until all hands are empty."""
        return state.trick.to_play(self.seats) if any(state.hands) else None

    def candidates(self, state: State, seat: Seat) -> Iterable[Action]:
        """All that the seat could think of."""
        return [Play(card) for card in state.hands[seat]]

    def refuse(self, state: State, seat: Seat, action: Action) -> str | None:
        """The paragraph that forbids an action, or None."""
        hand = state.hands[seat]
        if not isinstance(action, Play) or action.card not in hand:
            return "suns.trick.play"
        broken = self.following.refuse(DECK, action.card, hand, state.trick.cards, None)
        return None if broken is None else "suns.trick.follow"
        # --8<-- [end:legal]

    # --8<-- [start:carry-out]
    def carry_out(self, r: Resolution[State, Event], seat: Seat, action: Action) -> Asking[Action] | None:
        """Play a card. The last one of a trick asks the winner what to keep."""
        hands = take_out(r.state.hands, seat, action.card)
        r.state = replace(r.state, hands=hands, trick=r.state.trick.add(action.card))
        r.emit(Played(seat, action.card))
        return self.end_trick(r) if r.state.trick.is_complete(self.seats) else None

    def end_trick(self, r: Resolution[State, Event]) -> Asking[Action]:
        """A generator: it yields the question, and goes on with the answer."""
        trick = r.state.trick
        seat = trick.winning_seat(DECK, None, self.seats)
        keep = yield from r.pick(seat, Message.of("prompt.keep"), [Keep(card) for card in trick.cards])
        others = tuple(card for card in trick.cards if card != keep.card)
        kept = capture(r.state.kept, seat, (keep.card,))
        r.state = replace(r.state, trick=Trick(seat), kept=kept, away=r.state.away + others)
        r.emit(Kept(seat, keep.card))
        # --8<-- [end:carry-out]

    # --8<-- [start:end]
    def outcome(self, state: State) -> Outcome:
        """The most points win; a tie is shared."""
        scores = tuple(map(score, state.kept))
        return Outcome("suns.end.score", winners=most(scores), scores=scores)

    def bound(self) -> int:
        """Every card is one decision, every trick one more."""
        return self.options.hand * (self.seats + 1)
        # --8<-- [end:end]

    # --8<-- [start:view]
    def view(self, state: State, seat: Seat | None) -> View:
        """Built field by field: of other hands and of the stock only the sizes."""
        return View(
            hand=() if seat is None else state.hands[seat],
            hands=tuple(map(len, state.hands)),
            trick=state.trick,
            kept=state.kept,
            away=state.away,
            stock=len(state.stock),
        )
        # --8<-- [end:view]

    # --8<-- [start:pools]
    def pools(self, state: State, seat: Seat | None) -> tuple[Cards, ...]:
        """What the seat cannot tell apart: the other hands and the stock, as one pool."""
        others = [card for at, hand in enumerate(state.hands) if at != seat for card in hand]
        return ((*others, *state.stock),)
        # --8<-- [end:pools]

    # --8<-- [start:position]
    def complete(self, data: dict[str, Any], dice: Dice) -> dict[str, Any]:
        """A table written by hand may leave out the stock: it is whatever is not named."""
        if "stock" not in data:
            piles = (*data["hands"], data["trick"].get("cards", []), *data["kept"], data.get("away", []))
            named = {card for pile in piles for card in pile}
            data = {**data, "stock": [card for card in DECK.cards if card not in named]}
        return data

    def problems(self, state: State) -> Iterable[str]:
        """Every fault of a table written by hand."""
        if not len(state.hands) == len(state.kept) == self.seats:
            yield f"hands, kept: one for each of the {self.seats} seats"
        elif Counter(self.cards(state)) != Counter(DECK.cards):
            yield "the table does not hold each of the 18 cards once"
        elif any(hand != DECK.sort(hand) for hand in state.hands):
            yield "hands: suns before moons, the lowest first"
        else:
            played = {state.trick.seat_of(at, self.seats) for at in range(len(state.trick.cards))}
            if len({len(hand) + (seat in played) for seat, hand in enumerate(state.hands)}) > 1:
                yield "hands: as many cards as the trick leaves them"
        # --8<-- [end:position]

    # --8<-- [start:tidy]
    def tidy(self, state: State) -> State:
        """Hands are kept sorted, also after hidden cards were exchanged."""
        return replace(state, hands=tuple(map(DECK.sort, state.hands)))
        # --8<-- [end:tidy]
