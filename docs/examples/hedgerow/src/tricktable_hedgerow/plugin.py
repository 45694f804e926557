"""What tricktable finds through the entry point."""

from __future__ import annotations

import tricktable as tt
from tricktable_hedgerow.game import HEDGEROW

TRICKTABLE_API = 1


@tt.hookimpl
def tricktable_rulesets() -> list[tt.AnyRuleset]:
    """Hedgerow."""
    return [HEDGEROW]
