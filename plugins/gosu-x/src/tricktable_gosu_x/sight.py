"""What a player sees of the table when he must choose, in figures: for the simple-minded player."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from typing import Any

from tricktable import CardId, View
from tricktable.effects import (
    Ahead,
    AllOf,
    AtLeast,
    CardsInPlay,
    ClansDiscarded,
    ClansInArmy,
    Condition,
    CountsAs,
    Fixed,
    Half,
    HandSize,
    Number,
    Points,
    Printed,
    TokenCount,
    Which,
)
from tricktable.tableau import Army, Placed, free_places, size
from tricktable_gosu_x import table
from tricktable_gosu_x.cards import MILITARY, GosuXCard
from tricktable_gosu_x.deck import OWN_CARDS
from tricktable_gosu_x.frame import FULL_HAND
from tricktable_gosu_x.table import LOCKED, STARTING
from tricktable_gosu_x.values import TilesTurned

_CARDS = {card.id: card for card in OWN_CARDS}
_STRANGER = GosuXCard(id="", name={}, clan="", level=1)
"""What a card of somebody else's pack is taken for: a view does not tell what is printed on it."""

NARROW_HAND = 5
"""The hand limit where Narashima's text holds."""


def printed(card: CardId) -> GosuXCard:
    """What stands on a card, so far as it is known."""
    return _CARDS.get(card, _STRANGER)


