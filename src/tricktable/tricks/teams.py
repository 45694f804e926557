"""Sides: teams in alternating seats, of equal or unequal size, or everybody for himself."""

from __future__ import annotations

from collections.abc import Sequence

from tricktable.tricks.seats import check_seat
from tricktable.value import Value


def alternating(sizes: Sequence[int]) -> tuple[int, ...]:
    """Seats teams in turn, so that mates sit apart as far as the sizes allow.

    The teams take a seat in turn, round and round, as long as they have members left. If then the last seat and the
    first, which are neighbours, are mates, the last two seats are exchanged where that leaves fewer neighbouring mates.

    Args:
        sizes: How many members each team has.

    Returns:
        The index of the team at each seat.

    Raises:
        ValueError: There is no team, or one has no members.

    Example:
        >>> alternating((2, 2)), alternating((3, 2, 2))
        ((0, 1, 0, 1), (0, 1, 2, 0, 1, 0, 2))
    """
    if not sizes or min(sizes) < 1:
        raise ValueError(f"each team needs a member: {tuple(sizes)}")
    seating = tuple(team for lap in range(max(sizes)) for team, size in enumerate(sizes) if lap < size)
    if seating[0] == seating[-1]:
        exchanged = (*seating[:-2], *seating[:-3:-1])
        if _neighbouring_mates(exchanged) < _neighbouring_mates(seating):
            return exchanged
    return seating


def _neighbouring_mates(seating: tuple[int, ...]) -> int:
    return sum(team == seating[seat - 1] for seat, team in enumerate(seating))


class Sides(Value, frozen=True):
    """Who plays with whom.

    Attributes:
        seating: The index of the side at each seat. Sides are numbered from 0 without gaps.

    Raises:
        ValueError: There is no seat, or the sides are not numbered `0, 1, ...`.

    Example:
        >>> sides = Sides((0, 1, 0, 1))
        >>> sides.side(2), sides.partners(2), sides.members(1)
        (0, (0,), (1, 3))
    """

    seating: tuple[int, ...]

    def __post_init__(self) -> None:
        sides = set(self.seating)
        if not sides or sides != set(range(len(sides))):
            raise ValueError(f"sides are numbered from 0 without gaps: {self.seating}")

    @classmethod
    def alternating(cls, sizes: Sequence[int]) -> Sides:
        """Teams of the given sizes in alternating seats; see the function `alternating`.

        Args:
            sizes: How many members each team has.

        Returns:
            The sides in their seats.

        Raises:
            ValueError: There is no team, or one has no members.

        Example:
            >>> Sides.alternating((2, 2, 1))
            Sides(seating=(0, 1, 2, 0, 1))
        """
        return cls(alternating(sizes))

    @classmethod
    def alone(cls, seats: int) -> Sides:
        """Everybody for himself.

        Args:
            seats: How many seats there are.

        Returns:
            One side a seat, of the same number.

        Raises:
            ValueError: There is no seat.

        Example:
            >>> Sides.alone(3)
            Sides(seating=(0, 1, 2))
        """
        return cls(tuple(range(seats)))

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many members each side has, by side; its length is the number of sides.

        Example:
            >>> Sides((0, 1, 0, 1, 0)).sizes
            (3, 2)
        """
        return tuple(map(self.seating.count, range(max(self.seating) + 1)))

    def side(self, seat: int) -> int:
        """The side of a seat.

        Args:
            seat: A seat at the table.

        Returns:
            The index of its side.

        Raises:
            ValueError: The seat is not at the table.

        Example:
            >>> Sides((0, 1, 0, 1)).side(3)
            1
        """
        check_seat(seat, len(self.seating))
        return self.seating[seat]

    def members(self, side: int) -> tuple[int, ...]:
        """The seats of a side.

        Args:
            side: The index of a side.

        Returns:
            Its seats, ascending.

        Raises:
            ValueError: There is no such side.

        Example:
            >>> Sides((0, 1, 0, 1)).members(0)
            (0, 2)
        """
        found = tuple(seat for seat, its in enumerate(self.seating) if its == side)
        if not found:
            raise ValueError(f"there is no side {side}")
        return found

    def partners(self, seat: int) -> tuple[int, ...]:
        """The other seats of the same side.

        Args:
            seat: A seat at the table.

        Returns:
            The partners' seats, ascending; none for who plays alone.

        Raises:
            ValueError: The seat is not at the table.

        Example:
            >>> Sides((0, 1, 0, 1, 0)).partners(2)
            (0, 4)
        """
        return tuple(other for other in self.members(self.side(seat)) if other != seat)
