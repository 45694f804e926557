"""A toy of armies and card effects that nobody has printed: its deck uses all that the core offers."""

from __future__ import annotations

from tests.toys.goblins.cards import CARDS
from tests.toys.goblins.rules import GoblinRules
from tricktable import Ruleset, Variant
from tricktable.tableau import picture

VARIANTS = (Variant("standard", seats=(2, 3)),)
PACKAGE = "tests.toys.goblins"

GOBLINS = Ruleset(
    id="goblins",
    name="Goblins",
    version="1.0",
    rules=GoblinRules,
    variants=VARIANTS,
    package=PACKAGE,
    cards=CARDS,
    picture=picture,
)
