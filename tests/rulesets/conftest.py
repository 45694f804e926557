from __future__ import annotations

from typing import Any

import pytest

from tests.rulesets.hearts import HEARTS
from tests.rulesets.whist import WHIST
from tricktable import Registry, Ruleset, hookimpl, plugins


class Plugin:
    @hookimpl
    def tricktable_rulesets(self) -> list[Ruleset[Any, Any, Any, Any, Any]]:
        return [WHIST, HEARTS]


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whist and hearts are the installed rulesets, for what is looked up by id: saves and records."""
    monkeypatch.setattr(plugins, "_default", Registry([Plugin()], strict=True))
