"""Tables as a person writes them: what follows from the rest is added."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from typing import Any

import msgspec

from tricktable._narrow import is_list, is_table, is_tuple
from tricktable._plain import UNREADABLE
from tricktable.chance import Dice
from tricktable.errors import PositionError
from tricktable.marks import CardId
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

_PILES: Mapping[str, Any] = {"pile": Cards, "discard": Cards, "aside": tuple[Aside, ...]}


def completed(
    data: Mapping[str, Any],
    cards: Iterable[CardId],
    dice: Dice,
    *,
    rows: int = 3,
    tokens: int | None = None,
    zones: Collection[str] = (),
    notes: Collection[str] = (),
) -> dict[str, Any]:
    """Position data of a table with one draw pile, completed, for `complete` of the rules.

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
    kinds = {**_SIDE, **dict.fromkeys((*zones, *notes), Cards)}
    given = [_read(side, kinds, f"table.sides.{at}", faults) for at, side in enumerate(written)]
    piles = _read(data, _PILES, "table", faults)
    if data.get("rest", "pile") not in ("pile", "discard"):
        faults.append("table.rest: pile or discard.")
    if faults:
        raise PositionError(faults)
    pile, discard = [*piles.get("pile", ())], [*piles.get("discard", ())]
    named = Counter([*pile, *discard, *(each.card for each in piles.get("aside", ()))])
    sides: list[dict[str, Any]] = []
    for side, found in zip(written, given, strict=True):
        army = [[Placed(card) if isinstance(card, str) else card for card in row] for row in found.get("army", ())]
        placed = [card for row in army for card in row]
        named.update(card.card for card in placed)
        for zone in ("hand", *zones):
            named.update(found.get(zone, ()))
        full = {**side, "hand": (), "shown": (), **found}
        full |= {name: list(with_cards((), full[name])) for name in ("hand", "shown", *zones, *notes) if name in full}
        full["army"] = msgspec.to_builtins([*army, *[()] * (rows - len(army))])
        if tokens is not None and full.get("ready") is None:
            full["ready"] = tokens - found.get("spent", 0) - sum(card.tokens for card in placed)
        sides.append(full)
    rest = tuple((Counter(cards) - named).elements())
    (discard if data.get("rest") == "discard" else pile).extend(dice.shuffle("rest", rest) if rest else ())
    kept = {key: value for key, value in data.items() if key != "rest"}
    return {**kept, "sides": sides, "pile": pile, "discard": discard}


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
