"""Heaps, version 1: take one to three of 21 stones; who takes the last one wins."""

from __future__ import annotations

import tricktable as tt
from tricktable import Dice, Outcome, Resolution, Seat, Value


class Options(Value, frozen=True):
    """None."""


class State(Value, frozen=True):
    """The stones that are left, and whose turn it is."""

    stones: int
    turn: Seat


class Take(Value, frozen=True, tag="take"):
    """Take some stones."""

    stones: int


class Taken(tt.Event, frozen=True, tag="taken"):
    """Somebody has taken some."""

    seat: Seat
    stones: int


class Heaps(tt.Rules[State, Take, Taken, State, Options]):
    """All is open: a view is the state itself."""

    def setup(self, dice: Dice) -> State:
        """One heap of 21."""
        return State(21, dice.pick("first", range(self.seats)))

    def to_act(self, state: State) -> Seat | None:
        """In turn, until nothing is left."""
        return state.turn if state.stones else None

    def candidates(self, state: State, seat: Seat) -> list[Take]:
        """One to three."""
        return [Take(n) for n in (1, 2, 3)]

    def refuse(self, state: State, seat: Seat, action: Take) -> str | None:
        """No more than there are."""
        return None if 1 <= action.stones <= min(3, state.stones) else "heaps.take"

    def carry_out(self, r: Resolution[State, Taken], seat: Seat, action: Take) -> None:
        """Take them."""
        r.state = State(r.state.stones - action.stones, (seat + 1) % self.seats)
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


HEAPS = tt.Ruleset(id="heaps", name="Heaps", version="1.0", rules=Heaps, variants=[tt.Variant("standard", (2, 3))])


class Plugin:
    """What offers the game."""

    @tt.hookimpl
    def tricktable_rulesets(self) -> list[tt.AnyRuleset]:
        """The one game."""
        return [HEAPS]
