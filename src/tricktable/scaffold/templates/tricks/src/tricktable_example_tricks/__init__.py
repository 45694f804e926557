"""Example Tricks."""

from tricktable_example_tricks.game import RULESET, GameRules
from tricktable_example_tricks.table import Event, Options, Play, State, View

__all__ = ["RULESET", "Event", "GameRules", "Options", "Play", "State", "View"]
