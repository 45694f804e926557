"""The table of Gosu X in motion: tokens unlocked, the Wonder token, tiles, additional turns, and a win at once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TypeAlias

from msgspec.structs import replace

from tricktable import CardId, Outcome, Resolution, Seat
from tricktable.effects import Context, Faces, Stage, Standing, army_values
from tricktable.effects.stage import Reaction
from tricktable.tableau import Army, OwnPilesBoard, Spot, cards_of, spot
from tricktable_gosu_x.bounty import BOUNTY
from tricktable_gosu_x.frame import FULL_HAND, Frame, active
from tricktable_gosu_x.holding import HandLimit, TurnsAfterPass
from tricktable_gosu_x.table import (
    Ban,
    Event,
    ExtraTurn,
    Forbidden,
    Passed,
    State,
    SupremacyGained,
    TileTurned,
    TurnsLeft,
    Unlocked,
    WonderMoved,
)

FULL_ARMY = 15
LAST_TURNS = 3
GOAL = 2
"""So many Supremacy tokens win."""


class GameEndedError(Exception):
    """The game is over in the midst of a turn: nothing of it is carried out any more."""


class TurnEndedError(Exception):
    """The player passed in the midst of his turn: the rest of its action is lost."""


class GosuXStage(Stage[State], OwnPilesBoard[State]):
    """A table while an action is carried out."""

    acting = False
    """Whether the action of a turn is being carried out, and not what comes at the end of the turn."""

    rows_are_levels = True
    reveals_refill = False
    each_orders_own = True
    kept_by: Mapping[str, str] = {"trap": "ethereal", "destroy": "ethereal"}

    def __init__(self, r: Resolution[State, Event], frame: Frame, actor: Seat) -> None:
        super().__init__(r, frame.deck, actor)
        self.frame = frame

    # --- what the core asks -------------------------------------------------------------------------------------------

    def standing(self) -> Sequence[Standing]:
        """What the active tiles say."""
        return self.frame.standing(active(self.r.state))

    def make_faces(self, armies: tuple[Army, ...]) -> Faces:
        """With what the active tiles say."""
        return self.frame.faces(self.r.state)

    def could_hold(self, seat: Seat, cards: frozenset[CardId]) -> bool:
        """Whether the player's deck has the clan of one of these cards (`gosu-x.force.window`)."""
        clans, clan = self.r.state.sides[seat].clans, self.deck.clan
        return any(clan[card] in clans for card in cards)

    def opponent(self, seat: Seat) -> Seat:
        """The other player."""
        return 1 - seat

    def points_of(self, seat: Seat) -> int:
        """The Supremacy tokens of a player."""
        return self.r.state.sides[seat].supremacy

    def gain_points(self, seats: Sequence[Seat], count: int) -> None:
        """Supremacy tokens, at the same time for all; the second one wins at once (`gosu-x.end.supremacy`)."""
        self.r.emit(SupremacyGained(tuple(sorted(seats)), count))
        self.gain_supremacy(seats, count)

    def gain_supremacy(self, seats: Sequence[Seat], count: int) -> None:
        """As `gain_points`, for a battle that has told of it."""
        for seat in seats:
            side = self.r.state.sides[seat]
            self.put_side(seat, replace(side, supremacy=side.supremacy + count))
        for seat in seats:
            self.happened("point-gained", seat, "")
        there = [seat for seat, side in enumerate(self.r.state.sides) if side.supremacy >= GOAL]
        if there:
            self.end("gosu-x.end.supremacy", there)

    def has_passed(self, seat: Seat) -> bool:
        """Whether the seat has passed this round."""
        return self.r.state.sides[seat].passed

    def has_advantage(self, seat: Seat) -> bool:
        """Whether the seat has the Wonder token, which wins ties (`gosu-x.wonder.tie`)."""
        return self.r.state.wonder == seat

    def take_advantage(self, seat: Seat) -> None:
        """The seat takes the Wonder token, from the board or from the opponent (`gosu-x.wonder.take`)."""
        if self.r.state.wonder != seat:
            self.r.state = replace(self.r.state, wonder=seat)
            self.r.emit(WonderMoved(seat))
            self.happened("advantage-taken", seat, "")

    def extra_turn(self, seat: Seat, *, discards: bool = False) -> None:
        """One additional turn, however often it is granted, and none after an additional one.

        See `gosu-x.turn.additional` and `gosu-x.turn.additional-chain`.
        """
        state = self.r.state
        if seat == state.turn and not state.additional and state.left != 1 and not state.sides[seat].passed:
            if not state.granted:
                self.r.emit(ExtraTurn(seat))
            self.r.state = replace(state, granted=True, granted_discards=state.granted_discards or discards)

    def win(self, seat: Seat) -> None:
        """The seat wins at once, by what a card says (`gosu-x.end.justice`)."""
        self.end("gosu-x.end.justice", (seat,))

    def happened(self, event: str, seat: Seat, card: CardId, at: Spot | None = None) -> None:
        """Beside what cards react to: a bounty for whoever strikes such a card, and the fifteenth face-up card.

        What is released in the Song for the Dead sets nothing off (`gosu-x.song.release`).
        """
        if event == "released" and self.r.state.song:
            return
        if event in {"trapped", "destroyed"} and self.by is not None and self.by != seat and at is not None:
            if self.faces.has("bounty", at, self.placed(at)):
                self.waiting.append(Reaction(Context(self, self.by, card), BOUNTY))
        elif event in {"entered", "released"}:
            self.check_full_armies()
        super().happened(event, seat, card, at)

    def army_changed(self) -> None:
        """A mirror keeps no more tokens than it has icons after that (`gosu-x.reading.aat-nothing`)."""
        mirrors = self.deck.mirrors
        for seat, side in enumerate(self.r.state.sides):
            for row in self.frame.mirror_rows:
                for place, card in enumerate(side.army[row - 1], 1):
                    if card.tokens and card.card in mirrors:
                        at = spot(seat, row, place)
                        over = card.tokens - self.frame.icons_at(self.faces, at, card)
                        if over > 0:
                            self.lose_tokens(at, over)

    # --- what effects do ----------------------------------------------------------------------------------------------

    def unlock(self, seat: Seat) -> bool:
        """Unlock a token; without a locked one that wins, but in the Song for the Dead (`gosu-x.tokens.unlock`)."""
        side = self.r.state.sides[seat]
        if side.locked:
            self.put_side(seat, replace(side, locked=side.locked - 1, ready=side.ready + 1))
            self.r.emit(Unlocked(seat))
            return True
        if not self.r.state.song:
            self.end("gosu-x.end.fifth-token", (seat,))
        return False

    def turn_tile(self, seat: Seat, clan: str) -> None:
        """Turn over one of the player's tiles."""
        side = self.r.state.sides[seat]
        self.put_side(seat, replace(side, turned=(*side.turned, clan)))
        self._faces = None
        self.r.emit(TileTurned(seat, clan))

    def forbid(self, seat: Seat, by: Seat, card: CardId) -> None:
        """A player may not bring a card into play until the end of another's next turn (`gosu-x.play.forbidden`)."""
        self.r.state = replace(self.r.state, bans=(*self.r.state.bans, Ban(seat, card, by, 2)))
        self.r.emit(Forbidden(seat, card))

    def hand_limit(self) -> int:
        """How many cards a player keeps at the end of his turn."""
        return min([FULL_HAND, *(each.cards for _, each in self.open_overall(HandLimit))])

    # --- passing ------------------------------------------------------------------------------------------------------

    def can_pass_now(self, seat: Seat) -> bool:
        """Whether a card lets a player pass: in his action, all tokens spent (`gosu-x.turn.pass-galmi`)."""
        state = self.r.state
        return self.acting and seat == state.turn and not state.sides[seat].ready and not state.sides[seat].passed

    def passes(self, seat: Seat) -> None:
        """The player has passed; the first to do so settles how many turns the other has (`gosu-x.turn.after-pass`)."""
        other = self.opponent(seat)
        self.put_side(seat, replace(self.r.state.sides[seat], passed=True))
        self.r.emit(Passed(seat))
        left = None
        if not self.r.state.sides[other].passed:
            left = min([LAST_TURNS, *(each.turns for c, each in self.open_overall(TurnsAfterPass) if c.seat == seat)])
            self.r.emit(TurnsLeft(other, left))
        self.r.state = replace(self.r.state, left=left, granted=False, granted_discards=False)
        self.happened("passed", seat, "")

    def pass_now(self, seat: Seat) -> None:
        """Pass in the midst of a turn.

        Raises:
            TurnEndedError: always.
        """
        self.passes(seat)
        raise TurnEndedError

    # --- the end ------------------------------------------------------------------------------------------------------

    def check_full_armies(self) -> None:
        """Fifteen face-up cards win at once; both at once are a tie (`gosu-x.end.fifteen`)."""
        full = [
            seat
            for seat, side in enumerate(self.r.state.sides)
            if len(side.army[-1]) * len(side.army) == FULL_ARMY and not any(card.down for card in cards_of(side.army))
        ]
        if full:
            self.end("gosu-x.end.fifteen", full)

    def end(self, reason: str, seats: Collection[Seat]) -> None:
        """The game is over: one wins, or several at once tie (`gosu-x.end.tie`).

        Raises:
            GameEndedError: always.
        """
        winners = tuple(sorted(seats))
        tied = len(winners) > 1
        scores = tuple(side.supremacy for side in self.r.state.sides)
        outcome = Outcome(reason, () if tied else winners, winners if tied else (), scores)
        self.put_back_aside()
        self.r.state = replace(self.r.state, song=False, ended=outcome)
        self.waiting.clear()
        raise GameEndedError

    # --- military values ----------------------------------------------------------------------------------------------

    def military(self) -> tuple[int, ...]:
        """The military value of each army; a Veteran with a token counts twice (`gosu-x.veteran.what`)."""
        faces = self.faces
        return army_values(self, self.frame.worth, lambda at, card: card.tokens > 0 and faces.has("veteran", at, card))


MakeStage: TypeAlias = Callable[[Resolution[State, Event], Seat], GosuXStage]
"""What makes the table in motion: `GosuXRules.stage`, or a variant's own."""
