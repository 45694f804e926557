"""The table of Gosu X as values: state, actions, events, view."""

from __future__ import annotations

from typing import ClassVar

import tricktable as tt
from tricktable import CardId, CardName, Name, Outcome, PerSeat, Seat, SeatSet, Value
from tricktable.effects import Answer
from tricktable.tableau import (
    Activate,
    KeepHand,
    OwnPiles,
    OwnPilesView,
    Pass,
    Redraw,
    Spend,
    TableauEvent,
    TableauState,
    TableauView,
)

LOCKED = 2
"""How many Activation tokens are locked at first."""
STARTING = 2
"""How many each player has at first."""


class Side(OwnPiles, frozen=True):
    """What lies before one player.

    Attributes:
        clans: his clans, in the order in which he got them.
        turned: those of them whose Immortal tiles were turned over, and so are active.
        locked: his Activation tokens that are still locked.
        supremacy: his Supremacy tokens.
        passed: whether he has passed this round.
    """

    clans: tuple[Name, ...] = ()
    turned: tuple[Name, ...] = ()
    locked: int = LOCKED
    supremacy: int = 0
    passed: bool = False


class Ban(Value, frozen=True):
    """That a player may not bring a card into play.

    Attributes:
        seat: the player.
        card: the card.
        by: who named it.
        ends: at the end of how many more turns of his it ends.
    """

    seat: Seat
    card: CardName
    by: Seat
    ends: int


class State(TableauState, frozen=True):
    """The whole table, secrets included.

    Attributes:
        box: the cards of clans that nobody has, sorted.
        tiles: the clans that nobody has, whose Immortal tiles are active; empty in the draft.
        first: who picks first, and plays first in the first round.
        turn: whose turn it is.
        phase: `draft`, `mulligan` or `turns`.
        asked: in the draft, how many clans were picked; in the mulligan, how many seats are done.
        round: the number of the round, from 1.
        turns: how many turns this round has had.
        left: how many turns are left to the player who has not passed; None while nobody has.
        additional: whether this is an additional turn.
        discards: whether in this turn a card of the discard pile may be played.
        granted: whether an additional turn comes after this one.
        granted_discards: whether in that one a card of the discard pile may be played.
        wonder: who has the Wonder token.
        bans: what cards players may not bring into play.
        song: whether the Song for the Dead is under way.
        ended: how the game ended; None while it goes on.
    """

    sides: PerSeat[Side] = ()
    box: tuple[CardId, ...] = ()
    tiles: tuple[Name, ...] = ()
    first: Seat = 0
    turn: Seat = 0
    phase: str = "turns"
    asked: int = 0
    round: int = 1
    turns: int = 0
    left: int | None = None
    additional: bool = False
    discards: bool = False
    granted: bool = False
    granted_discards: bool = False
    wonder: Seat | None = None
    bans: tuple[Ban, ...] = ()
    song: bool = False
    ended: Outcome | None = None


# --- actions ----------------------------------------------------------------------------------------------------------


class Draft(Value, frozen=True, tag="draft"):
    """In the draft: take a clan."""

    clan: Name


class Play(Value, frozen=True, tag="play"):
    """Play a card of the hand, in the row of its level."""

    card: CardId


class PlayAs(Value, frozen=True, tag="play-as"):
    """Play a card of the hand that counts as several levels, in a row."""

    card: CardId
    row: int


class PlayDiscarded(Value, frozen=True, tag="play-discarded"):
    """Play a card of the discard pile, in a row."""

    card: CardId
    row: int


class Shift(Value, frozen=True, tag="shift"):
    """Shift the card in a place of one's own army; into which is asked next."""

    row: int
    place: int


class SpendWonder(Value, frozen=True, tag="wonder"):
    """The answer to what is paid with: the Wonder token, instead of one card."""


Action = (
    Draft | KeepHand | Redraw | Play | PlayAs | PlayDiscarded | Shift | Spend | Activate | Pass | SpendWonder | Answer
)
"""Every action of the game, answers to the questions of effects included."""


# --- events -----------------------------------------------------------------------------------------------------------


class ClanTaken(tt.Event, frozen=True, tag="clan-taken"):
    """A player took a clan."""

    seat: Seat
    clan: Name


class TilesActive(tt.Event, frozen=True, tag="tiles-active"):
    """The Immortal tiles of the clans that nobody took are active."""

    clans: tuple[Name, ...]


