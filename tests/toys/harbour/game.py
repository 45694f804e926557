"""A toy that asks every kind of question in the midst of its actions; the kit is tried on it."""

from __future__ import annotations

from tests.toys.harbour.rules import HarbourRules
from tricktable import Ruleset, Variant

VARIANTS = (Variant("short", seats=(2, 3), options={"turns": 5}), Variant("long", seats=(4,), options={"turns": 6}))
PACKAGE = "tests.toys.harbour"

HARBOUR = Ruleset(id="harbour", name="Harbour", version="1.0", rules=HarbourRules, variants=VARIANTS, package=PACKAGE)
