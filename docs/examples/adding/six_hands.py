"""A variant of Gosu X by other rules: six cards in hand, and eight cards of one clan in an army win the game."""

from __future__ import annotations

from collections import Counter

from tricktable_gosu_x import Event, GosuXRules, GosuXStage, State

import tricktable as tt
from tricktable.rulebook import parse_rulebook
from tricktable.tableau import spots

TRICKTABLE_API = 1
ENOUGH = 8
BOOK = """
[[section]]
id = "six-hands.end"
title.en = "Six hands"

[[section.paragraph]]
id = "six-hands.end.clan"
origin = "ours"
en = "Whoever controls eight face-up cards of one clan wins at once."
"""


class SixHandsStage(GosuXStage):
    """A table where hands are smaller, and an army of one clan wins."""

    def hand_limit(self) -> int:
        """Six cards, unless a card or tile allows fewer."""
        return min(6, super().hand_limit())

    def check_full_armies(self) -> None:
        """Looked at whenever a card enters or is released, as for the fifteenth."""
        super().check_full_armies()
        full = [seat for seat in (0, 1) if max(self.clans(seat).values(), default=0) >= ENOUGH]
        if full:
            self.end("six-hands.end.clan", full)

    def clans(self, seat: tt.Seat) -> Counter[str]:
        """How many face-up cards of each clan an army shows: a card of several clans counts for each."""
        army = self.side(seat).army
        return Counter(clan for at in spots(army, seat) for clan in self.faces.clans(at, self.placed(at)))


class SixHandsRules(GosuXRules):
    """As Gosu X but for what the stage says."""

    reasons = (*GosuXRules.reasons, "six-hands.end.clan")

    def stage(self, r: tt.Resolution[State, Event], actor: tt.Seat) -> GosuXStage:
        """The table in motion."""
        return SixHandsStage(r, self.frame, actor)


@tt.hookimpl
def tricktable_variants() -> list[tt.AddedVariant]:
    """With clans drawn by the seed."""
    variant = tt.Variant("six-hands", seats=(2,), rules=SixHandsRules, options={"draft": "random"})
    return [tt.AddedVariant("gosu-x", variant, rulebook=parse_rulebook(BOOK))]
