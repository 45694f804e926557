"""What the cards of a table count as: one object answers every question of text, level, name, clan and keyword.

It is read in layers, each on top of those before: whether the card lies face up; whose text it has (a mirror has that
of the card opposite); levels; names; clans; keywords. What changes these is gathered once for a table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, TypeVar

from tricktable.effects.cards import Deck
from tricktable.effects.filters import Which
from tricktable.effects.overall import CountsAs, Grant, Overall
from tricktable.marks import CardId, Seat
from tricktable.tableau.army import Army, Placed, Spot, at
from tricktable.tableau.spots import mirror, spots

V = TypeVar("V", bound=Overall)

NOBODY: frozenset[Any] = frozenset()


class Standing(NamedTuple):
    """What holds for a seat though no card in play says so, such as the text of a tile.

    Attributes:
        seat: who "you" is.
        card: an id for it.
        overall: what holds.
    """

    seat: Seat
    card: CardId
    overall: tuple[Overall, ...]


class Beside:
    """What stands beside the armies, sorted once: which cards it grants keywords, and which it gives all clans.

    Attributes:
        grants: for each keyword, for whom it holds and which cards have it.
        clans: for whom it holds, and which cards count as all clans.
    """

    def __init__(self, standing: Sequence[Standing]) -> None:
        self.grants: dict[str, list[tuple[Seat, Which]]] = {}
        self.clans: list[tuple[Seat, Which]] = []
        for seat, _, texts in standing:
            for each in texts:
                if isinstance(each, Grant):
                    self.grants.setdefault(each.keyword, []).append((seat, each.which))
                elif isinstance(each, CountsAs) and each.clans and each.which is not None:
                    self.clans.append((seat, each.which))


NOTHING_BESIDE = Beside(())


class Holder:
    """The card, or what stands beside the armies, of which something holds: as filters look at it."""

    __slots__ = ("at", "faces", "seat")

    x = 0
    player: Seat | None = None
    clan: str | None = None
    card_before: CardId | None = None

    def __init__(self, faces: Faces, seat: Seat, at: Spot | None) -> None:
        self.faces = faces
        self.seat = seat
        self.at = at

    def own_spot(self) -> Spot | None:
        """Where the card lies."""
        return self.at


class Faces:
    """What the cards of a table count as, as long as its armies lie as they do.

    Attributes:
        deck: the cards.
        armies: the army of each seat.
        are_opponents: whether two seats play against each other.
        plain: whether no card counts as anything else than is printed on it, but for keywords.

    Example:
        >>> from tricktable.effects.cards import Card, Deck
        >>> from tricktable.tableau.army import Placed, Spot
        >>> cook = Card("cook", {"en": "Cook"}, "red", 1, keywords=("loud",))
        >>> faces = Faces(Deck([cook]), (((Placed("cook"),),),), lambda seat, other: seat != other)
        >>> faces.has("loud", Spot(0, 1, 1), Placed("cook"))
        True
    """

    def __init__(  # noqa: PLR0917  # the table, from its cards to what stands beside them
        self,
        deck: Deck[Any],
        armies: tuple[Army, ...],
        are_opponents: Callable[[Seat, Seat], bool],
        standing: Sequence[Standing] = (),
        homes: Sequence[frozenset[str]] = (),
        before: Faces | None = None,
    ) -> None:
        """Take the table.

        Args:
            deck: the cards.
            armies: the army of each seat.
            are_opponents: whether two seats play against each other.
            standing: what holds beside the armies.
            homes: the clans of each seat's own deck; empty where all share one.
            before: the table a little earlier: what was found out of armies that are the same still holds.
        """
        self.deck = deck
        self.armies = armies
        self.are_opponents = are_opponents
        self.standing = standing
        self.homes = homes
        self._own_ids: list[frozenset[CardId] | None] = [None] * len(armies)
        if before is not None:
            for seat, army in enumerate(armies):
                if army is before.armies[seat]:
                    self._own_ids[seat] = before._own_ids[seat]
        if not standing:
            self._beside = NOTHING_BESIDE
        else:
            self._beside = before._beside if before is not None and before.standing is standing else Beside(standing)
        self.plain = deck.plain and not standing
        self._ids: frozenset[CardId] | None = None
        self._grants: dict[str, list[tuple[Holder, Which]]] = {}
        self._clans: list[tuple[Holder, Which]] | None = None

    @property
    def ids(self) -> frozenset[CardId]:
        """The ids of all face-up cards, and of the texts that mirrors show."""
        found = self._ids
        if found is None:
            found = NOBODY.union(*[self.ids_of(seat) for seat in range(len(self.armies))])
            mirrors = self.deck.mirrors
            if mirrors and not mirrors.isdisjoint(found):
                texts = [
                    self.text(here, army[here.row - 1][here.place - 1])
                    for seat, army in enumerate(self.armies)
                    if not mirrors.isdisjoint(self.ids_of(seat))
                    for here in spots(army, seat)
                ]
                found = found.union([id for id in texts if id is not None])
            self._ids = found
        return found

    def ids_of(self, seat: Seat) -> frozenset[CardId]:
        """The ids of the face-up cards of one army."""
        found = self._own_ids[seat]
        if found is None:
            army = self.armies[seat]
            found = self._own_ids[seat] = frozenset([card.card for row in army for card in row if not card.down])
        return found

    # --- cards in play ------------------------------------------------------------------------------------------------

    def text(self, at: Spot, card: Placed) -> CardId | None:
        """The id of the card whose text the card in a place has; None where it has none."""
        if card.down:
            return None
        return card.card if card.card not in self.deck.mirrors else self._mirrored(at)

    def _mirrored(self, here: Spot) -> CardId | None:
        """The text of the card in the same place of the opponent's army; a mirror facing a mirror shows nothing."""
        opposite = [seat for seat in range(len(self.armies)) if self.are_opponents(here.seat, seat)]
        there = mirror(here, opposite[0]) if len(opposite) == 1 else None
        card = None if there is None else at(self.armies[there.seat], there.row, there.place)
        return None if card is None or card.down or card.card in self.deck.mirrors else card.card

    def levels(self, at: Spot, card: Placed) -> frozenset[int]:
        """The levels that the card counts as; face down it is that of its row, where it could lie in several."""
        deck = self.deck
        if self.plain:
            return deck.own_level[card.card]
        text = self.text(at, card)
        if text is not None and (more := deck.more_levels.get(text)):
            return more
        return frozenset((at.row,)) if card.down and card.card in deck.more_levels else deck.own_level[card.card]

    def clans(self, at: Spot, card: Placed) -> frozenset[str]:
        """The clans that a face-up card shows; none face down."""
        if card.down:
            return NOBODY
        if self.plain:
            return self.deck.clans[card.card]
        text = self.text(at, card)
        if text in self.deck.home_clans:
            return self.home(at.seat)
        if any(which.covers(who, at) for who, which in self._all_clans()):
            return self.home(at.seat)
        return self.deck.clans[card.card]

    def called(self, at: Spot, card: Placed) -> frozenset[str]:
        """The names that the card answers to."""
        own = self.deck.called[card.card]
        if self.plain:
            return own
        text = self.text(at, card)
        return own if text is None or text not in self.deck.also_called else own | self.deck.also_called[text]

    def has(self, keyword: str, at: Spot, card: Placed) -> bool:
        """Whether a card has a keyword: face up, printed, as a mark, or granted.

        Face down it has none but what is granted to the highest free card, whatever lies there: that is its place's.
        """
        if card.down:
            return any(which.highest and which.covers(who, at) for who, which in self._granted(keyword))
        text = self.text(at, card)
        if (text is not None and keyword in self.deck.keywords[text]) or keyword in card.marks:
            return True
        granted = self._granted(keyword)
        return bool(granted) and any(which.covers(who, at) for who, which in granted)

    # --- cards elsewhere ----------------------------------------------------------------------------------------------

    def home(self, seat: Seat) -> frozenset[str]:
        """The clans of a seat's deck."""
        return self.homes[seat] if self.homes else self.deck.all_clans

    def clans_of(self, seat: Seat, card: CardId) -> frozenset[str]:
        """The clans that a card counts as in a seat's hand or piles."""
        deck = self.deck
        if card in deck.home_clans:
            return self.home(seat)
        for who, which in self._all_clans():
            if which.means(who, seat, card):
                return self.home(seat)
        return deck.clans[card]

    # --- what changes them --------------------------------------------------------------------------------------------

    def changes_clans(self) -> bool:
        """Whether any card counts as other clans because another card says so."""
        return bool(self._all_clans())

    def grants(self, keyword: str) -> bool:
        """Whether anything grants a keyword to cards that have it not printed."""
        return bool(self._granted(keyword))

    def _granted(self, keyword: str) -> list[tuple[Holder, Which]]:
        """What grants a keyword, and to which cards."""
        found = self._grants.get(keyword)
        if found is None:
            found = [(Holder(self, seat, None), which) for seat, which in self._beside.grants.get(keyword, ())]
            for who, each in self._texts(Grant, self.deck.granters.get(keyword, NOBODY)):
                if each.keyword == keyword:
                    found.append((who, each.which))
            self._grants[keyword] = found
        return found

    def _all_clans(self) -> list[tuple[Holder, Which]]:
        """Which cards count as all clans of their owner's deck because another card says so."""
        found = self._clans
        if found is None:
            found = [(Holder(self, seat, None), which) for seat, which in self._beside.clans]
            for who, each in self._texts(CountsAs, self.deck.clan_givers):
                if each.clans and each.which is not None:
                    found.append((who, each.which))
            self._clans = found
        return found

    def _texts(self, kind: type[V], among: frozenset[CardId]) -> Iterator[tuple[Holder, V]]:
        """What of a kind holds on face-up cards with these texts."""
        if among.isdisjoint(self.ids):
            return
        for seat, army in enumerate(self.armies):
            for here in spots(army, seat):
                text = self.text(here, army[here.row - 1][here.place - 1])
                if text in among:
                    for each in self.deck.card[text].overall:
                        if isinstance(each, kind):
                            yield Holder(self, seat, here), each
