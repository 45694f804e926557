"""Whether a card may be placed in a row of an army, and what that costs."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Literal

from tricktable.marks import CardId
from tricktable.tableau.army import WIDTH, Army, clans_shown

Obstacle = Literal["full", "number", "clan"]
"""What keeps a card from a row: it is full, it would be longer than the row below, or no row below shows the clan."""


def obstacle(
    army: Army, row: int, clans: Collection[str], clan: Mapping[CardId, str], width: int = WIDTH
) -> Obstacle | None:
    """What keeps a card from being placed at the right end of a row; None where nothing does.

    The bottom row takes any clan. Above it, each row below must show the card's clan face up, wherever in the row;
    of a card of several clans, one of them in every row.

    Args:
        army: the army.
        row: the row, from 1.
        clans: the clans of the card.
        clan: the clan of each card that may lie there.
        width: how many cards a row holds.

    Example:
        >>> from tricktable.tableau.army import Placed
        >>> clan = {"spear": "red", "bow": "blue"}
        >>> army = ((Placed("spear"), Placed("bow", down=True)), (), ())
        >>> [obstacle(army, 2, {clans}, clan) for clans in ("red", "blue")], obstacle(army, 3, {"red"}, clan)
        ([None, 'clan'], 'number')
    """
    length = len(army[row - 1])
    if length >= width:
        return "full"
    if row > 1 and length >= len(army[row - 2]):
        return "number"
    below = [clans_shown(army, lower, clan) for lower in range(1, row)]
    return None if any(all(one in shown for shown in below) for one in clans) else "clan"


def clan_cost(
    army: Army, clans: Collection[str], clan: Mapping[CardId, str], cost: int, *, free_among_down: bool = False
) -> int:
    """How many cards must be discarded for placing one in the bottom row.

    The first card of an army is free, and so is one whose clan a face-up card of the bottom row shows.

    Args:
        army: the army.
        clans: the clans of the card.
        clan: the clan of each card that may lie there.
        cost: what a new clan costs.
        free_among_down: whether a card is also free where all others of the row lie face down.

    Example:
        >>> from tricktable.tableau.army import Placed, empty_army
        >>> army = ((Placed("spear", down=True),), ())
        >>> clan_cost(empty_army(), {"red"}, {}, 2), clan_cost(army, {"red"}, {"spear": "red"}, 2)
        (0, 2)
    """
    shown = clans_shown(army, 1, clan)
    if not army[0] or not shown.isdisjoint(clans) or (free_among_down and not shown):
        return 0
    return cost
