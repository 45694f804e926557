"""Gorus Maximus as a ruleset: its variants and its data."""

from __future__ import annotations

from tricktable import Ruleset, Variant
from tricktable_gorus_maximus.gladiators import ALL
from tricktable_gorus_maximus.rules import GorusRules
from tricktable_gorus_maximus.solo import SoloRules
from tricktable_gorus_maximus.speech import GorusSpeech, picture

GORUS_MAXIMUS = Ruleset(
    id="gorus-maximus",
    name="Gorus Maximus",
    version="1.0",
    rules=GorusRules,
    variants=(
        Variant("standard", seats=(3, 4, 5, 6, 7, 8)),
        Variant("solo", seats=(1,), rules=SoloRules),
        Variant("duel", seats=(2,)),
        Variant("teams", seats=(4, 5, 6, 7, 8), options={"teams": "even"}),
    ),
    package=__package__,
    cards=ALL.cards,
    speech=GorusSpeech,
    picture=picture,
)
"""Gorus Maximus, with its variants, as installed: `tt.new_game(GORUS_MAXIMUS, ...)` gives a typed game."""
