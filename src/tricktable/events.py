"""What happened, told to each viewer as he may know it."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from tricktable.marks import Seat
from tricktable.value import Value

E = TypeVar("E", bound="Event")


class Event(Value, frozen=True):
    """The base of the events of a ruleset. Public unless `seen_by` says otherwise.

    Set `shows = True` on a type that turns a hidden card up to somebody: only such an event may tell two tables
    apart that a seat could not tell apart before.

    Example:
        >>> class CardDrawn(Event, frozen=True, tag="card-drawn"):
        ...     shows: ClassVar[bool] = True
        ...     seat: int
        ...     card: str | None
        ...
        ...     def seen_by(self, viewer: int | None) -> "CardDrawn":
        ...         return self if viewer == self.seat else CardDrawn(self.seat, None)
        >>> CardDrawn(0, "blue-4").seen_by(1)
        CardDrawn(seat=0, card=None)
    """

    shows: ClassVar[bool] = False

    def seen_by(self, viewer: Seat | None) -> Event | None:
        """This event as the viewer may know it.

        Args:
            viewer: a seat, or None for a spectator.

        Returns:
            An event of the same ruleset, or None where even its having happened is secret.
        """
        return self


def told_to(events: tuple[E, ...], viewer: Seat | None) -> tuple[E, ...]:
    """The events as one viewer may know them, in order."""
    seen = (event.seen_by(viewer) for event in events)
    return tuple(event for event in seen if event is not None)  # type: ignore[misc]  # seen_by stays in the ruleset's union
