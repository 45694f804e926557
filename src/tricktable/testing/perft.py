"""Counting lines of play, to hold the rules of today against those of yesterday.

The file `perft.toml` of a ruleset's package names positions, and how many lines of play of one, two, three ...
decisions begin there. A position is a new game with a seed, or a table as in a position file:

    [[perft]]
    name = "a duel"
    variant = "duel"
    seats = 2
    seed = 7
    counts = [10, 100, 530]
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tricktable import position_data
from tricktable.position import AnyPosition
from tricktable.ruleset import AnyRuleset
from tricktable.value import Value


class Perft(Value, frozen=True):
    """A position and the counts that belong to it.

    Attributes:
        name: what it is called in messages.
        seats: how many players.
        counts: how many lines of play of one decision, of two, and so on.
        variant: the id of the variant; by default the first for so many.
        options: options that differ from the variant's.
        seed: the seed of the game.
        table: a table to begin from; none: a new game.
    """

    name: str
    seats: int
    counts: tuple[int, ...]
    variant: str | None = None
    options: Mapping[str, Any] = {}
    seed: int | str = 0
    table: Mapping[str, Any] | None = None


class PerftFile(Value, frozen=True):
    """A file `perft.toml`."""

    perft: tuple[Perft, ...]


def counts(ruleset: AnyRuleset, entry: Perft) -> tuple[int, ...]:
    """What is really there."""
    if entry.table is None:
        start = ruleset.start(ruleset.setup(entry.seats, entry.variant, entry.options), entry.seed)
    else:
        data: dict[str, Any] = {
            "players": entry.seats,
            "variant": entry.variant,
            "options": entry.options,
            "seed": entry.seed,
            "table": entry.table,
        }
        start, _ = position_data.build(ruleset, data)
    return tuple(perft(ruleset, start, depth) for depth in range(1, len(entry.counts) + 1))


def perft(ruleset: AnyRuleset, position: AnyPosition, depth: int) -> int:
    """How many lines of play of so many decisions begin at a position: one of none, and none where the game is over.

    Example:
        >>> import tricktable as tt
        >>> gorus = tt.ruleset("gorus-maximus")
        >>> perft(gorus, gorus.start(gorus.setup(2), 7), 1)
        10
    """
    if depth < 1:
        return 1
    legal = ruleset.legal_actions(position)
    if depth == 1:
        return len(legal)
    return sum(perft(ruleset, ruleset.apply(position, action).position, depth - 1) for action in legal)
