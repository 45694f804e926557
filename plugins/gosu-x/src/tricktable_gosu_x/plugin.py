"""What tricktable finds through the entry point."""

from __future__ import annotations

from tricktable import AnyRuleset, NamedAgent, hookimpl
from tricktable_gosu_x.agents import SimpleAgent
from tricktable_gosu_x.game import GOSU_X

TRICKTABLE_API = 1


@hookimpl
def tricktable_rulesets() -> list[AnyRuleset]:
    """Gosu X."""
    return [GOSU_X]


@hookimpl
def tricktable_agents() -> list[NamedAgent]:
    """A simple-minded player."""
    return [NamedAgent("simple", SimpleAgent, rulesets=("gosu-x",))]
