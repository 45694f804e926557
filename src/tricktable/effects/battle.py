"""What armies are worth in a battle."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tricktable.effects.overall import ArmyWorth, Doubled, Military
from tricktable.effects.stage import Stage
from tricktable.marks import CardId
from tricktable.tableau.army import Placed, Spot
from tricktable.tableau.spots import spots


def army_values(
    stage: Stage[Any], worth: Mapping[CardId, int], twice: Callable[[Spot, Placed], bool] | None = None
) -> tuple[int, ...]:
    """What each army is worth: its face-up cards, what changes their worth, and what the army gains as a whole.

    A card is doubled once at most, and a text that says the same for one player twice counts once, but for `Military`.

    Args:
        stage: the table.
        worth: what each card is worth by itself.
        twice: whether a card is worth twice as much for another reason than a text; None: no card is.
    """
    sides = stage.r.state.sides
    values = [sum([worth[card.card] for row in side.army for card in row if not card.down]) for side in sides]
    doubled: set[Spot] = set()
    for c, each in stage.open_overall(Doubled):
        if each.condition.holds(c):
            doubled.update(each.which.spots(c))
    if twice is not None:
        for seat, side in enumerate(sides):
            doubled.update(at for at in spots(side.army, seat) if twice(at, stage.placed(at)))
    for at in doubled:
        card = stage.placed(at)
        if not card.down:
            values[at.seat] += worth[card.card]
    for c, bonus in stage.open_overall(Military):
        for at in bonus.which.spots(c):
            if not stage.placed(at).down:
                values[at.seat] += bonus.by
    gains = {(c.seat, gain): c for c, gain in stage.open_overall(ArmyWorth)}
    for (seat, gain), c in gains.items():
        values[seat] += gain.by.value(c)
    return tuple(values)
