"""Effects that use another card's effect.

A card whose effect is being copied already cannot be copied again on the way, so no chain of copies is endless.
"""

from __future__ import annotations

from msgspec.structs import replace

from tricktable.effects.answers import PickDiscarded
from tricktable.effects.describer import Describer
from tricktable.effects.effect import Context, Doing, Effect, carry_out_all
from tricktable.effects.filters import Which
from tricktable.effects.numbers import ONE
from tricktable.tableau.army import Spot
from tricktable.tableau.board import Ref


def _as_own(c: Context, model: Ref, effects: tuple[Effect, ...]) -> Doing:
    """Carry another card's effects out as your own: choices, X and what depends on a token are the copier's."""
    own = Context(c.stage, c.seat, c.card, c.ref, c.paying, chain=(*c.chain, model))
    yield from carry_out_all(own, effects)


def _entering(c: Context, at: Spot) -> Doing:
    """Use what the card in a place does on entering, and note the card as the one affected."""
    stage = c.stage
    c.affect(at)
    model = stage.ref(at)
    text = stage.faces.text(at, stage.placed(at))
    if text is not None:
        yield from _as_own(c, model, stage.deck.card[text].entering)
    c.before = model
    c.did = True


class Copy(Effect, frozen=True, tag="copy"):
    """Use the activation effects of another card in play as your own.

    Attributes:
        which: the cards that can be meant; those that lie face down, have no activation, or are its like, are none.
    """

    which: Which = Which(owner="opponents")

    def carry_out(self, c: Context) -> Doing:
        """Choices, X and what depends on a token are the copier's."""
        stage = c.stage
        used = {c.card, *(each.card for each in c.chain)}
        found = replace(self.which, face="up").spots(c)
        cards = stage.deck.card
        texts = {at: stage.faces.text(at, card) for at in found if (card := stage.placed(at)).card not in used}
        does = {at: cards[text].activation for at, text in texts.items() if text is not None}
        options = [at for at, effects in does.items() if effects]
        c.did = bool(options)
        if not options:
            return
        at = yield from stage.r.pick(c.seat, c.ask("copy"), options)
        model = stage.ref(at)
        yield from _as_own(c, model, does[at])

    def describe(self, d: Describer) -> str:
        """`use the activation of 1 card in an opponent's army as your own`."""
        return d.deed("copy", cards=d.targets(ONE, self.which))


class CopyEntering(Effect, frozen=True, tag="copy-entering"):
    """Use what another card in play does on entering as your own.

    Attributes:
        which: the cards that can be meant, also such as do nothing on entering; those that lie face down are none.
    """

    which: Which = Which()

    def carry_out(self, c: Context) -> Doing:
        """The card itself is none of them, and no other of its chain; one of its like is."""
        stage = c.stage
        used = {c.own_spot(), *(each.spot for each in c.chain)}
        options = [at for at in replace(self.which, face="up").spots(c) if at not in used]
        c.did = False
        c.before = c.card_before = None
        if options:
            at = yield from stage.r.pick(c.seat, c.ask("copy-entering"), options)
            yield from _entering(c, at)

    def describe(self, d: Describer) -> str:
        """`use the coming-into-play effect of 1 card in play as your own`."""
        cards = d.targets(ONE, self.which)
        if self.which.owner == "any" and self.which.near is None:
            cards = d.tr("effect.in-play", cards=cards)
        return d.deed("copy-entering", cards=cards)


class CopyAffected(Effect, frozen=True, tag="copy-affected"):
    """Use what the card that the effect before affected does on entering as your own."""

    def carry_out(self, c: Context) -> Doing | None:
        """Nothing, where the effect before affected none that lies face up, or one of the chain."""
        at = None if c.before is None or not c.did else c.before.spot
        if at is None or at in {c.own_spot(), *(each.spot for each in c.chain)}:
            c.did = False
            return None
        return _entering(c, at)

    def describe(self, d: Describer) -> str:
        """`use its coming-into-play effect as your own`."""
        return d.deed("copy-affected")


class CopyDiscarded(Effect, frozen=True, tag="copy-discarded"):
    """Use what a card of any discard pile does on entering as your own; then that card is removed from the game."""

    def carry_out(self, c: Context) -> Doing:
        """Cards that do nothing on entering can be meant too."""
        stage = c.stage
        owners = {stage.pile_owner(seat): seat for seat in reversed(stage.seats_from(c.seat))}
        used = {each.card for each in c.chain if each.spot is None}
        options = [
            PickDiscarded(seat, card)
            for seat in reversed(owners.values())
            for card in dict.fromkeys(sorted(stage.discards(seat)))
            if card not in used
        ]
        c.did = bool(options)
        if not options:
            return
        picked = yield from stage.r.pick(c.seat, c.ask("copy-discarded"), options)
        yield from _as_own(c, Ref(picked.card, None), stage.deck.card[picked.card].entering)
        if picked.card in stage.discards(picked.seat):
            stage.remove(c.seat, picked.seat, picked.card)

    def describe(self, d: Describer) -> str:
        """`use the coming-into-play effect of a card in any discard pile as your own, then remove that card`."""
        return d.deed("copy-discarded")
