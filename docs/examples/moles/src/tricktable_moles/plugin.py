"""What tricktable finds through the entry point: the ruleset of Moles."""

from __future__ import annotations

import tricktable as tt
from tricktable_moles.game import DECK, MolesRules

TRICKTABLE_API = 1

MOLES = tt.Ruleset(
    id="moles",
    name="Moles",
    version="1.0",
    rules=MolesRules,
    variants=(
        tt.Variant("standard", seats=(2, 3)),
        tt.Variant("single", seats=(2, 3), options={"deals": 1}),
    ),
    package="tricktable_moles",
    cards=DECK.cards,
)


@tt.hookimpl
def tricktable_rulesets() -> list[tt.AnyRuleset]:
    """The games of this package."""
    return [MOLES]
