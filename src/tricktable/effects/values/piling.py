"""Effects on piles: mill, put on top, remove from the game, shuffle in."""

from __future__ import annotations

from typing import Literal

from tricktable.effects.describer import Describer
from tricktable.effects.effect import Context, Doing, Effect
from tricktable.effects.filters import Printed, Which
from tricktable.effects.nouns import MANY
from tricktable.effects.numbers import ONE, Number
from tricktable.effects.players import Players, players
from tricktable.effects.values.picking import each_picks
from tricktable.effects.values.removing import FREE
from tricktable.effects.values.targets import each_target


class Mill(Effect, frozen=True, tag="mill"):
    """These players put the top cards of their draw piles on the discard pile.

    Attributes:
        count: how many each, as far as there are so many.
        who: who does.
    """

    count: Number = ONE
    who: Players = "you"

    def carry_out(self, c: Context) -> None:
        """No pile is shuffled for it."""
        count = self.count.value(c)
        c.did = False
        for seat in players(c, self.who):
            c.did = bool(c.stage.mill(seat, count)) or c.did

    def describe(self, d: Describer) -> str:
        """`put 3 cards from the top of the draw pile on the discard pile`."""
        return d.deed("mill", self.who, cards=d.cards(self.count))


class Stack(Effect, frozen=True, tag="stack"):
    """You put cards of your discard pile on top of your draw pile, the last one topmost.

    Attributes:
        count: how many.
        which: which cards.
        optional: whether "you" may stop before so many.
    """

    count: Number = ONE
    which: Printed = Printed()
    optional: bool = False

    def carry_out(self, c: Context) -> Doing:
        """One card after the other, so the order is "yours"."""
        stage = c.stage
        return each_picks(
            c,
            "you",
            self.count.value(c),
            "stack",
            lambda seat: stage.deck.picks(self.which.among(c, sorted(stage.discards(seat)))),
            lambda seat, picked: stage.stack(seat, picked.card),
            optional=self.optional,
        )

    def describe(self, d: Describer) -> str:
        """`put 2 cards from the discard pile on top of the draw pile, in any order`."""
        cards, one = d.cards(self.count, self.which), self.count == ONE
        verb = "stack" if one else "stack-in-order"
        return d.deed_up_to(verb, cards, optional=self.optional, one=one, gap="cards")


class PutOnPile(Effect, frozen=True, tag="put-on-pile"):
    """Put cards in play on top of their owners' draw piles.

    Attributes:
        count: how many, one at a time.
        which: which cards; free ones, or rows would have holes.
    """

    count: Number = ONE
    which: Which = FREE

    def carry_out(self, c: Context) -> Doing:
        """Each must match when its turn comes."""
        stage = c.stage
        return each_target(c, "put-on-pile", self.count, self.which, lambda spots: stage.put_on_pile(*spots))

    def can(self, c: Context) -> bool:
        """Whether there is such a card."""
        return bool(self.which.spots(c))

    def describe(self, d: Describer) -> str:
        """`put 1 FREE card on top of its owner's draw pile`."""
        verb = "put-on-own-pile" if self.which.owner == "you" else "put-on-pile"
        return d.deed(verb, cards=d.targets(self.count, self.which, "from"), n=self.count.reach() or MANY)


class StackRevealed(Effect, frozen=True, tag="stack-revealed"):
    """You put revealed cards on top of your draw pile, or at its bottom.

    Attributes:
        count: how many.
        to: where.
    """

    count: Number = ONE
    to: Literal["top", "bottom"] = "top"

    def carry_out(self, c: Context) -> Doing:
        """One card after the other."""
        stage, bottom = c.stage, self.to == "bottom"
        return each_picks(
            c,
            "you",
            self.count.value(c),
            f"stack-{self.to}",
            lambda seat: stage.deck.picks(sorted(stage.revealed(seat))),
            lambda seat, picked: stage.stack_aside(seat, picked.card, bottom=bottom),
        )

    def describe(self, d: Describer) -> str:
        """`put 1 of them on top of the draw pile`."""
        return d.deed(f"stack-{self.to}", cards=d.amount("revealed", self.count))


class RemoveDiscarded(Effect, frozen=True, tag="remove"):
    """You remove cards of your discard pile from the game.

    Attributes:
        count: how many, or `all`.
        which: which cards.
        optional: whether "you" may stop before so many.
    """

    count: Number | Literal["all"] = ONE
    which: Printed = Printed()
    optional: bool = False

    def carry_out(self, c: Context) -> Doing | None:
        """One card after the other."""
        stage = c.stage
        if self.count != "all":
            return each_picks(
                c,
                "you",
                self.count.value(c),
                "remove",
                lambda seat: stage.deck.picks(self.which.among(c, sorted(stage.discards(seat)))),
                lambda seat, picked: stage.remove(seat, seat, picked.card),
                optional=self.optional,
            )
        cards = [card for card in stage.discards(c.seat) if self.which.matches(c, card)]
        for card in cards:
            stage.remove(c.seat, c.seat, card)
        c.did = bool(cards)
        return None

    def describe(self, d: Describer) -> str:
        """`remove 1 card in the discard pile from the game`."""
        cards = d.cards(self.count, self.which)
        if self.count == "all":
            return d.deed("remove", cards=cards)
        return d.deed_up_to("remove", cards, optional=self.optional, one=self.count == ONE, gap="cards")


class ShuffleIn(Effect, frozen=True, tag="shuffle-in"):
    """You shuffle all such cards of your discard pile, or of those out of the game, into your draw pile.

    Attributes:
        which: which cards.
        origin: where they lie.
    """

    which: Printed = Printed()
    origin: Literal["discard", "removed"] = "discard"

    def carry_out(self, c: Context) -> None:
        """Nothing is shuffled where there is none."""
        stage = c.stage
        there = stage.discards(c.seat) if self.origin == "discard" else stage.piles(c.seat).removed
        cards = [card for card in there if self.which.matches(c, card)]
        c.did = bool(cards)
        if cards:
            stage.shuffle_in(c.seat, cards, self.origin)

    def describe(self, d: Describer) -> str:
        """`shuffle all cards of level 1 from the discard pile into the draw pile`."""
        verb = "shuffle-in" if self.origin == "discard" else "shuffle-in-removed"
        return d.deed(verb, cards=d.cards("all", self.which))
