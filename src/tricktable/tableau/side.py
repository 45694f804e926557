"""What lies before one player."""

from __future__ import annotations

from tricktable.marks import CardId, PerSeat, Seat
from tricktable.tableau.army import Army
from tricktable.value import Value


class Glimpse(Value, frozen=True):
    """That one seat knows of a card which it does not see any more."""

    seat: Seat
    card: CardId


class Side(Value, frozen=True):
    """Hand, army and Activation tokens of one player. Subclass it for what else a game gives him.

    Attributes:
        hand: his cards, sorted; only he sees them.
        army: his rows of cards.
        ready: the Activation tokens that he may still use.
        spent: the tokens used this round that lie on no card.
        shown: the cards of his hand that every seat has seen.
        glimpsed: further cards of his hand, that single seats have seen, in the order in which they saw them.
    """

    hand: tuple[CardId, ...]
    army: Army
    ready: int = 2
    spent: int = 0
    shown: tuple[CardId, ...] = ()
    glimpsed: tuple[Glimpse, ...] = ()


class Aside(Value, frozen=True):
    """A card between two zones, face up before all.

    Attributes:
        card: the card.
        origin: where it came from: `hand`, `pile` or `discard`.
        seat: whose hand or pile.
    """

    card: CardId
    origin: str
    seat: Seat


class TableauState(Value, frozen=True):
    """The part of a state that every tableau game has. Subclass it, with a subclass of `Side`.

    Attributes:
        sides: what lies before each player.
        aside: cards between two zones, such as those revealed from the pile.
    """

    sides: PerSeat[Side]
    aside: tuple[Aside, ...] = ()


def known_to(side: Side, seat: Seat | None) -> tuple[CardId, ...]:
    """The cards of this hand that a seat (or, None, a spectator) has seen and that are still there.

    Example:
        >>> side = Side(("a", "b", "c"), (), shown=("a",), glimpsed=(Glimpse(1, "c"),))
        >>> known_to(side, 1), known_to(side, 2)
        (('a', 'c'), ('a',))
    """
    if not side.glimpsed:
        return side.shown
    return tuple(sorted((*side.shown, *(glimpse.card for glimpse in side.glimpsed if glimpse.seat == seat))))
