"""What is settled before a game and never changes: options, and the cards with their tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from tricktable import CardId, Seat
from tricktable.effects import Deck, Faces, Standing
from tricktable.tableau import Placed, Spot, kinds
from tricktable_gosu_x.cards import CLANS, MILITARY, GosuXCard
from tricktable_gosu_x.holding import HandLimit, MoreSacrifice, WinByMargin
from tricktable_gosu_x.options import Options
from tricktable_gosu_x.table import Play, State, View

ROWS = (1, 2, 3)
FULL_HAND = 7
"""So many cards are dealt, and kept at the end of a turn."""


class Shown(NamedTuple):
    """What the face-up cards of an army show.

    Attributes:
        troops: the clans of its Troops.
        heroes: the clans of its Heroes.
        recruits: whether a Troop played next would stand to the right of a Recruiter.
    """

    troops: frozenset[str]
    heroes: frozenset[str]
    recruits: bool


class Frame:
    """A table as it is set up.

    Attributes:
        options: the options.
        deck: the cards of all clans.
        shift: the shift cost of each card; None: it cannot be shifted.
        icons: the Activation icons of each card.
        secret: the cards with Secret shift printed on them.
        odd: the cards that may count as another level or clan than is printed on them.
        rows: the rows in which each card can lie.
        worth: the military value of each card.
        play: the action of playing each card, made once.
        tile: what holds while the tile of each clan is active.
        mirror_rows: the rows in which cards can lie that mirror others.
        lowest_limit: the smallest hand that a player may be left with at the end of his turn.
    """

    def __init__(self, options: Options, cards: Sequence[GosuXCard]) -> None:
        self.options = options
        cards = [_settled(card, options) for card in cards]
        self.deck: Deck[GosuXCard] = Deck(cards)
        deck = self.deck
        self.shift = {card.id: card.mutation for card in cards}
        self.icons = {card.id: card.icons for card in cards}
        self.secret = frozenset(card.id for card in cards if "secret-shift" in card.keywords)
        self.odd = frozenset((*deck.more_levels, *deck.mirrors, *deck.home_clans))
        self.rows = {card.id: tuple(sorted(deck.levels[card.id])) for card in cards}
        self.worth = {card.id: MILITARY[card.level] for card in cards}
        self.play = {card.id: Play(card.id) for card in cards}
        self.tile = {card.clan: card.tile for card in cards if card.tile}
        self.mirror_rows = deck.rows_of(deck.mirrors)
        texts = [each for card in cards for each in (*card.overall, *card.tile)]
        self.lowest_limit = min([FULL_HAND, *(each.cards for each in texts if isinstance(each, HandLimit))])
        self.last_shown: tuple[Faces, Seat, Shown] | None = None
        self._faces: Faces | None = None
        self._standing: dict[tuple[str, ...], tuple[Standing, ...]] = {}
        self._key: tuple[tuple[str, ...], ...] = ()
        self._copies: dict[tuple[str, ...], tuple[CardId, ...]] = {}

    def cards_of(self, clans: Iterable[str]) -> tuple[CardId, ...]:
        """The different cards of these clans, sorted."""
        return kinds(self.copies_of(clans))

    def copies_of(self, clans: Iterable[str]) -> tuple[CardId, ...]:
        """Every card of these clans, copies as often as they occur, sorted."""
        key, clan = tuple(clans), self.deck.clan
        found = self._copies.get(key)
        if found is None:
            found = self._copies[key] = tuple(sorted(card for card in self.deck.ids if clan[card] in key))
        return found

    def faces(self, state: State | View) -> Faces:
        """What the cards of a table count as. The last answer is kept, since most questions are of the same table."""
        first, second = state.sides
        armies = (first.army, second.army)
        key = (state.tiles, first.turned, second.turned, first.clans, second.clans)
        found = self._faces
        if found is not None:
            for new, old in zip(key, self._key, strict=True):
                if new is not old and new != old:
                    found = None
                    break
            else:
                if armies[0] is found.armies[0] and armies[1] is found.armies[1]:
                    return found
        homes = (frozenset(first.clans), frozenset(second.clans)) if found is None else found.homes
        standing = self.standing(active(state)) if found is None else found.standing
        found = Faces(self.deck, armies, _opponents, standing, homes, found)
        self._faces, self._key = found, key
        return found

    def icons_at(self, faces: Faces, at: Spot, card: Placed) -> int:
        """How many Activation icons a card in play has; none face down, and a mirror those of the card opposite."""
        text = faces.text(at, card)
        return 0 if text is None else self.icons[text]

    def standing(self, tiles: tuple[str, ...]) -> tuple[Standing, ...]:
        """What active tiles say for both players; the same text twice says it once (`gosu-x.effects.no-adding`)."""
        found = self._standing.get(tiles)
        if found is None:
            found = self._standing[tiles] = tuple(
                Standing(seat, f"tile-{clan}", self.tile.get(clan, ())) for clan in tiles for seat in (0, 1)
            )
        return found


def active(state: State | View) -> tuple[str, ...]:
    """The clans whose Immortal tiles are active: those that nobody has, and those turned over."""
    turned = [clan for side in state.sides for clan in side.turned]
    return (*state.tiles, *turned) if turned else state.tiles


def unselected(clans: Iterable[str]) -> tuple[str, ...]:
    """The clans that are none of these, in their order."""
    taken = set(clans)
    return tuple(clan for clan in CLANS if clan not in taken)


def _opponents(seat: int, other: int) -> bool:
    return seat != other


def _settled(card: GosuXCard, options: Options) -> GosuXCard:
    """A card with the figures that the options give to what is in doubt."""
    if "icons" in card.doubt:
        card = replace(card, icons=options.icons_doubt)
    if "mutation" in card.doubt:
        card = replace(card, mutation=options.shift_doubt)
    if options.goan_sul_extra:
        margins = [each.margin for each in card.tile if isinstance(each, WinByMargin)]
        card = replace(card, tile=(*card.tile, *map(MoreSacrifice, margins))) if margins else card
    return card
