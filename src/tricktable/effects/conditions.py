"""Conditions of card texts: for `if`, and for ways to win."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricktable.effects.effect import Context
from tricktable.effects.filters import Which
from tricktable.effects.numbers import NONE, Number
from tricktable.effects.players import Players, players
from tricktable.marks import CardId
from tricktable.value import Value

if TYPE_CHECKING:
    from tricktable.effects.describer import Describer


class Condition(Value, frozen=True):
    """The base of conditions. Subclass it with a tag, and name it in the `Vocabulary` of a ruleset."""

    def holds(self, c: Context) -> bool:
        """Whether it is true, as things stand."""
        raise NotImplementedError(f"{type(self).__name__} does not say when it holds")

    def describe(self, d: Describer) -> str:
        """The condition as a clause: "you have ..."."""
        raise NotImplementedError(f"{type(self).__name__} does not say itself in words")


class HasAdvantage(Condition, frozen=True, tag="advantage"):
    """You have the Advantage token."""

    def holds(self, c: Context) -> bool:
        """Whether you have it."""
        return c.stage.has_advantage(c.seat)

    def describe(self, d: Describer) -> str:
        """`you have the Advantage token`."""
        return d.tr(f"effect.condition.advantage.{d.person}")


class IsBehind(Condition, frozen=True, tag="behind"):
    """At least one opponent has more victory points than you."""

    def holds(self, c: Context) -> bool:
        """Whether one has."""
        return c.stage.is_behind(c.seat)

    def describe(self, d: Describer) -> str:
        """`an opponent has more victory points than you`."""
        return d.tr(f"effect.condition.behind.{d.person}")


class ByMutation(Condition, frozen=True, tag="mutated"):
    """The card came into play by mutation."""

    def holds(self, c: Context) -> bool:
        """Whether it did."""
        return c.by_mutation

    def describe(self, d: Describer) -> str:
        """`it came into play by mutation`."""
        return d.tr("effect.condition.mutated")


class DidIt(Condition, frozen=True, tag="did"):
    """The effect before this one changed something ("if you do")."""

    def holds(self, c: Context) -> bool:
        """Whether it did."""
        return c.did

    def describe(self, d: Describer) -> str:
        """`you do`."""
        return d.tr(f"effect.condition.did.{d.person if d.of_you else 'anybody'}")


class HavePassed(Condition, frozen=True, tag="passed"):
    """All of these players have passed this round; true of nobody if there are none.

    Attributes:
        who: the players.
    """

    who: Players = "opponents"

    def holds(self, c: Context) -> bool:
        """Whether they have."""
        seats = players(c, self.who)
        return bool(seats) and all(c.stage.has_passed(seat) for seat in seats)

    def describe(self, d: Describer) -> str:
        """`all opponents have passed`."""
        return d.tr(f"effect.condition.passed.{d.key(self.who)}")


class AtLeast(Condition, frozen=True, tag="at-least"):
    """A number is at least as large as another.

    Attributes:
        number: the number.
        than: the other.
    """

    number: Number
    than: Number

    def holds(self, c: Context) -> bool:
        """Whether it is."""
        return self.number.value(c) >= self.than.value(c)

    def describe(self, d: Describer) -> str:
        """`you have at least 2 cards in hand`; with the figure first, `you have at most 2 cards in hand`."""
        small, large = self.than.plural(), self.number.plural()
        if small is None and self.number == NONE:
            return self.than.comes_to_none(d)
        if small is None and large is not None:
            most = d.tr("effect.count.at-most", n=self.number.figure(d))
            return self.than.comes_to(d, most, large)
        least = d.tr("effect.count.at-least", n=self.than.figure(d))
        return Number.comes_to(self.number, d, least, 0) if small is None else self.number.comes_to(d, least, small)


class Shows(Condition, frozen=True, tag="shows"):
    """Your army shows each of these cards face up.

    Attributes:
        names: the names of the cards.
    """

    names: tuple[CardId, ...]

    def holds(self, c: Context) -> bool:
        """Whether it does."""
        there: set[str] = set()
        for at in Which(owner="you", face="up").spots(c):
            there |= c.faces.called(at, c.stage.placed(at))
        return there.issuperset(self.names)

    def describe(self, d: Describer) -> str:
        """`your army shows Fact and Garsh face up`."""
        names = d.listed([d.card_name(name) for name in self.names], "and")
        return d.tr(f"effect.condition.shows.{d.person}", names=names, n=len(self.names))


class AllOf(Condition, frozen=True, tag="all-of"):
    """Each of these is true.

    Attributes:
        conditions: what must be true.
    """

    conditions: tuple[Condition, ...]

    def holds(self, c: Context) -> bool:
        """Whether they are."""
        return all(each.holds(c) for each in self.conditions)

    def describe(self, d: Describer) -> str:
        """`you have the Advantage token and you have at least 2 cards in hand`."""
        texts = [each.describe(d) for each in self.conditions]
        return d.joined(texts, "effect.condition.all-of-comma", "effect.condition.all-of")


class Uncopied(Condition, frozen=True, tag="uncopied"):
    """It is the card's own effect, and not used by another card."""

    def holds(self, c: Context) -> bool:
        """Whether nothing was copied on the way here."""
        return not c.chain

    def describe(self, d: Describer) -> str:
        """`this effect is not being copied`."""
        return d.tr("effect.condition.uncopied")
