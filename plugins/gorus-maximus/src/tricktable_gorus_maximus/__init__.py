"""Gorus Maximus, a trick-taking game for 1 to 8 players in which a challenge changes trump in the midst of a trick."""

from tricktable_gorus_maximus.game import GORUS_MAXIMUS
from tricktable_gorus_maximus.options import Options
from tricktable_gorus_maximus.rules import GorusRules
from tricktable_gorus_maximus.solo import SoloRules
from tricktable_gorus_maximus.table import (
    Action,
    Bout,
    BoutWon,
    Dealt,
    Drew,
    Event,
    NoEight,
    Played,
    PlayGladiator,
    Preferred,
    RoundEnded,
    State,
    View,
)

__all__ = [
    "GORUS_MAXIMUS",
    "Action",
    "Bout",
    "BoutWon",
    "Dealt",
    "Drew",
    "Event",
    "GorusRules",
    "NoEight",
    "Options",
    "PlayGladiator",
    "Played",
    "Preferred",
    "RoundEnded",
    "SoloRules",
    "State",
    "View",
]
