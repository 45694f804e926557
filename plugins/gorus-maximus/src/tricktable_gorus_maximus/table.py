"""The table of Gorus Maximus as values: state, action, events, view."""

from __future__ import annotations

from typing import ClassVar

import tricktable as tt
from tricktable import CardId, Outcome, PerSeat, Seat, Value


class Bout(Value, frozen=True):
    """A bout that is over.

    Attributes:
        leader: who led; None for the contenders of solo play.
        cards: the gladiators in the order in which they entered.
        winner: who won; None for the contenders.
    """

    leader: Seat | None
    cards: tuple[CardId, ...]
    winner: Seat | None


class State(Value, frozen=True):
    """The whole table, secrets included.

    A side is a player, or a team; in solo play side 0 is the player and side 1 the contenders.

    Attributes:
        hands: the troupe of each seat, sorted.
        turn: whose turn it is.
        dealer: who dealt this round; of no meaning in solo play.
        schools: the schools in play.
        preferred: the preferred school; None before the first lead of a round.
        leader: who led the bout; None for the contenders.
        bout: the gladiators of the bout so far, in order.
        won: the gladiators that each side has collected this round.
        stock: the draw pile of two players, or the contenders of solo play; the top first.
        last: the bout before this one, in this round.
        support: the crowd support of each side.
        round: the number of the round, from 1.
        ended: how the game ended; None while it goes on.
    """

    hands: PerSeat[tuple[CardId, ...]]
    turn: Seat
    dealer: Seat
    schools: tuple[str, ...]
    preferred: str | None
    leader: Seat | None
    bout: tuple[CardId, ...]
    won: PerSeat[tuple[CardId, ...]]
    stock: tuple[CardId, ...]
    support: PerSeat[int]
    last: Bout | None = None
    round: int = 1
    ended: Outcome | None = None


class PlayGladiator(Value, frozen=True, tag="play"):
    """Enter a gladiator into the bout."""

    card: CardId


Action = PlayGladiator
"""Every action of the game: there is one kind."""


class Dealt(tt.Event, frozen=True, tag="dealt"):
    """A round began: new troupes were dealt, by nobody (None) in solo play."""

    round: int
    dealer: Seat | None


class Played(tt.Event, frozen=True, tag="played"):
    """A gladiator entered the bout; from nobody's troupe (None) where a contender did."""

    shows: ClassVar[bool] = True

    seat: Seat | None
    card: CardId


class Preferred(tt.Event, frozen=True, tag="preferred"):
    """Another school is preferred from now on."""

    school: str


class Drew(tt.Event, frozen=True, tag="drew"):
    """A player drew from the stock. Only he sees what."""

    shows: ClassVar[bool] = True

    seat: Seat
    card: CardId | None

    def seen_by(self, viewer: Seat | None) -> Drew:
        """The card for the drawer, None for the others."""
        return self if viewer == self.seat else Drew(self.seat, None)


class BoutWon(tt.Event, frozen=True, tag="bout-won"):
    """A bout ended; None where the contenders won it."""

    seat: Seat | None
    cards: tuple[CardId, ...]


class NoEight(tt.Event, frozen=True, tag="no-eight"):
    """In solo play: the player has collected no 8, so the round is lost whatever the favour."""


class RoundEnded(tt.Event, frozen=True, tag="round-ended"):
    """The crowd favour of a round was counted.

    Attributes:
        round: the number of the round.
        preferred: the school preferred at the end.
        favour: the crowd favour of each side.
        gained: the crowd support that each side gained, 0 or 1.
        support: the crowd support of each side now.
    """

    round: int
    preferred: str
    favour: PerSeat[int]
    gained: PerSeat[int]
    support: PerSeat[int]


Event = Dealt | Played | Preferred | Drew | BoutWon | NoEight | RoundEnded
"""Every event of the game."""


class View(Value, frozen=True):
    """What a seat may know of the table.

    Attributes:
        hand: the viewer's own troupe; empty for a spectator.
        hands: how many gladiators each seat holds.
        turn: whose turn it is.
        dealer: who dealt this round; None in solo play.
        schools: the schools in play.
        preferred: the preferred school.
        initiating: the school that was led.
        leader: who led the bout; None for the contenders.
        bout: the gladiators of the bout so far, in order.
        last: the bout before this one, open to all.
        won: how many gladiators each side has collected.
        stock: how many are left in the stock, or of the contenders.
        sides: the side of each seat.
        support: the crowd support of each side.
        goals: the crowd support that each side needs.
        round: the number of the round.
    """

    hand: tuple[CardId, ...]
    hands: PerSeat[int]
    turn: Seat
    dealer: Seat | None
    schools: tuple[str, ...]
    preferred: str | None
    initiating: str | None
    leader: Seat | None
    bout: tuple[CardId, ...]
    last: Bout | None
    won: PerSeat[int]
    stock: int
    sides: tuple[int, ...]
    support: PerSeat[int]
    goals: PerSeat[int]
    round: int
