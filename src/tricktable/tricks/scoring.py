"""Who is ahead, with ties kept as ties, and the scores of rounds and of a match."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence


def most(totals: Sequence[int]) -> tuple[int, ...]:
    """Who has the most.

    Args:
        totals: The total of each side.

    Returns:
        Every side that shares the highest total, ascending; none if there are no sides.

    Example:
        >>> most((3, 7, 7))
        (1, 2)
    """
    best = max(totals, default=None)
    return tuple(side for side, total in enumerate(totals) if total == best)


def fewest(totals: Sequence[int]) -> tuple[int, ...]:
    """Who has the fewest.

    Args:
        totals: The total of each side.

    Returns:
        Every side that shares the lowest total, ascending; none if there are no sides.

    Example:
        >>> fewest((3, 7, 3))
        (0, 2)
    """
    best = min(totals, default=None)
    return tuple(side for side, total in enumerate(totals) if total == best)


def break_tie(candidates: Iterable[int], *keys: Callable[[int], int]) -> tuple[int, ...]:
    """Breaks a tie by one key after the other. What the keys leave tied stays tied, never decided by the seat.

    Args:
        candidates: The tied sides.
        *keys: Each gives a side's figure, of which the highest stays in; negate one of which the lowest shall.

    Returns:
        The sides left, in the order in which they came.

    Example:
        >>> tricks, cards = (2, 5, 5, 5), (0, 30, 20, 20)
        >>> break_tie((1, 2, 3), lambda side: tricks[side], lambda side: -cards[side])
        (2, 3)
    """
    left = tuple(candidates)
    for key in keys:
        if len(left) < 2:
            break
        figures = [key(side) for side in left]
        left = tuple(left[place] for place in most(figures))
    return left


def add_points(scores: Sequence[int], gained: Sequence[int]) -> tuple[int, ...]:
    """Adds the points of a round to the scores.

    Args:
        scores: The score of each side.
        gained: What each side has gained, or lost.

    Returns:
        The scores afterwards.

    Raises:
        ValueError: The two are not for the same number of sides.

    Example:
        >>> add_points((10, 4), (-2, 6))
        (8, 10)
    """
    if len(scores) != len(gained):
        raise ValueError(f"{len(scores)} scores, but points for {len(gained)}")
    return tuple(score + points for score, points in zip(scores, gained, strict=True))


def award(scores: Sequence[int], sides: Iterable[int], points: int = 1) -> tuple[int, ...]:
    """Gives each of some sides the same number of points, such as all that share the lead of a round.

    Args:
        scores: The score of each side.
        sides: The sides that get the points.
        points: How many each of them gets.

    Returns:
        The scores afterwards.

    Raises:
        ValueError: There is no such side.

    Example:
        >>> award((1, 0, 2), most((7, 3, 7)))
        (2, 0, 3)
    """
    gaining = set(sides)
    if unknown := gaining - set(range(len(scores))):
        raise ValueError(f"there is no side {min(unknown)} among {len(scores)}")
    return tuple(score + points * (side in gaining) for side, score in enumerate(scores))


def reached(scores: Sequence[int], goals: int | Sequence[int]) -> tuple[int, ...]:
    """Who has reached the goal.

    Args:
        scores: The score of each side.
        goals: The goal of all sides, or of each.

    Returns:
        Every side whose score is its goal or more, ascending.

    Raises:
        ValueError: There is not one goal for each side.

    Example:
        >>> reached((3, 2, 4), 3), reached((3, 2), (4, 2))
        ((0, 2), (1,))
    """
    each = (goals,) * len(scores) if isinstance(goals, int) else goals
    if len(each) != len(scores):
        raise ValueError(f"{len(scores)} scores, but {len(each)} goals")
    return tuple(side for side, score in enumerate(scores) if score >= each[side])
