"""What players may settle before a game of Gorus Maximus."""

from __future__ import annotations

from collections.abc import Iterator

from tricktable import Value

SCHOOLS = ("blue", "brown", "green", "pink", "yellow")
RANKS = range(16)

# Printed: 0, 8 and 10, and that some rank is worth 2. The example leaves 4 at nothing. 9, 11 and 12 are ours.
CROWD_FAVOUR = ((0, 5), (8, -4), (9, 1), (10, 1), (11, 1), (12, 2))

NO_TEAMS, EVEN = "none", "even"
SPLITS = {
    4: ((2, 2),),
    5: ((2, 2, 1), (3, 2)),
    6: ((2, 2, 2), (3, 3)),
    7: ((2, 2, 2, 1), (3, 2, 2)),
    8: ((2, 2, 2, 2), (4, 4)),
}
"""The splits into teams for each player count, the one that `even` stands for first."""


class Options(Value, frozen=True):
    """The options of Gorus Maximus.

    Attributes:
        crowd_favour: ranks and what a gladiator of that rank is worth (rank 0: only the one of the school preferred
            at the end of the round); ranks that are not named are worth nothing.
        schools: the schools in play, 3, 4 or 5 by player count; none named: drawn by the seed.
        goal: the crowd support that wins, for every side; by default 3, for teams their own size and one.
        teams: `none`, `even`, or a split such as `3-2`.
    """

    crowd_favour: tuple[tuple[int, int], ...] = CROWD_FAVOUR
    schools: tuple[str, ...] = ()
    goal: int | None = None
    teams: str = NO_TEAMS


def schools_in_play(seats: int) -> int:
    """How many schools play at a table of so many seats (`gorus.setup.schools`)."""
    return min(max(seats, 3), 5)


def ranks_in_play(seats: int) -> tuple[int, ...]:
    """The ranks of each school at a table of so many seats (`gorus.setup.deck`)."""
    spare = {6: (3, 13), 7: (2, 3, 13, 14), 8: (1, 2, 3, 13, 14, 15)}.get(seats, ())
    return tuple(sorted((0, *range(4, 13), *spare)))


def split(seats: int, teams: str) -> tuple[int, ...] | None:
    """The sizes of the teams, or None where everybody plays alone."""
    if teams == NO_TEAMS:
        return None
    if teams == EVEN:
        return SPLITS[seats][0]
    return tuple(int(size) for size in teams.split("-"))


def problems(seats: int, options: Options) -> Iterator[str]:
    """What is wrong with the options at this table."""
    ranks = [rank for rank, _ in options.crowd_favour]
    if any(rank not in RANKS for rank in ranks) or len(set(ranks)) != len(ranks):
        yield "crowd_favour: each rank from 0 to 15 at most once [gorus.options.favour]"
    if any(abs(favour) > 1_000_000 for _, favour in options.crowd_favour):
        yield "crowd_favour: a favour is at most a million [gorus.options.favour]"
    if options.schools and not (
        len(options.schools) == schools_in_play(seats)
        and len(set(options.schools)) == len(options.schools)
        and set(options.schools) <= set(SCHOOLS)
    ):
        wanted = schools_in_play(seats)
        yield f"schools: {wanted} different ones of {', '.join(SCHOOLS)} for {seats} players [gorus.options.schools]"
    if options.goal is not None and not 1 <= options.goal <= 1000:
        yield "goal: a whole number from 1 (to 1000) [gorus.options.goal]"
    if options.teams != NO_TEAMS:
        splits = ["-".join(map(str, sizes)) for sizes in SPLITS.get(seats, ())]
        if not splits:
            yield f"teams: only with 4 to 8 players, not with {seats} [gorus.options.teams]"
        elif options.teams not in (EVEN, *splits):
            known = " or ".join([EVEN, *splits])
            yield f"teams: {seats} players make {known}, not {options.teams[:20]!r} [gorus.teams.splits]"
