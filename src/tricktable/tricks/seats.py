"""Seats round the table: numbered from 0 in the order of play, the last one next to the first."""

from __future__ import annotations


def check_seat(seat: int, seats: int) -> None:
    """Refuses a seat that is not at the table.

    Args:
        seat: The seat in question.
        seats: How many seats there are.

    Raises:
        ValueError: The seat is not one of `0 ... seats - 1`.

    Example:
        >>> check_seat(3, 3)
        Traceback (most recent call last):
        ...
        ValueError: there is no seat 3 at a table of 3
    """
    if not 0 <= seat < seats:
        raise ValueError(f"there is no seat {seat} at a table of {seats}")


def next_seat(seat: int, seats: int, steps: int = 1) -> int:
    """The seat some steps further round the table.

    Args:
        seat: Where to start.
        seats: How many seats there are.
        steps: How many seats to go on; a negative number goes back.

    Returns:
        The seat reached.

    Raises:
        ValueError: The seat is not at the table.

    Example:
        >>> next_seat(2, 4), next_seat(3, 4), next_seat(0, 4, -1)
        (3, 0, 3)
    """
    check_seat(seat, seats)
    return (seat + steps) % seats


def seats_from(first: int, seats: int) -> tuple[int, ...]:
    """All seats in the order of play.

    Args:
        first: The seat that begins.
        seats: How many seats there are.

    Returns:
        Every seat once, `first` at the head.

    Raises:
        ValueError: The first seat is not at the table.

    Example:
        >>> seats_from(2, 4)
        (2, 3, 0, 1)
    """
    check_seat(first, seats)
    return (*range(first, seats), *range(first))


def relative(seat: int, to: int, seats: int) -> int:
    """How many seats after another one a seat comes.

    Args:
        seat: The seat that is looked at.
        to: The seat that looks.
        seats: How many seats there are.

    Returns:
        0 for the seat itself, 1 for the next in the order of play, `seats - 1` for the one before.

    Raises:
        ValueError: One of the seats is not at the table.

    Example:
        >>> relative(3, 1, 4), relative(0, 1, 4)
        (2, 3)
    """
    check_seat(seat, seats)
    check_seat(to, seats)
    return (seat - to) % seats
