"""Makes the examples of the pages importable for their code blocks, as if they were installed."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tricktable import plugins

# These import mkdocs and griffe, which the tests do without.
collect_ignore = ["sitegen/hooks.py", "sitegen/structs.py", "sitegen/__main__.py", "sitegen/pyodide.py"]
# These add to an installed game, and are tested as their tutorials are followed: by then they are installed.
collect_ignore += [f"examples/{name}/tests" for name in ("gorus-polish", "late-generals", "night-market")]

EXAMPLES = Path(__file__).parent / "examples"
# Programs of an app are files in a folder, packages have a folder `src`.
APPS = [EXAMPLES / name for name in ("two-clients", "web-server", "chat-bot", "game-store", "fair-shuffle")]
for source in [*sorted(EXAMPLES.glob("*/src")), *APPS]:
    sys.path.insert(0, str(source))


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a page writes, it writes into an empty folder."""
    monkeypatch.chdir(tmp_path)


@pytest.fixture(autouse=True)
def own_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a page loads, such as a card pack, it loads for itself."""
    monkeypatch.setattr(plugins, "_default", None)
