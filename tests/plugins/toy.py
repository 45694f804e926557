"""The smallest game that keeps the contract, and plugins made of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import tricktable as tt
from tricktable import Dice, Outcome, Resolution, Seat, Value

AnyRuleset = tt.Ruleset[Any, Any, Any, Any, Any]


class Options(Value, frozen=True):
    goal: int = 3
    loud: bool = False


class State(Value, frozen=True):
    total: int = 0
    turn: Seat = 0


class Count(Value, frozen=True, tag="count"):
    n: int


class Counted(tt.Event, frozen=True, tag="counted"):
    total: int


class ToyRules(tt.Rules[State, Count, Counted, State, Options]):
    """Count to the goal, one or two at a time; who gets there wins."""

    def setup(self, dice: Dice) -> State:
        return State()

    def to_act(self, state: State) -> Seat | None:
        return None if state.total >= self.options.goal else state.turn

    def candidates(self, state: State, seat: Seat) -> Iterable[Count]:
        return [Count(1), Count(2)]

    def refuse(self, state: State, seat: Seat, action: Count) -> str | None:
        return None if action.n in {1, 2} else "toy.count"

    def carry_out(self, r: Resolution[State, Counted], seat: Seat, action: Count) -> None:
        total = r.state.total + action.n
        r.state = State(total, (seat + 1) % self.seats)
        r.emit(Counted(total))

    def outcome(self, state: State) -> Outcome:
        return Outcome("toy.goal", ((state.turn - 1) % self.seats,))

    def view(self, state: State, seat: Seat | None) -> State:
        return state

    def cards(self, state: State) -> Iterable[str]:
        return ()

    def bound(self) -> int:
        return self.options.goal


def toy(id: str = "toy", **fields: Any) -> AnyRuleset:
    """A ruleset of the toy game; any argument of `Ruleset` may differ."""
    given: dict[str, Any] = {
        "name": "Toy",
        "version": "1.0",
        "rules": ToyRules,
        "variants": (tt.Variant("standard", seats=(2, 3)),),
        **fields,
    }
    return tt.Ruleset(id=id, **given)


class Plugin:
    """A plugin that answers each hook with what it is given; several items, or whatever else stands for a mistake."""

    def __init__(self, rulesets: Any = (), variants: Any = (), translations: Any = (), agents: Any = ()) -> None:
        self.rulesets: Iterable[AnyRuleset] = rulesets
        self.variants: Iterable[tt.AddedVariant] = variants
        self.translations: Iterable[tt.Translation] = translations
        self.agents: Iterable[tt.NamedAgent] = agents

    @tt.hookimpl
    def tricktable_rulesets(self) -> Iterable[AnyRuleset]:
        return self.rulesets

    @tt.hookimpl
    def tricktable_variants(self) -> Iterable[tt.AddedVariant]:
        return self.variants

    @tt.hookimpl
    def tricktable_translations(self) -> Iterable[tt.Translation]:
        return self.translations

    @tt.hookimpl
    def tricktable_agents(self) -> Iterable[tt.NamedAgent]:
        return self.agents
