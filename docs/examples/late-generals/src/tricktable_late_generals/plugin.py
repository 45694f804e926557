"""What tricktable finds through the entry point: variants of GOSU."""

from __future__ import annotations

from importlib.resources import files

import tricktable as tt
from tricktable.locale import read_catalogs
from tricktable.rulebook import read_rulebook
from tricktable_late_generals.rules import LateGeneralsRules

TRICKTABLE_API = 1

LONG = tt.Variant("long", seats=(2, 3, 4), options={"points": 5})
LATE = tt.Variant("late-generals", seats=(2, 3, 4), rules=LateGeneralsRules)


@tt.hookimpl
def tricktable_variants() -> list[tt.AddedVariant]:
    """One by other options; one by other rules, with the words for them."""
    here = files("tricktable_late_generals")
    return [
        tt.AddedVariant("gosu", LONG),
        tt.AddedVariant("gosu", LATE, read_catalogs(here), read_rulebook(here)),
    ]
