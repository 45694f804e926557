"""Effects on hands: draw and discard, so many cards, up to a number, or for something."""

from __future__ import annotations

from typing import Literal

from tricktable.effects.answers import DECLINE, PickCard, PickClan
from tricktable.effects.describer import Describer
from tricktable.effects.effect import Context, Doing, Effect, carry_out_all
from tricktable.effects.filters import Printed
from tricktable.effects.numbers import ONE, Half, HandSize, Number
from tricktable.effects.players import Players, players
from tricktable.effects.values.picking import each_picks
from tricktable.marks import CardId, Seat

HALF_HAND = Half(HandSize())


class Draw(Effect, frozen=True, tag="draw"):
    """These players draw cards, each in full before the next.

    Attributes:
        count: how many each draws.
        who: who draws.
    """

    count: Number = ONE
    who: Players = "you"

    def carry_out(self, c: Context) -> None:
        """Draw as many as there are."""
        count = self.count.value(c)
        c.did = False
        for seat in players(c, self.who):
            c.did = bool(c.stage.draw(seat, count)) or c.did

    def describe(self, d: Describer) -> str:
        """`draw 2 cards`."""
        return d.deed("draw", self.who, cards=d.cards(self.count))


class Discard(Effect, frozen=True, tag="discard"):
    """These players discard cards of their hands, each choosing his own.

    Attributes:
        count: how many each discards, or `all`.
        who: who discards.
    """

    count: Number | Literal["all"] = ONE
    who: Players = "you"

    def carry_out(self, c: Context) -> Doing | None:
        """One card after the other, until the hand is empty."""
        stage = c.stage
        if self.count != "all":
            return each_picks(
                c,
                self.who,
                self.count.value(c),
                "discard",
                lambda seat: stage.deck.picks(stage.side(seat).hand),
                lambda seat, picked: stage.discard(seat, picked.card),
            )
        c.did = False
        for seat in players(c, self.who):
            for card in stage.side(seat).hand:
                stage.discard(seat, card)
                c.did = True
        return None

    def describe(self, d: Describer) -> str:
        """`discard 2 cards`, or `discard your whole hand`."""
        if self.count == "all":
            return d.deed("discard-all", self.who)
        if self.count == HALF_HAND and self.who == "you":
            return d.deed("discard-half")
        return d.deed("discard", self.who, cards=d.cards(self.count))


class DrawTo(Effect, frozen=True, tag="draw-to"):
    """These players draw until they hold so many cards.

    Attributes:
        count: how many they hold then.
        who: who draws.
    """

    count: Number
    who: Players = "you"

    def carry_out(self, c: Context) -> None:
        """Who holds as many draws none."""
        count = self.count.value(c)
        c.did = False
        for seat in players(c, self.who):
            missing = count - len(c.stage.side(seat).hand)
            c.did = (missing > 0 and bool(c.stage.draw(seat, missing))) or c.did

    def describe(self, d: Describer) -> str:
        """`draw until you have 3 cards in hand`."""
        return _until(d, "draw-to", self.count, self.who)


class DiscardTo(Effect, frozen=True, tag="discard-to"):
    """These players discard until they hold so many cards, each choosing his own.

    Attributes:
        count: how many they hold then.
        who: who discards.
    """

    count: Number
    who: Players = "you"

    def carry_out(self, c: Context) -> Doing:
        """Who holds no more discards none."""
        stage, count = c.stage, self.count.value(c)

        def options(seat: Seat) -> list[PickCard]:
            hand = stage.side(seat).hand
            return stage.deck.picks(hand) if len(hand) > count else []

        most = max((len(stage.side(seat).hand) for seat in players(c, self.who)), default=0)
        return each_picks(
            c, self.who, max(0, most - count), "discard", options, lambda seat, got: stage.discard(seat, got.card)
        )

    def describe(self, d: Describer) -> str:
        """`discard until you have 3 cards in hand`."""
        return _until(d, "discard-to", self.count, self.who)


class DiscardFor(Effect, frozen=True, tag="discard-for"):
    """You may discard a card for what then can be done.

    Attributes:
        which: which cards of the hand can be discarded, if with them one of the effects finds something to do.
        then: the effects; a filter can look at the level printed on the card discarded.
    """

    which: Printed
    then: tuple[Effect, ...]

    def carry_out(self, c: Context) -> Doing:
        """Asked whatever the hand holds: not to ask would betray it."""
        stage = c.stage
        options = stage.deck.picks(
            card for card in self.which.among(c, stage.side(c.seat).hand) if self._helps(c, card)
        )
        picked = yield from stage.r.pick_or_stop(c.seat, c.ask("discard-for"), options, DECLINE)
        c.did = picked is not None
        if picked is not None:
            stage.discard(c.seat, picked.card)
            c.before, c.card_before = None, picked.card
            yield from carry_out_all(c, self.then)

    def _helps(self, c: Context, card: CardId) -> bool:
        trying = c.as_seat(c.seat)
        trying.card_before = card
        return any(each.can(trying) for each in self.then)

    def describe(self, d: Describer) -> str:
        """`you may discard 1 card of level 2; if you do, draw 2 cards`."""
        return d.for_this(d.cards(ONE, self.which), self.then)


class DiscardOfClan(Effect, frozen=True, tag="discard-of-clan"):
    """You may discard so many cards of one clan.

    Attributes:
        count: how many.
    """

    count: Number

    def carry_out(self, c: Context) -> Doing:
        """Asked whenever the hand holds so many cards, whatever they are: not to ask would betray them."""
        stage, count = c.stage, self.count.value(c)
        hand = stage.side(c.seat).hand
        c.did = False
        if len(hand) < count:
            return
        of = {card: c.faces.clans_of(c.seat, card) for card in hand}
        clans = [
            PickClan(clan)
            for clan in dict.fromkeys(stage.deck.clan.values())
            if sum(clan in of[card] for card in hand) >= count
        ]
        picked = yield from stage.r.pick_or_stop(c.seat, c.ask("discard-of-clan"), clans, DECLINE)
        if picked is None:
            return
        for left in range(count, 0, -1):
            options = stage.deck.picks(card for card in stage.side(c.seat).hand if picked.clan in of[card])
            card = yield from stage.r.pick(c.seat, c.ask("discard", left), options)
            stage.discard(c.seat, card.card)
        c.did = True

    def describe(self, d: Describer) -> str:
        """`you may discard 5 cards of one clan`."""
        return d.may_deed("discard", cards=d.amount("card-of-one-clan", self.count))


def _until(d: Describer, verb: str, count: Number, who: Players) -> str:
    """A deed done until the hand has so many cards: a number, as many as somebody holds, or else what is counted."""
    if isinstance(count, HandSize) and count.most is None:
        return d.deed(f"{verb}-hand", who, holders=d.tr(f"effect.holders.{d.key(count.who)}"))
    if count.plural() is None:
        return d.deed(f"{verb}-number", who, number=count.figure(d))
    return d.deed(verb, who, cards=d.cards(count))
