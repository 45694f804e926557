"""What is wrong with a value of a card by itself, wherever it stands: a count of 0, a filter that fits nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tricktable._narrow import is_tuple
from tricktable.effects.conditions import AllOf, Shows
from tricktable.effects.filters import Printed, Which
from tricktable.effects.numbers import ClansInArmy, Fixed
from tricktable.effects.overall import (
    WITH_A_CARD,
    ArmyWorth,
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
from tricktable.effects.values import Copy, CopyEntering, Fetch, OneOf, Release, Trap
from tricktable.errors import quoted
from tricktable.notation import tag_of
from tricktable.packs.number_checks import number_findings

_FACE_UP = {
    "trap": "Only face-up cards can be trapped.",
    "activate": "Only face-up cards can be activated.",
}
"""What is done to cards that lie face up only."""
_FACES: dict[object, tuple[str, str]] = {
    Trap: ("down", _FACE_UP["trap"]),
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
    yield from number_findings(value)
    if isinstance(value, Shows) and value.names == ():
        yield ("names",), "Where no card is named, this is always true."
    if isinstance(value, (Cheaper, Military, ArmyWorth)) and value.by in (0, Fixed(0)):
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
    yield from _filter(value)
    yield from _filtered(value)
    yield from twice(value)


def twice(value: Any) -> Iterator[tuple[Path, str]]:
    """Words and numbers that stand twice in a list of a value, without what stands inside it."""
    for key in value.__struct_fields__:
        several: object = getattr(value, key)
        items: tuple[object, ...] = several if is_tuple(several) else ()
        for at, each in enumerate(items):
            if isinstance(each, (str, int)) and each in items[:at]:
                yield (key, at), f"{quoted(each) if isinstance(each, str) else each} stands in this list already."


def _happening(value: Whenever) -> Iterator[tuple[Path, str]]:
    """A card that is asked for where none is there."""
    if value.event not in (*WITH_A_CARD, HOLE):
        for key, said in (("which", value.which not in (HOLE, Printed())), ("itself", value.itself is True)):
            if said:
                yield (key,), f"{value.event!r} happens to a player and not to a card: leave `{key}` out."
    elif value.event == "mutated" and value.itself is True:
        yield ("itself",), "What a card does when it is replaced itself stands in `mutating`."
    elif value.itself is True and value.who == "opponents":
        yield ("who",), "What happens to the card itself happens to its owner."


def _one_of(value: OneOf) -> Iterator[tuple[Path, str]]:
    """Effects that cannot be told apart, or none."""
    if value.effects == ():
        yield ("effects",), "There is no effect in this list."
    elif is_tuple(value.effects) and len(value.effects) == 1:
        yield ("effects",), "Of one effect there is no choice: write it without `one-of`."
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


def _filter(value: object) -> Iterator[tuple[Path, str]]:
    """What keeps a filter of cards in play from fitting any, or says nothing in it."""
    if not isinstance(value, Which):
        return
    for key, said in _SHOWS_NONE.items():
        if value.face == "down" and getattr(value, key) not in (None, (), HOLE):
            yield (key,), said
    if value.itself is True and value.other is True:
        yield ("itself",), "No card is the card itself and another."
    elif value.itself is True and value.near == "adjacent":
        yield ("near",), "No card lies beside itself."
    elif value.itself is True and value.near not in (None, HOLE):
        yield ("near",), "The card itself lies in its own row and column: leave `near` out."
    if value.owner == "opponents" and (value.itself is True or value.near not in (None, HOLE)):
        yield ("owner",), "The card itself, and what lies near it, is in your own army."


def _filtered(value: object) -> Iterator[tuple[Path, str]]:
    """What asks for cards in play to which it cannot be done."""
    which: object = getattr(value, "which", None)
    if not isinstance(which, Which):
        return
    face, said = _FACES.get(type(value), ("", ""))
    if face and which.face == face:
        yield ("which", "face"), said
    if which.face == "down" and isinstance(value, (Guard, Before)) and value.verb in _FACE_UP:
        yield ("which", "face"), _FACE_UP[value.verb]
    if which.face == "down" and isinstance(value, FromHand) and is_tuple(value.verbs):
        for at, verb in enumerate(value.verbs):
            if verb in _FACE_UP:
                yield ("verbs", at), f"{_FACE_UP[verb]} The filter asks for such as lie face down."
    if isinstance(value, (Copy, CopyEntering)) and which.itself is True:
        yield ("which", "itself"), "No card copies itself."
    if isinstance(value, Release) and which.face != "down":
        for key, none in _SHOWS_NONE.items():
            if getattr(which, key) not in (None, (), HOLE):
                yield ("which", key), none
