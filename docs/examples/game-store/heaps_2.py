"""Heaps, version 2: there are several heaps; take one to three stones of one of them."""

from __future__ import annotations

from typing import Any

import tricktable as tt
from tricktable import Dice, Outcome, Resolution, Seat, Value


class Options(Value, frozen=True):
    """None."""


class State(Value, frozen=True):
    """The stones that are left in each heap, and whose turn it is."""

    heaps: tuple[int, ...]
    turn: Seat


class Take(Value, frozen=True, tag="take"):
    """Take some stones of a heap."""

    stones: int
    heap: int


class Taken(tt.Event, frozen=True, tag="taken"):
    """Somebody has taken some."""

    seat: Seat
    stones: int


class Heaps(tt.Rules[State, Take, Taken, State, Options]):
    """All is open: a view is the state itself."""

    def setup(self, dice: Dice) -> State:
        """Three heaps."""
        return State((5, 7, 9), dice.pick("first", range(self.seats)))

    def to_act(self, state: State) -> Seat | None:
        """In turn, until nothing is left."""
        return state.turn if any(state.heaps) else None

    def candidates(self, state: State, seat: Seat) -> list[Take]:
        """One to three, of each heap."""
        return [Take(n, heap) for heap in range(len(state.heaps)) for n in (1, 2, 3)]

    def refuse(self, state: State, seat: Seat, action: Take) -> str | None:
        """No more than there are."""
        if not 0 <= action.heap < len(state.heaps):
            return "heaps.which"
        return None if 1 <= action.stones <= min(3, state.heaps[action.heap]) else "heaps.take"

    def carry_out(self, r: Resolution[State, Taken], seat: Seat, action: Take) -> None:
        """Take them."""
        heaps = tuple(have - action.stones * (at == action.heap) for at, have in enumerate(r.state.heaps))
        r.state = State(heaps, (seat + 1) % self.seats)
        r.emit(Taken(seat, action.stones))

    def outcome(self, state: State) -> Outcome:
        """Who took the last one: the seat before the one whose turn it would be."""
        return Outcome("heaps.last", winners=((state.turn - 1) % self.seats,))

    def view(self, state: State, seat: Seat | None) -> State:
        """Nothing is hidden."""
        return state

    def cards(self, state: State) -> list[str]:
        """There are no cards."""
        return []

    def bound(self) -> int:
        """One stone at a time."""
        return 21


# --8<-- [start:migration]
def heaps_of(state: dict[str, Any]) -> dict[str, Any]:
    """A state of version 1, as version 2 has it: its stones are one heap."""
    return {"heaps": [state["stones"]], "turn": state["turn"]}


def take_of(action: dict[str, Any]) -> dict[str, Any]:
    """An action of version 1: it took from the only heap."""
    return {**action, "heap": 0}


HEAPS = tt.Ruleset(
    id="heaps",
    name="Heaps",
    version="2.0",
    rules=Heaps,
    variants=[tt.Variant("standard", (2, 3))],
    state_version=2,
    migrations={1: tt.migration(state=heaps_of, action=take_of)},
)
# --8<-- [end:migration]


class Plugin:
    """What offers the game."""

    @tt.hookimpl
    def tricktable_rulesets(self) -> list[tt.AnyRuleset]:
        """The one game."""
        return [HEAPS]
