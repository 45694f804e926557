"""The table of the toy in motion: what its effects do beyond cards."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from tests.toys.goblins.table import Advantage, Again, Event, Gained, State
from tricktable import Seat
from tricktable.effects.battle import army_values
from tricktable.effects.cards import Card, Deck
from tricktable.effects.overall import Cheaper, Win
from tricktable.effects.stage import Stage
from tricktable.resolve import Resolution
from tricktable.tableau import CommonPilesBoard


class Over(Exception):  # noqa: N818  # no error: the game has ended in the midst of an effect
    pass


class GoblinStage(Stage[State], CommonPilesBoard[State]):
    """A table of goblins while an action is carried out."""

    def __init__(self, r: Resolution[State, Event], deck: Deck[Card], actor: Seat, goal: int = 3) -> None:
        super().__init__(r, deck, actor)
        self.goal = goal

    def points_of(self, seat: Seat) -> int:
        return self.r.state.points[seat]

    def gain_points(self, seats: Sequence[Seat], count: int) -> None:
        points = tuple(have + count * (seat in seats) for seat, have in enumerate(self.r.state.points))
        self.r.state = replace(self.r.state, points=points)
        for seat in seats:
            self.r.emit(Gained(seat, count))
            self.happened("point-gained", seat, "")
        self.end("goblins.end.points", [seat for seat, have in enumerate(points) if have >= self.goal])

    def has_advantage(self, seat: Seat) -> bool:
        return self.r.state.advantage == seat

    def take_advantage(self, seat: Seat) -> None:
        if self.r.state.advantage != seat:
            self.r.state = replace(self.r.state, advantage=seat)
            self.r.emit(Advantage(seat))
            self.happened("advantage-taken", seat, "")

    def has_passed(self, seat: Seat) -> bool:
        return seat in self.r.state.passed

    def extra_turn(self, seat: Seat) -> None:
        self.r.state = replace(self.r.state, extra=self.r.state.extra + 1)
        self.r.emit(Again(seat))

    def win(self, seat: Seat) -> None:
        self.end("goblins.end.card", [seat])

    def end(self, reason: str, winners: Sequence[Seat]) -> None:
        """End the game, with what lies aside put back."""
        if winners:
            self.put_back_aside()
            self.r.state = replace(self.r.state, winners=tuple(sorted(winners)), reason=reason)
            raise Over

    # --- what cards change --------------------------------------------------------------------------------------------

    def price(self, what: str, printed: int) -> int:
        return max(0, printed - sum(each.by for _, each in self.open_overall(Cheaper) if each.what == what))

    def strength(self) -> tuple[int, ...]:
        return army_values(self, self.deck.level)

    def won_by_card(self) -> list[Seat]:
        return [seat for seat in self.seats_from(0) if any(self._wins(seat))]

    def _wins(self, seat: Seat) -> list[bool]:
        return [each.condition.holds(c.as_seat(seat)) for c, each in self.open_overall(Win)]
