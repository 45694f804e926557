"""Numbers of card texts: fixed, X, with a bonus for whoever is behind, or counted on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from tricktable.effects.effect import Context
from tricktable.effects.filters import Which
from tricktable.effects.nouns import MANY, only_one, squeezed
from tricktable.effects.players import Players, players
from tricktable.tableau.army import size
from tricktable.value import Value

if TYPE_CHECKING:
    from tricktable.effects.nouns import Noun, Nouns


class Number(Value, frozen=True):
    """The base of numbers. Subclass it with a tag, and name it in the `Vocabulary` of a ruleset."""

    def value(self, c: Context) -> int:
        """How many, as things stand."""
        raise NotImplementedError(f"{type(self).__name__} does not say how many")

    def plural(self) -> int | None:
        """The number by which a noun after it is inflected; None where it is counted on the table."""
        return None

    def reach(self) -> int | None:
        """How many it may come to; None where the card does not say."""
        return self.plural()

    def figure(self, d: Nouns) -> str:
        """The number by itself: `2`, or `the number of cards in your hand`."""
        raise NotImplementedError(f"{type(self).__name__} does not say itself in words")

    def amount(self, d: Nouns, noun: Noun) -> str:
        """So many of something: `2 cards`, or `1 card for each card in your hand`."""
        n = self.plural()
        if n is None:
            raise NotImplementedError(f"{type(self).__name__} does not say how many of something")
        return noun(n, self.figure(d))

    def comes_to(self, d: Nouns, bound: str, n: int) -> str:
        """The clause that it is as large as that: `you have at least 2 cards in hand`.

        Args:
            d: the language.
            bound: how large, such as `at least 2`.
            n: the number by which a noun after it is inflected.
        """
        return d.tr("effect.comes-to.number", number=self.figure(d), bound=bound)

    def comes_to_none(self, d: Nouns) -> str:
        """The clause that it is 0: `you have no cards in hand`."""
        return self.comes_to(d, d.tr("effect.count.none"), 0)


class Fixed(Number, frozen=True, tag="fixed"):
    """A number as it is printed.

    Attributes:
        n: the number.
    """

    n: int

    def value(self, c: Context) -> int:
        """The number."""
        return self.n

    def plural(self) -> int:
        """The number."""
        return self.n

    def figure(self, d: Nouns) -> str:
        """`2`."""
        return str(self.n)


class X(Number, frozen=True, tag="x"):
    """X, as chosen before in the same effect."""

    def value(self, c: Context) -> int:
        """What was chosen."""
        return c.x

    def plural(self) -> int:
        """As after "as many"."""
        return MANY

    def figure(self, d: Nouns) -> str:
        """`X`."""
        return "X"


class Bonus(Number, frozen=True, tag="bonus"):
    """`n(+more)`: more where some opponent has more victory points than you.

    Attributes:
        n: without the bonus.
        more: the bonus.
    """

    n: int
    more: int

    def value(self, c: Context) -> int:
        """With the bonus where it applies."""
        return self.n + (self.more if c.stage.is_behind(c.seat) else 0)

    def plural(self) -> int:
        """The number without the bonus."""
        return self.n

    def reach(self) -> int:
        """With the bonus."""
        return self.n + self.more

    def figure(self, d: Nouns) -> str:
        """`1(+1)`."""
        return d.tr("effect.count.bonus", n=self.n, more=self.more)


class CardsInPlay(Number, frozen=True, tag="cards"):
    """How many cards in play match.

    Attributes:
        which: which cards.
        most: at most so many count.
    """

    which: Which
    most: int | None = None

    def value(self, c: Context) -> int:
        """How many there are."""
        return capped(len(self.which.spots(c)), self.most)

    def figure(self, d: Nouns) -> str:
        """`the number of FREE cards in your army`."""
        return d.number_of(d.placed(self.which), self.most)

    def amount(self, d: Nouns, noun: Noun) -> str:
        """`1 card for each FREE card in your army`."""
        return d.counted(noun, d.placed(self.which), self.most)

    def comes_to(self, d: Nouns, bound: str, n: int) -> str:
        """`you have at least 2 FREE cards in your army`."""
        if self.most is not None:
            return super().comes_to(d, bound, n)
        which = self.which
        if only_one(which):
            return d.tr("effect.comes-to.in-play", card=d.subject(which)[0])
        cards = d.placed(which if which.near else replace(which, owner="any"))(n, bound)
        return d.tr(f"effect.comes-to.cards.{self._where(d)}", cards=cards, n=n)

    def comes_to_none(self, d: Nouns) -> str:
        """`there are no cards in play`."""
        which = self.which
        if only_one(which):
            return d.tr("effect.comes-to.not-in-play", card=d.subject(which)[0])
        cards = d.placed(which if which.near else replace(which, owner="any"))(MANY, "")
        return d.tr(f"effect.comes-to.no-cards.{self._where(d)}", cards=cards)

    def _where(self, d: Nouns) -> str:
        return "near" if self.which.near else d.key(self.which.owner)


class HandSize(Number, frozen=True, tag="hand"):
    """How many cards these players hold together.

    Attributes:
        who: whose hands count.
        most: it is at most so much; None: no such limit.
    """

    who: Players = "you"
    most: int | None = None

    def value(self, c: Context) -> int:
        """How many they hold."""
        return capped(sum(len(c.stage.side(seat).hand) for seat in players(c, self.who)), self.most)

    def figure(self, d: Nouns) -> str:
        """`the number of cards in your hand`."""
        return d.number_of(d.noun(f"hand.{d.key(self.who)}"), self.most)

    def amount(self, d: Nouns, noun: Noun) -> str:
        """`1 card for each card in your hand`."""
        return d.counted(noun, d.noun(f"hand.{d.key(self.who)}"), self.most)

    def comes_to(self, d: Nouns, bound: str, n: int) -> str:
        """`you have at least 2 cards in hand`."""
        if self.most is not None:
            return super().comes_to(d, bound, n)
        return d.tr(f"effect.comes-to.hand.{d.key(self.who)}", cards=d.printed()(n, bound))

    def comes_to_none(self, d: Nouns) -> str:
        """`you have no cards in hand`."""
        return d.tr(f"effect.comes-to.no-hand.{d.key(self.who)}")


class LevelBefore(Number, frozen=True, tag="level"):
    """The printed level of the card that the effect before affected; 0 where it affected none."""

    def value(self, c: Context) -> int:
        """The level."""
        return c.stage.deck.level[c.card_before] if c.did and c.card_before is not None else 0

    def figure(self, d: Nouns) -> str:
        """`its level`."""
        return d.tr("effect.count.level.number")

    def amount(self, d: Nouns, noun: Noun) -> str:
        """`as many cards as its level`."""
        return d.tr("effect.count.level.amount", things=noun(MANY, ""))


OWN = Which(owner="you")


class ClansInArmy(Number, frozen=True, tag="clans"):
    """How many different clans face-up cards show: those of your army, or those that `which` means.

    Attributes:
        most: it is at most so much; None: no such limit.
        which: whose clans count; those of your army, if left out.
    """

    most: int | None = None
    which: Which = OWN

    def value(self, c: Context) -> int:
        """How many clans."""
        stage, faces = c.stage, c.faces
        shown: set[str] = set()
        for at in self.which.spots(c):
            shown |= faces.clans(at, stage.placed(at))
        return capped(len(shown), self.most)

    def figure(self, d: Nouns) -> str:
        """`the number of different clans in your army`."""
        return d.number_of(self._clans(d), self.most)

    def amount(self, d: Nouns, noun: Noun) -> str:
        """`1 card for each different clan in your army`."""
        return d.counted(noun, self._clans(d), self.most)

    def comes_to(self, d: Nouns, bound: str, n: int) -> str:
        """`your army shows at least 3 different clans`."""
        if self.most is not None:
            return super().comes_to(d, bound, n)
        clans = d.noun("clan")(n, bound)
        if self.which == OWN:
            return d.tr(f"effect.comes-to.clans.{d.person}", clans=clans)
        return d.tr("effect.comes-to.clans-among", clans=clans, cards=self._cards(d), n=n)

    def _clans(self, d: Nouns) -> Noun:
        if self.which == OWN:
            return d.noun(f"clan-shown.{d.person}")
        cards = self._cards(d)
        return lambda n, figure: squeezed(d.tr("effect.noun.clan-among", n=n, figure=figure, cards=cards))

    def _cards(self, d: Nouns) -> str:
        return d.placed(self.which)(MANY, "")


class ClansDiscarded(Number, frozen=True, tag="clans-discarded"):
    """How many different clans the cards of your discard pile have."""

    def value(self, c: Context) -> int:
        """How many clans."""
        faces = c.faces
        return len({clan for card in set(c.stage.discards(c.seat)) for clan in faces.clans_of(c.seat, card)})

    def figure(self, d: Nouns) -> str:
        """`the number of different clans in your discard pile`."""
        return d.number_of(d.noun(f"clan-discarded.{d.person}"), None)

    def amount(self, d: Nouns, noun: Noun) -> str:
        """`1 card for each different clan in your discard pile`."""
        return d.counted(noun, d.noun(f"clan-discarded.{d.person}"), None)

    def comes_to(self, d: Nouns, bound: str, n: int) -> str:
        """`your discard pile has at least 3 different clans`."""
        return d.tr(f"effect.comes-to.clans-discarded.{d.person}", clans=d.noun("clan")(n, bound))


class Points(Number, frozen=True, tag="points"):
    """How many victory points you have."""

    def value(self, c: Context) -> int:
        """How many."""
        return c.stage.points_of(c.seat)

    def figure(self, d: Nouns) -> str:
        """`the number of your victory points`."""
        return d.number_of(d.noun(f"own-point.{d.person}"), None)

    def amount(self, d: Nouns, noun: Noun) -> str:
        """`1 card for each of your victory points`."""
        return d.counted(noun, d.noun(f"own-point.{d.person}"), None)

    def comes_to(self, d: Nouns, bound: str, n: int) -> str:
        """`you have at least 1 victory point`."""
        return d.tr(f"effect.comes-to.points.{d.person}", points=d.noun("point")(n, bound))


class TokenCount(Number, frozen=True, tag="tokens"):
    """How many Activation tokens you own: in hand, on your cards, and spent.

    A game that prints a letter for it, such as X, has that as `effect.count.tokens` in its catalog.
    """

    def value(self, c: Context) -> int:
        """How many."""
        side = c.stage.side(c.seat)
        return side.ready + side.spent + sum(card.tokens for row in side.army for card in row)

    def figure(self, d: Nouns) -> str:
        """`the number of your Activation tokens`."""
        return d.tr("effect.count.tokens") or d.number_of(d.noun(f"own-token.{d.person}"), None)

    def amount(self, d: Nouns, noun: Noun) -> str:
        """`1 card for each of your Activation tokens`, or `X cards`."""
        letter = d.tr("effect.count.tokens")
        return noun(MANY, letter) if letter else d.counted(noun, d.noun(f"own-token.{d.person}"), None)

    def comes_to(self, d: Nouns, bound: str, n: int) -> str:
        """`you have at least 4 Activation tokens`, or `X is at least 4`."""
        if d.tr("effect.count.tokens"):
            return super().comes_to(d, bound, n)
        return d.tr(f"effect.comes-to.tokens.{d.person}", tokens=d.noun("token")(n, bound))


class Half(Number, frozen=True, tag="half"):
    """Half of another number, rounded up.

    Attributes:
        of: the other number.
    """

    of: Number

    def value(self, c: Context) -> int:
        """Half of it."""
        return (self.of.value(c) + 1) // 2

    def figure(self, d: Nouns) -> str:
        """`half of the number of cards in your hand (rounded up)`."""
        return d.tr("effect.count.half", number=self.of.figure(d))

    def amount(self, d: Nouns, noun: Noun) -> str:
        """`as many cards as half of X (rounded up)`."""
        return d.tr("effect.count.as-many", things=noun(MANY, ""), number=self.figure(d))


class Ahead(Number, frozen=True, tag="ahead"):
    """How many cards in play whoever has most has more than the next one."""

    def value(self, c: Context) -> int:
        """The difference."""
        counts = sorted(size(side.army) for side in c.stage.r.state.sides)
        return counts[-1] - counts[-2] if len(counts) > 1 else 0

    def figure(self, d: Nouns) -> str:
        """`the number of cards in play by which the first is ahead of the next player`."""
        return d.tr("effect.count.ahead.number")

    def amount(self, d: Nouns, noun: Noun) -> str:
        """`as many cards as the player with the most cards in play is ahead of the next`."""
        return d.tr("effect.count.ahead.amount", things=noun(MANY, ""))


def capped(n: int, most: int | None) -> int:
    """The number, or the most that counts."""
    return n if most is None else min(n, most)


NONE, ONE = Fixed(0), Fixed(1)
