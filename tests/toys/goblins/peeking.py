"""An effect of the toy's own, beside those of the core."""

from __future__ import annotations

from msgspec.structs import replace

from tests.toys.goblins.table import Peeked
from tricktable.effects.effect import Context, Effect
from tricktable.tableau import Glimpse, known_to, unknown_of


class Peek(Effect, frozen=True, tag="peek"):
    """You look at a card of the chosen player's hand that you do not know, whichever it happens to be."""

    def carry_out(self, c: Context) -> None:
        stage = c.stage
        c.did = False
        if c.player is None or c.player == c.seat:
            return
        side = stage.side(c.player)
        unseen = unknown_of(side.hand, known_to(side, c.seat))
        if unseen:
            card = stage.r.dice.pick("peek", unseen)
            stage.put_side(c.player, replace(side, glimpsed=(*side.glimpsed, Glimpse(c.seat, card))))
            stage.r.emit(Peeked(c.seat, c.player, card))
            c.did = True
