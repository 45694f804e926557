"""Effects that turn up cards of the pile, and share them out."""

from __future__ import annotations

from typing import Literal

from tricktable.effects.describer import Describer
from tricktable.effects.effect import Context, Doing, Effect
from tricktable.effects.filters import Printed
from tricktable.effects.nouns import SEVERAL
from tricktable.effects.numbers import ONE, Number
from tricktable.effects.players import Players, players
from tricktable.effects.values.picking import each_picks


class Reveal(Effect, frozen=True, tag="reveal"):
    """These players turn up the top cards of the draw pile and lay them aside.

    Attributes:
        count: how many each turns up.
        who: who does.
    """

    count: Number = ONE
    who: Players = "you"

    def carry_out(self, c: Context) -> None:
        """As many as there are."""
        count = self.count.value(c)
        c.did = False
        for seat in players(c, self.who):
            c.did = bool(c.stage.reveal(seat, count)) or c.did

    def describe(self, d: Describer) -> str:
        """`reveal 3 cards from the top of the draw pile`."""
        return d.deed("reveal", self.who, cards=d.cards(self.count))


class Take(Effect, frozen=True, tag="take"):
    """These players take cards that were revealed into their hands.

    Attributes:
        who: who takes.
        count: how many each takes, or `all`.
        which: which cards may be taken.
    """

    who: Players = "you"
    count: Number | Literal["all"] = ONE
    which: Printed = Printed()

    def carry_out(self, c: Context) -> Doing | None:
        """One card after the other, each player in full."""
        stage = c.stage
        if self.count != "all":
            return each_picks(
                c,
                self.who,
                self.count.value(c),
                "take",
                lambda seat: stage.deck.picks(self.which.among(c, sorted(stage.revealed(seat)))),
                lambda seat, picked: stage.take_aside(seat, picked.card),
            )
        c.did = False
        for seat in players(c, self.who):
            for card in stage.revealed(seat):
                if self.which.matches(c, card):
                    stage.take_aside(seat, card)
                    c.did = True
        return None

    def describe(self, d: Describer) -> str:
        """`take 1 of them`, `take 1 card of level 2 from among them`, or `take the rest`."""
        if self.which == Printed():
            if self.count == "all":
                return d.deed("take-all" if isinstance(d.before, Reveal) else "take-rest", self.who)
            return d.deed("take", self.who, cards=d.amount("revealed", self.count))
        every = d.printed(self.which)(SEVERAL, d.tr("effect.count.all"))
        cards = every if self.count == "all" else d.cards(self.count, self.which)
        return d.deed("take-among", self.who, cards=cards)


class DiscardRevealed(Effect, frozen=True, tag="discard-revealed"):
    """What was revealed and not taken goes to the discard pile."""

    def carry_out(self, c: Context) -> None:
        """All of it."""
        cards = c.stage.revealed()
        for card in cards:
            c.stage.drop_aside(c.seat, card)
        c.did = bool(cards)

    def describe(self, d: Describer) -> str:
        """`discard the rest`, or all where nothing was taken."""
        return d.deed("discard-revealed" if isinstance(d.before, Reveal) else "discard-rest")
