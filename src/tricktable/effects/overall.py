"""What holds while a card lies face up: reactions, guards, changed numbers, ways to win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from tricktable.effects.conditions import Condition
from tricktable.effects.effect import Effect
from tricktable.effects.filters import Owner, Printed, Which
from tricktable.effects.nouns import SEVERAL
from tricktable.value import Value

if TYPE_CHECKING:
    from tricktable.effects.describer import Describer

Happening = Literal[
    "entered", "mutated", "activated", "destroyed", "sacrificed", "returned", "trapped", "released", "swapped",
    "advantage-taken", "point-gained", "token-spent", "passed", "battle-won", "round-started", "turn-ended",
]  # fmt: skip
"""What cards can react to."""

WITH_A_CARD: frozenset[Happening] = frozenset({
    "entered", "mutated", "activated", "destroyed", "sacrificed", "returned", "trapped", "released", "swapped",
})  # fmt: skip
"""What happens to a card; the rest happens to a player."""

Verb = Literal["trap", "destroy", "swap", "return"]
"""What can be kept from cards in play."""


class Overall(Value, frozen=True):
    """The base of what holds while a card lies face up. Subclass it with a tag, and name it in the `Vocabulary`."""

    def describe(self, d: Describer) -> str:
        """What holds, as a sentence without a full stop."""
        raise NotImplementedError(f"{type(self).__name__} does not say itself in words")


class Whenever(Overall, frozen=True, tag="whenever"):
    """Whenever something happens, these effects follow.

    Attributes:
        event: what happens.
        then: the effects. "You" is the player to whom it happens, or the card's owner where `who` names one side.
        which: what is printed on the card that it happens to.
        who: to whom it must happen: `everyone`, the owner (`you`), or his `opponents`.
    """

    event: Happening
    then: tuple[Effect, ...]
    which: Printed = Printed()
    who: Literal["everyone", "you", "opponents"] = "everyone"

    def describe(self, d: Describer) -> str:
        """`whenever a card is destroyed, its owner draws 1 card`."""
        owner: Owner = "any" if self.who == "everyone" else self.who
        if self.event in WITH_A_CARD:
            card = d.printed(self.which, owner)(1, d.tr("effect.count.one"))
            when, name = d.tr(f"effect.whenever.{self.event}", card=card), "owner"
        else:
            when = d.tr(f"effect.whenever.{self.event}.{self.who}")
            name = "that"
        if owner == "any" and self.event == "round-started":
            return d.tr("effect.upon", when=when, then=d.for_each("everyone", self.then))
        voice = d.speaking_of(d.tr(f"effect.who.{name}") if owner == "any" else None, chosen="that")
        return d.tr("effect.upon", when=when, then=voice.clause(self.then))


class Before(Overall, frozen=True, tag="before"):
    """Before this is done to a card in play, the card's owner carries out these effects; `Cancel` keeps it away."""

    verb: Verb
    then: tuple[Effect, ...]
    which: Which = Which()

    def describe(self, d: Describer) -> str:
        """`before a card is trapped, its owner may discard 1 card; if they do, that does not happen`."""
        when = d.tr(f"effect.before.{self.verb}", card=d.placed(self.which)(1, d.tr("effect.count.any")))
        voice = d.speaking_of(d.tr("effect.who.owner"))
        return d.tr("effect.upon", when=when, then=voice.clause(self.then))


class Guard(Overall, frozen=True, tag="guard"):
    """This cannot be done to such cards in play: they are no targets of it."""

    verb: Verb
    which: Which = Which()

    def describe(self, d: Describer) -> str:
        """`cards of the Dark clan cannot be trapped`."""
        return d.tr(f"effect.guard.{self.verb}", cards=d.placed(self.which)(SEVERAL, ""))


class Military(Overall, frozen=True, tag="military"):
    """Such face-up cards in play are worth more in the Great Battle."""

    which: Which
    by: int

    def describe(self, d: Describer) -> str:
        """`cards of level 1 are worth +1 in the Great Battle`."""
        return d.tr("effect.military", cards=d.placed(self.which)(SEVERAL, ""), by=f"{self.by:+d}")


class Cheaper(Overall, frozen=True, tag="cheaper"):
    """Everyone discards fewer cards for this, though never fewer than none."""

    what: Literal["enrolment", "mutation"]
    by: int = 1

    def describe(self, d: Describer) -> str:
        """`everyone discards 1 card fewer for a mutation`."""
        return d.tr(f"effect.cheaper.{self.what}", n=self.by)


class Win(Overall, frozen=True, tag="win"):
    """A player of whom this is true when ways to win are looked at wins."""

    condition: Condition

    def describe(self, d: Describer) -> str:
        """`at the start of a round, a player wins the game if they have at least 9 cards in hand`."""
        voice = d.speaking_of(d.tr("effect.who.that"))
        return d.tr("effect.win", condition=self.condition.describe(voice))
