from __future__ import annotations

import pytest

import tricktable as tt
from tests.packs.game import MARKET
from tricktable import plugins


class Installed:
    """What a plugin of the market would offer."""

    @tt.hookimpl
    def tricktable_rulesets(self) -> list[tt.AnyRuleset]:
        return [MARKET]


@pytest.fixture
def market(monkeypatch: pytest.MonkeyPatch) -> tt.Registry:
    """The registry of the process has the market, and nothing else."""
    registry = tt.Registry([Installed()], strict=True)
    monkeypatch.setattr(plugins, "_default", registry)
    return registry
