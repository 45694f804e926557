"""Gosu X as a ruleset: its variants and its data."""

from __future__ import annotations

from tricktable import Ruleset, Variant
from tricktable.packs import PackFormat
from tricktable_gosu_x.cards import DEAREST, KEYWORDS, LANGUAGES, MOST_ICONS, GosuXCard, frame_problems
from tricktable_gosu_x.deck import OWN_CARDS
from tricktable_gosu_x.describing import GosuXDescriber
from tricktable_gosu_x.drawing import picture
from tricktable_gosu_x.rules import GosuXRules
from tricktable_gosu_x.speech import GosuXSpeech
from tricktable_gosu_x.vocabulary import VOCABULARY

GOSU_X = Ruleset(
    id="gosu-x",
    name="Gosu X",
    version="1.0",
    rules=GosuXRules,
    variants=(
        Variant("standard", seats=(2,)),
        Variant("random-clans", seats=(2,), options={"draft": "random"}),
    ),
    package=__package__,
    packs=PackFormat(
        GosuXCard,
        OWN_CARDS,
        frame_problems,
        languages=LANGUAGES,
        vocabulary=VOCABULARY,
        describer=GosuXDescriber,
        keywords=KEYWORDS,
        limits={"level": (1, 3), "copies": (1, 2), "mutation": (0, DEAREST), "icons": (0, MOST_ICONS)},
    ),
    speech=GosuXSpeech,
    picture=picture,
)
"""What tricktable finds through the entry point."""
