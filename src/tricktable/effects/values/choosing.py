"""Effects that settle something for those after them: X, a player, a clan."""

from __future__ import annotations

from typing import Literal

from tricktable.effects.answers import PickClan, PickNumber, PickSeat
from tricktable.effects.describer import Describer
from tricktable.effects.effect import Context, Doing, Effect
from tricktable.effects.numbers import Number
from tricktable.effects.players import players


class ChooseX(Effect, frozen=True, tag="choose-x"):
    """You choose X, from `least` to as many cards as you hold.

    Attributes:
        most: X is at most so much, also where you hold more; None: no such limit.
        least: X is at least so much.
        from_hand: whether X is limited by the hand; not where a level is chosen.
    """

    most: Number | None = None
    least: int = 0
    from_hand: bool = True

    def carry_out(self, c: Context) -> Doing:
        """Every X of the same effect is this one."""
        most = len(c.stage.side(c.seat).hand) if self.from_hand else 0
        if self.most is not None:
            limit = self.most.value(c)
            most = min(most, limit) if self.from_hand else limit
        options = [PickNumber(n) for n in range(self.least, most + 1)]
        c.did = bool(options)
        c.x = 0
        if options:
            picked = yield from c.stage.r.pick(c.seat, c.ask("choose-x"), options)
            c.x = picked.n

    def describe(self, d: Describer) -> str:
        """`choose X (at most 3)`; nothing where X is bound by the hand alone: the effects after it say X."""
        if self.most is None:
            return d.deed("choose-x-least", least=self.least) if self.least else ""
        verb = "choose-x-between" if self.least else "choose-x-most"
        return d.deed(verb, most=self.most.figure(d), least=self.least)


class ChoosePlayer(Effect, frozen=True, tag="choose-player"):
    """You choose a player, whom the effects after this call the chosen player.

    Attributes:
        of: among whom.
    """

    of: Literal["opponents", "everyone"] = "opponents"

    def carry_out(self, c: Context) -> Doing:
        """Whoever has passed can be chosen too."""
        options = [PickSeat(seat) for seat in players(c, self.of)]
        c.did = bool(options)
        c.player = None
        if options:
            picked = yield from c.stage.r.pick(c.seat, c.ask("choose-player"), options)
            c.player = picked.seat

    def describe(self, d: Describer) -> str:
        """`choose an opponent`."""
        return d.deed(f"choose-player-{self.of}")


class ChooseClan(Effect, frozen=True, tag="choose-clan"):
    """You choose a clan, which filters after this call `chosen`."""

    def carry_out(self, c: Context) -> Doing:
        """Any clan of the deck."""
        clans = dict.fromkeys(c.stage.deck.clan.values())
        picked = yield from c.stage.r.pick(c.seat, c.ask("choose-clan"), [PickClan(clan) for clan in clans])
        c.clan = picked.clan
        c.did = True

    def describe(self, d: Describer) -> str:
        """`choose a clan`."""
        return d.deed("choose-clan")
