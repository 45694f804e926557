"""Effects on hands: draw, discard, fetch from the discard pile, search the draw pile."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from tricktable.effects.answers import DECLINE
from tricktable.effects.describer import Describer
from tricktable.effects.effect import Context, Doing, Effect
from tricktable.effects.filters import Printed
from tricktable.effects.numbers import ONE, Number
from tricktable.effects.players import Players, players
from tricktable.effects.values.picking import each_picks
from tricktable.tableau.events import Drew, Searched
from tricktable.tableau.hands import with_cards, without_card


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
        return d.deed("discard", self.who, cards=d.cards(self.count))


class Fetch(Effect, frozen=True, tag="fetch"):
    """These players take cards from the discard pile into their hands, before all eyes.

    Attributes:
        count: how many each takes.
        which: which cards may be taken.
        who: who takes.
    """

    count: Number = ONE
    which: Printed = Printed()
    who: Players = "you"

    def carry_out(self, c: Context) -> Doing:
        """One card after the other, while one of them lies there."""
        stage = c.stage
        return each_picks(
            c,
            self.who,
            self.count.value(c),
            "fetch",
            lambda seat: stage.deck.picks(self.which.among(c, sorted(stage.discards(seat)))),
            lambda seat, picked: stage.fetch(seat, picked.card),
        )

    def describe(self, d: Describer) -> str:
        """`take 1 card of level 2 from the discard pile`."""
        return d.deed("fetch", self.who, cards=d.cards(self.count, self.which))


class Search(Effect, frozen=True, tag="search"):
    """You look for cards in the draw pile, take them into your hand, and shuffle the pile.

    Attributes:
        count: how many.
        which: which cards may be taken.
    """

    count: Number = ONE
    which: Printed = Printed()

    def carry_out(self, c: Context) -> Doing:
        """What is found only the player sees; he may always stop, lest the question tell what lies in the pile."""
        stage = c.stage
        did = False
        for left in range(self.count.value(c), 0, -1):
            pile = stage.pile(c.seat)
            if not pile:
                break
            cards = self.which.among(c, sorted(pile))
            stage.r.emit(Searched(c.seat, cards))
            options = stage.deck.picks(cards)
            picked = yield from stage.r.pick_or_stop(c.seat, c.ask("search", left), options, DECLINE)
            if picked is None:
                break
            stage.put_piles(c.seat, without_card(pile, picked.card), stage.discards(c.seat))
            side = stage.side(c.seat)
            stage.put_side(c.seat, replace(side, hand=with_cards(side.hand, (picked.card,))))
            stage.r.emit(Drew(c.seat, 1, (picked.card,)))
            did = True
        pile = stage.r.dice.shuffle("search", stage.pile(c.seat))
        stage.put_piles(c.seat, pile, stage.discards(c.seat))
        c.did = did

    def describe(self, d: Describer) -> str:
        """`take up to 1 card of level 3 from the draw pile, and shuffle it`."""
        return d.deed("search", cards=d.cards(self.count, self.which))
