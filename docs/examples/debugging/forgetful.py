"""Suns and Moons with a fault: what was put away from a trick is forgotten when the next one is put away."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from tricktable_suns.game import DECK, SunsRules
from tricktable_suns.table import Action, Event, Keep, Kept, State

import tricktable as tt
from tricktable import Asking, Message, Resolution
from tricktable.tricks import Trick, capture

TRICKTABLE_API = 1


class ForgetfulRules(SunsRules):
    """As Suns and Moons, nearly."""

    # --8<-- [start:fault]
    def end_trick(self, r: Resolution[State, Event]) -> Asking[Action]:
        """The winner of a trick keeps one card of it; the others are put away."""
        trick = r.state.trick
        seat = trick.winning_seat(DECK, None, self.seats)
        keep = yield from r.pick(seat, Message.of("prompt.keep"), [Keep(card) for card in trick.cards])
        others = tuple(card for card in trick.cards if card != keep.card)
        kept = capture(r.state.kept, seat, (keep.card,))
        r.state = replace(r.state, trick=Trick(seat), kept=kept, away=others)
        r.emit(Kept(seat, keep.card))
        # --8<-- [end:fault]


def ruleset(rules: type[SunsRules]) -> tt.Ruleset[Any, Any, Any, Any, Any]:
    """The ruleset with these rules."""
    return tt.Ruleset(
        id="forgetful-suns",
        name="Forgetful Suns",
        version="1.0",
        rules=rules,
        variants=(tt.Variant("standard", seats=(2, 3, 4)),),
        package="tricktable_suns",
        cards=DECK.cards,
    )


@tt.hookimpl
def tricktable_rulesets() -> list[tt.Ruleset[Any, Any, Any, Any, Any]]:
    """The one with the fault."""
    return [ruleset(ForgetfulRules)]
