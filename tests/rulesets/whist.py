"""Plain whist, as the author of a plugin would write it: four seats, two partnerships, trump turned up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

import tricktable as tt
from tricktable import CardId, Dice, Outcome, PerSeat, Resolution, Seat, Value
from tricktable.tricks import (
    Cards,
    Follow,
    NoTrump,
    Sides,
    Trick,
    TrumpRule,
    TurnedUpTrump,
    add_points,
    capture,
    deal,
    french_deck,
    most,
    next_seat,
    reached,
    take_out,
)

DECK = french_deck()
COURT = tuple(card for card in DECK.cards if DECK.rank[card] > 10)


class Options(Value, frozen=True):
    """What players may settle.

    Attributes:
        goal: the points that win.
        trump: whether a card is turned up for trump.
        cards: the cards in play; none named: all 52.
    """

    goal: int = 5
    trump: bool = True
    cards: tuple[CardId, ...] = ()


class State(Value, frozen=True):
    """The whole table. A side is a partnership: seats 0 and 2, seats 1 and 3.

    Attributes:
        hands: the hand of each seat, sorted.
        dealer: who dealt.
        trump: the trump suit.
        trick: the trick that is being played.
        turned: the card turned up, as long as the dealer holds it.
        won: the cards that each side has won in this deal.
        scores: the points of each side.
    """

    hands: PerSeat[Cards]
    dealer: Seat
    trump: str | None
    trick: Trick
    turned: CardId | None = None
    won: PerSeat[Cards] = ((), ())
    scores: PerSeat[int] = (0, 0)


class Play(Value, frozen=True, tag="play"):
    """Play a card."""

    card: CardId


class Dealt(tt.Event, frozen=True, tag="dealt"):
    """New hands were dealt, and the dealer's last card turned up."""

    shows: ClassVar[bool] = True
    dealer: Seat
    turned: CardId | None


class Played(tt.Event, frozen=True, tag="played"):
    """A card was played."""

    shows: ClassVar[bool] = True
    seat: Seat
    card: CardId


class TrickTaken(tt.Event, frozen=True, tag="trick-taken"):
    """A trick ended."""

    seat: Seat
    cards: Cards


class DealScored(tt.Event, frozen=True, tag="deal-scored"):
    """A deal ended: what each side gained, and has now."""

    gained: PerSeat[int]
    scores: PerSeat[int]


Event = Dealt | Played | TrickTaken | DealScored


class View(Value, frozen=True):
    """What a seat may know: its own hand and what was played; `hands` and `tricks` count the rest."""

    hand: Cards
    hands: PerSeat[int]
    partner: Seat | None
    dealer: Seat
    trump: str | None
    turned: CardId | None
    trick: Trick
    tricks: PerSeat[int]
    scores: PerSeat[int]


