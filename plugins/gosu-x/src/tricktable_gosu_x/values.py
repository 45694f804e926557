"""Effects, numbers and conditions of Gosu X alone: tokens unlocked, tiles turned, passing, bans."""

from __future__ import annotations

from tricktable.effects import (
    ACCEPT,
    DECLINE,
    Condition,
    Context,
    Describer,
    Doing,
    Effect,
    Nouns,
    Number,
    PickCard,
    PickClan,
)
from tricktable.effects.nouns import MANY, Noun
from tricktable_gosu_x.stage import GosuXStage


def table(c: Context) -> GosuXStage:
    """The table of Gosu X, on which these effects can be carried out.

    Raises:
        TypeError: it is another game's.
    """
    if not isinstance(c.stage, GosuXStage):
        raise TypeError("this effect is for tables of Gosu X")
    return c.stage


class Unlock(Effect, frozen=True, tag="unlock"):
    """You unlock an Activation token, and win if none is locked any more (`gosu-x.tokens.unlock`)."""

    def carry_out(self, c: Context) -> None:
        """It comes into your hand."""
        c.did = table(c).unlock(c.seat)

    def describe(self, d: Describer) -> str:
        """`unlock 1 Activation token`."""
        return d.deed("unlock")


class MayPass(Effect, frozen=True, tag="may-pass"):
    """You may pass at once in the action of your turn, with no Activation token in hand (`gosu-x.turn.pass-galmi`)."""

    def carry_out(self, c: Context) -> Doing:
        """The turn ends with it, and the rest of the effect is lost."""
        c.did = False
        stage = table(c)
        if not stage.can_pass_now(c.seat):
            return
        if (yield from stage.r.pick_or_stop(c.seat, c.ask("may-pass"), [ACCEPT], DECLINE)) is not None:
            stage.pass_now(c.seat)

    def describe(self, d: Describer) -> str:
        """`you may pass, if you have no Activation token in hand`."""
        return d.deed("may-pass")


class TurnTile(Effect, frozen=True, tag="turn-tile"):
    """You turn over one of your Immortal tiles, which becomes active (`gosu-x.tiles.turned`)."""

    def carry_out(self, c: Context) -> Doing:
        """One that has not been turned."""
        stage = table(c)
        side = stage.r.state.sides[c.seat]
        options = [PickClan(clan) for clan in side.clans if clan not in side.turned]
        c.did = bool(options)
        if options:
            picked = yield from stage.r.pick(c.seat, c.ask("turn-tile"), options)
            stage.turn_tile(c.seat, picked.clan)

    def describe(self, d: Describer) -> str:
        """`turn over one of your Immortal tiles`."""
        return d.deed("turn-tile")


class TurnWithDiscards(Effect, frozen=True, tag="turn-with-discards"):
    """You take an additional turn, in which you may play a card of your discard pile (`gosu-x.play.discard`)."""

    def carry_out(self, c: Context) -> None:
        """Nothing within an additional turn."""
        c.did = True
        table(c).extra_turn(c.seat, discards=True)

    def describe(self, d: Describer) -> str:
        """`take an additional turn after this one, in which you may play a card of your discard pile`."""
        return d.deed("turn-with-discards")


class Forbid(Effect, frozen=True, tag="forbid"):
    """You name a card that your opponent may not bring into play until the end of your next turn.

    See `gosu-x.play.forbidden`.
    """

    def carry_out(self, c: Context) -> Doing:
        """Any card of the opponent's clans, wherever it is."""
        stage = table(c)
        other = stage.opponent(c.seat)
        options = [PickCard(card) for card in stage.frame.cards_of(stage.r.state.sides[other].clans)]
        picked = yield from stage.r.pick(c.seat, c.ask("forbid"), options)
        stage.forbid(other, c.seat, picked.card)
        c.did = True

    def describe(self, d: Describer) -> str:
        """`name a card; your opponent may not bring it into play until the end of your next turn`."""
        return d.deed("forbid")


class TilesTurned(Number, frozen=True, tag="tiles-turned"):
    """How many of your Immortal tiles you have turned over."""

    def value(self, c: Context) -> int:
        """How many."""
        return len(table(c).r.state.sides[c.seat].turned)

    def figure(self, d: Nouns) -> str:
        """`the number of your Immortal tiles that are turned over`."""
        return d.tr("effect.tiles-turned")

    def amount(self, d: Nouns, noun: Noun) -> str:
        """`as many cards as the number of your Immortal tiles that are turned over`."""
        return d.tr("effect.tiles-turned.amount", things=noun(MANY, ""))

    def comes_to(self, d: Nouns, bound: str, n: int) -> str:
        """`you have turned over at least 3 of your Immortal tiles`."""
        return d.tr("effect.tiles-turned.comes-to", bound=bound)


class FirstToPass(Condition, frozen=True, tag="first-to-pass"):
    """You are the first to pass this round."""

    def holds(self, c: Context) -> bool:
        """Whether the opponent has not passed."""
        stage = table(c)
        return not stage.has_passed(stage.opponent(c.seat))

    def describe(self, d: Describer) -> str:
        """`you are the first to pass in this round`."""
        return d.tr(f"effect.condition.first-to-pass.{d.person}")
