"""What follows from seats and options alone: sides, goals, the deck, the size of a bout."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tricktable import CardId, Seat
from tricktable.tricks import Sides, next_seat
from tricktable_gorus_maximus.gladiators import deck_of
from tricktable_gorus_maximus.options import Options, ranks_in_play, schools_in_play, split
from tricktable_gorus_maximus.table import State

PLAYER, CONTENDERS = 0, 1
"""The sides of solo play."""

SOLO_BOUT = 3
STANDARD_GOAL = 3


class Frame:
    """The frame of one table. Sides are the players, or the teams; in solo play the player and the contenders.

    Attributes:
        seats: how many seats play.
        options: the options.
        solo: whether one player plays against the contenders.
        seating: the side of each seat.
        side_count: how many sides there are.
        goals: the crowd support that each side needs.
        ranks: the ranks of each school.
        school_count: how many schools play.
        bout_size: how many gladiators make a bout.
        left_of: the seat to the left of each.
    """

    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.options = options
        self.solo = seats == 1
        sizes = split(seats, options.teams)
        self._sides = Sides.alone(seats) if sizes is None else Sides.alternating(sizes)
        self.seating = self._sides.seating
        self.side_count = 2 if self.solo else len(self._sides.sizes)
        usual = [STANDARD_GOAL] * self.side_count if sizes is None else [size + 1 for size in sizes]
        self.goals = tuple(usual if options.goal is None else [options.goal] * self.side_count)
        self.ranks = ranks_in_play(seats)
        self.school_count = schools_in_play(seats)
        self.bout_size = SOLO_BOUT if self.solo else seats
        self.left_of = tuple(next_seat(seat, seats) for seat in range(seats))
        self.even = len(set(self._sides.sizes)) == 1

    def deck(self, schools: tuple[str, ...]) -> tuple[CardId, ...]:
        """The gladiators in play (`gorus.setup.deck`), sorted."""
        return deck_of(schools, self.ranks)

    def side_of(self, seat: Seat | None) -> int:
        """The side that collects what this seat wins (`gorus.teams.pile`); nobody's seat is the contenders'."""
        return CONTENDERS if seat is None else self.seating[seat]

    def members(self, sides: Iterable[int]) -> tuple[Seat, ...]:
        """The seats of some sides, in order. The contenders take none."""
        return tuple(seat for seat, side in enumerate(self.seating) if side in sides)

    def entered_by(self, leader: Seat | None, place: int) -> Seat | None:
        """Who entered the gladiator at this place of a bout; None for a contender."""
        if leader is None:
            return PLAYER if place == 1 else None
        return next_seat(leader, self.seats, place)


def all_cards(state: State) -> Iterator[CardId]:
    """Troupes, bout, piles and stock."""
    for pile in (*state.hands, state.bout, *state.won, state.stock):
        yield from pile
