"""How a ruleset is to be checked."""

from __future__ import annotations

from tricktable.testing.table import Table
from tricktable.value import Value

EXAMPLES = 6
MAX_STEPS = 40


class Settings(Value, frozen=True):
    """How a ruleset is checked.

    Attributes:
        examples: games for the cheapest checks at each table.
        max_steps: decisions in a game, at most.
        seed: of the first game.
        checks: the checks that were asked for; none: all.
        variants: the variants that were asked for; none: all.
        tables: the tables that were asked for; none: each variant with each of its player counts.
        time_limit: seconds for the whole.
        game_limit: seconds for one game of one check.
    """

    examples: int = EXAMPLES
    max_steps: int = MAX_STEPS
    seed: int = 0
    checks: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    tables: tuple[Table, ...] = ()
    time_limit: float | None = None
    game_limit: float | None = None
