"""Where draw and discard piles lie: one for all, or one for each player."""

from __future__ import annotations

from tricktable.marks import CardId
from tricktable.tableau.side import Side, TableauState


class CommonPiles(TableauState, frozen=True):
    """A state with one draw pile and one discard pile for all.

    Attributes:
        pile: the draw pile, the top card first.
        discard: the discard pile, open to all, the latest card last.
        removed: the cards that are out of the game, open to all, the latest last.
        top_shown: how many cards at the top of the draw pile every seat has seen.
        bottom_shown: how many at its bottom.
    """

    pile: tuple[CardId, ...] = ()
    discard: tuple[CardId, ...] = ()
    removed: tuple[CardId, ...] = ()
    top_shown: int = 0
    bottom_shown: int = 0


class OwnPiles(Side, frozen=True):
    """A side with a draw pile and a discard pile of its own.

    Attributes:
        pile: the draw pile, the top card first.
        discard: the discard pile, open to all, the latest card last.
        removed: the cards of this player that are out of the game, open to all, the latest last.
        top_shown: how many cards at the top of the draw pile every seat has seen.
        bottom_shown: how many at its bottom.
    """

    pile: tuple[CardId, ...] = ()
    discard: tuple[CardId, ...] = ()
    removed: tuple[CardId, ...] = ()
    top_shown: int = 0
    bottom_shown: int = 0


def unseen(piles: CommonPiles | OwnPiles) -> slice:
    """Where in the draw pile the cards lie that not every seat has seen.

    Example:
        >>> piles = CommonPiles((), pile=("a", "b", "c", "d"), top_shown=1, bottom_shown=1)
        >>> piles.pile[unseen(piles)]
        ('b', 'c')
    """
    return slice(piles.top_shown, max(piles.top_shown, len(piles.pile) - piles.bottom_shown))
