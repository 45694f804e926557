"""What the cards of the night market can do."""

from __future__ import annotations

from tricktable.effects import Context, Describer, Effect


class Barter(Effect, frozen=True, tag="barter"):
    """You discard your hand and draw as many cards, and some more.

    Attributes:
        more: how many more.
    """

    more: int = 1

    def carry_out(self, c: Context) -> None:
        """Nobody is asked, so it is done at once."""
        hand = c.stage.side(c.seat).hand
        for card in hand:
            c.stage.discard(c.seat, card)
        c.did = bool(c.stage.draw(c.seat, len(hand) + self.more))

    def describe(self, d: Describer) -> str:
        """The message `effect.do.barter`, in the form that the sentence needs."""
        return d.deed("barter", more=self.more)