class DecksMade(tt.Event, frozen=True, tag="decks-made"):
    """Each player shuffled his three clans into a deck."""


class HandKept(tt.Event, frozen=True, tag="hand-kept"):
    """A player keeps his hand."""

    seat: Seat


class Redrew(tt.Event, frozen=True, tag="redrew"):
    """A player showed his hand and shuffled it into his deck."""

    shows: ClassVar[bool] = True

    seat: Seat
    cards: tuple[CardId, ...]


class Passed(tt.Event, frozen=True, tag="passed"):
    """A player passed."""

    seat: Seat


class TurnsLeft(tt.Event, frozen=True, tag="turns-left"):
    """Since the other has passed, a player has so many turns left."""

    seat: Seat
    turns: int


class ExtraTurn(tt.Event, frozen=True, tag="extra-turn"):
    """A player will take an additional turn after this one."""

    seat: Seat


class WonderMoved(tt.Event, frozen=True, tag="wonder-moved"):
    """A player took the Wonder token; or (None) it returned to the board."""

    seat: Seat | None


class WonderSpent(tt.Event, frozen=True, tag="wonder-spent"):
    """A player spent the Wonder token for one card less."""

    seat: Seat


class Unlocked(tt.Event, frozen=True, tag="unlocked"):
    """A player unlocked an Activation token."""

    seat: Seat


class TileTurned(tt.Event, frozen=True, tag="tile-turned"):
    """A player turned over one of his Immortal tiles."""

    seat: Seat
    clan: Name


class Forbidden(tt.Event, frozen=True, tag="forbidden"):
    """A player may not bring a card into play for a while."""

    seat: Seat
    card: CardName


class BattleFought(tt.Event, frozen=True, tag="battle-fought"):
    """A Great Battle was fought.

    Attributes:
        round: the round that it ends.
        values: the military value of each army.
        winners: who gained a Supremacy token.
    """

    round: int
    values: PerSeat[int]
    winners: SeatSet


class SupremacyGained(tt.Event, frozen=True, tag="supremacy-gained"):
    """These players gained Supremacy tokens without a battle, so many each."""

    seats: SeatSet
    count: int


class SongBegun(tt.Event, frozen=True, tag="song-begun"):
    """The Song for the Dead began, and who sacrifices first."""

    first: Seat


class RoundStarted(tt.Event, frozen=True, tag="round-started"):
    """A round begins, and who plays first."""

    round: int
    first: Seat


Event = (
    TableauEvent
    | ClanTaken
    | TilesActive
    | DecksMade
    | HandKept
    | Redrew
    | Passed
    | TurnsLeft
    | ExtraTurn
    | WonderMoved
    | WonderSpent
    | Unlocked
    | TileTurned
    | Forbidden
    | BattleFought
    | SupremacyGained
    | SongBegun
    | RoundStarted
)
"""Every event of the game, those of any tableau included."""


# --- view -------------------------------------------------------------------------------------------------------------


class SideView(OwnPilesView, frozen=True):
    """What a seat may know of one player.

    Attributes:
        clans: his clans.
        turned: those whose Immortal tiles he has turned over.
        locked: his Activation tokens that are still locked.
        supremacy: his Supremacy tokens.
        passed: whether he has passed this round.
        value: the military value of his army.
    """

    clans: tuple[Name, ...]
    turned: tuple[Name, ...]
    locked: int
    supremacy: int
    passed: bool
    value: int


class View(TableauView, frozen=True):
    """What a seat may know of the table.

    Attributes:
        tiles: the clans whose Immortal tiles are active for both players.
        first: who picked first.
        turn: whose turn it is.
        phase: `draft`, `mulligan` or `turns`.
        round: the number of the round.
        left: how many turns are left to the player who has not passed; None while nobody has.
        additional: whether this is an additional turn.
        discards: whether in this turn a card of the discard pile may be played.
        granted: whether an additional turn comes after this one.
        wonder: who has the Wonder token.
        bans: what cards players may not bring into play.
    """

    sides: PerSeat[SideView]
    tiles: tuple[Name, ...]
    first: Seat
    turn: Seat
    phase: str
    round: int
    left: int | None
    additional: bool
    discards: bool
    granted: bool
    wonder: Seat | None
    bans: tuple[Ban, ...]
