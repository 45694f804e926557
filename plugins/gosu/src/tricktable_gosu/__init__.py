"""GOSU, a tableau-building game for 2 to 4 players: armies of goblins that draw, trap, destroy and mutate."""

from tricktable_gosu.cards import GosuCard
from tricktable_gosu.game import GOSU
from tricktable_gosu.options import Options
from tricktable_gosu.rules import GosuRules
from tricktable_gosu.stage import GosuStage
from tricktable_gosu.table import Action, Event, Side, SideView, State, View

__all__ = [
    "GOSU",
    "Action",
    "Event",
    "GosuCard",
    "GosuRules",
    "GosuStage",
    "Options",
    "Side",
    "SideView",
    "State",
    "View",
]
