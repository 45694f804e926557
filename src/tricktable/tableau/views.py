"""What a viewer may know of a table, as values: for a ruleset's view type, and for `picture`."""

from __future__ import annotations

from typing import overload

from tricktable.marks import CardId, PerSeat, Seat
from tricktable.tableau.army import Army
from tricktable.tableau.piles import OwnPiles
from tricktable.tableau.side import Aside, Side, known_to
from tricktable.value import Value


class SideView(Value, frozen=True):
    """What a viewer may know of what lies before one player.

    Attributes:
        hand: how many cards he holds.
        known: the cards of his hand that the viewer has seen; of the viewer's own, those that all have seen.
        army: his rows of cards.
        ready: the Activation tokens that he may still use.
        spent: the tokens used that lie on no card.
    """

    hand: int
    known: tuple[CardId, ...]
    army: Army
    ready: int
    spent: int


class OwnPilesView(SideView, frozen=True):
    """Likewise of a player who has piles of his own.

    Attributes:
        pile: how many cards his draw pile has.
        discard: his discard pile, the latest card last.
    """

    pile: int
    discard: tuple[CardId, ...]


class TableauView(Value, frozen=True):
    """The part of a view that every tableau game has. Subclass it for the rest.

    Attributes:
        hand: the viewer's own hand.
        sides: what lies before each player.
        aside: cards between two zones, open to all.
    """

    hand: tuple[CardId, ...]
    sides: PerSeat[SideView]
    aside: tuple[Aside, ...]


class CommonPilesView(TableauView, frozen=True):
    """Likewise where all draw from one pile.

    Attributes:
        pile: how many cards the draw pile has.
        discard: the discard pile, the latest card last.
    """

    pile: int
    discard: tuple[CardId, ...]


@overload
def side_view(side: OwnPiles, holder: Seat, viewer: Seat | None) -> OwnPilesView: ...
@overload
def side_view(side: Side, holder: Seat, viewer: Seat | None) -> SideView: ...
def side_view(side: Side, holder: Seat, viewer: Seat | None) -> SideView:
    """A player's side as a viewer may know it.

    Example:
        >>> side_view(Side(("a", "b"), (), shown=("a",)), 0, 1)
        SideView(hand=2, known=('a',), army=(), ready=2, spent=0)
    """
    known = side.shown if holder == viewer else known_to(side, viewer)
    shared = (len(side.hand), known, side.army, side.ready, side.spent)
    return OwnPilesView(*shared, len(side.pile), side.discard) if isinstance(side, OwnPiles) else SideView(*shared)
