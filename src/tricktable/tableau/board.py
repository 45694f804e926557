"""The table in motion: what can be done to armies, hands and piles while an action is carried out.

Each method changes the state in one place and tells what happened. A game subclasses `Board` to say where its piles
lie, and what else there is to do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from tricktable.marks import CardId, Seat
from tricktable.resolve import Resolution
from tricktable.tableau import army as armies
from tricktable.tableau.army import Placed, Spot
from tricktable.tableau.dealing import Dealing, T
from tricktable.tableau.events import (
    Activated,
    Destroyed,
    Entered,
    Marked,
    Mutated,
    PutOnPile,
    Released,
    Returned,
    Sacrificed,
    Swapped,
    TokensBack,
    TokensSpent,
    Trapped,
)
from tricktable.tableau.spots import spot, spots


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


class Board(Dealing[T]):
    """A table while an action is carried out on it."""

    def __init__(self, r: Resolution[T, Any]) -> None:
        super().__init__(r)
        self._refs: list[Ref] = []

    def army_changed(self) -> None:
        """Cards in play have come, gone, turned over or moved; for a game where something depends on that at once."""

    # --- places -----------------------------------------------------------------------------------------------------

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

    # --- cards in play ------------------------------------------------------------------------------------------------

    def enter(self, seat: Seat, row: int, card: CardId, *, aside: bool = True) -> Spot:
        """Place a card at the right end of a row: one that was laid aside, or (`aside=False`) one of the hand."""
        if aside:
            self._from_aside(card)
        else:
            self._take_out(seat, card, "hand")
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
        self.army_changed()
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

    def put_on_pile(self, at: Spot) -> None:
        """Put a card in play on top of its owner's draw pile."""
        self._leave((at,), "put-on-pile", PutOnPile)

    def _leave(
        self, spots: Sequence[Spot], event: str, told: type[Destroyed | Sacrificed | Returned | PutOnPile]
    ) -> None:
        gone = [(at, self.placed(at)) for at in spots]
        for at, old in gone:
            self.happened(event, at.seat, old.card, at)
        for at, old in sorted(gone, key=lambda each: -each[0].place):  # from the right, so that places stay right
            self._tokens_off(at, old)
            self._moved(at, None)
            side = self.side(at.seat)
            for place in range(at.place + 1, len(side.army[at.row - 1]) + 1):
                self._moved(spot(at.seat, at.row, place), spot(at.seat, at.row, place - 1))
            self.put_side(at.seat, replace(side, army=armies.without(side.army, at.row, at.place)))
            if told is Returned:
                self._into_hand(at.seat, old.card)
            elif told is PutOnPile:
                self._onto_pile(at.seat, old.card)
            else:
                self._to_discards(at.seat, (old.card,))
            self.r.emit(told(at.seat, at.row, at.place, old.card))
        self.army_changed()

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
        army = armies.changed_at(side.army, at.row, at.place, Placed(old.card, 0, down=True, marks=old.marks))
        self.put_side(at.seat, replace(side, army=army))
        self.r.emit(Trapped(at.seat, at.row, at.place, old.card))
        self.army_changed()

    def release(self, at: Spot) -> None:
        """Turn a card face up."""
        side = self.side(at.seat)
        self.put_side(at.seat, replace(side, army=armies.turned(side.army, at.row, at.place, down=False)))
        card = self.placed(at).card
        self.r.emit(Released(at.seat, at.row, at.place, card))
        self.happened("released", at.seat, card, at)
        self.army_changed()

    def release_all(self, seat: Seat) -> None:
        """Turn all cards of a player that lie face down face up, from the bottom left."""
        for at in spots(self.side(seat).army, seat):
            if self.placed(at).down:
                self.release(at)

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
        self.army_changed()

    # --- tokens -------------------------------------------------------------------------------------------------------

    def spend(self, seat: Seat, count: int) -> None:
        """Spend tokens on something that is no card."""
        side = self.side(seat)
        self.put_side(seat, replace(side, ready=side.ready - count, spent=side.spent + count))
        self.r.emit(TokensSpent(seat, count))
        self.happened("token-spent", seat, "")
        if count > 1:
            self.happened("two-tokens-spent", seat, "")

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

    def take_all_back(self, seat: Seat) -> None:
        """A player takes back all tokens that he has used, from his cards and spent ones."""
        side = self.side(seat)
        used = side.spent + sum(card.tokens for card in armies.cards_of(side.army))
        if used:
            army = tuple(tuple(replace(card, tokens=0) if card.tokens else card for card in row) for row in side.army)
            self.put_side(seat, replace(side, army=army, ready=side.ready + used, spent=0))
            self.r.emit(TokensBack(seat, used, None))

    def lose_tokens(self, at: Spot, count: int) -> None:
        """Tokens leave a card that stays, and are spent."""
        old, side = self.placed(at), self.side(at.seat)
        army = armies.changed_at(side.army, at.row, at.place, replace(old, tokens=old.tokens - count))
        self.put_side(at.seat, replace(side, spent=side.spent + count, army=army))
        self.r.emit(TokensSpent(at.seat, count))

    def mark(self, mark: str, at: Spot) -> None:
        """Put a mark on a card, of which there is one: it leaves where it lay."""
        for seat in range(len(self.r.state.sides)):
            for there in spots(self.side(seat).army, seat):
                old = self.placed(there)
                if mark in old.marks:
                    self._put_marks(there, old, tuple(each for each in old.marks if each != mark))
        old = self.placed(at)
        self._put_marks(at, old, (*old.marks, mark))
        self.r.emit(Marked(at.seat, at.row, at.place, old.card, mark))

    def _put_marks(self, at: Spot, old: Placed, marks: tuple[str, ...]) -> None:
        side = self.side(at.seat)
        army = armies.changed_at(side.army, at.row, at.place, replace(old, marks=marks))
        self.put_side(at.seat, replace(side, army=army))
