"""A player's army: rows of cards above each other, each row filled from left to right.

Rows and places are counted from 1 where a person reads them: row 1 is the bottom row, place 1 the leftmost. A tuple of
an army holds the rows from the bottom up.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from msgspec.structs import replace

from tricktable.marks import CardId, Seat
from tricktable.value import Value


class Placed(Value, frozen=True):
    """A card that lies in an army.

    Attributes:
        card: the card.
        tokens: the Activation tokens on it.
        down: whether it lies face down. Its name and place stay known; its value, powers and clan do not count.
        marks: what else lies on it, such as a `bounty`: it moves with the card, and counts while that lies face up.
    """

    card: CardId
    tokens: int = 0
    down: bool = False
    marks: tuple[str, ...] = ()


Row: TypeAlias = tuple[Placed, ...]
"""The cards of one row, from left to right."""

Army: TypeAlias = tuple[Row, ...]
"""The rows of an army, from the bottom up."""


class Spot(Value, frozen=True, tag="at"):
    """A place in an army; also the answer to a question which card in play is meant.

    Attributes:
        seat: whose army.
        row: the row, 1 at the bottom.
        place: the place in the row, 1 at the left.
    """

    seat: Seat
    row: int
    place: int


WIDTH = 5
"""How many cards a row holds in both games of the family."""


def empty_army(rows: int = 3) -> Army:
    """An army without cards.

    Example:
        >>> empty_army()
        ((), (), ())
    """
    return ((),) * rows


def at(army: Army, row: int, place: int) -> Placed | None:
    """The card in a place; None where there is none.

    Example:
        >>> at(((Placed("dwarf"),), ()), 1, 1)
        Placed(card='dwarf', tokens=0, down=False, marks=())
        >>> at(((Placed("dwarf"),), ()), 2, 1) is None
        True
    """
    if 1 <= row <= len(army) and 1 <= place <= len(army[row - 1]):
        return army[row - 1][place - 1]
    return None


def has_room(army: Army, row: int, width: int = WIDTH) -> bool:
    """Whether one more card may be placed in a row: it is not full, and no longer than the row below afterwards.

    Example:
        >>> troop = Placed("troop")
        >>> has_room(((troop,), ()), 2), has_room(((troop,), (troop,)), 2)
        (True, False)
    """
    length = len(army[row - 1])
    return length < width and (row == 1 or length < len(army[row - 2]))


def with_row(army: Army, row: int, cards: Row) -> Army:
    """The army with another row in the place of one.

    Example:
        >>> with_row(empty_army(2), 1, (Placed("dwarf"),)) == placed(empty_army(2), 1, "dwarf")
        True
    """
    return (*army[: row - 1], cards, *army[row:])


def placed(army: Army, row: int, card: CardId) -> Army:
    """The army with a card added at the right end of a row, face up and without tokens.

    Whether it may be placed there is `has_room`'s to say.

    Example:
        >>> placed(empty_army(2), 1, "dwarf")
        ((Placed(card='dwarf', tokens=0, down=False, marks=()),), ())
    """
    return with_row(army, row, (*army[row - 1], Placed(card)))


def changed_at(army: Army, row: int, place: int, new: Placed) -> Army:
    """The army with another card, or the same one changed, in a place that is taken.

    Example:
        >>> changed_at(placed(empty_army(2), 1, "dwarf"), 1, 1, Placed("cook")) == placed(empty_army(2), 1, "cook")
        True
    """
    cards = army[row - 1]
    return with_row(army, row, (*cards[: place - 1], new, *cards[place:]))


def without(army: Army, row: int, place: int) -> Army:
    """The army without the card in a place; what lay to its right moves up.

    Example:
        >>> army = ((Placed("a"), Placed("b"), Placed("c")),)
        >>> [card.card for card in without(army, 1, 2)[0]]
        ['a', 'c']
    """
    cards = army[row - 1]
    return with_row(army, row, (*cards[: place - 1], *cards[place:]))


def swapped(army: Army, row: int, first: int, second: int) -> Army:
    """The army with two cards of a row exchanged, tokens and facing with them.

    Example:
        >>> swapped(((Placed("a"), Placed("b", down=True)),), 1, 1, 2)[0][0]
        Placed(card='b', tokens=0, down=True, marks=())
    """
    cards = list(army[row - 1])
    cards[first - 1], cards[second - 1] = cards[second - 1], cards[first - 1]
    return with_row(army, row, tuple(cards))


def turned(army: Army, row: int, place: int, *, down: bool) -> Army:
    """The army with a card turned over.

    Example:
        >>> at(turned(placed(empty_army(), 1, "dwarf"), 1, 1, down=True), 1, 1).down
        True
    """
    return changed_at(army, row, place, replace(army[row - 1][place - 1], down=down))


def is_free(army: Army, row: int, place: int) -> bool:
    """Whether no card lies above the card in this place, nor to its right (FREE in GOSU, OPEN in Gosu X).

    A card that lies face down still covers what is below it.

    Example:
        >>> a = Placed("a")
        >>> army = ((a, a), (a,), ())
        >>> is_free(army, 1, 2), is_free(army, 1, 1), is_free(army, 2, 1)
        (True, False, True)
    """
    return place == len(army[row - 1]) and (row == len(army) or len(army[row]) < place)


def free_places(army: Army) -> list[tuple[int, int]]:
    """Row and place of each card that is free, the bottom row first: at most one in a row.

    Example:
        >>> a = Placed("a")
        >>> free_places(((a, a), (a,), ()))
        [(1, 2), (2, 1)]
    """
    found: list[tuple[int, int]] = []
    for row, cards in enumerate(army, 1):
        length = len(cards)
        if length and (row == len(army) or len(army[row]) < length):
            found.append((row, length))
    return found


def cards_of(army: Army) -> Iterator[Placed]:
    """Every card of an army, the bottom row first.

    Example:
        >>> [card.card for card in cards_of(placed(placed(empty_army(), 1, "dwarf"), 2, "knight"))]
        ['dwarf', 'knight']
    """
    for row in army:
        yield from row


def size(army: Army) -> int:
    """How many cards lie in an army, face down ones included.

    Example:
        >>> size(placed(placed(empty_army(), 1, "dwarf"), 2, "knight"))
        2
    """
    return sum(map(len, army))


def clans_shown(army: Army, row: int, clan: Mapping[CardId, str]) -> set[str]:
    """The clans that the face-up cards of a row show.

    Example:
        >>> clans_shown(placed(placed(empty_army(), 1, "dwarf"), 1, "cook"), 1, {"dwarf": "red", "cook": "red"})
        {'red'}
    """
    return {clan[card.card] for card in army[row - 1] if not card.down}


def lies_well(army: Army, width: int = WIDTH) -> bool:
    """Whether no row is too long, and none longer than the row below it.

    Example:
        >>> lies_well(((Placed("a"),), (Placed("b"),), ())), lies_well(((), (Placed("b"),), ()))
        (True, False)
    """
    lengths = [len(row) for row in army]
    return all(length <= width for length in lengths) and lengths == sorted(lengths, reverse=True)
