"""Which cards a card text means: in play, or by what is printed on them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal, Protocol

from msgspec.structs import replace

from tricktable.effects.effect import Context
from tricktable.marks import CardId, Seat
from tricktable.tableau.army import Placed, Spot, free_places
from tricktable.tableau.spots import spot
from tricktable.value import Value

if TYPE_CHECKING:
    from tricktable.effects.faces import Faces

CHOSEN = "chosen"
"""In the place of a clan: the clan chosen before in the same effect."""

Owner = Literal["any", "you", "opponents", "chosen"]

Near = Literal["row", "column", "row-or-column", "adjacent"]
"""Where a card lies, seen from the card whose text it is: in its row (itself included), in its column (likewise), in
one of the two, or right beside, above or below it. Always in the same army."""


class Asker(Protocol):
    """Who looks for cards: the effect under way, or a card of which something holds. See `Context`."""

    @property
    def seat(self) -> Seat:
        """Who "you" is."""
        ...

    @property
    def faces(self) -> Faces:
        """What cards count as."""
        ...

    @property
    def x(self) -> int:
        """The number chosen for X."""
        ...

    @property
    def player(self) -> Seat | None:
        """The player chosen."""
        ...

    @property
    def clan(self) -> str | None:
        """The clan chosen."""
        ...

    @property
    def card_before(self) -> CardId | None:
        """The card that the effect before affected."""
        ...

    def own_spot(self) -> Spot | None:
        """Where the card itself lies."""
        ...


class Printed(Value, frozen=True):
    """Cards by what is printed on them, for those that lie in no army.

    Attributes:
        level: the levels that match; none named: all.
        clan: the clan, or `chosen`; None: any.
        name: the names that match; none named: all. A name is an id, or what several cards are called.
        keyword: keywords of which one must be there; none named: any card.
        chosen_level: whether the level must be the one chosen before.
    """

    level: tuple[int, ...] = ()
    clan: str | None = None
    name: tuple[CardId, ...] = ()
    keyword: tuple[str, ...] = ()
    chosen_level: bool = False

    def matches(self, c: Context, card: CardId) -> bool:
        """Whether a card is meant, as one of "your" cards."""
        deck = c.stage.deck
        levels = deck.levels[card]
        return (
            (not self.level or not levels.isdisjoint(self.level))
            and (not self.chosen_level or c.level in levels)
            and (self.clan is None or _meant(c, self.clan) in c.faces.clans_of(c.seat, card))
            and (not self.name or not deck.called[card].isdisjoint(self.name))
            and (not self.keyword or not deck.keywords[card].isdisjoint(self.keyword))
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
        name: the names that match; none named: all. A name is an id, or what several cards are called.
        owner: whose army.
        free: whether only cards match that nothing lies above or to the right of.
        face: `up` or `down`; None: both.
        other: whether the card itself, whose effect this is, is left out.
        keyword: keywords of which a face-up card must have one; none named: any card.
        near: where the card lies, seen from the card itself; None: anywhere.
        itself: whether only the card itself matches.
        affected: whether only the card matches that the effect before affected, if it is still in play.
        highest: whether only the card matches that lies in the highest row with a free card.
        replaceable: whether only cards match that can be replaced for a cost.
        within_level: whether the level must be at most that printed on the card that the effect before affected.

    Example:
        >>> Which(level=(1,), owner="opponents").level, Which().free
        ((1,), False)
    """

    level: tuple[int, ...] = ()
    level_x: bool = False
    clan: str | None = None
    name: tuple[CardId, ...] = ()
    owner: Owner = "any"
    free: bool = False
    face: Literal["up", "down"] | None = None
    other: bool = False
    keyword: tuple[str, ...] = ()
    near: Near | None = None
    itself: bool = False
    affected: bool = False
    highest: bool = False
    replaceable: bool = False
    within_level: bool = False

    def spots(self, c: Context) -> list[Spot]:
        """The places of the cards that match, from your own army on, each army from the bottom left."""
        stage, faces, fits = c.stage, c.faces, self._fits
        found: list[Spot] = []
        for seat in stage.seats_from(c.seat):
            if not self._owned(c, seat):
                continue
            army = faces.armies[seat]
            if self.free:
                found += [
                    at
                    for row, place in free_places(army)
                    if fits(c, faces, at := spot(seat, row, place), army[row - 1][place - 1])
                ]
                continue
            for row, cards in enumerate(army, 1):
                for place, card in enumerate(cards, 1):
                    if fits(c, faces, at := spot(seat, row, place), card):
                        found.append(at)
        if (self.other or c.leaving) and (own := c.own_spot()) in found:
            found.remove(own)
        if self.affected:
            return [at for at in found if c.before is not None and at == c.before.spot]
        return found

    def covers(self, c: Asker, at: Spot) -> bool:
        """Whether the card in a place is meant, other than as one that an effect affects or that is on its way out."""
        faces = c.faces
        army = faces.armies[at.seat]
        return (
            self._owned(c, at.seat)
            and (not self.free or (at.row, at.place) in free_places(army))
            and self._fits(c, faces, at, army[at.row - 1][at.place - 1])
            and not (self.other and at == c.own_spot())
        )

    def means(self, c: Asker, seat: Seat, card: CardId) -> bool:
        """Whether a card in a seat's hand or piles is meant as well: not where it matters how it lies in play."""
        deck = c.faces.deck
        return (
            replace(self, level=(), name=(), owner="any") == _ANY
            and self._owned(c, seat)
            and (not self.level or not deck.levels[card].isdisjoint(self.level))
            and (not self.name or not deck.called[card].isdisjoint(self.name))
        )

    def _owned(self, c: Asker, seat: Seat) -> bool:
        if self.owner == "any":
            return True
        if self.owner == "you":
            return seat == c.seat
        return seat == c.player if self.owner == "chosen" else c.faces.are_opponents(c.seat, seat)

    def _fits(self, c: Asker, faces: Faces, at: Spot, card: Placed) -> bool:
        if self.face is not None and card.down != (self.face == "down"):
            return False
        if self.level or self.level_x or self.within_level:
            levels = faces.levels(at, card)
            if (self.level and levels.isdisjoint(self.level)) or (self.level_x and c.x not in levels):
                return False
            if self.within_level and (c.card_before is None or min(levels) > faces.deck.level[c.card_before]):
                return False
        if self.clan is not None and (card.down or _meant(c, self.clan) not in faces.clans(at, card)):
            return False
        if self.name and faces.called(at, card).isdisjoint(self.name):
            return False
        if self.keyword and not any(faces.has(keyword, at, card) for keyword in self.keyword):
            return False
        if self.replaceable and faces.deck.card[card.card].mutation is None:
            return False
        if self.highest and (at.row, at.place) != max(free_places(faces.armies[at.seat])):
            return False
        return (not self.itself or at == c.own_spot()) and (self.near is None or self._near(c.own_spot(), at))

    def _near(self, own: Spot | None, at: Spot) -> bool:
        if own is None or own.seat != at.seat:
            return False
        rows, places = abs(own.row - at.row), abs(own.place - at.place)
        if self.near == "adjacent":
            return rows + places == 1
        return (rows == 0 and self.near != "column") or (places == 0 and self.near != "row")


_ANY = Which()


def _meant(c: Asker, clan: str) -> str | None:
    """The clan that a filter names, or the one that was chosen."""
    return c.clan if clan == CHOSEN else clan
