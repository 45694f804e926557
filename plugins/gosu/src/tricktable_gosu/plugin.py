"""What tricktable finds through the entry point."""

from __future__ import annotations

from tricktable import AnyRuleset, NamedAgent, hookimpl
from tricktable_gosu.agents import SimpleAgent
from tricktable_gosu.game import GOSU

TRICKTABLE_API = 1


@hookimpl
def tricktable_rulesets() -> list[AnyRuleset]:
    """GOSU."""
    return [GOSU]


@hookimpl
def tricktable_agents() -> list[NamedAgent]:
    """A simple-minded player."""
    return [NamedAgent("simple", SimpleAgent, rulesets=("gosu",))]
