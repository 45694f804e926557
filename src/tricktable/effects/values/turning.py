"""Effects that turn cards in play over, or let them change places: trap, release, swap."""

from __future__ import annotations

from msgspec.structs import replace

from tricktable.effects.describer import Describer
from tricktable.effects.effect import Context, Doing, Effect
from tricktable.effects.filters import Which
from tricktable.effects.numbers import ONE, Number
from tricktable.effects.values.targets import each_target

ANY = Which()


class Trap(Effect, frozen=True, tag="trap"):
    """Turn face-up cards in play face down ("capture" in Gosu X).

    Attributes:
        count: how many, one at a time.
        which: which cards; those that lie face down are none.
    """

    count: Number = ONE
    which: Which = ANY

    def carry_out(self, c: Context) -> Doing:
        """Each is another card, since what lies face down cannot be trapped again."""
        return each_target(c, "trap", self.count, replace(self.which, face="up"), c.stage.trap)

    def describe(self, d: Describer) -> str:
        """`trap 1(+1) card of level 1`."""
        return d.deed("trap", cards=d.targets(self.count, self.which))


class Release(Effect, frozen=True, tag="release"):
    """Turn face-down cards in play face up.

    Attributes:
        count: how many, one at a time.
        which: which cards.
    """

    count: Number = ONE
    which: Which = ANY

    def carry_out(self, c: Context) -> Doing:
        """One at a time."""
        return each_target(c, "release", self.count, replace(self.which, face="down"), c.stage.release)

    def describe(self, d: Describer) -> str:
        """`release 1 trapped card`."""
        return d.deed("release", cards=d.targets(self.count, replace(self.which, face="down")))


class Swap(Effect, frozen=True, tag="swap"):
    """Let two cards of one row of one army change places.

    Attributes:
        which: the cards that can be meant.
    """

    which: Which = ANY

    def carry_out(self, c: Context) -> Doing:
        """The first card is one that has another to change places with."""
        stage = c.stage
        found = stage.open_to("swap", self.which.spots(c))
        rows = [(at.seat, at.row) for at in found]
        options = [at for at in found if rows.count((at.seat, at.row)) > 1]
        c.did = False
        if not options:
            return
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
        return d.deed("swap", cards=d.placed(replace(self.which, owner="any"))(2, "2"), where=where)
