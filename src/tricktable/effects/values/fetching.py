"""Effects that take cards out of piles: fetch from the discard pile, search the draw pile."""

from __future__ import annotations

from typing import Literal

from tricktable.effects.answers import DECLINE, PickCard
from tricktable.effects.describer import Describer
from tricktable.effects.effect import Context, Doing, Effect
from tricktable.effects.filters import Printed
from tricktable.effects.nouns import MANY
from tricktable.effects.numbers import ONE, Number
from tricktable.effects.players import Players, players
from tricktable.effects.values.picking import each_picks
from tricktable.marks import Seat
from tricktable.tableau.events import NothingFound, Searched


class Fetch(Effect, frozen=True, tag="fetch"):
    """These players take cards from the discard pile into their hands, before all eyes.

    Attributes:
        count: how many each takes, or `all`.
        which: which cards may be taken.
        who: who takes.
        optional: whether each may take fewer.
        one_a_level: whether no two of the cards may have the same printed level.
        likewise: whether with each card all others that answer to one of its names are taken.
        removed: whether `all` includes cards that are out of the game.
    """

    count: Number | Literal["all"] = ONE
    which: Printed = Printed()
    who: Players = "you"
    optional: bool = False
    one_a_level: bool = False
    likewise: bool = False
    removed: bool = False

    def carry_out(self, c: Context) -> Doing | None:
        """One card after the other, while one of them lies there."""
        stage, deck = c.stage, c.stage.deck
        if self.count == "all":
            c.did = False
            for seat in players(c, self.who):
                for card in [card for card in stage.discards(seat) if self.which.matches(c, card)]:
                    stage.fetch(seat, card)
                    c.did = True
                for card in stage.piles(seat).removed if self.removed else ():
                    if self.which.matches(c, card):
                        stage.fetch(seat, card, removed=True)
                        c.did = True
            return None
        levels: set[tuple[Seat, int]] = set()

        def options(seat: Seat) -> list[PickCard]:
            cards = self.which.among(c, sorted(stage.discards(seat)))
            return deck.picks(card for card in cards if (seat, deck.level[card]) not in levels)

        def take(seat: Seat, picked: PickCard) -> None:
            if self.one_a_level:
                levels.add((seat, deck.level[picked.card]))
            names = deck.called[picked.card]
            stage.fetch(seat, picked.card)
            for card in stage.discards(seat) if self.likewise else ():
                if not names.isdisjoint(deck.called[card]):
                    stage.fetch(seat, card)

        return each_picks(c, self.who, self.count.value(c), "fetch", options, take, optional=self.optional)

    def describe(self, d: Describer) -> str:
        """`take 1 card of level 2 from the discard pile`; with more words for what else there is to it."""
        cards = d.cards(self.count, self.which)
        if self.count == "all":
            return d.deed("fetch-removed" if self.removed else "fetch", self.who, cards=cards)
        if self.likewise:
            cards = d.tr("effect.of.likewise", cards=cards, n=self.count.plural() or MANY)
        if self.one_a_level:
            cards = d.tr("effect.of.one-a-level", cards=cards)
        return d.deed_up_to("fetch", cards, self.who, optional=self.optional, one=self.count == ONE, gap="cards")


class Search(Effect, frozen=True, tag="search"):
    """You look for cards in the draw pile, take them, and shuffle the pile.

    Attributes:
        count: how many.
        which: which cards may be taken.
        to: whether they come into your hand, or, shown to all, on top of the shuffled pile.
        optional: whether "you" may stop before so many. Where the cards go to the hand and not every card may be
            taken, it must be so, lest the question tell what lies in the pile.
    """

    count: Number = ONE
    which: Printed = Printed()
    to: Literal["hand", "top"] = "hand"
    optional: bool = True

    def carry_out(self, c: Context) -> Doing:
        """What is found only the player sees, unless it goes on top of the pile."""
        stage = c.stage
        optional = self.optional or (self.to == "hand" and self.which != Printed())
        found = 0
        for left in range(self.count.value(c), 0, -1):
            pile = stage.pile(c.seat)
            if not pile:
                break
            cards = self.which.among(c, sorted(pile))
            stage.r.emit(Searched(c.seat, cards))
            options = stage.deck.picks(cards)
            if optional:
                picked = yield from stage.r.pick_or_stop(c.seat, c.ask("search", left), options, DECLINE)
            else:
                picked = (yield from stage.r.pick(c.seat, c.ask("search", left), options)) if options else None
            if picked is None:
                break
            found += 1
            if self.to == "hand":
                stage.take_unseen(c.seat, picked.card)
            else:
                stage.lay_aside(c.seat, picked.card, "pile")
        stage.shuffle_pile("search", c.seat)
        if self.to == "top":
            for card in stage.revealed()[-found:] if found else ():
                stage.stack_aside(c.seat, card)
            if not found:
                stage.r.emit(NothingFound(c.seat))
        c.did = found > 0

    def describe(self, d: Describer) -> str:
        """`take up to 1 card of level 3 from the draw pile, and shuffle it`."""
        optional = self.optional or (self.to == "hand" and self.which != Printed())
        cards = d.up_to(d.cards(self.count, self.which), optional=optional)
        return d.deed("search" if self.to == "hand" else "search-top", cards=cards)
