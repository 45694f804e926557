"""The table on which effects are carried out: who reacts to what, what is kept away, and when it is too much."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Hashable, Iterator, Sequence
from typing import Any, NamedTuple, TypeVar

from tricktable.effects.answers import PickCard
from tricktable.effects.cards import Card, Deck
from tricktable.effects.effect import Context, Doing, Effect, carry_out_all
from tricktable.effects.overall import Before, Guard, Overall, Whenever
from tricktable.effects.questions import ask
from tricktable.errors import EffectLoopError
from tricktable.marks import CardId, Seat
from tricktable.position import Decision
from tricktable.resolve import Resolution
from tricktable.tableau.army import Spot
from tricktable.tableau.board import Board, Ref
from tricktable.tableau.side import TableauState
from tricktable.tableau.spots import spot

T = TypeVar("T", bound=TableauState)
V = TypeVar("V", bound=Overall)

MOST_EFFECTS = 2000
"""How many effects one action may bring about. A chain that uses something up, such as cards in play, never comes
to it."""

MOST_REPEATS = 10
"""How often one action may lead to the same table with the same reactions waiting. Two cards that set each other off
for ever come to it soon, so that nobody is asked a thousand times."""

_FEW = 20
"""So many reactions are carried out without a look at whether the table repeats itself."""


class Reaction(NamedTuple):
    """A card's answer to something that happened, not yet carried out."""

    context: Context
    then: tuple[Effect, ...]


