"""The rules of the variant: those of the game, and what is otherwise."""

from __future__ import annotations

from msgspec.structs import replace
from tricktable import Outcome
from tricktable_example_tricks import GameRules, State


class VariantRules(GameRules):
    """As in the game; what is not here stays as it is there."""

    def outcome(self, state: State) -> Outcome:
        """Whoever would have won loses, and the others win. If all are level, they stay so."""
        ended = super().outcome(state)
        others = tuple(seat for seat in range(self.seats) if seat not in ended.winners)
        winners = others if ended.winners and others else ended.winners
        return replace(ended, reason="example-variant.end.others", winners=winners)
