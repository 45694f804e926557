"""What holds while a card lies face up: reactions, guards, changed numbers, ways to win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec.structs import replace

from tricktable.effects.conditions import Condition
from tricktable.effects.effect import Effect
from tricktable.effects.filters import Owner, Printed, Which
from tricktable.effects.nouns import SEVERAL
from tricktable.effects.numbers import Number
from tricktable.marks import CardId
from tricktable.value import Value

if TYPE_CHECKING:
    from tricktable.effects.describer import Describer

Happening = Literal[
    "entered", "mutated", "activated", "destroyed", "sacrificed", "returned", "trapped", "released", "swapped",
    "put-on-pile", "removed", "advantage-taken", "point-gained", "token-spent", "two-tokens-spent", "reshuffled",
    "passed", "battle-won", "battle-lost", "round-started", "turn-ended",
]  # fmt: skip
"""What cards can react to."""

WITH_A_CARD: frozenset[Happening] = frozenset({
    "entered", "mutated", "activated", "destroyed", "sacrificed", "returned", "trapped", "released", "swapped",
    "put-on-pile", "removed",
})  # fmt: skip
"""What happens to a card; the rest happens to a player."""

Kept = Literal["trap", "destroy", "swap", "return"]
"""What can be kept from cards in play once and for all."""

Verb = Literal["trap", "destroy", "swap", "return", "activate"]
"""Before what a card can have its say."""

Keyword: TypeAlias = str
"""A keyword of a game, such as `echo`; what it means the game says."""

ITSELF = Which(itself=True)


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
        itself: whether it must happen to the card itself; being removed from the game a card notes wherever it lies.
    """

    event: Happening
    then: tuple[Effect, ...]
    which: Printed = Printed()
    who: Literal["everyone", "you", "opponents"] = "everyone"
    itself: bool = False

    def describe(self, d: Describer) -> str:
        """`whenever a card is destroyed, its owner draws 1 card`."""
        if self.event == "round-started" and self.who == "everyone":
            when = d.tr(f"effect.whenever.{self.event}.{self.who}")
            return d.tr("effect.upon", when=when, then=d.for_each("everyone", self.then))
        doing = self.event not in WITH_A_CARD or self.event == "removed"
        when = d.tr(f"effect.whenever.{self.event}{f'.{self.who}' if doing else ''}", card=self._card(d, doing=doing))
        yours = self.who != "everyone" or (self.itself and not doing)
        name = None if yours else d.tr(f"effect.who.{'that' if doing else 'owner'}")
        return d.tr("effect.upon", when=when, then=d.speaking_of(name, chosen="that").clause(self.then))

    def _card(self, d: Describer, *, doing: bool) -> str:
        """The card that it happens to; in whose army it lies is not said where a player does it to a card anywhere."""
        if self.itself:
            return d.placed(ITSELF)(1, "")
        owner: Owner = "any" if self.who == "everyone" or doing else self.who
        return d.printed(self.which, owner)(1, d.tr("effect.count.one"))


class Before(Overall, frozen=True, tag="before"):
    """Before this is done to a card in play, the card's owner carries out these effects; `Cancel` keeps it away.

    Attributes:
        verb: what is about to be done.
        then: what is carried out before it.
        which: to which cards.
    """

    verb: Verb
    then: tuple[Effect, ...]
    which: Which = Which()

    def describe(self, d: Describer) -> str:
        """`before a card is trapped, its owner may discard 1 card; if they do, that does not happen`."""
        when = d.tr(f"effect.before.{self.verb}", card=d.placed(self.which)(1, d.tr("effect.count.any")))
        voice = d.speaking_of(d.tr("effect.who.owner"))
        return d.tr("effect.upon", when=when, then=voice.clause(self.then))


class Guard(Overall, frozen=True, tag="guard"):
    """This cannot be done to such cards in play: they are no targets of it.

    Attributes:
        verb: what cannot be done.
        which: to which cards.
    """

    verb: Kept
    which: Which = Which()

    def describe(self, d: Describer) -> str:
        """`cards of the Dark clan cannot be trapped`."""
        return d.tr(f"effect.guard.{self.verb}", cards=d.placed(self.which)(SEVERAL, ""))


class Military(Overall, frozen=True, tag="military"):
    """Such face-up cards in play are worth more in the Great Battle.

    Attributes:
        which: which cards.
        by: how much more each is worth.
    """

    which: Which
    by: int

    def describe(self, d: Describer) -> str:
        """`cards of level 1 are worth +1 in the Great Battle`."""
        cards, n = d.subject(self.which)
        return d.tr("effect.military", cards=cards, by=f"{self.by:+d}", n=n)


class Cheaper(Overall, frozen=True, tag="cheaper"):
    """Everyone discards fewer cards for this, though never fewer than none.

    Attributes:
        what: what costs less: an `enrolment`, which a game may call otherwise, or a `mutation`.
        by: how many cards fewer.
    """

    what: Literal["enrolment", "mutation"]
    by: int = 1

    def describe(self, d: Describer) -> str:
        """`everyone discards 1 card fewer for a mutation`."""
        return d.tr(f"effect.cheaper.{self.what}", n=self.by)


