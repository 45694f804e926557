"""Effects that lay something on a card, or look at what is hidden."""

from __future__ import annotations

from tricktable.effects.describer import Describer
from tricktable.effects.effect import Context, Doing, Effect
from tricktable.effects.filters import Which
from tricktable.effects.nouns import SEVERAL
from tricktable.effects.players import Players, players

FACE_UP = Which(face="up")


class PlaceMark(Effect, frozen=True, tag="place-mark"):
    """Put the one mark of a kind, such as a bounty, on a face-up card; it leaves where it lay.

    Attributes:
        mark: which; the card has the keyword of that name while it lies face up.
    """

    mark: str

    def carry_out(self, c: Context) -> Doing:
        """On any other card than the one that bears it."""
        stage = c.stage
        options = [at for at in FACE_UP.spots(c) if self.mark not in stage.placed(at).marks]
        c.did = bool(options)
        if options:
            at = yield from stage.r.pick(c.seat, c.ask(f"mark.{self.mark}"), options)
            stage.mark(self.mark, at)

    def describe(self, d: Describer) -> str:
        """`put the Bounty token on a face-up card`."""
        return d.deed("place-mark", mark=d.mark_name(self.mark))


class LookAtHand(Effect, frozen=True, tag="look"):
    """You look at the hands of these players.

    Attributes:
        who: whose.
    """

    who: Players = "opponents"

    def carry_out(self, c: Context) -> None:
        """What "you" have seen "you" know from then on."""
        seats = players(c, self.who)
        for seat in seats:
            c.stage.look(c.seat, seat)
        c.did = bool(seats)

    def describe(self, d: Describer) -> str:
        """`look at all cards in your opponents' hands`."""
        cards = d.noun(f"hand.{d.key(self.who)}")(SEVERAL, d.tr("effect.count.all"))
        return d.deed("look", cards=cards)
