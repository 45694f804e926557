"""Gosu X, a tableau-building game for two: draft clans, build an army of Troops, Heroes and Immortals, win battles."""

from tricktable_gosu_x.cards import GosuXCard
from tricktable_gosu_x.game import GOSU_X
from tricktable_gosu_x.options import Options
from tricktable_gosu_x.rules import GosuXRules
from tricktable_gosu_x.stage import GosuXStage
from tricktable_gosu_x.table import Action, Event, Side, SideView, State, View

__all__ = [
    "GOSU_X",
    "Action",
    "Event",
    "GosuXCard",
    "GosuXRules",
    "GosuXStage",
    "Options",
    "Side",
    "SideView",
    "State",
    "View",
]
