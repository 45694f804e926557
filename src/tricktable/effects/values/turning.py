"""Effects that turn cards in play over, or let them change places: trap, release, swap."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from msgspec.structs import replace

from tricktable.effects.answers import DECLINE
from tricktable.effects.describer import Describer
from tricktable.effects.effect import Context, Doing, Effect
from tricktable.effects.filters import Which
from tricktable.effects.numbers import ONE, Number
from tricktable.effects.values.targets import each_target
from tricktable.tableau.army import Spot

ANY = Which()


def _each(do: Callable[[Spot], None]) -> Callable[[Sequence[Spot]], None]:
    """Do it to each."""

    def to_each(spots: Sequence[Spot]) -> None:
        for at in spots:
            do(at)

    return to_each


class Trap(Effect, frozen=True, tag="trap"):
    """Turn face-up cards in play face down ("capture" in Gosu X).

    Attributes:
        count: how many, one at a time; or `all`, together.
        which: which cards; those that lie face down are none.
        optional: whether "you" may stop before so many.
    """

    count: Number | Literal["all"] = ONE
    which: Which = ANY
    optional: bool = False

    def carry_out(self, c: Context) -> Doing:
        """Each is another card, since what lies face down cannot be trapped again."""
        which = replace(self.which, face="up")
        return each_target(c, "trap", self.count, which, _each(c.stage.trap), optional=self.optional)

    def can(self, c: Context) -> bool:
        """Whether there is such a card."""
        return bool(c.stage.open_to("trap", replace(self.which, face="up").spots(c)))

    def describe(self, d: Describer) -> str:
        """`trap 1(+1) card of level 1`."""
        cards = d.targets(self.count, self.which)
        return d.deed_up_to("trap", cards, optional=self.optional, one=self.count == ONE, gap="cards")


class Release(Effect, frozen=True, tag="release"):
    """Turn face-down cards in play face up.

    Attributes:
        count: how many, one at a time; or `all`.
        which: which cards.
    """

    count: Number | Literal["all"] = ONE
    which: Which = ANY

    def carry_out(self, c: Context) -> Doing:
        """One at a time."""
        return each_target(c, "release", self.count, replace(self.which, face="down"), _each(c.stage.release))

    def can(self, c: Context) -> bool:
        """Whether there is such a card."""
        return bool(c.stage.open_to("release", replace(self.which, face="down").spots(c)))

    def describe(self, d: Describer) -> str:
        """`release 1 trapped card`."""
        return d.deed("release", cards=d.targets(self.count, replace(self.which, face="down")))


class Swap(Effect, frozen=True, tag="swap"):
    """Let two cards of one row of one army change places.

    Attributes:
        which: the cards that can be meant.
        optional: whether "you" may leave it.
    """

    which: Which = ANY
    optional: bool = False

    def carry_out(self, c: Context) -> Doing:
        """The first card is one that has another to change places with."""
        stage = c.stage
        found = stage.open_to("swap", self.which.spots(c))
        rows = [(at.seat, at.row) for at in found]
        options = [at for at in found if rows.count((at.seat, at.row)) > 1]
        c.did = False
        if not options:
            return
        if self.optional:
            picked = yield from stage.r.pick_or_stop(c.seat, c.ask("swap", 2), options, DECLINE)
            if picked is None:
                return
            first = picked
        else:
            first = yield from stage.r.pick(c.seat, c.ask("swap", 2), options)
        others = [at for at in options if (at.seat, at.row) == (first.seat, first.row) and at != first]
        second = yield from stage.r.pick(c.seat, c.ask("swap", 1), others)
        one, other = stage.ref(first), stage.ref(second)
        for ref in (one, other):
            if ref.spot is None or (yield from stage.allowed("swap", ref.spot)) is None:
                return
        if one.spot is not None and other.spot is not None:
            stage.swap(one.spot, other.spot)
            c.did = True

    def describe(self, d: Describer) -> str:
        """`swap 2 cards of the same row in one army`."""
        where = d.tr(f"effect.swap.{d.key(self.which.owner)}")
        cards = d.placed(replace(self.which, owner="any"))(2, "2")
        if self.optional:
            return d.may_deed("swap", cards=cards, where=where)
        return d.deed("swap", cards=cards, where=where)
