"""What a player may mean who points at a piece of a picture, for clients that let him click on cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

import msgspec

from tricktable.marks import CARD, SEAT, Seat
from tricktable.picture import Cell
from tricktable.ruleset import AnyRuleset
from tricktable.walk import cards_in, hints, marks_of

__all__ = ["actions_on", "askable_on"]

A = TypeVar("A", bound=msgspec.Struct)

_PLACE = ("row", "place")


def actions_on(cell: Cell, actions: Sequence[A], seat: Seat) -> tuple[A, ...]:
    """Those of the actions that are done with what a cell shows: with its place if it has one, else with its card.

    Args:
        cell: a piece of a picture.
        actions: such as the legal ones.
        seat: who would take them; a place in an action that names no seat is his.

    Example:
        >>> import tricktable as tt
        >>> game = tt.new_game("gorus-maximus", players=3, seed=7)
        >>> cell = game.ruleset.speech("en").cell(game.legal_actions()[0].card)
        >>> [game.ruleset.format_action(action) for action in actions_on(cell, game.legal_actions(), 0)]
        ['play blue-0']
    """
    if cell.at:
        return tuple(action for action in actions if _place(action, seat) == cell.at)
    return tuple(action for action in actions if cell.card and cell.card in cards_in(action))


def askable_on(cell: Cell, ruleset: AnyRuleset, seat: Seat) -> tuple[Any, ...]:
    """Every action that needs no more than what a cell shows, legal or not: to ask `why_not` of.

    Args:
        cell: a piece of a picture.
        ruleset: the ruleset of the game.
        seat: who asks.

    Example:
        >>> import tricktable as tt
        >>> game = tt.new_game("gosu", players=2, seed=7)
        >>> [action.__class__.__name__ for action in askable_on(tt.Cell("", card="trsck"), game.ruleset, 0)]
        ['Play', 'Keep', 'FromDiscard', 'PickCard']
    """
    return tuple(_askable(cell, ruleset, seat))


def _askable(cell: Cell, ruleset: AnyRuleset, seat: Seat) -> Iterator[Any]:
    for kind in ruleset.action_types:
        fields = hints(kind)
        values: dict[str, Any] = {name: _value(cell, name, hint) for name, hint in fields}
        if values and None not in values.values():
            action = kind(**values)
            if actions_on(cell, (action,), seat):
                yield action


def _value(cell: Cell, name: str, hint: Any) -> str | int | None:
    """What a cell gives for a field of an action; None where it gives nothing."""
    if cell.at:
        where: dict[str, int] = dict(zip(("seat", *_PLACE), cell.at, strict=False))
        return cell.at[0] if SEAT in marks_of(hint, cell.at[0]) else where.get(name)
    return cell.card if cell.card and CARD in marks_of(hint, cell.card) else None


def _place(action: msgspec.Struct, seat: Seat) -> tuple[int, ...]:
    """The place that an action names, as a cell has it; empty where it names none."""
    if not all(hasattr(action, name) for name in _PLACE):
        return ()
    return (getattr(action, "seat", seat), *(getattr(action, name) for name in _PLACE))
