"""What tricktable finds through the entry point."""

from __future__ import annotations

import tricktable as tt

from tricktable_example_tricks.game import RULESET

TRICKTABLE_API = 1


@tt.hookimpl
def tricktable_rulesets() -> list[tt.AnyRuleset]:
    """The games of this package."""
    return [RULESET]
