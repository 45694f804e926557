"""Late generals: no Ozeki is enrolled in the first round."""

from __future__ import annotations

from tricktable_gosu import GosuRules, State

import tricktable as tt

OZEKI = 3


class LateGeneralsRules(GosuRules):
    """GOSU but for the paragraph `late-generals.enrol.ozeki`."""

    def refuse_play(self, state: State, seat: tt.Seat, card: tt.CardId) -> str | None:
        """What GOSU forbids, and then what the variant does."""
        refused = super().refuse_play(state, seat, card)
        if refused is None and state.round == 1 and self.deck.level[card] == OZEKI:
            return "late-generals.enrol.ozeki"
        return refused
