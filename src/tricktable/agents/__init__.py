"""Players that are programs."""

from tricktable.agents.simple import FirstAgent, RandomAgent

__all__ = ["FirstAgent", "RandomAgent"]
