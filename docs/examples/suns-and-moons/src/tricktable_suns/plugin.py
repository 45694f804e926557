"""What tricktable finds through the entry point: the ruleset of Suns and Moons."""

from __future__ import annotations

import tricktable as tt
from tricktable_suns.game import DECK, SunsRules

TRICKTABLE_API = 1

SUNS = tt.Ruleset(
    id="suns-and-moons",
    name="Suns and Moons",
    version="1.0",
    rules=SunsRules,
    variants=(
        tt.Variant("standard", seats=(2, 3, 4)),
        tt.Variant("long", seats=(2, 3), options={"hand": 6}),
    ),
    package="tricktable_suns",
    cards=DECK.cards,
)


@tt.hookimpl
def tricktable_rulesets() -> list[tt.AnyRuleset]:
    """The games of this package."""
    return [SUNS]
