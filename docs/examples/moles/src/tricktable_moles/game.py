# --8<-- [start:head]
"""The rules of Moles: bury a card, bid, and take exactly as many tricks as you said; several deals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Literal

from msgspec.structs import replace

import tricktable as tt
from tricktable import Dice, Outcome, Resolution, Seat
from tricktable.tricks import Cards, Deck, Follow, Trick, add_points, capture, deal, most, next_seat, take_out
from tricktable_moles.table import (
    Action,
    Bid,
    BidMade,
    Buried,
    Bury,
    DealScored,
    Dealt,
    Event,
    Options,
    Play,
    Played,
    State,
    TrickTaken,
    View,
)

DECK = Deck.of(("root", "worm"), range(1, 9))
HAND = 4
TRICKS = HAND - 1  # one card is buried
# --8<-- [end:head]


class MolesRules(tt.Rules[State, Action, Event, View, Options]):
    """Moles at one table."""

    # --8<-- [start:deal]
    following = Follow()

    @classmethod
    def refuse_options(cls, seats: int, options: Options) -> Iterable[str]:
        """A sentence for each fault."""
        if not 1 <= options.deals <= 10:
            yield "deals: from 1 to 10"

    def setup(self, dice: Dice) -> State:
        """Draw who begins, and deal."""
        return self.new_deal(dice, dice.pick("first", range(self.seats)), 1, (0,) * self.seats)

    def new_deal(self, dice: Dice, first: Seat, number: int, scores: tuple[int, ...]) -> State:
        """All cards are shuffled, and dealt from the one who begins: in `setup`, and again in `end_deal`."""
        dealt = deal(dice.shuffle("deck", DECK.cards), self.seats, HAND, first=first, sort=DECK.sort)
        nothing: tuple[Cards, ...] = ((),) * self.seats
        return State(
            hands=dealt.hands,
            buried=nothing,
            bids=(None,) * self.seats,
            trick=Trick(first),
            won=nothing,
            scores=scores,
            number=number,
            stock=dealt.stock,
        )
        # --8<-- [end:deal]

    # --8<-- [start:phase]
    def phase(self, state: State) -> Literal["bury", "bid", "play"]:
        """First all bury, then all bid, then they play."""
        if not all(state.buried):
            return "bury"
        return "bid" if None in state.bids else "play"

    def to_act(self, state: State) -> Seat | None:
        """Clockwise from the one who begins, in each phase; nobody once the last hands are empty."""
        phase = self.phase(state)
        if phase == "play":
            return state.trick.to_play(self.seats) if any(state.hands) else None
        done = sum(map(len, state.buried)) if phase == "bury" else self.seats - state.bids.count(None)
        return next_seat(state.trick.leader, self.seats, done)

    def candidates(self, state: State, seat: Seat) -> Iterable[Action]:
        """All that the seat could think of in this phase."""
        phase, hand = self.phase(state), state.hands[seat]
        if phase == "bid":
            return [Bid(tricks) for tricks in range(TRICKS + 1)]
        return [Bury(card) if phase == "bury" else Play(card) for card in hand]
        # --8<-- [end:phase]

    # --8<-- [start:refuse]
    def refuse(self, state: State, seat: Seat, action: Action) -> str | None:
        """The paragraph that forbids an action, or None."""
        phase, hand = self.phase(state), state.hands[seat]
        if isinstance(action, Bury):
            return None if phase == "bury" and action.card in hand else "moles.bid.bury"
        if isinstance(action, Bid):
            if phase != "bid" or not 0 <= action.tricks <= TRICKS:
                return "moles.bid.bid"
            others = [bid for bid in state.bids if bid is not None]
            last = len(others) == self.seats - 1
            return "moles.bid.last" if last and sum(others) + action.tricks == TRICKS else None
        if phase != "play" or action.card not in hand:
            return "moles.trick.play"
        broken = self.following.refuse(DECK, action.card, hand, state.trick.cards, None)
        return None if broken is None else "moles.trick.follow"
        # --8<-- [end:refuse]

    # --8<-- [start:carry-out]
    def carry_out(self, r: Resolution[State, Event], seat: Seat, action: Action) -> None:
        """Bury, bid or play. The last card of a trick ends it, and the last trick the deal."""
        if isinstance(action, Bid):
            bids = (*r.state.bids[:seat], action.tricks, *r.state.bids[seat + 1 :])
            r.state = replace(r.state, bids=bids)
            r.emit(BidMade(seat, action.tricks))
            return
        hands = take_out(r.state.hands, seat, action.card)
        if isinstance(action, Bury):
            r.state = replace(r.state, hands=hands, buried=capture(r.state.buried, seat, (action.card,)))
            r.emit(Buried(seat, action.card))
            return
        trick = r.state.trick.add(action.card)
        r.state = replace(r.state, hands=hands, trick=trick)
        r.emit(Played(seat, action.card))
        if trick.is_complete(self.seats):
            winner = trick.winning_seat(DECK, None, self.seats)
            r.state = replace(r.state, trick=Trick(winner), won=capture(r.state.won, winner, trick.cards))
            r.emit(TrickTaken(winner))
            if not any(hands):
                self.end_deal(r)

    def end_deal(self, r: Resolution[State, Event]) -> None:
        """Score the deal, and deal again if there are deals to come."""
        state, taken = r.state, self.tricks(r.state)
        gained = tuple(1 + took if took == bid else 0 for took, bid in zip(taken, state.bids, strict=True))
        r.state = replace(state, scores=add_points(state.scores, gained))
        r.emit(DealScored(gained))
        if state.number < self.options.deals:
            first = state.trick.leader  # who took the last trick
            r.state = self.new_deal(r.dice, first, state.number + 1, r.state.scores)
            r.emit(Dealt(r.state.number, first))
            # --8<-- [end:carry-out]

    # --8<-- [start:end]
    def tricks(self, state: State) -> tuple[int, ...]:
        """How many tricks each seat has taken."""
        return tuple(len(pile) // self.seats for pile in state.won)

    def outcome(self, state: State) -> Outcome:
        """The most points win; a tie is shared."""
        return Outcome("moles.end.score", winners=most(state.scores), scores=state.scores)

    def bound(self) -> int:
        """In each deal every seat bids once, and buries or plays each of its cards."""
        return self.options.deals * self.seats * (HAND + 1)
        # --8<-- [end:end]

    # --8<-- [start:view]
    def view(self, state: State, seat: Seat | None) -> View:
        """Built field by field: what others buried shows as a number."""
        return View(
            hand=() if seat is None else state.hands[seat],
            hands=tuple(map(len, state.hands)),
            mine=() if seat is None else state.buried[seat],
            buried=tuple(map(len, state.buried)),
            bids=state.bids,
            trick=state.trick,
            tricks=self.tricks(state),
            scores=state.scores,
            number=state.number,
        )

    def pools(self, state: State, seat: Seat | None) -> tuple[Cards, ...]:
        """What the seat cannot tell apart: the hands of others, what they buried, and the stock."""
        piles = [*state.hands, *state.buried]
        others = [card for at, pile in enumerate(piles) if at % self.seats != seat for card in pile]
        return ((*others, *state.stock),)

    def tidy(self, state: State) -> State:
        """Hands are kept sorted, also after hidden cards were exchanged."""
        return replace(state, hands=tuple(map(DECK.sort, state.hands)))
        # --8<-- [end:view]

    # --8<-- [start:position]
    def complete(self, data: dict[str, Any], dice: Dice) -> dict[str, Any]:
        """A table written by hand may leave out what is empty, and the stock."""
        nothing: list[list[str]] = [[] for _ in range(self.seats)]
        data = {"buried": nothing, "bids": [None] * self.seats, "won": nothing, "scores": [0] * self.seats, **data}
        if "stock" not in data:
            piles = (*data["hands"], *data["buried"], data["trick"].get("cards", []), *data["won"])
            named = {card for pile in piles for card in pile}
            data["stock"] = [card for card in DECK.cards if card not in named]
        return data

    def problems(self, state: State) -> Iterable[str]:
        """Every fault of a table written by hand."""
        lists = (state.hands, state.buried, state.bids, state.won, state.scores)
        order = [next_seat(state.trick.leader, self.seats, at) for at in range(self.seats)]
        if any(len(of_seats) != self.seats for of_seats in lists):
            yield f"hands, buried, bids, won, scores: one for each of the {self.seats} seats"
        elif Counter(self.cards(state)) != Counter(DECK.cards):
            yield f"the table does not hold each of the {len(DECK.cards)} cards once"
        elif any(hand != DECK.sort(hand) for hand in state.hands):
            yield "hands: roots before worms, the lowest first"
        elif any(len(pile) % self.seats for pile in state.won):
            yield "won: whole tricks"
        elif not 1 <= state.number <= self.options.deals:
            yield "number: a deal of this game"
        elif any(bid is not None and not 0 <= bid <= TRICKS for bid in state.bids):
            yield f"bids: from 0 to {TRICKS}"
        elif [len(state.buried[seat]) for seat in order] != sorted(map(len, state.buried), reverse=True):
            yield "buried: from the one who begins, clockwise"
        elif [state.bids[seat] is None for seat in order] != sorted(bid is None for bid in state.bids):
            yield "bids: from the one who begins, clockwise"
        elif self.phase(state) == "bury" and any(bid is not None for bid in state.bids):
            yield "bids: none before all have buried a card"
        elif self.phase(state) != "play" and (state.trick.cards or any(state.won)):
            yield "trick, won: none before all have bid"
        else:
            away = [len(pile) + (at in self.played(state)) for at, pile in enumerate(state.buried)]
            if len({len(hand) + gone for hand, gone in zip(state.hands, away, strict=True)}) > 1:
                yield "hands: as many cards as the trick and what was buried leave them"

    def played(self, state: State) -> set[Seat]:
        """Who has a card in the trick."""
        return {state.trick.seat_of(at, self.seats) for at in range(len(state.trick.cards))}
        # --8<-- [end:position]
