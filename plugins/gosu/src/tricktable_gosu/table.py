"""The table of GOSU as values: state, actions, events, view."""

from __future__ import annotations

from typing import ClassVar

import tricktable as tt
from tricktable import CardId, Outcome, PerSeat, Seat, SeatSet, Value
from tricktable.effects import Answer
from tricktable.tableau import Activate, CommonPiles, CommonPilesView, KeepHand, Pass, Redraw, Spend, TableauEvent
from tricktable.tableau import Side as TableauSide
from tricktable.tableau import SideView as TableauSideView


class Side(TableauSide, frozen=True):
    """What lies before one player.

    Attributes:
        passed: whether he has passed this round.
        pack: in the draft, the cards to choose from; only he sees them.
        picked: in the draft, the cards that he has kept of this pack.
    """

    passed: bool = False
    pack: tuple[CardId, ...] = ()
    picked: tuple[CardId, ...] = ()


ZONES = ("pack",)
"""The fields of a side that hold cards which no other tableau has."""

NOTES = ("picked",)
"""The fields of a side that name cards of its hand, as `shown` does."""


class State(CommonPiles, frozen=True):
    """The whole table, secrets included. A side is a player, or a team.

    Attributes:
        points: the victory points of each side.
        advantage: who has the Advantage token.
        turn: whose turn it is.
        phase: `draft`, `redraw`, or `turns`.
        asked: in the first two phases, how many seats are done.
        passes: in the draft, how often the packs have been passed on.
        round: the number of the round, from 1.
        turns: how many turns this round has had.
        lone: how many of them the last player has taken alone.
        left: how many turns the side that has not passed has left; None: no limit.
        extra: how many more turns the player whose turn it is takes after this one.
        ended: how the game ended; None while it goes on.
    """

    sides: PerSeat[Side] = ()
    points: PerSeat[int] = ()
    advantage: Seat = 0
    turn: Seat = 0
    phase: str = "turns"
    asked: int = 0
    passes: int = 0
    round: int = 1
    turns: int = 0
    lone: int = 0
    left: int | None = None
    extra: int = 0
    ended: Outcome | None = None


# --- actions ----------------------------------------------------------------------------------------------------------


class Play(Value, frozen=True, tag="play"):
    """Enrol a goblin of the hand."""

    card: CardId


class Mutate(Value, frozen=True, tag="mutate"):
    """Mutate the goblin in a place of one's own army; into which is asked next."""

    row: int
    place: int


class Keep(Value, frozen=True, tag="keep"):
    """In the draft: keep this card of the pack."""

    card: CardId


class FromDiscard(Value, frozen=True, tag="from-discard"):
    """The answer to what a goblin with Zombie Mutation becomes: this card of the discard pile."""

    card: CardId


Action = Play | Mutate | Spend | Activate | Pass | Redraw | KeepHand | Keep | FromDiscard | Answer
"""Every action of the game, answers to the questions of effects included."""


# --- events -----------------------------------------------------------------------------------------------------------


class Redrew(tt.Event, frozen=True, tag="redrew"):
    """A player threw his hand away, face up, and is about to draw a new one."""

    shows: ClassVar[bool] = True

    seat: Seat
    cards: tuple[CardId, ...]


class HandKept(tt.Event, frozen=True, tag="hand-kept"):
    """A player keeps his hand."""

    seat: Seat


class Drafted(tt.Event, frozen=True, tag="drafted"):
    """A player kept a card of the draft. Only he sees which."""

    shows: ClassVar[bool] = True

    seat: Seat
    card: CardId | None

    def seen_by(self, viewer: Seat | None) -> Drafted:
        """The card for the player, None for the others."""
        return self if viewer == self.seat else Drafted(self.seat, None)


class PackPassed(tt.Event, frozen=True, tag="pack-passed"):
    """In the draft, a player got the pack of his neighbour. Only he sees what is in it."""

    shows: ClassVar[bool] = True

    seat: Seat
    count: int
    cards: tuple[CardId, ...] | None

    def seen_by(self, viewer: Seat | None) -> PackPassed:
        """The cards for the player, None for the others."""
        return self if viewer == self.seat else PackPassed(self.seat, self.count, None)


class Passed(tt.Event, frozen=True, tag="passed"):
    """A player passed, or has to be taken as having passed."""

    seat: Seat


class LimitSet(tt.Event, frozen=True, tag="limit-set"):
    """One side has passed: the other has so many turns left."""

    turns: int


class AdvantageTaken(tt.Event, frozen=True, tag="advantage-taken"):
    """A player took the Advantage token."""

    seat: Seat


class PointsGained(tt.Event, frozen=True, tag="points-gained"):
    """These players, or their teams, gained victory points each."""

    seats: SeatSet
    count: int


class ExtraTurn(tt.Event, frozen=True, tag="extra-turn"):
    """A player will take another turn after this one."""

    seat: Seat


class BattleFought(tt.Event, frozen=True, tag="battle-fought"):
    """A Great Battle was fought.

    Attributes:
        round: the round that it ends.
        values: the military value of each army.
        winners: who won it.
    """

    round: int
    values: PerSeat[int]
    winners: SeatSet


class WayToWinMet(tt.Event, frozen=True, tag="way-to-win-met"):
    """What a face-up card calls a way to win is true of these players, or their teams."""

    seats: SeatSet
    card: CardId


class RoundStarted(tt.Event, frozen=True, tag="round-started"):
    """A round begins, and who plays first."""

    round: int
    first: Seat


Event = (
    TableauEvent
    | Redrew
    | HandKept
    | Drafted
    | PackPassed
    | Passed
    | LimitSet
    | AdvantageTaken
    | PointsGained
    | ExtraTurn
    | BattleFought
    | WayToWinMet
    | RoundStarted
)
"""Every event of the game, those of any tableau included."""


# --- view -------------------------------------------------------------------------------------------------------------


class SideView(TableauSideView, frozen=True):
    """What a seat may know of one player.

    Attributes:
        value: the military value of the army.
        passed: whether he has passed this round.
        pack: in the draft, how many cards he has to choose from.
    """

    value: int
    passed: bool
    pack: int


class View(CommonPilesView, frozen=True):
    """What a seat may know of the table.

    Attributes:
        pack: in the draft, the cards that the viewer has to choose from.
        passed_on: in the draft, the cards that the viewer last passed to his left neighbour.
        teams: the team of each seat, or of each player his own number.
        points: the victory points of each side.
        goal: the victory points that win.
        advantage: who has the Advantage token.
        turn: whose turn it is.
        phase: `draft`, `redraw`, or `turns`.
        round: the number of the round.
        left: how many turns the side that has not passed has left; None: no limit.
        extra: how many more turns the player whose turn it is takes after this one.
    """

    sides: PerSeat[SideView]
    pack: tuple[CardId, ...]
    passed_on: tuple[CardId, ...]
    teams: tuple[int, ...]
    points: PerSeat[int]
    goal: int
    advantage: Seat
    turn: Seat
    phase: str
    round: int
    left: int | None
    extra: int
