"""The table in motion: what an action and the effects of cards do to it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from tricktable import Seat
from tricktable.effects import Stage
from tricktable.tableau import CommonPilesBoard

from tricktable_example_tableau.table import Gained, State


class GameStage(Stage[State], CommonPilesBoard[State]):
    """What card effects need to know of this game; the library knows the rest.

    An effect of your own that does something else asks for it here: it checks that `c.stage` is a `GameStage`.
    """

    def points_of(self, seat: Seat) -> int:
        """Asked by effects that compare points."""
        return self.r.state.points[seat]

    def gain_points(self, seats: Sequence[Seat], count: int) -> None:
        """Asked by `gain-point`."""
        points = tuple(have + count * (seat in seats) for seat, have in enumerate(self.r.state.points))
        self.r.state = replace(self.r.state, points=points)
        for seat in seats:
            self.r.emit(Gained(seat, count))
            self.happened("point-gained", seat, "")
