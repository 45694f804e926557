from __future__ import annotations

from pathlib import Path

import pytest

from tests.plugins.site import Site


@pytest.fixture
def site(tmp_path: Path) -> Site:
    """A folder to install plugins to, on the path of a Python of its own."""
    return Site(tmp_path / "site")
