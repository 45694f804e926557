"""Hands and piles in motion: draw, discard, reveal, lay aside, put on a pile, remove from the game."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from typing import Any, Generic, Literal, TypeVar

from msgspec.structs import replace

from tricktable.marks import CardId, Seat
from tricktable.resolve import Resolution
from tricktable.tableau.army import Spot
from tricktable.tableau.events import (
    Announced,
    Discarded,
    Drew,
    Dropped,
    HandSeen,
    Milled,
    PutBack,
    Removed,
    Revealed,
    Shuffled,
    ShuffledIn,
    Stacked,
    Took,
)
from tricktable.tableau.hands import Cards, with_cards, without_card
from tricktable.tableau.piles import CommonPiles, OwnPiles
from tricktable.tableau.side import Aside, Glimpse, Side, TableauState

T = TypeVar("T", bound=TableauState)

From = Literal["hand", "pile", "discard", "removed"]
"""Where a card lies that lies in no army."""


class Dealing(Generic[T]):
    """Hands and piles of a table while an action is carried out on it.

    Attributes:
        r: the resolution of the action.
    """

    reveals_refill = True
    """Whether revealing from an empty pile shuffles the discard pile, as drawing does."""

    def __init__(self, r: Resolution[T, Any]) -> None:
        self.r = r

    # --- what a game says -------------------------------------------------------------------------------------------

    def piles(self, seat: Seat) -> CommonPiles | OwnPiles:
        """Where the piles of a seat lie: its side, or the state."""
        raise NotImplementedError("piles: this game's board does not say where its piles lie")

    def put_piles(self, seat: Seat, **changes: Cards | int) -> None:
        """Set some of `pile`, `discard`, `removed`, `top_shown` and `bottom_shown`."""
        raise NotImplementedError("put_piles: this game's board does not say where its piles lie")

    def pile_owner(self, seat: Seat) -> Seat | None:
        """Whose the pile is; None where all share one."""
        return None

    def happened(self, event: str, seat: Seat, card: CardId, at: Spot | None = None) -> None:
        """Something happened that cards may react to: its name, whom it concerns, and the card that it befell."""

    # --- sides ------------------------------------------------------------------------------------------------------

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

    def pile(self, seat: Seat) -> Cards:
        """The draw pile of a seat, the top card first."""
        return self.piles(seat).pile

    def discards(self, seat: Seat) -> Cards:
        """The discard pile of a seat, the latest card last."""
        return self.piles(seat).discard

    # --- hands ------------------------------------------------------------------------------------------------------

    def draw(self, seat: Seat, count: int) -> Cards:
        """Draw cards, as many as there are; the discard pile is shuffled when one must be drawn and none is left."""
        cards, shown = self._off_the_pile(seat, count, refill=True)
        if cards:
            side = self.side(seat)
            known = with_cards(side.shown, shown) if shown else side.shown
            self.put_side(seat, replace(side, hand=with_cards(side.hand, cards), shown=known))
            self.r.emit(Drew(seat, len(cards), cards))
        return cards

    def take_unseen(self, seat: Seat, card: CardId) -> None:
        """Take a card out of the draw pile into the hand; only the player sees which."""
        self._take_out(seat, card, "pile")
        side = self.side(seat)
        self.put_side(seat, replace(side, hand=with_cards(side.hand, (card,))))
        self.r.emit(Drew(seat, 1, (card,)))

    def discard(self, seat: Seat, card: CardId) -> None:
        """Discard a card of the hand."""
        self._out_of_hand(seat, card)
        self._to_discards(seat, (card,))
        self.r.emit(Discarded(seat, card))

    def look(self, seat: Seat, of: Seat) -> None:
        """One player looks at the hand of another."""
        side = self.side(of)
        if seat != of:
            others = tuple(glimpse for glimpse in side.glimpsed if glimpse.seat != seat)
            left = list(side.hand)
            for card in side.shown:
                left.remove(card)
            self.put_side(of, replace(side, glimpsed=(*others, *(Glimpse(seat, card) for card in left))))
        self.r.emit(HandSeen(seat, of, len(side.hand), side.hand))

    def _out_of_hand(self, seat: Seat, card: CardId) -> None:
        side = self.side(seat)
        if card in side.shown:  # of what single seats have seen beyond that, as much is left
            side = replace(side, shown=without_card(side.shown, card))
        elif side.glimpsed:
            side = replace(side, glimpsed=_less_glimpsed(side.glimpsed, card))
        self.put_side(seat, replace(side, hand=without_card(side.hand, card)))

    def _into_hand(self, seat: Seat, card: CardId) -> None:
        """Add a card that everybody has seen."""
        side = self.side(seat)
        self.put_side(seat, replace(side, hand=with_cards(side.hand, (card,)), shown=with_cards(side.shown, (card,))))

    # --- piles ------------------------------------------------------------------------------------------------------

    def _off_the_pile(self, seat: Seat, count: int, *, refill: bool) -> tuple[Cards, Cards]:
        """The top cards of the pile, and those of them that every seat has seen there.

        Raises:
            ValueError: the count is below 0.
        """
        if count < 0:
            raise ValueError(f"{count} cards cannot be taken off a pile")
        piles = self.piles(seat)
        pile, top, bottom = piles.pile, piles.top_shown, piles.bottom_shown
        if len(pile) >= count:
            if not top and not bottom:
                self.put_piles(seat, pile=pile[count:])
                return pile[:count], ()
            left = len(pile) - count
            self.put_piles(seat, pile=pile[count:], top_shown=max(0, top - count), bottom_shown=min(bottom, left))
            hidden = range(top, len(pile) - bottom)
            return pile[:count], tuple(pile[at] for at in range(count) if at not in hidden)
        taken, left = pile, count - len(pile)
        shown = (*pile[:top], *pile[max(top, len(pile) - bottom) :])
        discards = piles.discard if refill else ()
        if not discards:
            self.put_piles(seat, pile=(), top_shown=0, bottom_shown=0)
            return taken, shown
        fresh = self.r.dice.shuffle("reshuffle", discards)
        self.r.emit(Shuffled(self.pile_owner(seat), len(fresh)))
        self.put_piles(seat, pile=fresh[left:], discard=(), top_shown=0, bottom_shown=0)
        self.happened("reshuffled", seat, "")
        return (*taken, *fresh[:left]), shown

    def shuffle_pile(self, event: str, seat: Seat) -> None:
        """Shuffle the draw pile; what was known of it is known no more."""
        self.put_piles(seat, pile=self.r.dice.shuffle(event, self.pile(seat)), top_shown=0, bottom_shown=0)

    def mill(self, seat: Seat, count: int) -> Cards:
        """Put the top cards of the draw pile on the discard pile, as many as there are; none is shuffled for it."""
        cards, _ = self._off_the_pile(seat, count, refill=False)
        if cards:
            self._to_discards(seat, cards)
            self.r.emit(Milled(seat, cards))
        return cards

    def _to_discards(self, seat: Seat, cards: Iterable[CardId]) -> None:
        self.put_piles(seat, discard=(*self.discards(seat), *cards))

    def _onto_pile(self, seat: Seat, card: CardId, *, bottom: bool = False) -> None:
        """Add a card that everybody has seen, on top or at the bottom."""
        piles = self.piles(seat)
        if bottom:
            self.put_piles(seat, pile=(*piles.pile, card), bottom_shown=piles.bottom_shown + 1)
        else:
            self.put_piles(seat, pile=(card, *piles.pile), top_shown=piles.top_shown + 1)

    def fetch(self, seat: Seat, card: CardId, *, removed: bool = False) -> None:
        """Take a card into the hand, before all eyes: from the discard pile, or from those out of the game."""
        self._take_out(seat, card, "removed" if removed else "discard")
        self._into_hand(seat, card)
        self.r.emit(Took(seat, card))

    def stack(self, seat: Seat, card: CardId) -> None:
        """Put a card of the discard pile on top of the draw pile."""
        self._take_out(seat, card, "discard")
        self._onto_pile(seat, card)
        self.r.emit(Stacked(seat, card, bottom=False))

    def remove(self, seat: Seat, owner: Seat, card: CardId) -> None:
        """A player removes a card of somebody's discard pile from the game."""
        self._take_out(owner, card, "discard")
        self.put_piles(owner, removed=(*self.piles(owner).removed, card))
        self.r.emit(Removed(seat, owner, card))
        self.happened("removed", seat, card)

    def shuffle_in(self, seat: Seat, cards: Sequence[CardId], origin: Literal["discard", "removed"]) -> None:
        """Shuffle cards of the discard pile, or of those out of the game, into the draw pile."""
        whole = origin == "discard" and len(cards) == len(self.discards(seat)) > 0
        for card in cards:
            self._take_out(seat, card, origin)
        piles = self.piles(seat)
        self.put_piles(seat, pile=(*piles.pile, *cards))
        self.r.emit(ShuffledIn(seat, tuple(cards)))
        self.shuffle_pile("shuffle-in", seat)
        if whole:
            self.happened("reshuffled", seat, "")

    def _take_out(self, seat: Seat, card: CardId, origin: From) -> None:
        """Take a card from where it lies in no army, so that it can be put elsewhere."""
        if origin == "hand":
            self._out_of_hand(seat, card)
        elif origin == "discard":
            self.put_piles(seat, discard=without_card(self.discards(seat), card))
        elif origin == "removed":
            self.put_piles(seat, removed=without_card(self.piles(seat).removed, card))
        else:
            # Whoever looks through the pile has it in hand: nobody else can say any more what lies at its ends.
            self.put_piles(seat, pile=without_card(self.pile(seat), card), top_shown=0, bottom_shown=0)

    # --- cards laid aside ---------------------------------------------------------------------------------------------

    def reveal(self, seat: Seat, count: int) -> Cards:
        """Turn up cards from the pile and lay them aside."""
        cards, _ = self._off_the_pile(seat, count, refill=self.reveals_refill)
        if cards:
            self.r.emit(Revealed(seat, cards))
            state = self.r.state
            self.r.state = replace(state, aside=(*state.aside, *(Aside(card, "pile", seat) for card in cards)))
        return cards

    def lay_aside(self, seat: Seat, card: CardId, origin: Literal["hand", "pile", "discard"] = "hand") -> None:
        """Lay a card aside, face up: from the hand, the discard pile, or (as if revealed) the draw pile."""
        self._take_out(seat, card, origin)
        state = self.r.state
        self.r.state = replace(state, aside=(*state.aside, Aside(card, origin, seat)))
        self.r.emit(Announced(seat, card))

    def _from_aside(self, card: CardId, *, revealed: bool = False) -> Seat:
        """Take up a card that was laid aside to enter, or one that was revealed: copies of both may lie there."""
        state = self.r.state
        aside = state.aside
        at = next(
            (n for n, each in enumerate(aside) if each.card == card and (each.origin == "pile") == revealed), None
        )
        if at is None:
            raise ValueError(f"{card} was not {'revealed' if revealed else 'laid aside'}")
        self.r.state = replace(state, aside=(*state.aside[:at], *state.aside[at + 1 :]))
        return aside[at].seat

    def revealed(self, seat: Seat | None = None) -> Cards:
        """The cards that lie aside because they were revealed from a pile; with a seat, those that it can take.

        Where players have piles of their own, a card goes back to its own player alone.
        """
        aside = [each for each in self.r.state.aside if each.origin == "pile"]
        if seat is not None and self.pile_owner(seat) is not None:
            aside = [each for each in aside if each.seat == seat]
        return tuple(each.card for each in aside)

    def take_aside(self, seat: Seat, card: CardId) -> None:
        """Take a revealed card into the hand."""
        self._from_aside(card, revealed=True)
        self._into_hand(seat, card)
        self.r.emit(Took(seat, card))

    def drop_aside(self, seat: Seat, card: CardId) -> None:
        """Put a revealed card on the discard pile: that of the player whose card it is, where each has his own."""
        owner = self._from_aside(card, revealed=True)
        if self.pile_owner(owner) is not None:
            seat = owner
        self._to_discards(seat, (card,))
        self.r.emit(Dropped(seat, card))

    def stack_aside(self, seat: Seat, card: CardId, *, bottom: bool = False) -> None:
        """Put a revealed card on top of the draw pile, or at its bottom."""
        self._from_aside(card, revealed=True)
        self._onto_pile(seat, card, bottom=bottom)
        self.r.emit(Stacked(seat, card, bottom=bottom))

    def put_back_aside(self) -> None:
        """The game ends in the midst of an effect: what lies aside returns whence it came."""
        for each in reversed(self.r.state.aside):
            if each.origin == "hand":
                self._into_hand(each.seat, each.card)
            elif each.origin == "pile":
                self._onto_pile(each.seat, each.card)
            else:
                self._to_discards(each.seat, (each.card,))
            self.r.emit(PutBack(each.seat, each.card))
        self.r.state = replace(self.r.state, aside=())


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
