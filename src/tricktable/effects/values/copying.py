"""Effects that use another card's effect."""

from __future__ import annotations

from msgspec.structs import replace

from tricktable.effects.describer import Describer
from tricktable.effects.effect import Context, Doing, Effect, carry_out_all
from tricktable.effects.filters import Which
from tricktable.effects.numbers import ONE


class Copy(Effect, frozen=True, tag="copy"):
    """Use the activation effects of another card in play as your own.

    A card whose effect is being copied already cannot be copied again on the way, so no chain of copies is endless.

    Attributes:
        which: the cards that can be meant; those that lie face down, or have no activation, are none.
    """

    which: Which = Which(owner="opponents")

    def carry_out(self, c: Context) -> Doing:
        """Choices, X and what depends on a token are the copier's."""
        stage = c.stage
        used = {c.card, *c.chain}
        found = replace(self.which, face="up").spots(c)
        cards = stage.deck.card
        options = [at for at in found if (card := stage.placed(at).card) not in used and cards[card].activation]
        c.did = bool(options)
        if not options:
            return
        at = yield from stage.r.pick(c.seat, c.ask("copy"), options)
        model = stage.placed(at).card
        own = Context(stage, c.seat, c.card, c.ref, c.paying, chain=(*c.chain, model))
        yield from carry_out_all(own, cards[model].activation)

    def describe(self, d: Describer) -> str:
        """`use the activation of 1 card in an opponent's army as your own`."""
        return d.deed("copy", cards=d.targets(ONE, self.which))
