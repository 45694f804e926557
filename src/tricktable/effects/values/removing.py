"""Effects that take cards out of play: destroy, sacrifice, return to the hand."""

from __future__ import annotations

from typing import Literal

from tricktable.effects.describer import Describer
from tricktable.effects.effect import Context, Doing, Effect
from tricktable.effects.filters import Which
from tricktable.effects.nouns import MANY
from tricktable.effects.numbers import ONE, Number
from tricktable.effects.players import Players
from tricktable.effects.values.picking import each_picks
from tricktable.effects.values.targets import each_target
from tricktable.marks import Seat
from tricktable.tableau.army import Spot, free_places
from tricktable.tableau.spots import spot

FREE = Which(free=True)
OWN_FREE = Which(owner="you", free=True)


class Destroy(Effect, frozen=True, tag="destroy"):
    """Destroy cards in play; in both games of the family only free ones can be destroyed.

    Attributes:
        count: how many, one at a time; or `all`, together.
        which: which cards.
    """

    count: Number | Literal["all"] = ONE
    which: Which = FREE

    def carry_out(self, c: Context) -> Doing:
        """Each must be free when its turn comes."""
        return each_target(c, "destroy", self.count, self.which, c.stage.destroy)

    def can(self, c: Context) -> bool:
        """Whether there is such a card."""
        return bool(c.stage.open_to("destroy", self.which.spots(c)))

    def describe(self, d: Describer) -> str:
        """`destroy 1 FREE card`."""
        return d.deed("destroy", cards=d.targets(self.count, self.which))


class Sacrifice(Effect, frozen=True, tag="sacrifice"):
    """These players give up free cards of their own armies, one by one; that is no destruction.

    Attributes:
        count: how many each gives up.
        who: who does.
    """

    count: Number = ONE
    who: Players = "you"

    def carry_out(self, c: Context) -> Doing:
        """Each card must be free when its turn comes."""
        stage = c.stage

        def options(seat: Seat) -> list[Spot]:
            found = [spot(seat, row, place) for row, place in free_places(stage.side(seat).army)]
            return [at for at in found if not c.leaving or at != c.own_spot()]

        def give_up(_: Seat, at: Spot) -> None:
            c.affect(at)
            stage.sacrifice(at)

        return each_picks(c, self.who, self.count.value(c), "sacrifice", options, give_up)

    def describe(self, d: Describer) -> str:
        """`sacrifice 1 FREE card from your army`."""
        own = d if self.who == "you" else d.speaking_of(d.who(self.who))
        cards = self.count.amount(d, own.placed(OWN_FREE, "from", self.count.reach()))
        return d.deed("sacrifice", self.who, cards=cards)


class ReturnToHand(Effect, frozen=True, tag="return"):
    """Return cards in play to their owners' hands.

    Attributes:
        count: how many, one at a time.
        which: which cards; free ones, or rows would have holes.
    """

    count: Number = ONE
    which: Which = FREE

    def carry_out(self, c: Context) -> Doing:
        """Each must match when its turn comes."""
        stage = c.stage
        return each_target(c, "return", self.count, self.which, lambda spots: stage.send_home(*spots))

    def describe(self, d: Describer) -> str:
        """`return 1 FREE card to its owner's hand`."""
        verb = "return-own" if self.which.owner == "you" else "return"
        return d.deed(verb, cards=d.targets(self.count, self.which, "from"), n=self.count.reach() or MANY)
