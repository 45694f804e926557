"""Two variants for Gorus Maximus, without a line in its package."""

from __future__ import annotations

from tricktable_gorus_maximus import Event, GorusRules, State

import tricktable as tt

TRICKTABLE_API = 1


class LowestRules(GorusRules):
    """The side that the crowd likes least gains its support."""

    def gains(self, r: tt.Resolution[State, Event], favour: tuple[int, ...]) -> tuple[int, ...]:
        """Each side with the least favour gains 1."""
        return tuple(int(total == min(favour)) for total in favour)


@tt.hookimpl
def tricktable_variants() -> list[tt.AddedVariant]:
    """One by other options, one by other rules."""
    return [
        tt.AddedVariant("gorus-maximus", tt.Variant("quick", seats=(3, 4, 5), options={"goal": 1})),
        tt.AddedVariant("gorus-maximus", tt.Variant("lowest", seats=(3, 4, 5), rules=LowestRules)),
    ]
