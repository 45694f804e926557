"""Tables as a person writes them: what follows from the rest is added."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from tricktable._narrow import is_list, is_table, is_tuple
from tricktable._plain import UNREADABLE
from tricktable.chance import Dice
from tricktable.errors import PositionError
from tricktable.marks import CardId
from tricktable.tableau.army import Placed
from tricktable.tableau.hands import with_cards
from tricktable.tableau.side import Aside
from tricktable.value import Value


class _Given(Value, frozen=True):
    """What is completed of a side; anything may be left out, and a card of the army may be its id."""

    hand: tuple[CardId, ...] = ()
    army: tuple[tuple[CardId | Placed, ...], ...] = ()
    spent: int = 0
    shown: tuple[CardId, ...] = ()


class _Piles(Value, frozen=True):
    pile: tuple[CardId, ...] = ()
    discard: tuple[CardId, ...] = ()
    aside: tuple[Aside, ...] = ()


def completed(
    data: Mapping[str, Any], cards: Iterable[CardId], dice: Dice, *, rows: int = 3, tokens: int | None = None
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
    given = [_read(side, _Given, f"table.sides.{at}", faults) for at, side in enumerate(written)]
    piles = _read(data, _Piles, "table", faults)
    if data.get("rest", "pile") not in ("pile", "discard"):
        faults.append("table.rest: pile or discard.")
    if faults:
        raise PositionError(faults)
    named = Counter([*piles.pile, *piles.discard, *(each.card for each in piles.aside)])
    sides: list[dict[str, Any]] = []
    for side, found in zip(written, given, strict=True):
        army = [[Placed(card) if isinstance(card, str) else card for card in row] for row in found.army]
        placed = [card for row in army for card in row]
        named.update([*found.hand, *(card.card for card in placed)])
        full = {**side, "hand": list(with_cards((), found.hand)), "shown": list(with_cards((), found.shown))}
        full["army"] = msgspec.to_builtins([*army, *[()] * (rows - len(army))])
        if tokens is not None:
            full.setdefault("ready", tokens - found.spent - sum(card.tokens for card in placed))
        sides.append(full)
    rest = tuple((Counter(cards) - named).elements())
    pile, discard = list(piles.pile), list(piles.discard)
    (discard if data.get("rest") == "discard" else pile).extend(dice.shuffle("rest", rest) if rest else ())
    kept = {key: value for key, value in data.items() if key != "rest"}
    return {**kept, "sides": sides, "pile": pile, "discard": discard}


def _read(data: Mapping[str, Any], kind: type[Any], where: str, faults: list[str]) -> Any:
    """The fields of this kind among the data; a fault is noted for each that is not what it should be."""
    read: dict[str, Any] = {}
    for field in msgspec.structs.fields(kind):
        if field.name in data:
            try:
                read[field.name] = msgspec.convert(data[field.name], field.type, strict=True)
            except UNREADABLE as error:
                faults.append(f"{where}.{field.name}: {error}.")
    return kind(**read)
