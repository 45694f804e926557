"""The table on which effects are carried out: who reacts to what, what is kept away, and when it is too much."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Hashable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from tricktable.effects.answers import DECLINE, PickCard
from tricktable.effects.cards import Card, Deck
from tricktable.effects.effect import Context, Doing, Effect, carry_out_all
from tricktable.effects.faces import Faces, Standing
from tricktable.effects.overall import Before, FromHand, Guard, Overall, Whenever
from tricktable.effects.questions import ask
from tricktable.errors import EffectLoopError
from tricktable.marks import CardId, Seat
from tricktable.position import Decision
from tricktable.resolve import Resolution
from tricktable.tableau.army import Army, Spot
from tricktable.tableau.board import Board, Ref
from tricktable.tableau.events import Interrupted
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
        by: whose effect is being carried out on cards in play; None where it is no effect.
    """

    rows_are_levels = False
    """Whether a card always lies in a row of its level: then only rows where one can lie are looked through."""

    each_orders_own = False
    """Whether each player orders his own reactions, the acting player first; else the acting player orders all."""

    kept_by: Mapping[str, str] = {}
    """For a verb, the keyword of cards in play to which it cannot be done."""

    # What most actions never change stands here, and not in each new stage.
    settling = False
    cancelled = False
    by: Seat | None = None
    _effects = 0
    _reactions = 0
    _windows: tuple[Ref, ...] = ()
    _repeats: Counter[Hashable] | None = None
    _faces: Faces | None = None
    _seen: object = None

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

    def could_hold(self, seat: Seat, cards: frozenset[CardId]) -> bool:
        """Whether, as far as everybody knows, one of these cards may be in the hand of a seat that holds some."""
        return True

    # --- what cards count as ----------------------------------------------------------------------------------------

    @property
    def faces(self) -> Faces:
        """What the cards of the table count as, as it stands."""
        faces, sides = self._faces, self.r.state.sides
        if faces is not None:
            if sides is self._seen:
                return faces
            for side, army in zip(sides, faces.armies, strict=True):
                if side.army is not army:
                    break
            else:
                self._seen = sides
                return faces
        self._seen = sides
        faces = self._faces = self.make_faces(tuple([side.army for side in sides]))
        return faces

    def standing(self) -> Sequence[Standing]:
        """What holds beside the armies. Nothing here: for a game where something does."""
        return ()

    def make_faces(self, armies: tuple[Army, ...]) -> Faces:
        """What the cards of these armies count as. For a game where players have decks of different clans."""
        return Faces(self.deck, armies, self.are_opponents, self.standing(), before=self._faces)

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
        deck = self.deck
        if not among or (deck.mirrors and among.isdisjoint(self.faces.ids)):
            return
        rows = deck.rows_of(among) if self.rows_are_levels else None
        sides = self.r.state.sides
        for seat in self.seats_from(self.actor):
            army = sides[seat].army
            for row in rows or range(1, len(army) + 1):
                for place, card in enumerate(army[row - 1], 1):
                    if card.down:
                        continue
                    if card.card in among:
                        yield spot(seat, row, place), deck.card[card.card]
                    elif card.card in deck.mirrors:
                        text = self.faces.text(at := spot(seat, row, place), card)
                        if text in among:
                            yield at, deck.card[text]

    def open_overall(self, kind: type[V], among: frozenset[CardId] | None = None) -> Iterator[tuple[Context, V]]:
        """What of this kind holds, each with the context of its card; `among` names the cards that can have it.

        Without `among`, also what holds beside the armies, see `standing`.
        """
        if among is None:
            among = self.deck.having(kind)
            for seat, id, texts in self.standing():
                for each in texts:
                    if isinstance(each, kind):
                        yield Context(self, seat, id), each
        for at, card in self.open_cards(among):
            for each in card.overall:
                if isinstance(each, kind):
                    ref = self.ref(at)
                    yield Context(self, at.seat, ref.card, ref), each

    # --- guards and windows -------------------------------------------------------------------------------------------

    def open_to(self, verb: str, spots: list[Spot]) -> list[Spot]:
        """Those of the places to whose cards this can be done."""
        keyword = self.kept_by.get(verb)
        if keyword is not None:
            faces = self.faces
            spots = [at for at in spots if not faces.has(keyword, at, self.placed(at))]
        guards = self.deck.guards.get(verb)
        if guards is None or not spots:
            return spots
        kept: set[Spot] = set()
        for c, guard in self.open_overall(Guard, guards):
            if guard.verb == verb:
                kept.update(guard.which.spots(c))
        return [at for at in spots if at not in kept] if kept else spots

    def has_windows(self, verb: str) -> bool:
        """Whether any card of the deck may have its say before this."""
        return verb in self.deck.windows or verb in self.deck.interrupts

    def allowed(self, verb: str, at: Spot) -> Generator[Decision[Any], Any, Spot | None]:
        """Where the card lies to which this may be done, once the cards that come before it have had their say.

        A card has no say in what its own say brings about: else two that are done to each other would never end.
        None where it was cancelled, or where the card has left.
        """
        windows, interrupts = self.deck.windows.get(verb), self.deck.interrupts.get(verb)
        if windows is None and interrupts is None:
            return at
        target = self.ref(at)
        for ref, card in [(self.ref(where), card) for where, card in self.open_cards(windows or frozenset())]:
            for each in card.overall:
                if target.spot is None:
                    return None
                if ref.spot is None or self.placed(ref.spot).down or ref.spot in self._speaking():
                    break  # it has left or was turned down meanwhile, or this comes of its own say
                if not isinstance(each, Before) or each.verb != verb:
                    continue
                own = Context(self, ref.spot.seat, ref.card, ref)
                if each.which.covers(own, target.spot) and (yield from self._cancelled(own, target.spot, each)):
                    return None
        if interrupts is not None:
            for seat in self.seats_from(self.actor):
                if target.spot is None or (yield from self._interrupted(seat, verb, target.spot, interrupts)):
                    return None
        return target.spot

    def _interrupted(
        self, seat: Seat, verb: str, at: Spot, holding: frozenset[CardId]
    ) -> Generator[Decision[Any], Any, bool]:
        """Let a player discard a card that cancels this, if he will; he is asked whatever of it he holds."""
        hand = self.side(seat).hand
        if not hand or not self.could_hold(seat, holding):
            return False
        there = {
            id: each
            for id in holding
            for each in self.deck.card[id].overall
            if isinstance(each, FromHand) and verb in each.verbs and each.which.covers(Context(self, seat, id), at)
        }
        if not there:
            return False
        options = self.deck.picks(card for card in hand if card in there)
        target = self.placed(at).card
        used = yield from self.r.pick_or_stop(seat, ask(f"before.{verb}", card=target), options, DECLINE)
        if used is None:
            return False
        self.discard(seat, used.card)
        outer, self.cancelled = self.cancelled, False
        yield from carry_out_all(Context(self, seat, used.card), there[used.card].then)
        cancelled, self.cancelled = self.cancelled, outer
        if cancelled:
            self.r.emit(Interrupted(seat, used.card, verb, target))
        return cancelled

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
        if event == "removed" and card in listeners:
            for each in self.deck.card[card].overall:
                if isinstance(each, Whenever) and each.event == event and each.itself:
                    self.waiting.append(Reaction(Context(self, seat, card), each.then))
        for c, each in self.open_overall(Whenever, listeners):
            if each.itself and (at is None or c.own_spot() != at):
                continue
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
                due = self.waiting
                seat = self.actor
                if self.each_orders_own:
                    seat = next(s for s in self.seats_from(seat) if any(each.context.seat == s for each in due))
                    due = [each for each in due if each.context.seat == seat]
                first = due[0]
                cards = tuple(dict.fromkeys(each.context.card for each in due))
                if len(cards) > 1:
                    picked = yield from self.r.pick(seat, ask("order"), [PickCard(card) for card in cards])
                    first = next(each for each in due if each.context.card == picked.card)
                self.waiting.remove(first)
                reaction = first
                self._count(reaction.context, reaction.then)
                yield from carry_out_all(reaction.context, reaction.then)
        finally:
            self.settling = False

    def begin_effect(self, card: CardId) -> None:
        """One more effect of a card is about to be carried out.

        Raises:
            EffectLoopError: the action has brought about too many.
        """
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
