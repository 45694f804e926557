"""A program that takes a seat: it plays its lowest gladiator."""

from __future__ import annotations

from typing import Any

import tricktable as tt

TRICKTABLE_API = 1


class Careful:
    """Sees what its seat sees, and nothing else."""

    def __init__(self, seed: int | str) -> None:
        """One is made for each seat; a program that draws lots takes them from this seed."""

    def choose(self, view: tt.View[Any, Any]) -> Any:
        """One of `view.legal_actions`."""
        return min(view.legal_actions, key=lambda action: int(action.card.rpartition("-")[2]))


@tt.hookimpl
def tricktable_agents() -> list[tt.NamedAgent]:
    """Known on the command line as `careful`."""
    return [tt.NamedAgent("careful", Careful, rulesets=("gorus-maximus",))]
