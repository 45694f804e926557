"""The rules of Gorus Maximus for three to eight players, alone or in teams, and for two with a stock."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

import tricktable as tt
from tricktable import CardId, Dice, Outcome, Resolution, Seat
from tricktable.tricks import (
    Follow,
    MatchingTrump,
    MatchLastRank,
    capture,
    deal,
    draw,
    next_seat,
    take_out,
    winner,
)
from tricktable_gorus_maximus import checking, scoring
from tricktable_gorus_maximus.frame import Frame, all_cards
from tricktable_gorus_maximus.gladiators import ALL, PLAY
from tricktable_gorus_maximus.options import (
    SCHOOLS,
    Options,
    problems,
)
from tricktable_gorus_maximus.table import (
    Action,
    Bout,
    BoutWon,
    Dealt,
    Drew,
    Event,
    Played,
    Preferred,
    RoundEnded,
    State,
    View,
)

TROUPE = 10


class GorusRules(tt.Rules[State, Action, Event, View, Options]):
    """Gorus Maximus at one table."""

    following = Follow(unless=MatchLastRank())
    trump = MatchingTrump()

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self.frame = Frame(seats, options)
        self.bout_size = self.frame.bout_size
        self.left_of = self.frame.left_of
        self.worth = scoring.worths(options)
        self.zero = dict(options.crowd_favour).get(0, 0)

    @classmethod
    def refuse_options(cls, seats: int, options: Options) -> Iterable[str]:
        """See `options.problems`."""
        return problems(seats, options)

    # --- the deal -----------------------------------------------------------------------------------------------------

    def setup(self, dice: Dice) -> State:
        """Draw the schools and the first dealer (`gorus.setup.schools-drawn`, `gorus.setup.dealer`), and deal."""
        chosen = self.options.schools or dice.shuffle("schools", SCHOOLS)[: self.frame.school_count]
        schools = tuple(school for school in SCHOOLS if school in chosen)
        dealer = dice.pick("dealer", range(self.seats))
        return self.dealt(dice, schools, dealer, (0,) * self.frame.side_count, 1)

    def dealt(self, dice: Dice, schools: tuple[str, ...], dealer: Seat, support: tuple[int, ...], number: int) -> State:
        """A new round, ten gladiators for each seat from the dealer's left (`gorus.setup.troupe`)."""
        cards = dice.shuffle("deck", self.frame.deck(schools))
        first = next_seat(dealer, self.seats)
        dealt = deal(cards, self.seats, TROUPE, first, ALL.sort)
        return State(
            hands=dealt.hands,
            turn=first,
            dealer=dealer,
            schools=schools,
            preferred=None,
            leader=first,
            bout=(),
            won=((),) * self.frame.side_count,
            stock=dealt.stock,
            support=support,
            round=number,
        )

    # --- turns -----------------------------------------------------------------------------------------------------

    def to_act(self, state: State) -> Seat | None:
        """Clockwise, one gladiator each (`gorus.bout.turn`)."""
        return None if state.ended is not None else state.turn

    def candidates(self, state: State, seat: Seat) -> Iterable[Action]:
        """The gladiators of the troupe (`gorus.bout.troupe`)."""
        return [PLAY[card] for card in state.hands[seat]]

    def refuse(self, state: State, seat: Seat, action: Action) -> str | None:
        """Follow the initiating school, unless the card challenges (`gorus.bout.follow`)."""
        hand = state.hands[seat]
        if action.card not in hand:
            return "gorus.bout.troupe"
        duty = self.following.refuse(ALL, action.card, hand, state.bout, state.preferred)
        return None if duty is None else "gorus.bout.follow"

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """As `refuse` says, for the whole troupe at once; measured, it makes a game a tenth faster."""
        hand, bout = state.hands[seat], state.bout
        if bout:
            led = ALL.with_suit[ALL.suit[bout[0]]]
            if not led.isdisjoint(hand):
                matching = ALL.with_rank[ALL.rank[bout[-1]]]
                return tuple([PLAY[card] for card in hand if card in led or card in matching])
        return tuple([PLAY[card] for card in hand])

    def carry_out(self, r: Resolution[State, Event], seat: Seat, action: Action) -> None:
        """Enter a gladiator; at the end of a bout or a round, what follows from it."""
        state = r.state
        hands = take_out(state.hands, seat, action.card)
        bout, preferred = self.entered(r, seat, action.card)
        r.state = replace(state, hands=hands, turn=self.left_of[seat], bout=bout, preferred=preferred)
        if state.stock:
            self.after_card(r, seat)
        if len(r.state.bout) == self.bout_size:
            self.end_bout(r)

    def entered(
        self, r: Resolution[State, Event], seat: Seat | None, card: CardId
    ) -> tuple[tuple[CardId, ...], str | None]:
        """Bout and preferred school once a gladiator has entered, who may challenge (`gorus.challenge.match`)."""
        before = r.state.preferred
        bout = (*r.state.bout, card)
        preferred = self.trump.after_card(ALL, bout, before)
        r.emit(Played(seat, card))
        if preferred is not None and preferred != before:
            r.emit(Preferred(preferred))
        return bout, preferred

    def after_card(self, r: Resolution[State, Event], seat: Seat) -> None:
        """Two players: each draws right after his own card (`gorus.duel.draw`)."""
        state = r.state
        drawn = draw(state.hands, state.stock, seat, ALL.sort)
        r.state = replace(state, hands=drawn.hands, stock=drawn.stock)
        r.emit(Drew(seat, state.stock[0]))

    def end_bout(self, r: Resolution[State, Event]) -> None:
        """The winner collects the bout and leads the next (`gorus.bout.winner`, `gorus.bout.next-lead`)."""
        state = r.state
        seat = self.frame.entered_by(state.leader, winner(ALL, state.bout, state.preferred))
        won = capture(state.won, self.frame.side_of(seat), state.bout)
        r.emit(BoutWon(seat, state.bout))
        last = Bout(state.leader, state.bout, seat)
        leader = None if self.frame.solo else seat
        r.state = replace(state, bout=(), won=won, last=last, leader=leader, turn=seat or 0)
        if state.hands[state.turn]:
            self.next_bout(r)
        else:
            self.end_round(r)

    def next_bout(self, r: Resolution[State, Event]) -> None:
        """The winner is to lead: nothing more happens before he does."""

    # --- the end of a round -------------------------------------------------------------------------------------------

    def end_round(self, r: Resolution[State, Event]) -> None:
        """Count the favour, hand out support, and end the game or deal anew (`gorus.round.support`)."""
        state = r.state
        favour = scoring.favours(state, self.worth, self.zero)
        gained = self.gains(r, favour)
        support = tuple(have + more for have, more in zip(state.support, gained, strict=True))
        r.emit(RoundEnded(state.round, state.preferred or "", favour, gained, support))
        winners = self.champions(state, support)
        if winners:
            reason, sides = winners
            ended = Outcome(reason, winners=self.frame.members(sides), scores=support)
            r.state = replace(state, support=support, ended=ended)
        else:
            self.new_round(r, support)

    def gains(self, r: Resolution[State, Event], favour: tuple[int, ...]) -> tuple[int, ...]:
        """Each side with the most favour gains 1 (`gorus.round.support`, `gorus.round.tie`)."""
        return tuple(int(total == max(favour)) for total in favour)

    def champions(self, state: State, support: tuple[int, ...]) -> tuple[str, tuple[int, ...]] | None:
        """The sides that win, with the paragraph that decides (`gorus.end.goal`)."""
        return scoring.champions(state, support, self.frame.goals)

    def new_round(self, r: Resolution[State, Event], support: tuple[int, ...]) -> None:
        """The deal passes to the left (`gorus.round.dealer`)."""
        state = r.state
        dealer = next_seat(state.dealer, self.seats)
        r.state = self.dealt(r.dice, state.schools, dealer, support, state.round + 1)
        r.emit(Dealt(state.round + 1, None if self.frame.solo else dealer))

    def outcome(self, state: State) -> Outcome:
        """As it stands in the state."""
        return state.ended or Outcome("gorus.end.goal")

    def bound(self) -> int:
        """Each round somebody gains support, so a game has at most all goals less one, and one round more."""
        rounds = sum(goal - 1 for goal in self.frame.goals) + 1
        return rounds * len(self.frame.ranks) * self.frame.school_count

    # --- what is known -----------------------------------------------------------------------------------------------

    def view(self, state: State, seat: Seat | None) -> View:
        """The own troupe, the bout, the last bout; piles and other troupes by size (`gorus.bout.hidden`)."""
        return View(
            hand=() if seat is None else state.hands[seat],
            hands=tuple(len(hand) for hand in state.hands),
            turn=state.turn,
            dealer=None if self.frame.solo else state.dealer,
            schools=state.schools,
            preferred=state.preferred,
            initiating=ALL.suit[state.bout[0]] if state.bout else None,
            leader=state.leader,
            bout=state.bout,
            last=state.last,
            won=tuple(len(cards) for cards in state.won),
            stock=len(state.stock),
            sides=self.frame.seating,
            support=state.support,
            goals=self.frame.goals,
            round=state.round,
        )

    def cards(self, state: State) -> Iterable[CardId]:
        """Troupes, bout, piles and stock."""
        return all_cards(state)

    def pools(self, state: State, seat: Seat | None) -> tuple[tuple[CardId, ...], ...]:
        """The other troupes and the stock; what was played everybody has seen."""
        others = (card for at, hand in enumerate(state.hands) if at != seat for card in hand)
        return ((*others, *state.stock),)

    def tidy(self, state: State) -> State:
        """Troupes are kept sorted."""
        return replace(state, hands=tuple(map(ALL.sort, state.hands)))

    def problems(self, state: State) -> Iterable[str]:
        """See `checking.problems`."""
        return checking.problems(self.frame, state)

    def complete(self, data: dict[str, Any], dice: Dice) -> dict[str, Any]:
        """See `checking.complete`."""
        return checking.complete(self.frame, data)

    def rotations(self) -> Iterable[int]:
        """Any, while all sides are of one size; where they are not, each seat has a place of its own."""
        return range(1, self.seats) if self.frame.even else ()
