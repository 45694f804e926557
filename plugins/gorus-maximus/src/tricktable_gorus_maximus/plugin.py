"""What tricktable finds through the entry point."""

from __future__ import annotations

from typing import Any

from tricktable import Ruleset, hookimpl
from tricktable_gorus_maximus.game import GORUS_MAXIMUS

TRICKTABLE_API = 1


@hookimpl
def tricktable_rulesets() -> list[Ruleset[Any, Any, Any, Any, Any]]:
    """Gorus Maximus."""
    return [GORUS_MAXIMUS]
