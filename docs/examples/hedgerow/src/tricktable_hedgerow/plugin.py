"""What tricktable finds through the entry point: the ruleset of Hedgerow."""

from __future__ import annotations

import tricktable as tt
from tricktable.effects import Card
from tricktable.packs import PackFormat
from tricktable.tableau import picture
from tricktable_hedgerow.cards import CARDS, WORDS, check
from tricktable_hedgerow.game import HedgerowRules

TRICKTABLE_API = 1

HEDGEROW = tt.Ruleset(
    id="hedgerow",
    name="Hedgerow",
    version="1.0",
    rules=HedgerowRules,
    variants=(tt.Variant("standard", seats=(2, 3)), tt.Variant("short", seats=(2, 3), options={"goal": 2})),
    package="tricktable_hedgerow",
    packs=PackFormat(Card, CARDS, check, languages=("en", "uk"), vocabulary=WORDS),
    picture=picture,
)


@tt.hookimpl
def tricktable_rulesets() -> list[tt.AnyRuleset]:
    """The games of this package."""
    return [HEDGEROW]
