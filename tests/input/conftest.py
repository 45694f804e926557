from __future__ import annotations

import pytest
from tricktable_gorus_maximus import plugin as gorus

import tricktable as tt
from tests.core.raid import RAID
from tricktable import Registry, plugins
from tricktable.agents import plugin as agents
from tricktable.game import AnyGame
from tricktable.ruleset import AnyRuleset


class Raids:
    @tt.hookimpl
    def tricktable_rulesets(self) -> list[AnyRuleset]:
        return [RAID]


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Gorus Maximus and a toy whose actions ask are the installed rulesets."""
    monkeypatch.setattr(plugins, "_default", _REGISTRY)


_REGISTRY = Registry([agents, gorus, Raids()], strict=True)


@pytest.fixture
def game() -> AnyGame:
    """Gorus Maximus in the second bout, seat 1 not to act by chance: whoever won the first is."""
    game = tt.new_game("gorus-maximus", ["Ann", "Daniel", "Maureen"], seed=7, options={"goal": 1})
    for _ in range(4):
        game.play(game.legal_actions()[0])
    return game


@pytest.fixture
def asking() -> AnyGame:
    """The toy in the midst of an action, one question answered and one open."""
    game = tt.new_game("raid", 3, seed=7)
    for text in ("wait", "raid 0"):
        game.play(text)
    game.play(game.legal_actions()[0])
    return game
