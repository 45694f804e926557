"""A card pack for GOSU with an effect that neither GOSU nor the core has."""

from __future__ import annotations

import tricktable as tt
from tricktable.effects import Context, Describer, Effect, Vocabulary

TRICKTABLE_API = 1


class Barter(Effect, frozen=True, tag="barter"):
    """You discard your hand and draw as many cards, and one more.

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
        """In the words of English alone; a translation would be a message."""
        return f"discard your hand and draw as many cards and {self.more} more"


@tt.hookimpl
def tricktable_card_packs() -> list[tt.AddedPack]:
    """The pack of the file beside this one."""
    words = Vocabulary(effects=(Barter,))
    return [tt.AddedPack.of_package("gosu", __package__ or "", "night_market.toml", adds=words)]
