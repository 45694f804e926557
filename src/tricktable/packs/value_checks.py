"""What is wrong with a value of a card by itself, wherever it stands: a count of 0, a filter that fits nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tricktable.effects.conditions import AtLeast, Shows
from tricktable.effects.filters import Printed, Which
from tricktable.effects.numbers import Bonus, CardsInPlay, ClansInArmy, Fixed, HandSize
from tricktable.effects.overall import WITH_A_CARD, Before, Cheaper, Guard, Military, Whenever
from tricktable.effects.reading import HOLE, Path
from tricktable.effects.values import ChooseX, Copy, Release, Trap

_TRAPPED = ("down", "Only face-up cards can be trapped.")
_FACES: dict[object, tuple[str, str]] = {
    Trap: _TRAPPED,
    Release: ("up", "Only face-down cards can be released."),
    Copy: ("down", "Only face-up cards can be copied."),
    Military: ("down", "Only face-up cards are worth something in the Great Battle."),
}


def alone(value: object) -> Iterator[tuple[Path, str]]:
    """What is wrong with one value, each with its path and a sentence. The value may have holes."""
    if isinstance(value, ChooseX):
        yield from _limits(value)
    if isinstance(value, Shows) and value.names == ():
        yield ("names",), "Where no card is named, this is always true."
    if isinstance(value, AtLeast) and value.than == Fixed(0):
        yield ("than",), "Every number is at least 0: this is always true."
    if isinstance(value, (CardsInPlay, HandSize, ClansInArmy)) and value.most == 0:
        yield ("most",), "With at most 0 this is always 0."
    if isinstance(value, (Cheaper, Military)) and value.by == 0:
        yield ("by",), "By 0 this changes nothing."
    if isinstance(value, Whenever) and value.event not in (*WITH_A_CARD, HOLE) and value.which not in (HOLE, Printed()):
        yield ("which",), f"{value.event!r} happens to a player and not to a card: leave `which` out."
    if getattr(value, "count", None) == Fixed(0):
        yield ("count",), "With a count of 0 this does nothing."
    yield from _filters(value)


def _filters(value: object) -> Iterator[tuple[Path, str]]:
    """Filters of cards in play that fit none."""
    if isinstance(value, Which) and value.face == "down" and isinstance(value.clan, str):
        yield ("clan",), "A card that lies face down shows no clan."
    which: object = getattr(value, "which", None)
    if isinstance(which, Which):
        trap = isinstance(value, (Guard, Before)) and value.verb == "trap"
        face, said = _TRAPPED if trap else _FACES.get(type(value), ("", ""))
        if face and which.face == face:
            yield ("which", "face"), said
        if isinstance(value, Release) and isinstance(which.clan, str) and which.face != "down":
            yield ("which", "clan"), "A card that lies face down shows no clan."


def _limits(effect: ChooseX) -> Iterator[tuple[Path, str]]:
    """What is wrong with the least and the most of X."""
    limit, least = _highest(effect.most), effect.least
    if effect.most is None and effect.from_hand is False:
        yield ("most",), "Where the hand is not the limit, another is needed: most = 3."
    elif limit == 0:
        yield ("most",), "With at most 0 nothing can be chosen: X is always 0."
    elif limit is not None and not _is_hole(least) and least > limit:
        yield ("least",), f"X cannot be at least {least} and at most {limit}."


def _highest(most: object) -> int | None:
    """The most that a number can be; None where the table says."""
    if isinstance(most, Fixed):
        return None if _is_hole(most.n) else most.n
    if isinstance(most, Bonus):
        return None if _is_hole(most.n) or _is_hole(most.more) else most.n + most.more
    return None


def _is_hole(value: Any) -> bool:
    return value is HOLE
