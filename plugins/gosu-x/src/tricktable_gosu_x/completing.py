"""Tables as a person writes them: what is left out is completed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from msgspec import ValidationError, convert

from tricktable import Dice, PositionError
from tricktable.tableau import completed
from tricktable_gosu_x.cards import CLANS
from tricktable_gosu_x.frame import Frame, unselected
from tricktable_gosu_x.options import CLANS_EACH
from tricktable_gosu_x.table import LOCKED, STARTING


def complete(frame: Frame, data: dict[str, Any], dice: Dice) -> dict[str, Any]:
    """Position data with the fields added that follow from the others.

    A side may leave its clans out: those of the cards that it names, and then the first ones that are free. The clans
    that nobody has are in the box, and their tiles active. Cards that are not named lie in their owner's pile.

    Raises:
        PositionError: sides or piles are not what they should be; names every such fault.
    """
    if data.get("phase") == "draft":
        return _draft(frame, data)
    sides = _sides(data)
    clans = _clans(frame, sides)
    tiles = unselected(clan for own in clans for clan in own)
    for side, own in zip(sides, clans, strict=True):
        side["clans"] = own
    clan = frame.deck.clan
    of = {name: seat for seat, own in enumerate(clans) for name in own}
    cards = frame.copies_of(of)
    full = completed({**data, "sides": sides}, cards, dice, owner=lambda card: of.get(clan.get(card, ""), 0))
    for side in full["sides"]:
        locked = side.setdefault("locked", LOCKED)
        if side.get("ready") is None and type(locked) is int:
            used = sum(card["tokens"] for row in side["army"] for card in row if "tokens" in card)
            side["ready"] = STARTING + LOCKED - locked - side.get("spent", 0) - used
    full.setdefault("box", frame.copies_of(tiles))
    full.setdefault("tiles", tiles)
    full.setdefault("first", 0)
    full.setdefault("turn", full["first"])
    return full


def _draft(frame: Frame, data: dict[str, Any]) -> dict[str, Any]:
    """In the draft all cards are in the box."""
    full = {"box": frame.copies_of(CLANS), "first": 0, **data}
    empty: dict[str, Any] = {"hand": (), "army": ((), (), ())}
    sides = [{**empty, **side} for side in (_sides(data) if "sides" in data else ({}, {}))]
    return {**full, "sides": sides, "turn": full.get("turn", full["first"])}


def _sides(data: dict[str, Any]) -> list[dict[str, Any]]:
    """A table for each player, which can be changed."""
    try:
        sides = convert(data.get("sides", ()), list[dict[str, Any]], strict=True)
    except ValidationError as error:
        raise PositionError([f"table.sides: {error}."]) from error
    if len(sides) != 2:
        raise PositionError(["table.sides: a table for each of the two players."])
    return sides


def _clans(frame: Frame, sides: list[dict[str, Any]]) -> list[list[str]]:
    """The clans of each side: as written, or those of its cards and then what is free."""
    faults: list[str] = []
    found: list[list[str]] = []
    for at, side in enumerate(sides):
        try:
            found.append(convert(side.get("clans", ()), list[str], strict=True))
        except ValidationError as error:
            faults.append(f"table.sides.{at}.clans: {error}.")
    if faults:
        raise PositionError(faults)
    for side, own in zip(sides, found, strict=True):
        if "clans" not in side:
            own.extend(dict.fromkeys(frame.deck.clan[card] for card in _named(side) if card in frame.deck.clan))
    for side, own in zip(sides, found, strict=True):
        if "clans" not in side:
            free = unselected(clan for clans in found for clan in clans)
            own.extend(free[: max(0, CLANS_EACH - len(own))])
    return found


def _named(value: object) -> Iterator[str]:
    """Every text in a part of the data, card ids among them."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for each in cast("Mapping[Any, object]", value).values():
            yield from _named(each)
    elif isinstance(value, (list, tuple)):
        for each in cast("Sequence[object]", value):
            yield from _named(each)
