"""The table of GOSU in motion: points, the Advantage token, extra turns, and a win in the midst of a turn."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TypeAlias

from msgspec.structs import replace

from tricktable import Outcome, Resolution, Seat
from tricktable.effects import Stage, army_values
from tricktable.tableau import CommonPilesBoard
from tricktable_gosu.frame import Frame
from tricktable_gosu.table import AdvantageTaken, Event, ExtraTurn, PointsGained, State


class GameEndedError(Exception):
    """The game is over in the midst of a turn: nothing of it is carried out any more."""


class GosuStage(Stage[State], CommonPilesBoard[State]):
    """A table while an action is carried out."""

    rows_are_levels = True

    def __init__(self, r: Resolution[State, Event], frame: Frame, actor: Seat) -> None:
        super().__init__(r, frame.deck, actor)
        self.frame = frame
        self.teams = frame.teams
        self.options = frame.options

    # --- sides --------------------------------------------------------------------------------------------------------

    def are_opponents(self, seat: Seat, other: Seat) -> bool:
        """Players of different sides (`gosu.teams.opponent`)."""
        return self.teams[seat] != self.teams[other]

    def members(self, teams: Collection[int]) -> tuple[Seat, ...]:
        """The seats of these sides."""
        return tuple(seat for seat, team in enumerate(self.teams) if team in teams)

    def points_of(self, seat: Seat) -> int:
        """The points of the seat's side (`gosu.teams.points`)."""
        return self.r.state.points[self.teams[seat]]

    def has_passed(self, seat: Seat) -> bool:
        """Whether the seat has passed this round."""
        return self.r.state.sides[seat].passed

    # --- the Advantage token and extra turns ------------------------------------------------------------------------

    def has_advantage(self, seat: Seat) -> bool:
        """The one member's own, also in teams (`gosu.advantage.powers`)."""
        return self.r.state.advantage == seat

    def take_advantage(self, seat: Seat) -> None:
        """Turn order changes from the next round on (`gosu.advantage.mid-round`)."""
        if self.r.state.advantage != seat:
            self.r.state = replace(self.r.state, advantage=seat)
            self.r.emit(AdvantageTaken(seat))
            self.happened("advantage-taken", seat, "")

    def extra_turn(self, seat: Seat) -> None:
        """Right after this one; several queue up (`gosu.effects.extra-turn`)."""
        state = self.r.state
        if seat == state.turn and not state.sides[seat].passed:
            self.r.state = replace(state, extra=state.extra + 1)
            self.r.emit(ExtraTurn(seat))

    # --- points and the end -------------------------------------------------------------------------------------------

    def gain_points(self, seats: Sequence[Seat], count: int) -> None:
        """At the same time for all; whoever then has enough wins at once (`gosu.effects.third-point`)."""
        points = list(self.r.state.points)
        for seat in seats:
            points[self.teams[seat]] += count
        self.r.state = replace(self.r.state, points=tuple(points))
        self.r.emit(PointsGained(self.members({self.teams[seat] for seat in seats}), count))
        for seat in seats:
            self.happened("point-gained", seat, "")
        there = tuple(side for side, have in enumerate(points) if have >= self.options.points)
        if there:
            self.end("gosu.end.points", there)

    def win(self, seat: Seat) -> None:
        """The seat's side wins at once."""
        self.end("gosu.end.conditions", (self.teams[seat],))

    def end(self, reason: str, sides: Sequence[int]) -> None:
        """The game is over; several sides share the win or draw, as the edition says (`gosu.end.shared`).

        Raises:
            GameEndedError: always.
        """
        seats = self.members(sides)
        points = self.r.state.points
        drawn = len(sides) > 1 and self.options.shared_end == "drawn"
        outcome = Outcome(reason, () if drawn else seats, seats if drawn else (), points)
        self.put_back_aside()
        self.r.state = replace(self.r.state, ended=outcome)
        self.waiting.clear()
        raise GameEndedError

    # --- military values ----------------------------------------------------------------------------------------------

    def military(self) -> tuple[int, ...]:
        """The military value of each army: face-up goblins by level (`gosu.battle.sum`), and what changes it."""
        return army_values(self, self.frame.worth)


MakeStage: TypeAlias = Callable[[Resolution[State, Event], Seat], GosuStage]
"""What makes the table in motion: `GosuRules.stage`, or a variant's own."""
