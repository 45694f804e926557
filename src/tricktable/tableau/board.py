"""The table in motion: what can be done to hands, armies and piles while an action is carried out.

Each method changes the state in one place and tells what happened. A game subclasses `Board` to say where its piles
lie, and what else there is to do.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from tricktable.marks import CardId, Seat
from tricktable.resolve import Resolution
from tricktable.tableau import army as armies
from tricktable.tableau.army import Placed, Spot
from tricktable.tableau.events import (
    Activated,
    Announced,
    Destroyed,
    Discarded,
    Drew,
    Dropped,
    Entered,
    Mutated,
    PutBack,
    Released,
    Returned,
    Revealed,
    Sacrificed,
    Shuffled,
    Swapped,
    TokensBack,
    TokensSpent,
    Took,
    Trapped,
)
from tricktable.tableau.hands import Cards, still_known, with_cards, without_card
from tricktable.tableau.side import Aside, Glimpse, Side, TableauState
from tricktable.tableau.spots import spot

T = TypeVar("T", bound=TableauState)


class Ref:
    """A card in play, wherever it moves.

    Attributes:
        card: the card.
        spot: where it lies; None once it has left.
    """

    __slots__ = ("card", "spot")

    def __init__(self, card: CardId, at: Spot | None) -> None:
        self.card = card
        self.spot = at


class Board(Generic[T]):
    """A table while an action is carried out on it.

    Attributes:
        r: the resolution of the action.
    """

    reveals_refill = True
    """Whether revealing from an empty pile shuffles the discard pile, as drawing does."""

    def __init__(self, r: Resolution[T, Any]) -> None:
        self.r = r
        self._refs: list[Ref] = []

    # --- what a game says -------------------------------------------------------------------------------------------

    def pile(self, seat: Seat) -> Cards:
        """The draw pile of a seat, the top card first."""
        raise NotImplementedError("pile: this game's board does not say where its piles lie")

    def discards(self, seat: Seat) -> Cards:
        """The discard pile of a seat, the latest card last."""
        raise NotImplementedError("discards: this game's board does not say where its piles lie")

    def put_piles(self, seat: Seat, pile: Cards, discards: Cards) -> None:
        """Set both piles of a seat."""
        raise NotImplementedError("put_piles: this game's board does not say where its piles lie")

    def pile_owner(self, seat: Seat) -> Seat | None:
        """Whose the pile is; None where all share one."""
        return None

    def happened(self, event: str, seat: Seat, card: CardId, at: Spot | None = None) -> None:
        """Something happened that cards may react to: its name, whom it concerns, and the card that it befell."""

    # --- sides and places ---------------------------------------------------------------------------------------------

    def side(self, seat: Seat) -> Side:
        """What lies before a player."""
        return self.r.state.sides[seat]

    def put_side(self, seat: Seat, side: Side) -> None:
        """Set what lies before a player."""
        state = self.r.state
        sides = state.sides
        self.r.state = replace(state, sides=(*sides[:seat], side, *sides[seat + 1 :]))

    def seats_from(self, first: Seat) -> tuple[Seat, ...]:
        """Every seat, clockwise from one."""
        return clockwise(len(self.r.state.sides), first)

    def placed(self, at: Spot) -> Placed:
        """The card in a place."""
        return self.r.state.sides[at.seat].army[at.row - 1][at.place - 1]

    def ref(self, at: Spot) -> Ref:
        """A hold on the card in a place, that follows it."""
        found = Ref(self.placed(at).card, at)
        self._refs.append(found)
        return found

    def _moved(self, old: Spot, new: Spot | None) -> list[Ref]:
        moving = [ref for ref in self._refs if ref.spot == old]
        for ref in moving:
            ref.spot = new
        return moving

    # --- hands and piles ----------------------------------------------------------------------------------------------

    def draw(self, seat: Seat, count: int) -> Cards:
        """Draw cards, as many as there are; the discard pile is shuffled when one must be drawn and none is left."""
        cards = self._off_the_pile(seat, count, refill=True)
        if cards:
            side = self.side(seat)
            self.put_side(seat, replace(side, hand=with_cards(side.hand, cards)))
            self.r.emit(Drew(seat, len(cards), cards))
        return cards

    def reveal(self, seat: Seat, count: int) -> Cards:
        """Turn up cards from the pile and lay them aside."""
        cards = self._off_the_pile(seat, count, refill=self.reveals_refill)
        if cards:
            self.r.emit(Revealed(seat, cards))
            state = self.r.state
            self.r.state = replace(state, aside=(*state.aside, *(Aside(card, "pile", seat) for card in cards)))
        return cards

    def _off_the_pile(self, seat: Seat, count: int, *, refill: bool) -> Cards:
        pile = self.pile(seat)
        if len(pile) >= count:
            self.put_piles(seat, pile[count:], self.discards(seat))
            return pile[:count]
        taken, left = pile, count - len(pile)
        discards = self.discards(seat) if refill else ()
        if not discards:
            self.put_piles(seat, (), self.discards(seat))
            return taken
        fresh = self.r.dice.shuffle("reshuffle", discards)
        self.r.emit(Shuffled(self.pile_owner(seat), len(fresh)))
        self.put_piles(seat, fresh[left:], ())
        return (*taken, *fresh[:left])

    def _to_discards(self, seat: Seat, cards: Iterable[CardId]) -> None:
        self.put_piles(seat, self.pile(seat), (*self.discards(seat), *cards))

    def _out_of_discards(self, seat: Seat, card: CardId) -> None:
        self.put_piles(seat, self.pile(seat), without_card(self.discards(seat), card))

    def _out_of_hand(self, seat: Seat, card: CardId) -> None:
        side = self.side(seat)
        if side.shown or side.glimpsed:
            side = replace(side, shown=still_known(side.shown, card), glimpsed=_less_glimpsed(side.glimpsed, card))
        self.put_side(seat, replace(side, hand=without_card(side.hand, card)))

    def _into_hand(self, seat: Seat, card: CardId) -> None:
        """Add a card that everybody has seen."""
        side = self.side(seat)
        self.put_side(seat, replace(side, hand=with_cards(side.hand, (card,)), shown=with_cards(side.shown, (card,))))

    def discard(self, seat: Seat, card: CardId) -> None:
        """Discard a card of the hand."""
        self._out_of_hand(seat, card)
        self._to_discards(seat, (card,))
        self.r.emit(Discarded(seat, card))

    def fetch(self, seat: Seat, card: CardId) -> None:
        """Take a card from the discard pile into the hand, before all eyes."""
        self._out_of_discards(seat, card)
        self._into_hand(seat, card)
        self.r.emit(Took(seat, card))

    # --- cards laid aside ---------------------------------------------------------------------------------------------

    def lay_aside(self, seat: Seat, card: CardId, origin: str = "hand") -> None:
        """Lay a card aside, face up, from the hand or (`discard`) from the discard pile."""
        if origin == "hand":
            self._out_of_hand(seat, card)
        else:
            self._out_of_discards(seat, card)
        state = self.r.state
        self.r.state = replace(state, aside=(*state.aside, Aside(card, origin, seat)))
        self.r.emit(Announced(seat, card))

    def _from_aside(self, card: CardId, *, revealed: bool = False) -> None:
        """Take up a card that was laid aside to enter, or one that was revealed: copies of both may lie there."""
        state = self.r.state
        aside = state.aside
        at = next(
            (n for n, each in enumerate(aside) if each.card == card and (each.origin == "pile") == revealed), None
        )
        if at is None:
            raise ValueError(f"{card} was not {'revealed' if revealed else 'laid aside'}")
        self.r.state = replace(state, aside=(*state.aside[:at], *state.aside[at + 1 :]))

    def revealed(self) -> Cards:
        """The cards that lie aside because they were revealed from a pile."""
        return tuple(each.card for each in self.r.state.aside if each.origin == "pile")

    def take_aside(self, seat: Seat, card: CardId) -> None:
        """Take a revealed card into the hand."""
        self._from_aside(card, revealed=True)
        self._into_hand(seat, card)
        self.r.emit(Took(seat, card))

    def drop_aside(self, seat: Seat, card: CardId) -> None:
        """Put a revealed card on the discard pile."""
        self._from_aside(card, revealed=True)
        self._to_discards(seat, (card,))
        self.r.emit(Dropped(seat, card))

    def put_back_aside(self) -> None:
        """The game ends in the midst of an effect: what lies aside returns whence it came."""
        for each in reversed(self.r.state.aside):
            if each.origin == "hand":
                self._into_hand(each.seat, each.card)
            elif each.origin == "pile":
                self.put_piles(each.seat, (each.card, *self.pile(each.seat)), self.discards(each.seat))
            else:
                self._to_discards(each.seat, (each.card,))
            self.r.emit(PutBack(each.seat, each.card))
        self.r.state = replace(self.r.state, aside=())

    # --- cards in play ------------------------------------------------------------------------------------------------

    def enter(self, seat: Seat, row: int, card: CardId, *, aside: bool = True) -> Spot:
        """Place a card at the right end of a row: one that was laid aside, or (`aside=False`) one of the hand."""
        if aside:
            self._from_aside(card)
        else:
            self._out_of_hand(seat, card)
        side = self.side(seat)
        self.put_side(seat, replace(side, army=armies.placed(side.army, row, card)))
        return self._entered(seat, row, len(side.army[row - 1]) + 1, card)

    def mutate(self, at: Spot, card: CardId) -> Spot:
        """Discard the card in a place and put one that was laid aside there."""
        old = self.placed(at)
        self._from_aside(card)
        self._tokens_off(at, old)
        self._moved(at, None)
        side = self.side(at.seat)
        self.put_side(at.seat, replace(side, army=armies.changed_at(side.army, at.row, at.place, Placed(card))))
        self._to_discards(at.seat, (old.card,))
        self.r.emit(Mutated(at.seat, at.row, at.place, old.card))
        self.happened("mutated", at.seat, old.card)
        return self._entered(at.seat, at.row, at.place, card)

    def _entered(self, seat: Seat, row: int, place: int, card: CardId) -> Spot:
        self.r.emit(Entered(seat, row, place, card))
        there = spot(seat, row, place)
        self.happened("entered", seat, card, there)
        return there

    def destroy(self, spots: Sequence[Spot]) -> None:
        """Destroy cards in play; several leave together, so that each is heard of by all."""
        self._leave(spots, "destroyed", Destroyed)

    def sacrifice(self, at: Spot) -> None:
        """Give a card in play up; that is no destruction."""
        self._leave((at,), "sacrificed", Sacrificed)

    def send_home(self, at: Spot) -> None:
        """Return a card in play to its owner's hand."""
        self._leave((at,), "returned", Returned)

    def _leave(self, spots: Sequence[Spot], event: str, told: type[Destroyed | Sacrificed | Returned]) -> None:
        gone = [(at, self.placed(at)) for at in spots]
        for at, old in gone:
            self.happened(event, at.seat, old.card)
        for at, old in sorted(gone, key=lambda each: -each[0].place):  # from the right, so that places stay right
            self._tokens_off(at, old)
            self._moved(at, None)
            side = self.side(at.seat)
            for place in range(at.place + 1, len(side.army[at.row - 1]) + 1):
                self._moved(spot(at.seat, at.row, place), spot(at.seat, at.row, place - 1))
            self.put_side(at.seat, replace(side, army=armies.without(side.army, at.row, at.place)))
            if told is Returned:
                self._into_hand(at.seat, old.card)
            else:
                self._to_discards(at.seat, (old.card,))
            self.r.emit(told(at.seat, at.row, at.place, old.card))

    def _tokens_off(self, at: Spot, old: Placed) -> None:
        if old.tokens:
            side = self.side(at.seat)
            self.put_side(at.seat, replace(side, spent=side.spent + old.tokens))

    def trap(self, at: Spot) -> None:
        """Turn a card face down; tokens on it are spent."""
        old = self.placed(at)
        self.happened("trapped", at.seat, old.card, at)
        self._tokens_off(at, old)
        side = self.side(at.seat)
        army = armies.changed_at(side.army, at.row, at.place, Placed(old.card, 0, down=True))
        self.put_side(at.seat, replace(side, army=army))
        self.r.emit(Trapped(at.seat, at.row, at.place, old.card))

    def release(self, at: Spot) -> None:
        """Turn a card face up."""
        side = self.side(at.seat)
        self.put_side(at.seat, replace(side, army=armies.turned(side.army, at.row, at.place, down=False)))
        card = self.placed(at).card
        self.r.emit(Released(at.seat, at.row, at.place, card))
        self.happened("released", at.seat, card, at)

    def swap(self, first: Spot, second: Spot) -> None:
        """Exchange two cards of a row."""
        cards = (self.placed(first).card, self.placed(second).card)
        moved = self._moved(first, None)
        self._moved(second, first)
        for ref in moved:
            ref.spot = second
        side = self.side(first.seat)
        self.put_side(first.seat, replace(side, army=armies.swapped(side.army, first.row, first.place, second.place)))
        self.r.emit(Swapped(first.seat, first.row, first.place, second.place, cards))
        self.happened("swapped", first.seat, cards[0], second)
        self.happened("swapped", first.seat, cards[1], first)

    # --- tokens -------------------------------------------------------------------------------------------------------

    def spend(self, seat: Seat, count: int) -> None:
        """Spend tokens on something that is no card."""
        side = self.side(seat)
        self.put_side(seat, replace(side, ready=side.ready - count, spent=side.spent + count))
        self.r.emit(TokensSpent(seat, count))
        self.happened("token-spent", seat, "")

    def activate(self, at: Spot) -> None:
        """Put a token on a card."""
        side, old = self.side(at.seat), self.placed(at)
        army = armies.changed_at(side.army, at.row, at.place, replace(old, tokens=old.tokens + 1))
        self.put_side(at.seat, replace(side, ready=side.ready - 1, army=army))
        self.r.emit(Activated(at.seat, at.row, at.place, old.card))
        self.happened("activated", at.seat, old.card, at)

    def take_back(self, seat: Seat, at: Spot | None) -> None:
        """Take a token back: from a card of the player's own, or (None) a spent one."""
        side = self.side(seat)
        if at is None:
            self.put_side(seat, replace(side, ready=side.ready + 1, spent=side.spent - 1))
            self.r.emit(TokensBack(seat, 1, None))
            return
        old = self.placed(at)
        army = armies.changed_at(side.army, at.row, at.place, replace(old, tokens=old.tokens - 1))
        self.put_side(seat, replace(side, ready=side.ready + 1, army=army))
        self.r.emit(TokensBack(seat, 1, old.card))


@functools.cache
def clockwise(count: int, first: Seat) -> tuple[Seat, ...]:
    """So many seats, clockwise from one.

    Example:
        >>> clockwise(4, 2)
        (2, 3, 0, 1)
    """
    return tuple((first + step) % count for step in range(count))


def _less_glimpsed(glimpsed: tuple[Glimpse, ...], card: CardId) -> tuple[Glimpse, ...]:
    """What single seats know of a hand after a card has left it: of each seat, one such glimpse less."""
    left: list[Glimpse] = []
    dropped: set[Seat] = set()
    for glimpse in glimpsed:
        if glimpse.card == card and glimpse.seat not in dropped:
            dropped.add(glimpse.seat)
        else:
            left.append(glimpse)
    return tuple(left)
