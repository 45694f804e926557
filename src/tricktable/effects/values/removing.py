"""Effects that take cards out of play: destroy, sacrifice, return to the hand."""

from __future__ import annotations

from tricktable.effects.describer import Describer
from tricktable.effects.effect import Context, Doing, Effect
from tricktable.effects.filters import Which
from tricktable.effects.nouns import MANY
from tricktable.effects.numbers import ONE, Number
from tricktable.effects.players import Players, players
from tricktable.effects.values.targets import each_target
from tricktable.tableau.army import free_places
from tricktable.tableau.spots import spot

FREE = Which(free=True)
OWN_FREE = Which(owner="you", free=True)


class Destroy(Effect, frozen=True, tag="destroy"):
    """Destroy cards in play; in both games of the family only free ones can be destroyed.

    Attributes:
        count: how many, one at a time.
        which: which cards.
    """

    count: Number = ONE
    which: Which = FREE

    def carry_out(self, c: Context) -> Doing:
        """Each must be free when its turn comes."""
        stage = c.stage
        return each_target(c, "destroy", self.count, self.which, lambda at: stage.destroy((at,)))

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
        count = self.count.value(c)
        did = False
        for seat in players(c, self.who):
            for left in range(count, 0, -1):
                options = [spot(seat, row, place) for row, place in free_places(stage.side(seat).army)]
                if c.leaving and (own := c.own_spot()) in options:
                    options.remove(own)
                if not options:
                    break
                at = yield from stage.r.pick(seat, c.ask("sacrifice", left), options)
                c.card_before = stage.placed(at).card
                stage.sacrifice(at)
                did = True
        c.did = did

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
        return each_target(c, "return", self.count, self.which, c.stage.send_home)

    def describe(self, d: Describer) -> str:
        """`return 1 FREE card to its owner's hand`."""
        verb = "return-own" if self.which.owner == "you" else "return"
        return d.deed(verb, cards=d.targets(self.count, self.which, "from"), n=self.count.reach() or MANY)
