"""Tables as a person writes them: what is left out is completed."""

from __future__ import annotations

from collections import Counter
from typing import Any, TypeVar

import msgspec

from tricktable import CardId, Dice, PositionError, Value
from tricktable.tableau import Aside, Glimpse, Placed
from tricktable_gosu.cards import TOKENS
from tricktable_gosu.frame import Frame
from tricktable_gosu.table import Side

RESTS = ("pile", "discard")

T = TypeVar("T")


class GivenSide(Value, frozen=True):
    """A side as it is written: a `Side` of which anything may be left out.

    Attributes:
        hand: its cards, in any order.
        army: its rows, the Bakutos first; a goblin is written as its id where nothing else matters of it.
        ready: the Activation tokens that may still be used; left out: all that are not used.
        spent: those that lie on no card.
        shown: see `Side`, as for what follows.
    """

    hand: tuple[CardId, ...] = ()
    army: tuple[tuple[CardId | Placed, ...], ...] = ()
    ready: int | None = None
    spent: int = 0
    shown: tuple[CardId, ...] = ()
    glimpsed: tuple[Glimpse, ...] = ()
    passed: bool = False
    pack: tuple[CardId, ...] = ()
    picked: tuple[CardId, ...] = ()

    def whole(self) -> Side:
        """The side with the rest added."""
        rows = [tuple(Placed(card) if isinstance(card, str) else card for card in row) for row in self.army]
        used = self.spent + sum(card.tokens for row in rows for card in row)
        return Side(
            hand=tuple(sorted(self.hand)),
            army=(*rows, *[()] * (3 - len(rows))),
            ready=TOKENS - used if self.ready is None else self.ready,
            spent=self.spent,
            shown=tuple(sorted(self.shown)),
            glimpsed=self.glimpsed,
            passed=self.passed,
            pack=tuple(sorted(self.pack)),
            picked=tuple(sorted(self.picked)),
        )


def complete(frame: Frame, data: dict[str, Any], dice: Dice) -> dict[str, Any]:
    """Position data with the fields added that follow from the others.

    A card of an army may be written as its id. Tokens that are not named are ready. Cards that are not named lie,
    shuffled, under those of the pile, or (`rest = "discard"`) on the discard pile. The holder of the Advantage token
    has the turn. Where one side has passed and turns are limited, the other has all of them left.

    Raises:
        PositionError: sides or piles are not what they should be; names every such fault.
    """
    faults: list[str] = []
    given = _read(data, "sides", tuple[GivenSide, ...], faults)
    pile = list(_read(data, "pile", tuple[CardId, ...], faults) or ())
    discard = list(_read(data, "discard", tuple[CardId, ...], faults) or ())
    aside = _read(data, "aside", tuple[Aside, ...], faults) or ()
    rest = data.get("rest", "pile")
    if rest not in RESTS:
        faults.append(f"table.rest: one of {', '.join(RESTS)}.")
    if given is None and not faults:
        faults.append("table.sides: missing.")
    if faults or given is None:
        raise PositionError(faults)
    sides = [side.whole() for side in given]
    named = [*pile, *discard, *(each.card for each in aside)]
    for side in sides:
        named += [*side.hand, *side.pack, *(card.card for row in side.army for card in row)]
    missing = Counter(frame.deck.ids) - Counter(named)
    others = dice.shuffle("rest", tuple(missing.elements())) if missing else ()
    (pile if rest == "pile" else discard).extend(others)
    full = {key: value for key, value in data.items() if key != "rest"}
    full |= {"sides": [msgspec.to_builtins(side) for side in sides], "pile": pile, "discard": discard}
    full.setdefault("points", [0] * frame.side_count)
    full.setdefault("advantage", 0)
    full.setdefault("turn", full["advantage"])
    waiting = {team for team, side in zip(frame.teams, sides, strict=False) if not side.passed}
    if len(waiting) == 1 and full.get("phase", "turns") == "turns":
        full.setdefault("left", frame.options.turn_limit)
    return full


def _read(data: dict[str, Any], name: str, kind: type[T], faults: list[str]) -> T | None:
    """What stands in a field, if it is there and of the right kind; else the fault is noted."""
    if name not in data:
        return None
    try:
        return msgspec.convert(data[name], kind, strict=True)
    except (msgspec.MsgspecError, ValueError, TypeError, OverflowError, RecursionError) as error:
        faults.append(f"table.{name}: {error}.")
        return None
