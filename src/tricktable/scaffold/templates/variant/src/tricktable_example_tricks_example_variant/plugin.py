"""What tricktable finds through the entry point."""

from __future__ import annotations

from importlib.resources import files

import tricktable as tt
from tricktable.locale import read_catalogs
from tricktable.rulebook import read_rulebook

from tricktable_example_tricks_example_variant.rules import VariantRules

TRICKTABLE_API = 1


@tt.hookimpl
def tricktable_variants() -> list[tt.AddedVariant]:
    """The variant, with its messages and its section of the rulebook."""
    variant = tt.Variant(
        "example-variant",
        seats=(2, 3, 4),
        rules=VariantRules,
    )
    package = files("tricktable_example_tricks_example_variant")
    messages, rulebook = read_catalogs(package), read_rulebook(package)
    return [tt.AddedVariant("example-tricks", variant, messages, rulebook)]
