"""Whether the types say where cards stand."""

from __future__ import annotations

import types
import typing
from collections.abc import Iterator
from dataclasses import replace
from typing import Annotated, Any

from msgspec import Struct

from tricktable._narrow import is_tuple
from tricktable.marks import CARD, CARD_NAME, NAME, PER_SEAT, SEAT, SEATS
from tricktable.message import Message
from tricktable.rules import AnyRules
from tricktable.testing.check import check
from tricktable.testing.context import Context
from tricktable.walk import hints, item_hints, marks_of

_USUAL = 40
_SAID = {CARD, CARD_NAME, NAME}


@check(
    "cards-marked",
    "Wherever a state, view, event or action holds a card, the field is annotated as `CardId`.",
    mend="Write `CardId` for `str` in the field that is named, `tuple[CardId, ...]` for `tuple[str, ...]`: by this "
    "mark the library finds cards. A field that means something else, such as a clan that is called like a card, is a "
    "`Name`; one that only speaks of a card, wherever it lies, a `CardName`.",
    cost=3,
    whole=True,
)
def cards_marked(c: Context) -> None:
    """Looks for texts that are ids of the game's cards; those that fill the gaps of a message may be.

    A game of the usual length is played in any case, so that every field is named at once.
    """
    unmarked: dict[str, None] = {}
    for moment in replace(c, steps=max(c.steps, _USUAL)).walk():
        c.at = moment.at
        cards = frozenset(c.rules.cards(moment.position.state))
        c.require(cards or type(c.rules).cards is not AnyRules.cards, "no field of the state is marked as a card")
        views = [c.ruleset.view(moment.position, viewer) for viewer in (moment.actor, None)]
        events = () if moment.action is None else moment.after.events
        for value in (moment.position.state, *(view.table for view in views), *moment.legal, *events):
            unmarked.update(dict.fromkeys(_unmarked(value, cards)))
    c.at = None
    c.require(not unmarked, "; ".join(unmarked))


def _unmarked(value: Any, cards: frozenset[str]) -> Iterator[str]:
    """Each field that holds cards without saying so, as a sentence."""
    if isinstance(value, Message):
        return
    if isinstance(value, Struct):
        for name, hint in hints(type(value)):
            inner = getattr(value, name)
            if _holds(inner, cards, hint):
                yield f"{type(value).__name__}.{name} holds cards but is not marked: {_wanted(hint)}"
            yield from _unmarked(inner, cards)
    elif is_tuple(value):
        for item in value:
            if not isinstance(item, str):
                yield from _unmarked(item, cards)


def _holds(value: Any, cards: frozenset[str], hint: Any) -> bool:
    """Whether a field itself, or a tuple in it, holds a card without the mark."""
    if isinstance(value, str):
        return value in cards and not _SAID.intersection(marks_of(hint, value))
    if is_tuple(value):
        return any(map(lambda item, inner: _holds(item, cards, inner), value, item_hints(value, hint)))
    return False


_MARKS = {CARD: "CardId", SEAT: "Seat", SEATS: "SeatSet"}


def _wanted(hint: Any) -> str:
    """The annotation as it should read."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if hint is str:
        return "CardId"
    if origin is Annotated:
        marks = hint.__metadata__
        inner = typing.get_args(args[0])
        if PER_SEAT in marks and inner:
            return f"PerSeat[{_wanted(inner[0])}]"
        return next((_MARKS[mark] for mark in marks if mark in _MARKS), _wanted(args[0]))
    if origin in (typing.Union, types.UnionType):
        return " | ".join(map(_wanted, args))
    if origin is tuple:
        return f"tuple[{', '.join('...' if arg is Ellipsis else _wanted(arg) for arg in args)}]"
    return "None" if hint is type(None) else getattr(hint, "__name__", str(hint))
