"""A variant of GOSU by other rules: rows of four, cheaper clans, and a way to win of its own."""

from __future__ import annotations

from tricktable_gosu import Action, GosuRules, State
from tricktable_gosu.stage import GosuStage

import tricktable as tt
from tricktable.tableau import clans_shown

TRICKTABLE_API = 1
WIDTH = 4


class FourClansRules(GosuRules):
    """Whoever enrols a goblin and then has Bakutos of four clans wins."""

    def refuse_play(self, state: State, seat: tt.Seat, card: tt.CardId) -> str | None:
        """No row holds a fifth goblin."""
        refused = super().refuse_play(state, seat, card)
        if refused is None and len(state.sides[seat].army[self.deck.level[card] - 1]) >= WIDTH:
            return "gosu.enrol.row-full"
        return refused

    def enrolment(self, state: State, seat: tt.Seat, card: tt.CardId) -> int:
        """A Bakuto of a new clan costs one card at most."""
        return min(1, super().enrolment(state, seat, card))

    def enrol(self, stage: GosuStage, seat: tt.Seat, card: tt.CardId) -> tt.Asking[Action]:
        """Once the goblin is there, and all that it brought about is done, the clans are counted."""
        yield from super().enrol(stage, seat, card)
        if len(clans_shown(stage.side(seat).army, 1, self.deck.clan)) >= WIDTH:
            stage.win(seat)


@tt.hookimpl
def tricktable_variants() -> list[tt.AddedVariant]:
    """For any number of players, each on his own."""
    return [tt.AddedVariant("gosu", tt.Variant("four-clans", seats=(2, 3, 4), rules=FourClansRules))]