class WhistRules(tt.Rules[State, Play, Event, View, Options]):
    """Whist at one table."""

    following = Follow()
    sides = Sides.alternating((2, 2))

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self.deck = DECK.sort(options.cards or DECK.cards)
        self.each = len(self.deck) // seats
        self.book = (self.each - 1) // 2
        self.trump: TrumpRule = TurnedUpTrump() if options.trump else NoTrump()

    @classmethod
    def refuse_options(cls, seats: int, options: Options) -> Iterable[str]:
        """A goal to reach, and cards that go round."""
        if not 1 <= options.goal <= 100:
            yield "goal: from 1 to 100"
        if not set(options.cards) <= set(DECK.cards) or len(set(options.cards)) < len(options.cards):
            yield "cards: different ones of the French deck"
        if len(options.cards) % seats:
            yield f"cards: as many for each of the {seats} seats"

    def setup(self, dice: Dice) -> State:
        """Draw the first dealer, and deal."""
        return self.dealt(dice, dice.pick("dealer", range(self.seats)), (0, 0))

    def dealt(self, dice: Dice, dealer: Seat, scores: tuple[int, ...]) -> State:
        """All cards go round, the first to the dealer's left; the last one, the dealer's, is turned up."""
        cards = dice.shuffle("deck", self.deck)
        first = next_seat(dealer, self.seats)
        hands = deal(cards, self.seats, first=first, sort=DECK.sort).hands
        turned = cards[-1] if self.options.trump else None
        return State(hands, dealer, self.trump.at_deal(DECK, turned), Trick(first), turned, scores=scores)

    def to_act(self, state: State) -> Seat | None:
        """Clockwise from the leader, until a side has reached the goal."""
        return None if reached(state.scores, self.options.goal) else state.trick.to_play(self.seats)

    def candidates(self, state: State, seat: Seat) -> Iterable[Play]:
        """The cards in hand."""
        return [Play(card) for card in state.hands[seat]]

    def refuse(self, state: State, seat: Seat, action: Play) -> str | None:
        """Follow suit."""
        hand = state.hands[seat]
        if action.card not in hand:
            return "whist.hand"
        broken = self.following.refuse(DECK, action.card, hand, state.trick.cards, state.trump)
        return None if broken is None else f"whist.{broken}"

    def carry_out(self, r: Resolution[State, Event], seat: Seat, action: Play) -> None:
        """Play the card; the fourth one ends the trick."""
        state, card = r.state, action.card
        hands = take_out(state.hands, seat, card)
        turned = None if card == state.turned else state.turned
        r.state = replace(state, hands=hands, trick=state.trick.add(card), turned=turned)
        r.emit(Played(seat, card))
        if r.state.trick.is_complete(self.seats):
            self.end_trick(r)

    def end_trick(self, r: Resolution[State, Event]) -> None:
        """The winner takes the cards for his side and leads."""
        state = r.state
        seat = state.trick.winning_seat(DECK, state.trump, self.seats)
        won = capture(state.won, self.sides.side(seat), state.trick.cards)
        r.state = replace(state, trick=Trick(seat), won=won)
        r.emit(TrickTaken(seat, state.trick.cards))
        if not state.hands[seat]:
            self.end_deal(r)

    def end_deal(self, r: Resolution[State, Event]) -> None:
        """Each trick over six is worth a point; the deal passes to the left unless the goal is reached."""
        state = r.state
        gained = tuple(max(0, tricks - self.book) for tricks in self.tricks(state))
        scores = add_points(state.scores, gained)
        r.state = replace(state, scores=scores)
        r.emit(DealScored(gained, scores))
        if not reached(scores, self.options.goal):
            r.state = self.dealt(r.dice, next_seat(state.dealer, self.seats), scores)
            r.emit(Dealt(r.state.dealer, r.state.turned))

    def tricks(self, state: State) -> tuple[int, ...]:
        """The tricks that each side has won in this deal."""
        return tuple(len(pile) // self.seats for pile in state.won)

    def outcome(self, state: State) -> Outcome:
        """The side with the most points wins, both partners."""
        ahead = most(state.scores)
        winners = tuple(seat for seat in range(self.seats) if self.sides.side(seat) in ahead)
        return Outcome("whist.goal", winners, scores=state.scores)

    def bound(self) -> int:
        """Somebody scores in every deal, and at most goal - 1 on each side leave the game undecided."""
        return (2 * self.options.goal - 1) * len(self.deck)

    def view(self, state: State, seat: Seat | None) -> View:
        """The own hand; the partner's is as hidden as the others."""
        return View(
            hand=() if seat is None else state.hands[seat],
            hands=tuple(len(hand) for hand in state.hands),
            partner=None if seat is None else self.sides.partners(seat)[0],
            dealer=state.dealer,
            trump=state.trump,
            turned=state.turned,
            trick=state.trick,
            tricks=self.tricks(state),
            scores=state.scores,
        )

    def cards(self, state: State) -> Iterable[CardId]:
        """Hands, trick and piles."""
        return (card for pile in (*state.hands, state.trick.cards, *state.won) for card in pile)

    def pools(self, state: State, seat: Seat | None) -> tuple[Cards, ...]:
        """The other hands, but for the card that was turned up."""
        hands = [hand for at, hand in enumerate(state.hands) if at != seat]
        return (tuple(card for hand in hands for card in hand if card != state.turned),)

    def tidy(self, state: State) -> State:
        """Hands are kept sorted."""
        return replace(state, hands=tuple(map(DECK.sort, state.hands)))

    def problems(self, state: State) -> Iterable[str]:
        """Every fault of a table given as data."""
        if (len(state.hands), len(state.won), len(state.scores)) != (self.seats, 2, 2):
            yield "hands, won, scores: one for each seat or side"
        elif Counter(self.cards(state)) != Counter(self.deck):
            yield "the cards on the table are not those in play"
        elif any(hand != DECK.sort(hand) for hand in state.hands) or any(len(pile) % self.seats for pile in state.won):
            yield "hands: sorted; won: whole tricks"
        else:
            played = {next_seat(state.trick.leader, self.seats, at) for at in range(len(state.trick.cards))}
            if len({len(hand) + (seat in played) for seat, hand in enumerate(state.hands)}) != 1:
                yield "hands: as many cards as the trick and the piles leave them"
            if state.trump not in ((*DECK.suits,) if self.options.trump else (None,)):
                yield "trump: a suit, or none where the options say so"
            if state.turned is not None and (
                state.turned not in state.hands[state.dealer] or DECK.suit[state.turned] != state.trump
            ):
                yield "turned: a trump in the dealer's hand"


WHIST = tt.Ruleset(
    id="whist",
    name="Whist",
    version="1.0",
    rules=WhistRules,
    cards=DECK.cards,
    variants=(
        tt.Variant("standard", seats=(4,)),
        tt.Variant("no-trump", seats=(4,), options={"trump": False}),
        tt.Variant("short", seats=(4,), options={"cards": COURT, "goal": 3}),
    ),
)
