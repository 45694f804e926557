"""What is wrong with a value of a card by itself, wherever it stands: a count of 0, a filter that fits nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tricktable.effects.conditions import AllOf, AtLeast, Shows
from tricktable.effects.filters import Printed, Which
from tricktable.effects.numbers import Bonus, CardsInPlay, ClansInArmy, Fixed, HandSize
from tricktable.effects.overall import (
    WITH_A_CARD,
    Before,
    Cheaper,
    CountsAs,
    Doubled,
    FromHand,
    Grant,
    Guard,
    Military,
    Whenever,
)
from tricktable.effects.reading import HOLE, Path
from tricktable.effects.values import ChooseX, Copy, CopyEntering, Fetch, OneOf, Release, Trap
from tricktable.notation import tag_of

_TRAPPED = ("down", "Only face-up cards can be trapped.")
_FACES: dict[object, tuple[str, str]] = {
    Trap: _TRAPPED,
    Release: ("up", "Only face-down cards can be released."),
    Copy: ("down", "Only face-up cards can be copied."),
    CopyEntering: ("down", "Only face-up cards can be copied."),
    Military: ("down", "Only face-up cards are worth something in the Great Battle."),
    Doubled: ("down", "Only face-up cards are worth something in the Great Battle."),
    Grant: ("down", "Only face-up cards have keywords."),
    ClansInArmy: ("down", "Only face-up cards show a clan."),
    CountsAs: ("down", "Only face-up cards show a clan."),
}
_SHOWS_NONE = {
    "clan": "A card that lies face down shows no clan.",
    "keyword": "A card that lies face down has no keyword.",
}
_GIVEN = {
    "clan": "Which cards count as all clans cannot hang on what clans they show.",
    "keyword": "Which cards get a keyword cannot hang on what keywords they have.",
}
"""What a filter may not ask for in what gives it, or in what is needed to tell who has it."""


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
    if isinstance(value, Whenever):
        yield from _happening(value)
    if getattr(value, "count", None) == Fixed(0):
        yield ("count",), "With a count of 0 this does nothing."
    if isinstance(value, AllOf) and value.conditions == ():
        yield ("conditions",), "Where no condition is named, this is always true."
    if isinstance(value, FromHand) and value.verbs == ():
        yield ("verbs",), "Where nothing is named that it comes before, this never happens."
    if isinstance(value, OneOf):
        yield from _one_of(value)
    if isinstance(value, (CountsAs, Grant)):
        yield from _given(value)
    yield from _all(value)
    yield from _filters(value)


def _happening(value: Whenever) -> Iterator[tuple[Path, str]]:
    """A card that is asked for where none is there."""
    if value.event not in (*WITH_A_CARD, HOLE):
        for key, said in (("which", value.which not in (HOLE, Printed())), ("itself", value.itself is True)):
            if said:
                yield (key,), f"{value.event!r} happens to a player and not to a card: leave `{key}` out."
    elif value.event == "mutated" and value.itself is True:
        yield ("itself",), "What a card does when it is replaced itself stands in `mutating`."


def _one_of(value: OneOf) -> Iterator[tuple[Path, str]]:
    """Effects that cannot be told apart, or none."""
    if value.effects == ():
        yield ("effects",), "There is no effect in this list."
    seen: set[str] = set()
    for at, each in enumerate(value.effects if value.effects is not HOLE else ()):
        if each is not HOLE and (tag := tag_of(type(each))) in seen:
            yield ("effects", at, "do"), f"There is a {tag!r} in this list already: each must be of another kind."
        elif each is not HOLE:
            seen.add(tag_of(type(each)))


def _given(value: CountsAs | Grant) -> Iterator[tuple[Path, str]]:
    """What counts as nothing more, or hangs on itself."""
    if isinstance(value, CountsAs):
        if (value.levels, value.clans, value.names) == ((), False, ()):
            yield ("holds",), "This changes nothing: it needs `levels`, `names`, or clans = true."
        elif value.clans is False and value.which not in (None, HOLE):
            yield ("which",), "Only where clans = true other cards can be meant."
    for key in ("clan", "keyword") if isinstance(value, CountsAs) else ("keyword",):
        if isinstance(value.which, Which) and getattr(value.which, key) not in (None, (), HOLE):
            yield ("which", key), _GIVEN[key]


def _all(value: object) -> Iterator[tuple[Path, str]]:
    """Where all are meant, what is said of a choice, and the other way about."""
    count: object = getattr(value, "count", HOLE)
    if count is HOLE:
        return
    if count == "all":
        for key in ("optional", "one_a_level", "likewise"):
            if getattr(value, key, False) is True:
                yield (key,), f'With count = "all" nobody chooses: leave `{key}` out.'
    elif isinstance(value, Fetch) and value.removed is True:
        yield ("removed",), 'Cards that are out of the game are taken with count = "all" only.'


def _filters(value: object) -> Iterator[tuple[Path, str]]:
    """Filters of cards in play that fit none."""
    if isinstance(value, Which):
        for key, said in _SHOWS_NONE.items():
            if value.face == "down" and getattr(value, key) not in (None, (), HOLE):
                yield (key,), said
        if value.itself is True and value.other is True:
            yield ("itself",), "No card is the card itself and another."
        elif value.itself is True and value.near == "adjacent":
            yield ("near",), "No card lies beside itself."
        if value.owner == "opponents" and (value.itself is True or value.near not in (None, HOLE)):
            yield ("owner",), "The card itself, and what lies near it, is in your own army."
    which: object = getattr(value, "which", None)
    if isinstance(which, Which):
        trap = isinstance(value, (Guard, Before)) and value.verb == "trap"
        face, said = _TRAPPED if trap else _FACES.get(type(value), ("", ""))
        if face and which.face == face:
            yield ("which", "face"), said
        if isinstance(value, Release) and which.face != "down":
            for key, said in _SHOWS_NONE.items():
                if getattr(which, key) not in (None, (), HOLE):
                    yield ("which", key), said


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
