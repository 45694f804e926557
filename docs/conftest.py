"""Makes the examples of the pages importable for their code blocks, as if they were installed."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tricktable import plugins

# These import mkdocs and griffe, which the tests do without.
collect_ignore = ["sitegen/hooks.py", "sitegen/structs.py", "sitegen/__main__.py", "sitegen/pyodide.py"]

for source in sorted(Path(__file__).parent.glob("examples/*/src")):
    sys.path.insert(0, str(source))


@pytest.fixture(autouse=True)
def own_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a page loads, such as a card pack, it loads for itself."""
    monkeypatch.setattr(plugins, "_default", None)
