"""Suns and Moons with actions made once and a listing of its own: to measure what that brings."""

from __future__ import annotations

from tricktable_suns.game import DECK, SunsRules
from tricktable_suns.plugin import SUNS
from tricktable_suns.table import Action, Play, State

import tricktable as tt

PLAY = {card: Play(card) for card in DECK.cards}
SUIT = DECK.suit


class QuickerRules(SunsRules):
    """The same rules: `candidates` and `refuse` still say what is legal, and the kit holds `legal` against them."""

    def legal(self, state: State, seat: tt.Seat) -> tuple[Action, ...]:
        """All of the suit led, or all; from one table, without asking card by card."""
        hand, cards = state.hands[seat], state.trick.cards
        if cards:
            led = SUIT[cards[0]]
            following = tuple([PLAY[card] for card in hand if SUIT[card] == led])
            if following:
                return following
        return tuple([PLAY[card] for card in hand])


QUICKER = SUNS.with_variant(tt.Variant("quicker", seats=(2, 3, 4), rules=QuickerRules))
