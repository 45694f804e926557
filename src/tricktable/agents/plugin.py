"""The agents that come with tricktable, offered like any plugin's."""

from __future__ import annotations

from tricktable.agents.simple import FirstAgent, RandomAgent
from tricktable.hooks import NamedAgent, hookimpl


@hookimpl
def tricktable_agents() -> list[NamedAgent]:
    """Random and first."""
    return [NamedAgent("random", RandomAgent), NamedAgent("first", FirstAgent)]