class Sight:
    """The table as one player sees it.

    Args:
        view: the view of a player, not a spectator's.

    Attributes:
        table: the table as he knows it.
        seat: his seat.
        own: what lies before him.
        other: what lies before his opponent.
        prompt: the question that is open, or nothing.
        card: the card that the question names, or nothing.
        troops: the clans that his Troops show.
        limit: how many cards a hand can hold at the end of a turn.
    """

    def __init__(self, view: View[table.View, Any]) -> None:
        self.table = view.table
        self.seat = view.seat or 0
        self.own = self.table.sides[self.seat]
        self.other = self.table.sides[1 - self.seat]
        self.prompt = "" if view.prompt is None else view.prompt.id
        self.card = "" if view.prompt is None else str(dict(view.prompt.args).get("card", ""))
        self.troops = self.clans_shown(1)
        narrow = self.leads("narashima", self.own) or self.leads("narashima", self.other)
        self.limit = NARROW_HAND if narrow else FULL_HAND

    # --- cards --------------------------------------------------------------------------------------------------------

    def clans_of(self, card: CardId) -> set[str]:
        """The clans as which one of his cards counts."""
        text = printed(card)
        every = any(isinstance(each, CountsAs) and each.clans and each.which is None for each in text.overall)
        return set(self.own.clans) if every else {text.clan}

    def clans_shown(self, row: int) -> set[str]:
        """The clans that the face-up cards in a row of his army show."""
        return {clan for placed in self.own.army[row - 1] if not placed.down for clan in self.clans_of(placed.card)}

    def in_play(self, name: str, side: table.SideView) -> bool:
        """Whether a card lies face up in an army."""
        return any(placed.card == name and not placed.down for row in side.army for placed in row)

    def leads(self, clan: str, side: table.SideView) -> bool:
        """Whether what a clan's leader lets last holds for a player: by the tile or by the card."""
        tiles = (*self.table.tiles, *self.own.turned, *self.other.turned)
        return clan in tiles or self.in_play(clan, side)

    def value(self, placed: Placed) -> float:
        """What a card in play is worth: its military value, and a little for a text that lasts."""
        if placed.down:
            return 0.3
        card = printed(placed.card)
        doubled = MILITARY[card.level] if placed.tokens and "veteran" in card.keywords else 0
        return MILITARY[card.level] + doubled + 0.5 * bool(card.overall) + 0.3 * max(0, card.icons - placed.tokens)

    # --- targets ------------------------------------------------------------------------------------------------------

    def aims(self, which: Which, *, own: bool, down: bool | None = None) -> list[Placed]:
        """The cards of an army at which an effect can be aimed.

        Args:
            which: what the effect is aimed at.
            own: whether in his own army.
            down: only cards that lie face down, or face up.
        """
        if which.owner == ("opponents" if own else "you") or which.itself or which.affected:
            return []
        army = (self.own if own else self.other).army
        return [
            placed
            for row, placed in _cards(army, free=which.free)
            if (down is None or placed.down == down)
            and (which.face is None or placed.down == (which.face == "down"))
            and (not which.level or row in which.level)
            and (not which.name or not {placed.card, *printed(placed.card).called}.isdisjoint(which.name))
            and (not which.keyword or _shows(placed, which.keyword))
        ]

    def strikes(self, which: Which) -> float:
        """What it brings to take the best card of these out of the game; below 0 where only his own can be hit."""
        there = [self.value(each) for each in self.aims(which, own=False) if not _shows(each, ("ethereal",))]
        if there:
            return max(there)
        if which.itself:
            return -2
        if which.keyword or which.affected:
            return 0
        return 0 if which.level == (3,) or which.owner == "opponents" else -2  # the card itself, at the latest

    def least(self, *, own: bool) -> float:
        """What the least of the OPEN cards of an army is worth, which its owner would give away."""
        army = (self.own if own else self.other).army
        return min((self.value(placed) for _, placed in _cards(army, free=True)), default=0)

    def at_risk(self, clan: str, *, own: bool) -> float:
        """What the OPEN cards of a clan in an army are worth together."""
        army = (self.own if own else self.other).army
        there = [placed for _, placed in _cards(army, free=True) if not placed.down]
        return sum(self.value(placed) for placed in there if printed(placed.card).clan == clan)

    def lead(self) -> int:
        """How much stronger his army is; negative where weaker."""
        return self.own.value - self.other.value

    # --- numbers ------------------------------------------------------------------------------------------------------

    def tokens(self) -> int:
        """How many Activation tokens he owns."""
        return STARTING + LOCKED - self.own.locked

    def used(self) -> int:
        """How many of them are used."""
        return self.tokens() - self.own.ready

    def room(self, *, spending: int = 0) -> int:
        """For how many cards his hand has room, once he has spent some."""
        return max(0, self.limit - self.own.hand + spending)

    def number(self, count: Number | str) -> float:
        """What a number on a card comes to, roughly where it depends on the place."""
        match count:
            case Fixed():
                return count.n
            case TokenCount():
                return self.tokens()
            case HandSize():
                return self.other.hand if count.who == "opponents" else max(0, self.own.hand - 1)
            case Half():
                return math.ceil(self.number(count.of) / 2)
            case Points():
                return self.own.supremacy
            case TilesTurned():
                return len(self.own.turned) + 1
            case Ahead():
                return abs(size(self.own.army) + 1 - size(self.other.army))
            case ClansDiscarded():
                return len({printed(card).clan for card in self.own.discard})
            case ClansInArmy():
                return 2 if count.which.near == "row" else 1.5
            case CardsInPlay() if count.which.near is None:
                return len(self.aims(count.which, own=True)) + len(self.aims(count.which, own=False))
            case _:
                return 1

    def holds(self, condition: Condition) -> bool:
        """Whether a condition holds, so far as that can be seen; where not, that it does."""
        match condition:
            case AtLeast():
                return self.number(condition.number) >= self.number(condition.than)
            case AllOf():
                return all(map(self.holds, condition.conditions))
            case _:
                return True

    def retrievable(self, which: Printed, *, removed: bool = False) -> int:
        """How many cards of his discard pile fit; where a clan and a level are named, of the best of these."""
        there = [*self.own.discard, *(self.own.removed if removed else ())]
        fit = [card for card in there if which_fits(which, printed(card))]
        if which.clan is None:
            return len(fit)
        groups = Counter((printed(card).clan, printed(card).level) for card in fit)
        return max(groups.values(), default=0)


def which_fits(which: Printed, card: GosuXCard) -> bool:
    """Whether a card is one of these, whatever clan or level is chosen."""
    return (
        (not which.level or card.level in which.level)
        and (not which.name or not {card.id, *card.called}.isdisjoint(which.name))
        and (not which.keyword or not set(which.keyword).isdisjoint(card.keywords))
    )


def _shows(placed: Placed, keywords: tuple[str, ...]) -> bool:
    return not placed.down and not {*placed.marks, *printed(placed.card).keywords}.isdisjoint(keywords)


def _cards(army: Army, *, free: bool) -> Iterator[tuple[int, Placed]]:
    open_places = set(free_places(army)) if free else None
    for row, cards in enumerate(army, 1):
        for place, placed in enumerate(cards, 1):
            if open_places is None or (row, place) in open_places:
                yield row, placed
