"""Replaying records, checked against their fingerprints."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tricktable import position_data
from tricktable.chance import Chance
from tricktable.errors import ReplayDivergedError, TricktableError
from tricktable.game import AnyGame, Game
from tricktable.record import Record, fingerprint
from tricktable.ruleset import AnyRuleset
from tricktable.start import Placed, Seeded
from tricktable.value import Value


class Verdict(Value, frozen=True):
    """What replaying a record showed.

    Attributes:
        status: `exact`, `unverified` (it has no fingerprints) or `diverged`.
        at: the step at which it diverged, counted from 0.
        reason: how.
    """

    status: str
    at: int | None = None
    reason: str = ""


def replay_with(
    ruleset: AnyRuleset,
    record: Record,
    at: int | None = None,
    watch: Callable[[Any], None] | None = None,
) -> AnyGame:
    """The game of a record, played again and checked against its fingerprints.

    Args:
        ruleset: the ruleset that it names.
        record: the record.
        at: stop after so many actions; by default play all.
        watch: called with each step.

    Raises:
        ReplayDivergedError: an action is illegal now, or the position is another; says at which step.
    """
    game = Game(ruleset, _start(ruleset, record), record.players)
    marks = dict(record.fingerprints)
    for step, taken in enumerate(record.actions if at is None else record.actions[: max(at, 0)]):
        where = f"line {taken.line}: " if taken.line else ""
        try:
            happened = game.play(taken.action, seat=taken.seat)
        except TricktableError as error:
            raise ReplayDivergedError(step, f"{where}{taken.action!r} is refused: {error}") from error
        if watch is not None:
            watch(happened)
        if step + 1 in marks and fingerprint(game.position) != marks[step + 1]:
            raise ReplayDivergedError(step, f"{where}the position after {taken.action!r} is not the recorded one.")
    whole = at is None or at >= len(record.actions)
    if whole and record.outcome is not None and game.outcome != record.outcome:
        raise ReplayDivergedError(len(record.actions), "the outcome is not the recorded one.")
    return game


def _start(ruleset: AnyRuleset, record: Record) -> Any:
    setup = ruleset.setup(len(record.players), record.variant, record.options)
    chance = Chance(record.seed, record.drawn, record.laid)
    if record.table is None:
        return Seeded(setup, chance)
    data = {"players": setup.seats, "variant": setup.variant, "options": record.options, "table": record.table}
    position, _ = position_data.build(ruleset, data)
    return Placed(msgspec.structs.replace(position, chance=chance))


def verdict(ruleset: AnyRuleset, record: Record) -> Verdict:
    """Whether a record replays: exact, unverified, or diverged at a step."""
    try:
        replay_with(ruleset, record)
    except ReplayDivergedError as error:
        return Verdict("diverged", error.at, str(error))
    return Verdict("exact" if record.fingerprints else "unverified")
