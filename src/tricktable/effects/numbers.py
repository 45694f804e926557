"""Numbers of card texts: fixed, X, with a bonus for whoever is behind, or counted on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from tricktable.effects.effect import Context
from tricktable.effects.filters import Which
from tricktable.effects.nouns import MANY
from tricktable.effects.players import Players, players
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


class Fixed(Number, frozen=True, tag="fixed"):
    """A number as it is printed."""

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
        cards = d.placed(replace(self.which, owner="any"))(n, bound)
        return d.tr(f"effect.comes-to.cards.{d.key(self.which.owner)}", cards=cards)


class HandSize(Number, frozen=True, tag="hand"):
    """How many cards these players hold together."""

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


class ClansInArmy(Number, frozen=True, tag="clans"):
    """How many different clans your face-up cards show."""

    most: int | None = None

    def value(self, c: Context) -> int:
        """How many clans."""
        clan = c.stage.deck.clan
        shown = {clan[card.card] for row in c.stage.side(c.seat).army for card in row if not card.down}
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
        return d.tr(f"effect.comes-to.clans.{d.person}", clans=d.noun("clan")(n, bound))

    def _clans(self, d: Nouns) -> Noun:
        return d.noun(f"clan-shown.{d.person}")


def capped(n: int, most: int | None) -> int:
    """The number, or the most that counts."""
    return n if most is None else min(n, most)


ONE = Fixed(1)
