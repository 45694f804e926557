"""Example Tableau."""

from tricktable_example_tableau.game import RULESET, GameRules
from tricktable_example_tableau.stage import GameStage
from tricktable_example_tableau.table import Action, Event, Options, State, View

__all__ = ["RULESET", "Action", "Event", "GameRules", "GameStage", "Options", "State", "View"]
