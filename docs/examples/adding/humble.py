"""A variant for Gorus Maximus with a rule of its own, and the words for it."""

from __future__ import annotations

from tricktable_gorus_maximus import Action, GorusRules, State

import tricktable as tt
from tricktable.rulebook import parse_rulebook

TRICKTABLE_API = 1
HIGH = 10

RULEBOOK = parse_rulebook("""
[[section]]
id = "humble.opening"
title = { en = "Humble openings", uk = "Скромний початок" }

[[section.paragraph]]
id = "humble.opening.low"
origin = "ours"
en = "As long as your troupe holds a gladiator below 10, you may not open a bout with a higher one."
uk = "Поки у вашому загоні є гладіатор, чий ранг менший за 10, розпочинати бій сильнішим не можна."
""")

MESSAGES = {
    "en": {"refused.humble.opening.low": "Open with a gladiator below 10."},
    "uk": {"refused.humble.opening.low": "Розпочніть бій гладіатором, чий ранг менший за 10."},
}


def is_high(card: tt.CardId) -> bool:
    """Whether a gladiator is too proud to open."""
    return int(card.rpartition("-")[2]) >= HIGH


class HumbleRules(GorusRules):
    """No bout is opened with a high gladiator (`humble.opening.low`)."""

    def refuse(self, state: State, seat: tt.Seat, action: Action) -> str | None:
        """What the game forbids, and then what the variant does."""
        refused = super().refuse(state, seat, action)
        if refused is None and not state.bout and is_high(action.card) and not all(map(is_high, state.hands[seat])):
            return "humble.opening.low"
        return refused

    def legal(self, state: State, seat: tt.Seat) -> tuple[Action, ...]:
        """What `refuse` lets pass: the shortcut of Gorus Maximus does not know this rule."""
        return tt.Rules.legal(self, state, seat)


@tt.hookimpl
def tricktable_variants() -> list[tt.AddedVariant]:
    """The variant, its messages and its section of the rulebook."""
    variant = tt.Variant("humble", seats=(3, 4), rules=HumbleRules)
    return [tt.AddedVariant("gorus-maximus", variant, MESSAGES, RULEBOOK)]
