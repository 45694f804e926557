"""Hearts, as the author of a plugin would write it: a hidden pass of three cards, and tricks to avoid."""

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
    Trick,
    add_points,
    capture,
    count_points,
    deal,
    fewest,
    french_deck,
    next_seat,
    point_table,
    reached,
    seats_from,
    take_out,
)

DECK = french_deck()
COURT = tuple(card for card in DECK.cards if DECK.rank[card] > 10)
POINTS = point_table(DECK, suits={"hearts": 1}, cards={"spades-12": 13})
DIRECTIONS = (1, 3, 2, 0)
"""How many seats further the cards are passed, deal by deal: left, right, across, not at all."""


class Options(Value, frozen=True):
    """What players may settle.

    Attributes:
        goal: the points that end the game.
        passing: how many cards are passed.
        jack_of_diamonds: what the jack of diamonds counts for the seat that takes it, such as -10.
        cards: the cards in play; none named: all 52.
    """

    goal: int = 100
    passing: int = 3
    jack_of_diamonds: int = 0
    cards: tuple[CardId, ...] = ()


class State(Value, frozen=True):
    """The whole table.

    Attributes:
        hands: the hand of each seat, sorted, less what it has picked to pass.
        dealer: who dealt.
        deal: the number of the deal.
        trick: the trick that is being played; None as long as cards are picked to pass.
        picks: the cards that each seat has picked to pass.
        passed: the cards that each seat has passed in this deal.
        won: the cards that each seat has won in this deal.
        scores: the points of each seat.
    """

    hands: PerSeat[Cards]
    dealer: Seat
    deal: int = 1
    trick: Trick | None = None
    picks: PerSeat[Cards] = ((),) * 4
    passed: PerSeat[Cards] = ((),) * 4
    won: PerSeat[Cards] = ((),) * 4
    scores: PerSeat[int] = (0,) * 4


class Pass(Value, frozen=True, tag="pass"):
    """Pick a card to pass."""

    card: CardId


class Play(Value, frozen=True, tag="play"):
    """Play a card."""

    card: CardId


Action = Pass | Play


class Dealt(tt.Event, frozen=True, tag="dealt"):
    """New hands were dealt."""

    deal: int
    dealer: Seat


class Picked(tt.Event, frozen=True, tag="picked"):
    """A seat picked a card to pass. Only it knows which."""

    seat: Seat
    card: CardId | None

    def seen_by(self, viewer: Seat | None) -> Picked:
        """The card for the seat that picked it."""
        return self if viewer == self.seat else Picked(self.seat, None)


class Passed(tt.Event, frozen=True, tag="passed"):
    """Cards changed hands. Only giver and taker see them."""

    shows: ClassVar[bool] = True
    seat: Seat
    to: Seat
    cards: Cards

    def seen_by(self, viewer: Seat | None) -> Passed:
        """The cards for the two seats concerned."""
        return self if viewer in (self.seat, self.to) else Passed(self.seat, self.to, ())


class Opens(tt.Event, frozen=True, tag="opens"):
    """Play begins: this seat holds the lowest club."""

    shows: ClassVar[bool] = True
    seat: Seat


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
    """A deal ended: who shot the moon, what each seat got, and has now."""

    moon: Seat | None
    gained: PerSeat[int]
    scores: PerSeat[int]


Event = Dealt | Picked | Passed | Opens | Played | TrickTaken | DealScored


class View(Value, frozen=True):
    """What a seat may know: its own cards, what it passed, and what was played.

    Attributes:
        hand: the own hand.
        hands: how many cards each seat holds.
        picks: the own cards picked to pass.
        picked: how many cards each seat has picked.
        passed: the cards that the viewer has passed in this deal.
        pass_to: how many seats further cards are passed in this deal.
        broken: whether hearts may be led.
        won: the cards that each seat has won, all of them played in the open.
    """

    hand: Cards
    hands: PerSeat[int]
    picks: Cards
    picked: PerSeat[int]
    passed: Cards
    pass_to: int
    dealer: Seat
    deal: int
    trick: Trick | None
    broken: bool
    won: PerSeat[Cards]
    scores: PerSeat[int]


