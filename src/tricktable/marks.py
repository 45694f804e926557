"""Type marks: what a field means, said in its annotation.

A `Seat` is an `int` and a `CardId` a `str` to every type checker. The mark lets one walker find the seats and
cards in any state, event or view, so that no ruleset writes that code again (see `walk`).
"""

from __future__ import annotations

from typing import Annotated, Final, TypeVar

from msgspec import Meta

T = TypeVar("T")


class Mark:
    """The meaning of a field. Compared by identity."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return f"<{self.name}>"


SEAT: Final = Mark("seat")
CARD: Final = Mark("card")
NAME: Final = Mark("name")
CARD_NAME: Final = Mark("card name")
PER_SEAT: Final = Mark("per seat")
SEATS: Final = Mark("seats")

Seat = Annotated[int, Meta(ge=0, le=99, description="A seat, counted clockwise from 0."), SEAT]
"""A place at the table, counted clockwise from 0."""

SeatSet = Annotated[tuple[Seat, ...], SEATS]
"""Several seats whose order means nothing: kept ascending."""

CardId = Annotated[str, CARD]
"""The id of a card, such as `blue-10`. Copies of a card share one id and are equal."""

Name = Annotated[str, NAME]
"""The name of something that is no card, such as a clan, though a card may have an id that reads the same."""

CardName = Annotated[str, CARD_NAME]
"""The id of a card that is only spoken of, as where a player names one: it tells of no place that it lies there."""

PerSeat = Annotated[tuple[T, ...], PER_SEAT]
"""A tuple with one item for each seat (or for each side, where sides take the seats in turn)."""
