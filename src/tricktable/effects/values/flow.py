"""Effects made of effects: may, if, for each player; and `Cancel`, for what comes before something."""

from __future__ import annotations

from tricktable.effects.answers import ACCEPT, DECLINE
from tricktable.effects.conditions import Condition
from tricktable.effects.describer import Describer
from tricktable.effects.effect import Context, Doing, Effect, carry_out_all
from tricktable.effects.players import Players, players


class May(Effect, frozen=True, tag="may"):
    """You may do this, or leave it.

    Attributes:
        then: what you may do, the whole or nothing.
    """

    then: tuple[Effect, ...]

    def carry_out(self, c: Context) -> Doing:
        """Asked whatever the hand holds: not to ask would betray it."""
        yes = yield from c.stage.r.pick_or_stop(c.seat, c.ask("may"), [ACCEPT], DECLINE)
        c.did = False
        if yes is not None:
            yield from carry_out_all(c, self.then)

    def describe(self, d: Describer) -> str:
        """`you may draw 1 card`."""
        return d.may(self.then)


class If(Effect, frozen=True, tag="if"):
    """These effects if something is true, others if it is not.

    Attributes:
        condition: what must be true.
        then: what is done if it is.
        otherwise: what is done if it is not.
    """

    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()

    def carry_out(self, c: Context) -> Doing:
        """The condition is read once, now."""
        effects = self.then if self.condition.holds(c) else self.otherwise
        if not effects:
            c.did = False
        yield from carry_out_all(c, effects)

    def describe(self, d: Describer) -> str:
        """`if you have the Advantage token, draw 1 card`."""
        return d.conditional(self.condition, self.then, self.otherwise)


class ForEach(Effect, frozen=True, tag="for-each"):
    """Each of these players does this; inside, "you" is that player.

    Attributes:
        who: the players.
        then: what each does, one player after the other.
    """

    who: Players
    then: tuple[Effect, ...]

    def carry_out(self, c: Context) -> Doing:
        """From the acting player, clockwise."""
        did = False
        for seat in players(c, self.who):
            own = c.as_seat(seat)
            yield from carry_out_all(own, self.then)
            did = did or own.did
        c.did = did

    def describe(self, d: Describer) -> str:
        """`each opponent draws 1 card, then discards 1 card`."""
        return d.for_each(self.who, self.then)


class Cancel(Effect, frozen=True, tag="cancel"):
    """What this comes before does not happen."""

    def carry_out(self, c: Context) -> None:
        """Noted for whoever asked."""
        c.did = True
        c.stage.cancelled = True

    def describe(self, d: Describer) -> str:
        """`that does not happen`."""
        return d.tr("effect.cancel")
