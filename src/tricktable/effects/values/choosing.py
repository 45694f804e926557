"""Effects that settle something for those after them: X, a player, a clan."""

from __future__ import annotations

from typing import Literal

from tricktable.effects.answers import PickClan, PickDeed, PickLevel, PickNumber, PickSeat
from tricktable.effects.describer import Describer
from tricktable.effects.effect import Context, Doing, Effect, carry_out_all
from tricktable.effects.numbers import Number
from tricktable.effects.players import players
from tricktable.notation import tag_of


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
    """You choose a clan, which filters after this call `chosen`.

    Attributes:
        among: `any` clan of the deck, or one that a card of your discard pile has (`discards`).
    """

    among: Literal["any", "discards"] = "any"

    def carry_out(self, c: Context) -> Doing:
        """No clan is chosen where there is none."""
        clans = dict.fromkeys(c.stage.deck.clan.values())
        if self.among == "discards":
            there = {clan for card in set(c.stage.discards(c.seat)) for clan in c.faces.clans_of(c.seat, card)}
            clans = {clan: None for clan in clans if clan in there}
        c.clan = None
        c.did = bool(clans)
        if clans:
            picked = yield from c.stage.r.pick(c.seat, c.ask("choose-clan"), [PickClan(clan) for clan in clans])
            c.clan = picked.clan

    def describe(self, d: Describer) -> str:
        """`choose a clan`."""
        return d.deed("choose-clan" if self.among == "any" else "choose-clan-discards")


class ChooseLevel(Effect, frozen=True, tag="choose-level"):
    """You choose a level, which filters after this call the chosen one."""

    def carry_out(self, c: Context) -> Doing:
        """Any level of the deck."""
        levels = sorted(set(c.stage.deck.level.values()))
        picked = yield from c.stage.r.pick(c.seat, c.ask("choose-level"), [PickLevel(level) for level in levels])
        c.level = picked.level
        c.did = True

    def describe(self, d: Describer) -> str:
        """`choose a level`."""
        return d.deed("choose-level")


class OneOf(Effect, frozen=True, tag="one-of"):
    """You choose one of several effects, among those that find something to do.

    Attributes:
        effects: the effects, each of another kind.
    """

    effects: tuple[Effect, ...]

    def carry_out(self, c: Context) -> Doing:
        """Nothing happens where none finds anything to do."""
        possible = {tag_of(type(each)): each for each in self.effects if each.can(c)}
        c.did = False
        if possible:
            picked = yield from c.stage.r.pick(c.seat, c.ask("one-of"), [PickDeed(tag) for tag in possible])
            yield from carry_out_all(c, (possible[picked.deed],))

    def can(self, c: Context) -> bool:
        """Whether one of them finds something to do."""
        return any(each.can(c) for each in self.effects)

    def describe(self, d: Describer) -> str:
        """`trap 1 card, or release 1 trapped card`."""
        return d.one_of(self.effects)
