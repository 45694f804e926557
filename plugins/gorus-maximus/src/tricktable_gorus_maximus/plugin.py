"""What tricktable finds through the entry point."""

from __future__ import annotations

from tricktable import AnyRuleset, hookimpl
from tricktable_gorus_maximus.game import GORUS_MAXIMUS

TRICKTABLE_API = 1


@hookimpl
def tricktable_rulesets() -> list[AnyRuleset]:
    """Gorus Maximus."""
    return [GORUS_MAXIMUS]
