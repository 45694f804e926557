"""The rules: follow suit, trump, and take more tricks than the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import tricktable as tt
from msgspec.structs import replace
from tricktable import CardId, Dice, Outcome, Resolution, Seat
from tricktable.tricks import Cards, Follow, Trick, capture, deal, french_deck, most, take_out

from tricktable_example_tricks.picture import GameSpeech, picture
from tricktable_example_tricks.table import Event, Options, Play, Played, State, TrickTaken, View

DECK = french_deck()


class GameRules(tt.Rules[State, Play, Event, View, Options]):
    """The game at one table, with its seats and options settled."""

    following = Follow()  # or FollowOrTrump, MustBeat, Free: each says which duty a card breaks

    @classmethod
    def refuse_options(cls, seats: int, options: Options) -> Iterable[str]:
        """A sentence for each fault."""
        most_each = (len(DECK.cards) - 1) // seats
        if not 1 <= options.hand <= most_each:
            yield f"hand: from 1 to {most_each} cards for {seats} players"

    # --- the course of the game ---------------------------------------------------------------------------------------

    def setup(self, dice: Dice) -> State:
        """Deal, turn up a card for trump, and draw who leads. All chance comes from the dice, each under a name."""
        dealt = deal(dice.shuffle("deck", DECK.cards), self.seats, self.options.hand, sort=DECK.sort)
        first = dice.pick("first", range(self.seats))
        return State(
            hands=dealt.hands,
            turned=dealt.stock[0],
            trick=Trick(first),
            won=((),) * self.seats,
            stock=dealt.stock[1:],
        )

    def to_act(self, state: State) -> Seat | None:
        """Clockwise from the leader, until all hands are empty."""
        return state.trick.to_play(self.seats) if any(state.hands) else None

    def candidates(self, state: State, seat: Seat) -> Iterable[Play]:
        """All that the seat could think of; `refuse` says which of it is legal."""
        return [Play(card) for card in state.hands[seat]]

    def refuse(self, state: State, seat: Seat, action: Play) -> str | None:
        """The paragraph of the rulebook that forbids the action, or None."""
        hand, trump = state.hands[seat], DECK.suit[state.turned]
        if action.card not in hand:
            return "example-tricks.trick.play"
        broken = self.following.refuse(DECK, action.card, hand, state.trick.cards, trump)
        return f"example-tricks.trick.{broken}" if broken else None

    def carry_out(self, r: Resolution[State, Event], seat: Seat, action: Play) -> None:
        """Play a card. The last one of a trick ends it: the winner takes the cards and leads."""
        hands = take_out(r.state.hands, seat, action.card)
        r.state = replace(r.state, hands=hands, trick=r.state.trick.add(action.card))
        r.emit(Played(seat, action.card))
        trick = r.state.trick
        if trick.is_complete(self.seats):
            winner = trick.winning_seat(DECK, DECK.suit[r.state.turned], self.seats)
            r.state = replace(r.state, trick=Trick(winner), won=capture(r.state.won, winner, trick.cards))
            r.emit(TrickTaken(winner, trick.cards))

    def outcome(self, state: State) -> Outcome:
        """The most tricks win; a tie is shared."""
        scores = self.tricks(state)
        return Outcome("example-tricks.end.tricks", winners=most(scores), scores=scores)

    def bound(self) -> int:
        """How many decisions a game takes at most: every card is one."""
        return self.options.hand * self.seats

    def tricks(self, state: State) -> tuple[int, ...]:
        """How many tricks each seat has taken."""
        return tuple(len(cards) // self.seats for cards in state.won)

    # --- who knows what -----------------------------------------------------------------------------------------------

    def view(self, state: State, seat: Seat | None) -> View:
        """Built field by field, for a seat or, None, a spectator."""
        return View(
            hand=() if seat is None else state.hands[seat],
            hands=tuple(map(len, state.hands)),
            turned=state.turned,
            trick=state.trick,
            tricks=self.tricks(state),
            stock=len(state.stock),
        )

    def cards(self, state: State) -> Iterable[CardId]:
        """Every card, wherever it lies."""
        piles = (*state.hands, (state.turned,), state.trick.cards, *state.won, state.stock)
        return [card for pile in piles for card in pile]

    def pools(self, state: State, seat: Seat | None) -> tuple[Cards, ...]:
        """What the seat cannot tell apart: the other hands and the stock, as one pool."""
        others = [card for at, hand in enumerate(state.hands) if at != seat for card in hand]
        return ((*others, *state.stock),)

    def tidy(self, state: State) -> State:
        """Hands are kept sorted, also after hidden cards were exchanged."""
        return replace(state, hands=tuple(map(DECK.sort, state.hands)))

    # --- tables written by hand ---------------------------------------------------------------------------------------

    def complete(self, data: dict[str, Any], dice: Dice) -> dict[str, Any]:
        """What a person may leave out: the stock is whatever is not named, and nothing was won yet."""
        data = {"won": [[] for _ in range(self.seats)], **data}
        if "stock" not in data:
            piles = (*data["hands"], [data["turned"]], data["trick"].get("cards", []), *data["won"])
            named = {card for pile in piles for card in pile}
            data["stock"] = [card for card in DECK.cards if card not in named]
        return data

    def problems(self, state: State) -> Iterable[str]:
        """What makes this a table that play cannot reach: a sentence for each fault."""
        if not len(state.hands) == len(state.won) == self.seats:
            yield f"hands, won: one for each of the {self.seats} seats"
        elif Counter(self.cards(state)) != Counter(DECK.cards):
            yield "the table does not hold each card of the deck once"
        elif any(hand != DECK.sort(hand) for hand in state.hands):
            yield "hands: sorted by suit, the lowest first"
        elif any(len(cards) % self.seats for cards in state.won):
            yield "won: whole tricks"
        else:
            played = {state.trick.seat_of(at, self.seats) for at in range(len(state.trick.cards))}
            if len({len(hand) + (seat in played) for seat, hand in enumerate(state.hands)}) > 1:
                yield "hands: as many cards as the trick leaves them"


RULESET = tt.Ruleset(
    id="example-tricks",
    name="Example Tricks",
    version="1.0",
    rules=GameRules,
    variants=(
        tt.Variant("standard", seats=(2, 3, 4)),
        tt.Variant("quick", seats=(2,), options={"hand": 3}),
    ),
    package="tricktable_example_tricks",
    cards=DECK.cards,
    speech=GameSpeech,
    picture=picture,
)