class Stage(Board[T]):
    """A table while an action and its effects are carried out.

    Attributes:
        deck: the cards.
        actor: whose action it is.
        waiting: reactions that have not been carried out.
        settling: whether they are being carried out now.
        cancelled: whether what waits for a card to have its say was cancelled.
    """

    rows_are_levels = False
    """Whether a card always lies in the row of its level: then only rows where one can lie are looked through."""

    # What most actions never change stands here, and not in each new stage.
    settling = False
    cancelled = False
    _effects = 0
    _reactions = 0
    _windows: tuple[Ref, ...] = ()
    _repeats: Counter[Hashable] | None = None

    def __init__(self, r: Resolution[T, Any], deck: Deck[Any], actor: Seat) -> None:
        super().__init__(r)
        self.deck = deck
        self.actor = actor
        self.waiting: list[Reaction] = []

    # --- what a game says -------------------------------------------------------------------------------------------

    def are_opponents(self, seat: Seat, other: Seat) -> bool:
        """Whether two seats play against each other."""
        return seat != other

    def points_of(self, seat: Seat) -> int:
        """The victory points of a seat."""
        raise NotImplementedError("points_of: this game's stage does not say what it does")

    def gain_points(self, seats: Sequence[Seat], count: int) -> None:
        """Each of these seats gains points, all at the same time."""
        raise NotImplementedError("gain_points: this game's stage does not say what it does")

    def has_advantage(self, seat: Seat) -> bool:
        """Whether the seat has the token that wins ties."""
        raise NotImplementedError("has_advantage: this game's stage does not say what it does")

    def take_advantage(self, seat: Seat) -> None:
        """The seat takes the token that wins ties."""
        raise NotImplementedError("take_advantage: this game's stage does not say what it does")

    def has_passed(self, seat: Seat) -> bool:
        """Whether the seat has passed this round."""
        raise NotImplementedError("has_passed: this game's stage does not say what it does")

    def extra_turn(self, seat: Seat) -> None:
        """The seat takes one more turn after this one."""
        raise NotImplementedError("extra_turn: this game's stage does not say what it does")

    def win(self, seat: Seat) -> None:
        """The seat wins the game at once."""
        raise NotImplementedError("win: this game's stage does not say what it does")

    # --- costs ------------------------------------------------------------------------------------------------------

    def pay(self, seat: Seat, count: int) -> Doing:
        """Let a player discard so many cards of his hand, one at a time, for what he has laid aside or named.

        That he holds so many is for the rules to see before: a cost is paid whole, or the action is illegal.
        """
        for left in range(count, 0, -1):
            paid = yield from self.r.pick(seat, ask("pay", left), self.deck.picks(self.side(seat).hand))
            self.discard(seat, paid.card)

    # --- what is open -------------------------------------------------------------------------------------------------

    def is_behind(self, seat: Seat) -> bool:
        """Whether at least one opponent has more victory points."""
        own = self.points_of(seat)
        seats = range(len(self.r.state.sides))
        return any(self.are_opponents(seat, other) and self.points_of(other) > own for other in seats)

    def open_cards(self, among: frozenset[CardId]) -> Iterator[tuple[Spot, Card]]:
        """The face-up cards in play of these ids, with their places, from the acting player's on, clockwise."""
        if not among:
            return
        rows = self.deck.levels_of(among) if self.rows_are_levels else None
        sides = self.r.state.sides
        for seat in self.seats_from(self.actor):
            army = sides[seat].army
            for row in rows or range(1, len(army) + 1):
                for place, card in enumerate(army[row - 1], 1):
                    if card.card in among and not card.down:
                        yield spot(seat, row, place), self.deck.card[card.card]

    def open_overall(self, kind: type[V], among: frozenset[CardId] | None = None) -> Iterator[tuple[Context, V]]:
        """What of this kind holds, each with the context of its card; `among` names the cards that can have it."""
        for at, card in self.open_cards(self.deck.overall if among is None else among):
            for each in card.overall:
                if isinstance(each, kind):
                    yield Context(self, at.seat, card.id, self.ref(at)), each

    # --- guards and windows -------------------------------------------------------------------------------------------

    def open_to(self, verb: str, spots: list[Spot]) -> list[Spot]:
        """Those of the places to whose cards this can be done."""
        guards = self.deck.guards.get(verb)
        if guards is None or not spots:
            return spots
        kept: set[Spot] = set()
        for c, guard in self.open_overall(Guard, guards):
            if guard.verb == verb:
                kept.update(guard.which.spots(c))
        return [at for at in spots if at not in kept] if kept else spots

    def allowed(self, verb: str, at: Spot) -> Generator[Decision[Any], Any, Spot | None]:
        """Where the card lies to which this may be done, once the cards that come before it have had their say.

        A card has no say in what its own say brings about: else two that are done to each other would never end.
        None where it was cancelled, or where the card has left.
        """
        windows = self.deck.windows.get(verb)
        if windows is None:
            return at
        target = self.ref(at)
        for ref in [self.ref(where) for where, _ in self.open_cards(windows)]:
            for each in self.deck.card[ref.card].overall:
                if target.spot is None:
                    return None
                if ref.spot is None or self.placed(ref.spot).down or ref.spot in self._speaking():
                    break  # it has left or was turned down meanwhile, or this comes of its own say
                if not isinstance(each, Before) or each.verb != verb:
                    continue
                own = Context(self, ref.spot.seat, ref.card, ref)
                if each.which.matches(own, target.spot) and (yield from self._cancelled(own, target.spot, each)):
                    return None
        return target.spot

    def _speaking(self) -> list[Spot | None]:
        return [ref.spot for ref in self._windows]

    def _cancelled(self, c: Context, at: Spot, before: Before) -> Generator[Decision[Any], Any, bool]:
        """Let a card have its say, one within another if need be, and tell whether it cancelled."""
        outer, self.cancelled = self.cancelled, False
        windows = self._windows
        self._count(c, before.then)
        if c.ref is not None:
            self._windows = (*windows, c.ref)
        yield from carry_out_all(c.as_seat(at.seat), before.then)
        self._windows = windows
        cancelled, self.cancelled = self.cancelled, outer
        return cancelled

    # --- reactions ----------------------------------------------------------------------------------------------------

    def happened(self, event: str, seat: Seat, card: CardId, at: Spot | None = None) -> None:
        """Note the reactions of the cards that lie open as it happens."""
        listeners = self.deck.listeners.get(event)
        if listeners is None:
            return
        for c, each in self.open_overall(Whenever, listeners):
            if each.event == event and self._concerns(each, c, seat, card):
                mine = c if each.who != "everyone" else c.as_seat(seat)
                mine.player = seat
                self.waiting.append(Reaction(mine, each.then))

    def _concerns(self, each: Whenever, c: Context, seat: Seat, card: CardId) -> bool:
        if card and not each.which.matches(c, card):
            return False
        if each.who == "everyone":
            return True
        return seat == c.seat if each.who == "you" else self.are_opponents(c.seat, seat)

    def trigger(self, c: Context, effects: tuple[Effect, ...]) -> Doing:
        """Carry out what a card does by itself, in an order with what reacts to the same happening."""
        if self.waiting:
            if effects:
                self.waiting.insert(0, Reaction(c, effects))
            yield from self.settle()
        else:
            yield from carry_out_all(c, effects)

    def settle(self) -> Doing:
        """Carry the waiting reactions out, the acting player ordering them, and then those that they bring about.

        Raises:
            EffectLoopError: they never end.
        """
        self.settling = True
        try:
            while self.waiting:
                at = 0
                cards = tuple(dict.fromkeys(each.context.card for each in self.waiting))
                if len(cards) > 1:
                    options = [PickCard(card) for card in cards]
                    first = yield from self.r.pick(self.actor, ask("order"), options)
                    at = next(n for n, each in enumerate(self.waiting) if each.context.card == first.card)
                reaction = self.waiting.pop(at)
                self._count(reaction.context, reaction.then)
                yield from carry_out_all(reaction.context, reaction.then)
        finally:
            self.settling = False

    def count_effect(self, card: CardId) -> None:
        """Raise EffectLoopError where the action has brought about too many effects."""
        self._effects += 1
        if self._effects > MOST_EFFECTS:
            raise EffectLoopError(card, self._effects)

    def _count(self, c: Context, then: tuple[Effect, ...]) -> None:
        """Raise EffectLoopError where what a card answers comes up again and again on the same table."""
        self._reactions += 1
        if self._reactions <= _FEW:
            return
        due = tuple((each.context.card, each.context.seat, each.then) for each in self.waiting)
        table = (self.r.state, self.r.dice.chance, c.card, c.seat, then, due)
        self._repeats = self._repeats or Counter()
        self._repeats[table] += 1
        if self._repeats[table] > MOST_REPEATS:
            raise EffectLoopError(c.card, self._effects)

    def context(self, at: Spot, *, by_mutation: bool = False, paid: bool = False) -> Context:
        """The context of the effects of a card in play, for its owner."""
        ref: Ref = self.ref(at)
        return Context(self, at.seat, ref.card, ref, ref if paid else None, by_mutation=by_mutation)