class Win(Overall, frozen=True, tag="win"):
    """A player of whom this is true when ways to win are looked at wins.

    Attributes:
        condition: what must be true of him.
    """

    condition: Condition

    def describe(self, d: Describer) -> str:
        """`at the start of a round, a player wins the game if they have at least 9 cards in hand`."""
        voice = d.speaking_of(d.tr("effect.who.that"))
        return d.tr("effect.win", condition=self.condition.describe(voice))


class FromHand(Overall, frozen=True, tag="from-hand"):
    """Before this is done to a card in play, you may discard this card from your hand to use these effects.

    Its owner is asked whenever his hand could hold such a card, lest the question betray it.

    Attributes:
        verbs: what is about to be done.
        which: to which cards, seen from the owner of the card in hand.
        then: the effects; `Cancel` keeps what was about to be done from happening.
    """

    verbs: tuple[Verb, ...]
    then: tuple[Effect, ...]
    which: Which = Which()

    def describe(self, d: Describer) -> str:
        """`before any card is trapped, you may discard this card from your hand; if you do, that does not happen`."""
        verbs = d.listed([d.tr(f"effect.verb.{verb}") for verb in self.verbs], "or")
        card = d.placed(self.which)(1, d.tr("effect.count.any"))
        return d.tr("effect.from-hand", card=card, verbs=verbs, then=d.clause(self.then))


class CountsAs(Overall, frozen=True, tag="counts-as"):
    """Cards count as more than is printed on them.

    Attributes:
        levels: the levels that the card itself counts as, in every zone.
        clans: whether cards count as all clans of their owner's deck, in every zone.
        names: the names that the card itself also answers to while it lies face up.
        which: which cards count as all clans; None: the card itself.
    """

    levels: tuple[int, ...] = ()
    clans: bool = False
    names: tuple[CardId, ...] = ()
    which: Which | None = None

    def describe(self, d: Describer) -> str:
        """`this card counts as level 1, 2 and 3 everywhere`; `this card counts as all clans of its owner's deck`."""
        this = d.subject(ITSELF)[0]
        said: list[str] = []
        if self.levels:
            levels = d.listed([str(level) for level in self.levels], "and")
            said.append(d.tr("effect.counts-as.levels", cards=this, levels=levels, n=len(self.levels)))
        if self.clans:
            # "Your" cards wherever they are, not only those in the army.
            which, key = self.which or ITSELF, "clans"
            if which.owner == "you":
                which, key = replace(which, owner="any"), "your-clans"
            cards, n = d.subject(which)
            said.append(d.tr(f"effect.counts-as.{key}", cards=cards, n=n))
        if self.names:
            names = d.listed([d.card_name(name) for name in self.names], "and")
            said.append(d.tr("effect.counts-as.names", cards=this, names=names, n=len(self.names)))
        return d.joined(said, "effect.series.block", "effect.series.block")


class Grant(Overall, frozen=True, tag="grant"):
    """Such face-up cards have a keyword that is not printed on them; the highest free card has it face down too.

    Attributes:
        keyword: the keyword.
        which: which cards have it.
    """

    keyword: Keyword
    which: Which

    def describe(self, d: Describer) -> str:
        """`cards of level 3 in your army have Echo`."""
        cards, n = d.subject(self.which)
        keyword = d.tr("effect.keyword", keyword=d.keyword_name(self.keyword))
        return d.tr("effect.grant", cards=cards, keyword=keyword, n=n)


class Mirror(Overall, frozen=True, tag="mirror"):
    """The card has keywords, effects, ongoing text and Activation icons of the card in its place opposite."""

    def describe(self, d: Describer) -> str:
        """`this card has the keywords and the whole text of the card in the same place of the opponent's army`."""
        return d.tr("effect.mirror")


class Doubled(Overall, frozen=True, tag="doubled"):
    """Such face-up cards in play are worth twice as much in the Great Battle.

    Attributes:
        condition: what must be true of the card's owner.
        which: which cards.
    """

    condition: Condition
    which: Which = ITSELF

    def describe(self, d: Describer) -> str:
        """`this card is worth twice as much in the Great Battle if you have the Advantage token`."""
        cards, n = d.subject(self.which)
        return d.tr("effect.doubled", cards=cards, condition=self.condition.describe(d), n=n)


class ArmyWorth(Overall, frozen=True, tag="army-worth"):
    """Your whole army is worth more in the Great Battle.

    Attributes:
        by: how much more.
    """

    by: Number

    def describe(self, d: Describer) -> str:
        """`in the Great Battle your army is worth 1 more for each card in your hand`."""
        return d.tr("effect.army-worth", by=d.amount("strength", self.by))
