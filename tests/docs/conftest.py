"""The example of the pages, importable as if it were installed."""

from __future__ import annotations

import sys
from typing import Any

import pytest

import tricktable as tt
from tests.docs.pages import DOCS

SOURCE = DOCS / "examples" / "suns-and-moons" / "src"


@pytest.fixture
def suns(monkeypatch: pytest.MonkeyPatch) -> tt.Ruleset[Any, Any, Any, Any, Any]:
    """Suns and Moons."""
    if str(SOURCE) not in sys.path:
        monkeypatch.syspath_prepend(str(SOURCE))
    registry = tt.Registry([__import__("tricktable_suns.plugin", fromlist=["plugin"])], strict=True)
    return registry.ruleset("suns-and-moons")
