"""Effects on tokens, points and turns."""

from __future__ import annotations

from tricktable.effects.answers import SPENT_TOKEN, SpentToken
from tricktable.effects.describer import Describer
from tricktable.effects.effect import Context, Doing, Effect
from tricktable.effects.numbers import ONE, Number
from tricktable.effects.players import Players, players
from tricktable.effects.values.picking import each_picks
from tricktable.marks import Seat
from tricktable.tableau.army import Spot
from tricktable.tableau.spots import spots


class TakeToken(Effect, frozen=True, tag="take-token"):
    """These players take back Activation tokens used this round, from a card or spent.

    The token that pays for the effect under way stays where it is: else it would pay for ever.

    Attributes:
        count: how many each takes back.
        who: who does.
        optional: whether each may take fewer.
    """

    count: Number = ONE
    who: Players = "you"
    optional: bool = False

    def carry_out(self, c: Context) -> Doing:
        """One after the other, each player choosing his own."""
        stage = c.stage
        paying = None if c.paying is None else c.paying.spot

        def options(seat: Seat) -> list[Spot | SpentToken]:
            side = stage.side(seat)
            used = [at for at in spots(side.army, seat) if stage.placed(at).tokens and at != paying]
            return [SPENT_TOKEN, *used] if side.spent else [*used]

        def take(seat: Seat, got: Spot | SpentToken) -> None:
            stage.take_back(seat, got if isinstance(got, Spot) else None)

        return each_picks(c, self.who, self.count.value(c), "take-token", options, take, optional=self.optional)

    def describe(self, d: Describer) -> str:
        """`take back 1 Activation token`."""
        tokens, one = d.amount("token", self.count), self.count == ONE
        return d.deed_up_to("take-token", tokens, self.who, optional=self.optional, one=one, gap="tokens")


class TakeAdvantage(Effect, frozen=True, tag="take-advantage"):
    """You take the Advantage token."""

    def carry_out(self, c: Context) -> None:
        """From whoever has it."""
        c.did = not c.stage.has_advantage(c.seat)
        c.stage.take_advantage(c.seat)

    def describe(self, d: Describer) -> str:
        """`take the Advantage token`."""
        return d.deed("take-advantage")


class GainPoint(Effect, frozen=True, tag="gain-point"):
    """These players gain victory points, all at the same time.

    Attributes:
        count: how many each gains.
        who: who does.
    """

    count: Number = ONE
    who: Players = "you"

    def carry_out(self, c: Context) -> None:
        """The game ends at once where that is enough."""
        count, seats = self.count.value(c), players(c, self.who)
        c.did = count > 0 and bool(seats)
        if c.did:
            c.stage.gain_points(seats, count)

    def describe(self, d: Describer) -> str:
        """`gain 1 victory point`."""
        return d.deed("gain-point", self.who, points=d.amount("point", self.count))


class ExtraTurn(Effect, frozen=True, tag="extra-turn"):
    """You take another turn after this one."""

    def carry_out(self, c: Context) -> None:
        """What that is worth the game says."""
        c.did = True
        c.stage.extra_turn(c.seat)

    def describe(self, d: Describer) -> str:
        """`take another turn after this one`."""
        return d.deed("extra-turn")
