"""A bounty: what a player may draw for an opposing card with Bounty that he captured or destroyed."""

from __future__ import annotations

from tricktable.effects import ACCEPT, DECLINE, Context, Describer, Doing, Effect
from tricktable_gosu_x.holding import MoreBounty


class ClaimBounty(Effect, frozen=True, tag="claim-bounty"):
    """You may draw one card, and what Hemro adds (`gosu-x.bounty.draw`). No card says it: the keyword means it."""

    def carry_out(self, c: Context) -> Doing:
        """All of it or nothing."""
        more = sum(each.by for own, each in c.stage.open_overall(MoreBounty) if own.seat == c.seat)
        c.did = False
        if (yield from c.stage.r.pick_or_stop(c.seat, c.ask("bounty", 1 + more), [ACCEPT], DECLINE)) is not None:
            c.did = bool(c.stage.draw(c.seat, 1 + more))

    def describe(self, d: Describer) -> str:
        """`draw 1 card`."""
        return d.deed("claim-bounty")


BOUNTY = (ClaimBounty(),)
