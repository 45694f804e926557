"""The toy with files that are wrong."""

from __future__ import annotations

from tests.testing.broken.make import broken
from tests.toys.harbour.game import HARBOUR
from tests.toys.harbour.rules import HarbourRules

WRONG_FILES = broken(HarbourRules, id="wrong-files", package="tests.testing.broken.data")
HALF_POLISH = HARBOUR.with_translation("pl", {}, {"harbour.turn": "Ruch"})
GAP_IN_GERMAN = HARBOUR.with_translation("de", {"event.drew": "{seat} zieht {karte}."}, {})

CAUGHT_BY = [
    (HALF_POLISH, "rulebook"),
    (GAP_IN_GERMAN, "messages"),
    (WRONG_FILES, "messages"),
    (WRONG_FILES, "rulebook"),
    (WRONG_FILES, "rulebook-cited"),
    (WRONG_FILES, "scenarios"),
    (WRONG_FILES, "perft"),
    (WRONG_FILES, "golden"),
]
