"""Who a card text means: you, opponents, everyone, the player chosen before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from tricktable.effects.effect import Context
from tricktable.marks import Seat
from tricktable.tableau.army import size

Players = Literal["you", "opponents", "everyone", "others", "chosen", "fewest-points", "most-in-play", "most-in-hand"]
"""Players of a card text. With `most-in-play` and `most-in-hand` it is the one who has more cards than every other, or
nobody."""


def players(c: Context, who: Players) -> Sequence[Seat]:
    """The seats, in the order in which they act: from the acting player, clockwise."""
    stage = c.stage
    if who == "you":
        return [c.seat]
    if who == "chosen":
        return [] if c.player is None else [c.player]
    every = stage.seats_from(stage.actor)
    if who == "everyone":
        return every
    if who == "others":
        return [seat for seat in every if seat != c.seat]
    if who == "opponents":
        return [seat for seat in every if stage.are_opponents(c.seat, seat)]
    if who in {"most-in-play", "most-in-hand"}:
        sides = {seat: stage.side(seat) for seat in every}
        counts = {seat: size(side.army) if who == "most-in-play" else len(side.hand) for seat, side in sides.items()}
        first = [seat for seat in every if counts[seat] == max(counts.values())]
        return first if len(first) == 1 else []
    fewest = min(stage.points_of(seat) for seat in every)
    return [seat for seat in every if stage.points_of(seat) == fewest]
