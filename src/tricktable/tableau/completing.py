"""Tables as a person writes them: what follows from the rest is added."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any

import msgspec

from tricktable._narrow import is_list, is_table, is_tuple
from tricktable._plain import UNREADABLE
from tricktable.chance import Dice
from tricktable.errors import PositionError
from tricktable.marks import CardId, Seat
from tricktable.tableau.army import Placed
from tricktable.tableau.hands import Cards, with_cards
from tricktable.tableau.side import Aside

_SIDE: Mapping[str, Any] = {
    "hand": Cards,
    "army": tuple[tuple[CardId | Placed, ...], ...],
    "spent": int,
    "shown": Cards,
}
"""What is completed of a side; anything may be left out, and a card of the army may be its id."""

_PILES: Mapping[str, Any] = {"pile": Cards, "discard": Cards, "removed": Cards}


def completed(
    data: Mapping[str, Any],
    cards: Iterable[CardId],
    dice: Dice,
    *,
    rows: int = 3,
    tokens: int | None = None,
    zones: Collection[str] = (),
    notes: Collection[str] = (),
    owner: Callable[[CardId], Seat] | None = None,
) -> dict[str, Any]:
    """Position data of a table, completed, for `complete` of the rules.

    Hands may be written in any order, a card of an army as its id, and rows that are empty left out. Cards that are
    not named lie, shuffled, under those of the pile, or (`rest = "discard"` among the data) on the discard pile.

    Args:
        data: what was written.
        cards: every card of the game, copies as often as they occur.
        dice: for the shuffling, under the name `rest`.
        rows: how many rows an army has.
        tokens: how many Activation tokens a player has: those not named are ready. None where that is not settled.
        zones: further fields of a side that hold cards, such as the pack of a draft.
        notes: further fields of a side that name cards of its hand, as `shown` does.
        owner: whose piles a card that is not named lies in, where each player has his own; None: there is one pile.

    Raises:
        PositionError: sides or piles are not what they should be; names every such fault.

    Example:
        >>> from tricktable.chance import Chance
        >>> table = completed({"sides": [{"army": [["b"]], "hand": ["c", "a"]}]}, "abcd", Dice(Chance("7")), rows=2)
        >>> table["sides"][0]["hand"], len(table["sides"][0]["army"]), table["pile"]
        (['a', 'c'], 2, ['d'])
    """
    faults: list[str] = []
    written = data.get("sides")
    if not (is_list(written) or is_tuple(written)) or not all(map(is_table, written)):
        raise PositionError(["table.sides: a table for each player."])
    kinds = {**_SIDE, **dict.fromkeys((*zones, *notes), Cards), **(_PILES if owner else {})}
    given = [_read(side, kinds, f"table.sides.{at}", faults) for at, side in enumerate(written)]
    top = _read(data, {"aside": tuple[Aside, ...], **({} if owner else _PILES)}, "table", faults)
    if data.get("rest", "pile") not in ("pile", "discard"):
        faults.append("table.rest: pile or discard.")
    if faults:
        raise PositionError(faults)
    sides = [_side(side, found, rows, tokens, (*zones, *notes)) for side, found in zip(written, given, strict=True)]
    named = Counter(each.card for each in top.get("aside", ()))
    for found in (*given, top):
        named.update(card if isinstance(card, str) else card.card for row in found.get("army", ()) for card in row)
        for zone in ("hand", *zones, *_PILES):
            named.update(found.get(zone, ()))
    rest = tuple((Counter(cards) - named).elements())
    kept = {key: value for key, value in data.items() if key != "rest"}
    to = "discard" if data.get("rest") == "discard" else "pile"
    if owner is None:
        return {**kept, "sides": sides, **_piles(top, to, dice.shuffle("rest", rest) if rest else ())}
    for seat, found in enumerate(given):
        own = tuple(card for card in rest if owner(card) == seat)
        sides[seat] |= _piles(found, to, dice.shuffle("rest", own) if own else ())
    return {**kept, "sides": sides}


def _side(
    written: Mapping[str, Any], found: Mapping[str, Any], rows: int, tokens: int | None, more: tuple[str, ...]
) -> dict[str, Any]:
    """A side with what follows from the rest."""
    army = [[Placed(card) if isinstance(card, str) else card for card in row] for row in found.get("army", ())]
    full: dict[str, Any] = {**written, "hand": (), "shown": (), **found}
    full |= {name: list(with_cards((), full[name])) for name in ("hand", "shown", *more) if name in full}
    full["army"] = msgspec.to_builtins([*army, *[()] * (rows - len(army))])
    if tokens is not None and full.get("ready") is None:
        full["ready"] = tokens - found.get("spent", 0) - sum(card.tokens for row in army for card in row)
    return full


def _piles(found: Mapping[str, Any], to: str, rest: tuple[CardId, ...]) -> dict[str, Any]:
    """The piles with the cards that were not named."""
    piles = {name: [*found.get(name, ())] for name in _PILES if name in found or name != "removed"}
    piles[to] += rest
    return piles


def _read(data: Mapping[str, Any], kinds: Mapping[str, Any], where: str, faults: list[str]) -> dict[str, Any]:
    """The fields of these kinds among the data; a fault is noted for each that is not what it should be."""
    read: dict[str, Any] = {}
    for name, kind in kinds.items():
        if name in data:
            try:
                read[name] = msgspec.convert(data[name], kind, strict=True)
            except UNREADABLE as error:
                faults.append(f"{where}.{name}: {error}.")
    return read
