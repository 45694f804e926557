"""GOSU as a ruleset: its variants and its data."""

from __future__ import annotations

from tricktable import Ruleset, Variant
from tricktable.packs import PackFormat
from tricktable_gosu.cards import DEAREST, LANGUAGES, VOCABULARY, GosuCard, frame_problems
from tricktable_gosu.deck import OWN_CARDS
from tricktable_gosu.describing import GosuDescriber
from tricktable_gosu.drawing import picture
from tricktable_gosu.rules import GosuRules
from tricktable_gosu.speech import GosuSpeech

UKRAINIAN = {"mulligan": "must", "shared_end": "drawn", "round_start": "release"}
TOURNAMENT = {"draft": True, "turn_limit": 10}

GOSU = Ruleset(
    id="gosu",
    name="GOSU",
    version="1.0",
    rules=GosuRules,
    variants=(
        Variant("standard", seats=(2, 3, 4)),
        Variant("ukrainian", seats=(2, 3, 4), options=UKRAINIAN),
        Variant("tournament", seats=(2,), options=TOURNAMENT),
        Variant("teams", seats=(4,), options={"teams": True}),
        Variant("teams-ukrainian", seats=(4,), options={"teams": True, **UKRAINIAN}),
        Variant("teams-tournament", seats=(4,), options={"teams": True, **TOURNAMENT}),
    ),
    package=__package__,
    packs=PackFormat(
        GosuCard,
        OWN_CARDS,
        frame_problems,
        languages=LANGUAGES,
        vocabulary=VOCABULARY,
        describer=GosuDescriber,
        limits={"level": (1, 3), "copies": (1, 2), "mutation": (0, DEAREST)},
    ),
    speech=GosuSpeech,
    picture=picture,
)
"""GOSU, with its variants, as installed: `tt.new_game(GOSU, ...)` gives a typed game."""
