"""What tricktable finds through the entry point."""

from __future__ import annotations

from typing import Any

import tricktable as tt
from tricktable_suns.game import SUNS

TRICKTABLE_API = 1


@tt.hookimpl
def tricktable_rulesets() -> list[tt.Ruleset[Any, Any, Any, Any, Any]]:
    """Suns and Moons."""
    return [SUNS]
