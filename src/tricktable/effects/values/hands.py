"""Effects on hands: draw, discard, fetch from the discard pile, search the draw pile."""

from __future__ import annotations

from typing import Literal

from tricktable.effects.answers import DECLINE, PickCard, PickClan
from tricktable.effects.describer import Describer
from tricktable.effects.effect import Context, Doing, Effect, carry_out_all
from tricktable.effects.filters import Printed
from tricktable.effects.nouns import MANY
from tricktable.effects.numbers import ONE, Half, HandSize, Number
from tricktable.effects.players import Players, players
from tricktable.effects.values.picking import each_picks
from tricktable.marks import CardId, Seat
from tricktable.tableau.events import NothingFound, Searched

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


def _until(d: Describer, verb: str, count: Number, who: Players) -> str:
    """A deed done until the hand has so many cards: a number, as many as somebody holds, or else what is counted."""
    if isinstance(count, HandSize) and count.most is None:
        return d.deed(f"{verb}-hand", who, holders=d.tr(f"effect.holders.{d.key(count.who)}"))
    if count.plural() is None:
        return d.deed(f"{verb}-number", who, number=count.figure(d))
    return d.deed(verb, who, cards=d.cards(count))
