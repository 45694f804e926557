"""The examples of the pages, importable as if they were installed."""

from __future__ import annotations

import sys
from typing import Any

import pytest

import tricktable as tt
from tests.docs.pages import DOCS

for source in sorted(DOCS.glob("examples/*/src")):
    sys.path.insert(0, str(source))


@pytest.fixture
def suns() -> tt.Ruleset[Any, Any, Any, Any, Any]:
    """Suns and Moons."""
    registry = tt.Registry([__import__("tricktable_suns.plugin", fromlist=["plugin"])], strict=True)
    return registry.ruleset("suns-and-moons")
