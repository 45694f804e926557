"""A toy whose state has changed its shape twice: whoever is to act adds 1 or 2, until there are 5."""

from __future__ import annotations

import tricktable as tt
from tricktable import Dice, Outcome, PerSeat, Resolution, Seat, Value


class Options(Value, frozen=True):
    pass


class State(Value, frozen=True):
    """In the first version the points lay in `score`, one for all, and nobody was said to be to act."""

    points: PerSeat[int]
    turn: Seat


class Add(Value, frozen=True, tag="add"):
    n: int


class Added(tt.Event, frozen=True, tag="added"):
    n: int


class Adding(tt.Rules[State, Add, Added, State, Options]):
    def setup(self, dice: Dice) -> State:
        return State((0,) * self.seats, 0)

    def to_act(self, state: State) -> Seat | None:
        return None if sum(state.points) >= 5 else state.turn

    def candidates(self, state: State, seat: Seat) -> list[Add]:
        return [Add(1), Add(2)]

    def refuse(self, state: State, seat: Seat, action: Add) -> str | None:
        return None if action.n in (1, 2) else "adding.n"

    def carry_out(self, r: Resolution[State, Added], seat: Seat, action: Add) -> None:
        points = tuple(have + action.n * (at == seat) for at, have in enumerate(r.state.points))
        r.state = State(points, (seat + 1) % self.seats)

    def outcome(self, state: State) -> Outcome:
        return Outcome("adding.end", winners=(0,), scores=state.points)

    def view(self, state: State, seat: Seat | None) -> State:
        return state

    def cards(self, state: State) -> list[str]:
        return []

    def bound(self) -> int:
        return 5
