"""What answers to questions bring a simple-minded player, as the table stands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from tricktable import CardId, View
from tricktable.effects import Destroy, OneOf, Release, Trap
from tricktable.tableau import Placed, Spot, at
from tricktable_gosu_x import table
from tricktable_gosu_x.cards import MILITARY, GosuXCard
from tricktable_gosu_x.sight import Sight, printed
from tricktable_gosu_x.worth import A_CARD, A_WIN, worth

SPARE_CARD = 0.3
"""What it costs to discard a card that cannot be played anyway; `A_CARD` is what any other costs."""
UNLOCKED = 4
"""What one more Activation token is worth."""
SAFE = 9
"""So far ahead it passes, though it could still play."""
GIVEN_AWAY = {"ask.sacrifice", "ask.discard", "ask.hand-limit", "ask.pay", "ask.stack-bottom"}
"""Questions that the least worthy card answers best."""
DEEDS: Mapping[str, type[Trap | Destroy | Release]] = {"trap": Trap, "destroy": Destroy, "release": Release}


class Answering:
    """What a player's cards, and his answers to the question that is open, bring him.

    Args:
        view: his view.
    """

    def __init__(self, view: View[table.View, Any]) -> None:
        self.sight = sight = Sight(view)
        self.last = sight.other.passed
        hand = sight.table.hand
        # A clan that may be played for nothing; before the first Troop lies there, those of the Troops held.
        self.clans = sight.troops or {clan for c in hand if printed(c).level == 1 for clan in sight.clans_of(c)}
        self.spare = sum(self.clans.isdisjoint(sight.clans_of(card)) for card in hand)
        self._entering: dict[CardId, float] = {}

    # --- cards --------------------------------------------------------------------------------------------------------

    def entering(self, card: CardId) -> float:
        """What a card does as it comes into play."""
        if card not in self._entering:
            text = printed(card)
            mark = worth(text.entering, self.sight)
            if "echo" in text.keywords:
                mark += max(0.0, mark)
            self._entering[card] = mark + 0.5 * ("wondrous" in text.keywords)
        return self._entering[card]

    def held(self, card: CardId) -> float:
        """What a card of the hand is worth: less where its clan has no Troop yet."""
        text = printed(card)
        mark = MILITARY[text.level] + self.entering(card) + 0.5 * text.icons
        if not self.clans.isdisjoint(self.sight.clans_of(card)):
            return mark
        return mark - 1.5 if text.level == 1 else mark - 4

    def price(self, count: int) -> float:
        """What it costs to discard so many cards: the spare ones go first."""
        spare = min(count, self.spare)
        return SPARE_CARD * spare + A_CARD * (count - spare)

    def activated(self, placed: Placed | None) -> float:
        """What the card does once more; a Veteran also counts twice in the battle."""
        if placed is None:
            return 0
        text = printed(placed.card)
        mark = worth(text.entering, self.sight) if text.id else 1
        if "veteran" in text.keywords and not placed.tokens:
            mark += MILITARY[text.level]
        return mark * 1.5 if self.sight.own.ready > 1 and not self.last else mark

    def passed(self) -> float:
        """Worth something when it is ahead, or when it unlocks a token."""
        sight = self.sight
        if not self.last and sight.in_play("byun-hyung-ja-galmi", sight.own):
            return A_WIN if not sight.own.locked else UNLOCKED
        lead = sight.lead()
        return 3 if lead >= SAFE and not self.last else 0.5 if lead > 0 else 0

    # --- answers ------------------------------------------------------------------------------------------------------

    def picked(self, card: CardId) -> float:
        """A card as the answer to the question that is open."""
        prompt, sight = self.sight.prompt, self.sight
        match prompt:
            case "ask.shift":
                return self.entering(card) + 0.1 * (card in sight.own.discard)
            case "ask.copy-discarded":
                return worth(printed(card).entering, sight, copying=False)
            case "ask.forbid":
                return MILITARY[printed(card).level] if card in sight.other.known else 0
            case "ask.remove":
                return self.removed(card)
            case "ask.discard-for":
                return self.blow(printed(card)) - A_CARD
            case "ask.before.activate":
                return worth(printed(sight.card).entering, sight) - 1
            case "ask.before.trap" | "ask.before.destroy":
                return MILITARY[printed(sight.card).level] - 1.5
            case _ if prompt in GIVEN_AWAY:
                return -self.held(card)
            case _:
                return self.held(card) + 1  # better than none

    def removed(self, card: CardId) -> float:
        """Ne'ye, whose loss Tomorrow's Byun Hyung Ja pays; else the least worthy."""
        wanted = card == "ne-ye" and self.sight.in_play("byun-hyung-ja-tomorrow", self.sight.own)
        return A_WIN if wanted else 20 - self.held(card)

    def blow(self, paid: GosuXCard) -> float:
        """What the best card of the opponent is worth whose level is not above that of the card paid."""
        there = [
            self.sight.value(placed)
            for row, cards in enumerate(self.sight.other.army, 1)
            for placed in cards
            if row <= paid.level
        ]
        return max(there, default=-1)

    def aimed(self, spot: Spot) -> float:
        """Where an effect strikes: the best cards of the opponent, and the least of one's own if it must be."""
        sight, own = self.sight, spot.seat == self.sight.seat
        placed = at(sight.table.sides[spot.seat].army, spot.row, spot.place)
        if placed is None:
            return 0
        value = sight.value(placed)
        match sight.prompt:
            case "ask.copy-entering":
                return worth(printed(placed.card).entering, sight, copying=False)
            case "ask.take-token":
                return self.activated(placed) / 2
            case "ask.release":
                level = MILITARY[printed(placed.card).level] if placed.down else 0
                return level if own else -level
            case "ask.swap":
                return -1
            case _:
                return -value if own else value

    def deed(self, deed: str) -> float:
        """One of several things that the card can do; of a card that copies another, the like of it."""
        kind = DEEDS.get(deed, Release)
        every = [way for each in printed(self.sight.card).entering if isinstance(each, OneOf) for way in each.effects]
        ways = [way for way in every if isinstance(way, kind)]
        return worth(ways or (kind(),), self.sight)

    def accepted(self) -> float:
        """Yes to what one may do."""
        match self.sight.prompt:
            case "ask.echo":
                return worth(printed(self.sight.card).entering, self.sight)
            case "ask.may":
                return self.sight.least(own=False) - self.sight.least(own=True) - 0.1
            case "ask.may-pass":
                return self.passed() - 1
            case _:
                return 1

    def clan(self, clan: str) -> float:
        """A clan, as the card that asks uses it."""
        sight = self.sight
        discards = [printed(card) for card in sight.own.discard]
        match sight.card:
            case "ashes":
                return max(Counter(card.level for card in discards if card.clan == clan).values(), default=0)
            case "goan-sul":
                return sight.at_risk(clan, own=False) - sight.at_risk(clan, own=True)
            case "orgah":
                return -sum(card.clan == clan for card in discards)
            case "byun-hyung-ja-xi-an":
                return A_WIN if not sight.own.locked else UNLOCKED - 5 * SPARE_CARD
            case "genious":
                return sum(card.clan == clan for card in discards)
            case _:  # of the cards still to come
                gone = [*sight.table.hand, *(card.id for card in discards)]
                return (clan in sight.own.clans) * (20 - sum(printed(card).clan == clan for card in gone))

    def level(self, level: int) -> float:
        """A level, as the card that asks uses it."""
        if self.sight.card != "ashes":
            return -level  # there are most Troops
        groups = Counter((printed(card).clan, printed(card).level) for card in self.sight.own.discard)
        most = max(groups.values(), default=0)
        return max((of == level for (_, of), count in groups.items() if count == most), default=False)
