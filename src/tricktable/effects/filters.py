"""Which cards a card text means: in play, or by what is printed on them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from tricktable.effects.effect import Context
from tricktable.marks import CardId, Seat
from tricktable.tableau.army import Placed, Spot, free_places
from tricktable.tableau.spots import spot
from tricktable.value import Value

CHOSEN = "chosen"
"""In the place of a clan: the clan chosen before in the same effect."""

Owner = Literal["any", "you", "opponents", "chosen"]


class Printed(Value, frozen=True):
    """Cards by what is printed on them, for those that lie in no army.

    Attributes:
        level: the levels that match; none named: all.
        clan: the clan, or `chosen`; None: any.
        name: the ids that match; none named: all.
    """

    level: tuple[int, ...] = ()
    clan: str | None = None
    name: tuple[CardId, ...] = ()

    def matches(self, c: Context, card: CardId) -> bool:
        """Whether a card is meant."""
        deck = c.stage.deck
        return (
            (not self.level or deck.level[card] in self.level)
            and (self.clan is None or deck.clan[card] == _meant(c, self.clan))
            and (not self.name or card in self.name)
        )

    def among(self, c: Context, cards: Iterable[CardId]) -> tuple[CardId, ...]:
        """Those of the cards that are meant, each different one once."""
        return tuple(dict.fromkeys(card for card in cards if self.matches(c, card)))


class Which(Value, frozen=True):
    """Cards in play.

    Attributes:
        level: the levels that match; none named: all.
        level_x: whether the level must be X.
        clan: the clan, or `chosen`, that a face-up card must show; None: any.
        name: the ids that match; none named: all.
        owner: whose army.
        free: whether only cards match that nothing lies above or to the right of.
        face: `up` or `down`; None: both.
        other: whether the card itself, whose effect this is, is left out.
    """

    level: tuple[int, ...] = ()
    level_x: bool = False
    clan: str | None = None
    name: tuple[CardId, ...] = ()
    owner: Owner = "any"
    free: bool = False
    face: Literal["up", "down"] | None = None
    other: bool = False

    def spots(self, c: Context) -> list[Spot]:
        """The places of the cards that match, from your own army on, each army from the bottom left."""
        stage = c.stage
        found: list[Spot] = []
        for seat in stage.seats_from(c.seat):
            if not self._owned(c, seat):
                continue
            army = stage.side(seat).army
            if self.free:
                found += [
                    spot(seat, row, place)
                    for row, place in free_places(army)
                    if self._fits(c, army[row - 1][place - 1])
                ]
                continue
            for row, cards in enumerate(army, 1):
                for place, card in enumerate(cards, 1):
                    if self._fits(c, card):
                        found.append(spot(seat, row, place))
        if (self.other or c.leaving) and (own := c.own_spot()) in found:
            found.remove(own)
        return found

    def matches(self, c: Context, at: Spot) -> bool:
        """Whether the card in a place is meant."""
        return at in self.spots(c)

    def _owned(self, c: Context, seat: Seat) -> bool:
        if self.owner == "any":
            return True
        if self.owner == "you":
            return seat == c.seat
        return seat == c.player if self.owner == "chosen" else c.stage.are_opponents(c.seat, seat)

    def _fits(self, c: Context, card: Placed) -> bool:
        deck = c.stage.deck
        if self.face is not None and card.down != (self.face == "down"):
            return False
        level = deck.level[card.card]
        if (self.level and level not in self.level) or (self.level_x and level != c.x):
            return False
        if self.clan is not None and (card.down or deck.clan[card.card] != _meant(c, self.clan)):
            return False
        return not self.name or card.card in self.name


def _meant(c: Context, clan: str) -> str | None:
    """The clan that a filter names, or the one that was chosen."""
    return c.clan if clan == CHOSEN else clan
