"""tricktable: rules of card games, to embed in any program.

import tricktable as tt

game = tt.new_game("gorus-maximus", players=["Ann", "Daniel", "Maureen"], seed=7)
while game.outcome is None:
    game.play(game.legal_actions()[0])
print(game.outcome)
"""

from tricktable._version import __version__
from tricktable.api import (
    add_cards,
    agent,
    agent_names,
    from_position,
    load,
    new_game,
    parse_record,
    plugin_failures,
    register,
    replay,
    ruleset,
    rulesets,
    verify,
)
from tricktable.chance import Chance, Dice
from tricktable.errors import (
    EffectLoopError,
    IllegalActionError,
    NotationError,
    NotYourTurnError,
    OptionsError,
    PackError,
    PackFault,
    PluginError,
    PositionError,
    ReplayDivergedError,
    RulesetBugError,
    SaveError,
    StaleActionError,
    TricktableError,
    UndoError,
    UnknownAgentError,
    UnknownCardError,
    UnknownNameError,
    UnknownParagraphError,
    UnknownRulesetError,
    UnknownVariantError,
    VersionError,
)
from tricktable.events import Event
from tricktable.game import Game, Step
from tricktable.hooks import AddedPack, AddedVariant, Agent, NamedAgent, Translation, hookimpl
from tricktable.marks import CardId, CardName, Name, PerSeat, Seat, SeatSet
from tricktable.message import Message
from tricktable.migrating import migration
from tricktable.picture import Cell, Picture, Row, Speech
from tricktable.plugins import PluginFailure, Registry
from tricktable.position import Decision, Outcome, Pending, Position, Setup
from tricktable.record import Record
from tricktable.replaying import Verdict
from tricktable.resolve import Asking, Resolution
from tricktable.rulebook import Paragraph, Rulebook, Section
from tricktable.rules import Rules
from tricktable.ruleset import API_VERSION, AnyRuleset, Rejection, Ruleset, RulesetInfo, Transition
from tricktable.shown import Shown
from tricktable.value import Value
from tricktable.variant import Variant
from tricktable.views import View

__all__ = [
    "API_VERSION",
    "AddedPack",
    "AddedVariant",
    "Agent",
    "AnyRuleset",
    "Asking",
    "CardId",
    "CardName",
    "Cell",
    "Chance",
    "Decision",
    "Dice",
    "EffectLoopError",
    "Event",
    "Game",
    "IllegalActionError",
    "Message",
    "Name",
    "NamedAgent",
    "NotYourTurnError",
    "NotationError",
    "OptionsError",
    "Outcome",
    "PackError",
    "PackFault",
    "Paragraph",
    "Pending",
    "PerSeat",
    "Picture",
    "PluginError",
    "PluginFailure",
    "Position",
    "PositionError",
    "Record",
    "Registry",
    "Rejection",
    "ReplayDivergedError",
    "Resolution",
    "Row",
    "Rulebook",
    "Rules",
    "Ruleset",
    "RulesetBugError",
    "RulesetInfo",
    "SaveError",
    "Seat",
    "SeatSet",
    "Section",
    "Setup",
    "Shown",
    "Speech",
    "StaleActionError",
    "Step",
    "Transition",
    "Translation",
    "TricktableError",
    "UndoError",
    "UnknownAgentError",
    "UnknownCardError",
    "UnknownNameError",
    "UnknownParagraphError",
    "UnknownRulesetError",
    "UnknownVariantError",
    "Value",
    "Variant",
    "Verdict",
    "VersionError",
    "View",
    "__version__",
    "add_cards",
    "agent",
    "agent_names",
    "from_position",
    "hookimpl",
    "load",
    "migration",
    "new_game",
    "parse_record",
    "plugin_failures",
    "register",
    "replay",
    "ruleset",
    "rulesets",
    "verify",
]
