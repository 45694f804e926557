"""Where cards lie in relation to each other: the same row or column, neighbours, the mirror image."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from tricktable.marks import Seat
from tricktable.tableau.army import Army, Spot, at


@functools.cache
def spot(seat: Seat, row: int, place: int) -> Spot:
    """The place as a value, made once."""
    return Spot(seat, row, place)


def spots(army: Army, seat: Seat) -> Iterator[Spot]:
    """Every place of an army that holds a card, the bottom row first, each row from the left.

    Example:
        >>> from tricktable.tableau.army import empty_army, placed
        >>> [(at.row, at.place) for at in spots(placed(placed(empty_army(), 1, "dwarf"), 2, "knight"), seat=0)]
        [(1, 1), (2, 1)]
    """
    for row, cards in enumerate(army, 1):
        for place in range(1, len(cards) + 1):
            yield spot(seat, row, place)


def same_row(army: Army, of: Spot) -> list[Spot]:
    """The places of the row that hold a card, the given one included.

    Example:
        >>> from tricktable.tableau.army import empty_army, placed
        >>> [at.place for at in same_row(placed(placed(empty_army(), 1, "dwarf"), 1, "cook"), spot(0, 1, 2))]
        [1, 2]
    """
    return [spot(of.seat, of.row, place) for place in range(1, len(army[of.row - 1]) + 1)]


def same_column(army: Army, of: Spot) -> list[Spot]:
    """The places of the column that hold a card, from the bottom, the given one included.

    Example:
        >>> from tricktable.tableau.army import Placed
        >>> a = Placed("a")
        >>> [(one.row, one.place) for one in same_column(((a, a), (a,), ()), Spot(0, 1, 1))]
        [(1, 1), (2, 1)]
    """
    return [spot(of.seat, row, of.place) for row, cards in enumerate(army, 1) if len(cards) >= of.place]


def adjacent(army: Army, of: Spot) -> list[Spot]:
    """The places left, right, below and above that hold a card.

    Example:
        >>> from tricktable.tableau.army import Placed
        >>> a = Placed("a")
        >>> [(one.row, one.place) for one in adjacent(((a, a), (a,), ()), Spot(0, 1, 1))]
        [(1, 2), (2, 1)]
    """
    around = ((of.row, of.place - 1), (of.row, of.place + 1), (of.row - 1, of.place), (of.row + 1, of.place))
    return [spot(of.seat, row, place) for row, place in around if at(army, row, place) is not None]


def mirror(of: Spot, seat: Seat) -> Spot:
    """The same row and place in another army, each counted from its owner's left; a card may or may not lie there.

    Example:
        >>> mirror(Spot(0, 2, 3), 1)
        Spot(seat=1, row=2, place=3)
    """
    return spot(seat, of.row, of.place)
