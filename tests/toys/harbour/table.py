"""The table of the toy as values."""

from __future__ import annotations

from typing import ClassVar

import tricktable as tt
from tricktable import CardId, Outcome, PerSeat, Seat, SeatSet, Value

KINDS = ("barrel", "echo", "lamp", "spy", "storm", "thief")
COPIES = 4


class Held(Value, frozen=True):
    """A card in a hand, and who has seen it there beside its holder."""

    card: CardId
    seen_by: SeatSet = ()
    by_spectators: bool = False

    def seen(self, viewer: Seat | None) -> bool:
        return self.by_spectators if viewer is None else viewer in self.seen_by

    def mark(self, viewer: Seat | None, *, seen: bool) -> Held:
        """The card, seen by this viewer as well, or no more."""
        if viewer is None:
            return Held(self.card, self.seen_by, seen)
        others = tuple(seat for seat in self.seen_by if seat != viewer)
        return Held(self.card, tuple(sorted((*others, viewer))) if seen else others, self.by_spectators)


class State(Value, frozen=True):
    hands: PerSeat[tuple[Held, ...]]
    deck: tuple[CardId, ...]
    discard: tuple[CardId, ...]
    cargo: PerSeat[int]
    turn: Seat
    left: int


class Options(Value, frozen=True):
    turns: int = 5


class Play(Value, frozen=True, tag="play"):
    card: CardId


class Draw(Value, frozen=True, tag="draw"):
    pass


class Target(Value, frozen=True, tag="target"):
    seat: Seat


class Place(Value, frozen=True, tag="place"):
    at: int


class Give(Value, frozen=True, tag="give"):
    card: CardId


class Show(Value, frozen=True, tag="show"):
    card: CardId


class Decline(Value, frozen=True, tag="decline"):
    pass


class Repeat(Value, frozen=True, tag="repeat"):
    card: CardId


Action = Play | Draw | Target | Place | Give | Show | Decline | Repeat


class Played(tt.Event, frozen=True, tag="played"):
    shows: ClassVar[bool] = True
    seat: Seat
    card: CardId


class Drew(tt.Event, frozen=True, tag="drew"):
    shows: ClassVar[bool] = True
    seat: Seat
    card: CardId | None

    def seen_by(self, viewer: Seat | None) -> Drew:
        return self if viewer == self.seat else Drew(self.seat, None)


class Peeked(tt.Event, frozen=True, tag="peeked"):
    """`seat` looked at a card in the hand of `holder`, who is not told which: he might tell from it what is sought."""

    shows: ClassVar[bool] = True
    seat: Seat
    holder: Seat
    card: CardId | None

    def seen_by(self, viewer: Seat | None) -> Peeked:
        return self if viewer == self.seat else Peeked(self.seat, self.holder, None)


class Given(tt.Event, frozen=True, tag="given"):
    shows: ClassVar[bool] = True
    giver: Seat
    taker: Seat
    card: CardId | None

    def seen_by(self, viewer: Seat | None) -> Given:
        return self if viewer in (self.giver, self.taker) else Given(self.giver, self.taker, None)


class Shown(tt.Event, frozen=True, tag="shown"):
    shows: ClassVar[bool] = True
    seat: Seat
    card: CardId


class Stormed(tt.Event, frozen=True, tag="stormed"):
    count: int


Event = Played | Drew | Peeked | Given | Shown | Stormed


class View(Value, frozen=True):
    hand: tuple[CardId, ...]
    sizes: PerSeat[int]
    known: PerSeat[tuple[CardId, ...]]
    deck: int
    discard: tuple[CardId, ...]
    cargo: PerSeat[int]
    turn: Seat
    left: int


def ended(cargo: tuple[int, ...]) -> Outcome:
    """Most barrels win; who ties shares."""
    most = max(cargo)
    winners = tuple(seat for seat, have in enumerate(cargo) if have == most)
    return Outcome("harbour.end.most", winners=winners, scores=cargo)