class HeartsRules(tt.Rules[State, Action, Event, View, Options]):
    """Hearts at one table."""

    following = Follow()

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self.deck = DECK.sort(options.cards or DECK.cards)
        self.lowest = next((card for card in self.deck if DECK.suit[card] == "clubs"), None)
        self.total = count_points(self.deck, POINTS)
        self.bonus = {"diamonds-11": options.jack_of_diamonds}

    @classmethod
    def refuse_options(cls, seats: int, options: Options) -> Iterable[str]:
        """Cards that go round and are worth something, or the game would not end."""
        cards = options.cards or DECK.cards
        if not 1 <= options.goal <= 1000:
            yield "goal: from 1 to 1000"
        if not set(cards) <= set(DECK.cards) or len(set(cards)) < len(cards) or len(cards) % seats:
            yield f"cards: different ones of the French deck, as many for each of the {seats} seats"
        if not 0 <= options.passing <= len(cards) // seats:
            yield "passing: not more than a hand"
        if not -25 <= options.jack_of_diamonds <= 25:
            yield "jack_of_diamonds: from -25 to 25"
        elif count_points(cards, POINTS) + min(0, options.jack_of_diamonds) < 1:
            yield "cards: worth a point at least"

    # --- the deal and the pass --------------------------------------------------------------------------------------

    def setup(self, dice: Dice) -> State:
        """Draw the first dealer, and deal."""
        return self.dealt(dice, dice.pick("dealer", range(self.seats)), 1, (0,) * self.seats)

    def dealt(self, dice: Dice, dealer: Seat, number: int, scores: tuple[int, ...]) -> State:
        """All cards go round; where none are passed, play begins."""
        cards = dice.shuffle("deck", self.deck)
        hands = deal(cards, self.seats, first=next_seat(dealer, self.seats), sort=DECK.sort).hands
        state = State(hands, dealer, number, scores=scores)
        return state if self.pass_to(state) else self.opened(state)

    def pass_to(self, state: State) -> int:
        """How many seats further cards are passed in this deal; 0 for none."""
        return DIRECTIONS[(state.deal - 1) % 4] if self.options.passing else 0

    def opened(self, state: State) -> State:
        """The holder of the lowest club leads; the dealer's left where no clubs are in play."""
        first = next_seat(state.dealer, self.seats)
        holders = (seat for seat, hand in enumerate(state.hands) if self.lowest in hand)
        return replace(state, trick=Trick(next(holders, first)))

    def pick(self, r: Resolution[State, Event], seat: Seat, card: CardId) -> None:
        """Lay a card aside to pass it; once all have, the cards change hands at once."""
        state = r.state
        picks = capture(state.picks, seat, (card,))
        r.state = replace(state, hands=take_out(state.hands, seat, card), picks=picks)
        r.emit(Picked(seat, card))
        if any(len(cards) < self.options.passing for cards in picks):
            return
        by = self.pass_to(state)
        hands = tuple(DECK.sort(hand + picks[next_seat(at, self.seats, -by)]) for at, hand in enumerate(r.state.hands))
        for giver in seats_from(next_seat(state.dealer, self.seats), self.seats):
            r.emit(Passed(giver, next_seat(giver, self.seats, by), picks[giver]))
        r.state = self.opened(replace(state, hands=hands, picks=((),) * self.seats, passed=picks))
        self.tell_who_opens(r)

    def tell_who_opens(self, r: Resolution[State, Event]) -> None:
        """Say who leads, which tells where the lowest club lies."""
        if r.state.trick is not None:
            r.emit(Opens(r.state.trick.leader))

    # --- turns ------------------------------------------------------------------------------------------------------

    def to_act(self, state: State) -> Seat | None:
        """First each seat from the dealer's left picks its cards; then clockwise from the leader."""
        if reached(state.scores, self.options.goal):
            return None
        if state.trick is not None:
            return state.trick.to_play(self.seats)
        order = seats_from(next_seat(state.dealer, self.seats), self.seats)
        return next((seat for seat in order if len(state.picks[seat]) < self.options.passing), None)

    def candidates(self, state: State, seat: Seat) -> Iterable[Action]:
        """The cards in hand, to pass or to play."""
        return [Pass(card) if state.trick is None else Play(card) for card in state.hands[seat]]

    def refuse(self, state: State, seat: Seat, action: Action) -> str | None:
        """What forbids to pass or to play a card."""
        if action.card not in state.hands[seat]:
            return "hearts.hand"
        if isinstance(action, Pass):
            return self.refuse_pass(state, seat, action.card)
        return "hearts.pass" if state.trick is None else self.refuse_play(state, state.trick, seat, action.card)

    def refuse_pass(self, state: State, seat: Seat, card: CardId) -> str | None:
        """Pick in the order of the hand, so that each choice of cards is made in one way only."""
        hand, picks = state.hands[seat], state.picks[seat]
        if state.trick is not None:
            return "hearts.play"
        if picks and DECK.sort((picks[-1], card))[0] == card:
            return "hearts.pass.order"
        higher = len(hand) - hand.index(card) - 1
        return "hearts.pass.order" if higher < self.options.passing - len(picks) - 1 else None

    def refuse_play(self, state: State, trick: Trick, seat: Seat, card: CardId) -> str | None:
        """Follow suit; lead the lowest club first, no hearts before one was played; no points in the first trick."""
        hand, first = state.hands[seat], not any(state.won)
        if self.following.refuse(DECK, card, hand, trick.cards, None):
            return "hearts.follow"
        if first and not trick.cards and card != self.lowest and self.lowest in hand:
            return "hearts.lowest-club"
        choice = self.following.playable(DECK, hand, trick.cards, None)
        if first and card in POINTS and any(other not in POINTS for other in choice):
            return "hearts.first-trick"
        if not trick.cards and is_heart(card) and not self.broken(state) and not all(map(is_heart, hand)):
            return "hearts.broken"
        return None

    def broken(self, state: State) -> bool:
        """Whether a heart was played in this deal."""
        trick = () if state.trick is None else state.trick.cards
        return any(is_heart(card) for cards in (trick, *state.won) for card in cards)

    def carry_out(self, r: Resolution[State, Event], seat: Seat, action: Action) -> None:
        """Pick the card, or play it; the fourth one ends the trick."""
        state, card = r.state, action.card
        if state.trick is None:
            self.pick(r, seat, card)
            return
        trick = state.trick.add(card)
        r.state = replace(state, hands=take_out(state.hands, seat, card), trick=trick)
        r.emit(Played(seat, card))
        if trick.is_complete(self.seats):
            winner = trick.winning_seat(DECK, None, self.seats)
            r.state = replace(r.state, trick=Trick(winner), won=capture(state.won, winner, trick.cards))
            r.emit(TrickTaken(winner, trick.cards))
            if not r.state.hands[winner]:
                self.end_deal(r)

    # --- scores -----------------------------------------------------------------------------------------------------

    def end_deal(self, r: Resolution[State, Event]) -> None:
        """Count the points, and deal anew unless somebody has reached the goal."""
        state = r.state
        moon, gained = self.gains(state.won)
        scores = add_points(state.scores, gained)
        r.state = replace(state, scores=scores)
        r.emit(DealScored(moon, gained, scores))
        if not reached(scores, self.options.goal):
            r.state = self.dealt(r.dice, next_seat(state.dealer, self.seats), state.deal + 1, scores)
            r.emit(Dealt(r.state.deal, r.state.dealer))
            self.tell_who_opens(r)

    def gains(self, won: tuple[Cards, ...]) -> tuple[Seat | None, tuple[int, ...]]:
        """Who shot the moon, and the points of each seat.

        Hearts and the queen of spades make the moon; the jack of diamonds is counted apart.
        """
        points = [count_points(cards, POINTS) for cards in won]
        moon = points.index(self.total) if self.total in points else None
        if moon is not None:
            points = [0 if seat == moon else self.total for seat in range(self.seats)]
        return moon, add_points(points, [count_points(cards, self.bonus) for cards in won])

    def outcome(self, state: State) -> Outcome:
        """The lowest score wins; equal ones share."""
        return Outcome("hearts.goal", fewest(state.scores), scores=state.scores)

    def bound(self) -> int:
        """Each deal adds the points in play at least, and seats that are all below the goal share what was added."""
        least = self.total + count_points(self.deck, self.bonus)
        deals = self.seats * (self.options.goal - 1) // least + 1
        return deals * (len(self.deck) + self.seats * self.options.passing)

    # --- what is known ----------------------------------------------------------------------------------------------

    def view(self, state: State, seat: Seat | None) -> View:
        """The own cards; of the others how many."""
        return View(
            hand=() if seat is None else state.hands[seat],
            hands=tuple(len(hand) for hand in state.hands),
            picks=() if seat is None else state.picks[seat],
            picked=tuple(len(cards) for cards in state.picks),
            passed=() if seat is None else state.passed[seat],
            pass_to=self.pass_to(state),
            dealer=state.dealer,
            deal=state.deal,
            trick=state.trick,
            broken=self.broken(state),
            won=state.won,
            scores=state.scores,
        )

    def cards(self, state: State) -> Iterable[CardId]:
        """Hands, picks, trick and piles."""
        trick = () if state.trick is None else state.trick.cards
        return (card for cards in (*state.hands, *state.picks, trick, *state.won) for card in cards)

    def pools(self, state: State, seat: Seat | None) -> tuple[Cards, ...]:
        """What the others hold or have picked, but for cards that the seat passed itself, and the club to be led."""
        known = set(() if seat is None else state.passed[seat])
        if state.trick is not None and self.lowest is not None:
            known.add(self.lowest)
        others = [at for at in range(self.seats) if at != seat]
        hidden = (card for at in others for card in (*state.hands[at], *state.picks[at]))
        return (tuple(card for card in hidden if card not in known),)

    def tidy(self, state: State) -> State:
        """Sorts hands and picks; a seat in the midst of picking keeps as many higher cards as it has still to pick."""
        hands, picks = [], []
        for hand, picked in zip(state.hands, state.picks, strict=True):
            cards = (*picked, *hand)
            still = self.options.passing - len(picked)
            low = DECK.sort(cards)[: len(cards) - still]
            taken = [card for card in cards if card in low][: len(picked)]
            picks.append(DECK.sort(taken))
            hands.append(DECK.sort(card for card in cards if card not in taken))
        return replace(state, hands=tuple(hands), picks=tuple(picks), passed=tuple(map(DECK.sort, state.passed)))

    def problems(self, state: State) -> Iterable[str]:
        """Every fault of a table given as data."""
        per_seat = (state.hands, state.picks, state.passed, state.won, state.scores)
        trick = Trick(0) if state.trick is None else state.trick
        if any(len(items) != self.seats for items in per_seat) or state.deal < 1:
            yield "hands, picks, passed, won, scores: one for each seat; deal: from 1"
        elif Counter(self.cards(state)) != Counter(self.deck):
            yield "the cards on the table are not those in play"
        elif any(cards != DECK.sort(cards) for cards in (*state.hands, *state.picks)):
            yield "hands, picks: sorted"
        else:
            played = {next_seat(trick.leader, self.seats, at) for at in range(len(trick.cards))}
            picks_and_hands = zip(state.picks, state.hands, strict=True)
            sizes = {len(picks) + len(hand) + (seat in played) for seat, (picks, hand) in enumerate(picks_and_hands)}
            if len(sizes) != 1 or any(len(pile) % self.seats for pile in state.won):
                yield "hands: as many cards as the trick and the piles leave them"
            if any(state.picks) and (state.trick is not None or not self.pass_to(state)):
                yield "picks: only before play"


def is_heart(card: CardId) -> bool:
    """Whether a card is a heart."""
    return DECK.suit[card] == "hearts"


HEARTS = tt.Ruleset(
    id="hearts",
    name="Hearts",
    version="1.0",
    rules=HeartsRules,
    cards=DECK.cards,
    variants=(
        tt.Variant("standard", seats=(4,)),
        tt.Variant("omnibus", seats=(4,), options={"jack_of_diamonds": -10}),
        tt.Variant("short", seats=(4,), options={"cards": COURT, "goal": 40}),
    ),
)
