"""What a viewer may know of a table, as values: for a ruleset's view type, and for `picture`."""

from __future__ import annotations

from typing import NamedTuple, overload

from tricktable.marks import CardId, PerSeat, Seat
from tricktable.tableau.army import Army
from tricktable.tableau.piles import CommonPiles, OwnPiles, unseen
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
        removed: his cards that are out of the game.
        top: the cards on top of his draw pile that everybody has seen, the topmost first.
        bottom: those at its bottom, the lowest last.
    """

    pile: int
    discard: tuple[CardId, ...]
    removed: tuple[CardId, ...]
    top: tuple[CardId, ...]
    bottom: tuple[CardId, ...]


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
        removed: the cards that are out of the game.
        top: the cards on top of the draw pile that everybody has seen, the topmost first.
        bottom: those at its bottom, the lowest last.
    """

    pile: int
    discard: tuple[CardId, ...]
    removed: tuple[CardId, ...]
    top: tuple[CardId, ...]
    bottom: tuple[CardId, ...]


class PilesView(NamedTuple):
    """What everybody may know of a draw pile and a discard pile: the fields of a view in their order."""

    pile: int
    discard: tuple[CardId, ...]
    removed: tuple[CardId, ...]
    top: tuple[CardId, ...]
    bottom: tuple[CardId, ...]


def piles_view(piles: CommonPiles | OwnPiles) -> PilesView:
    """Draw and discard pile as everybody may know them; for a common pile `**piles_view(state)._asdict()`.

    Example:
        >>> piles_view(CommonPiles((), pile=("a", "b"), discard=("c",), top_shown=1))
        PilesView(pile=2, discard=('c',), removed=(), top=('a',), bottom=())
    """
    hidden = unseen(piles)
    return PilesView(
        len(piles.pile), piles.discard, piles.removed, piles.pile[: hidden.start], piles.pile[hidden.stop :]
    )


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
    return OwnPilesView(*shared, *piles_view(side)) if isinstance(side, OwnPiles) else SideView(*shared)
