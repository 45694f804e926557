"""The game in which a check failed, as a record."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tricktable import record
from tricktable.chance import Chance, parse_seed, seed_text
from tricktable.errors import NotationError
from tricktable.names import player_names
from tricktable.record import Record, Taken
from tricktable.ruleset import AnyRuleset
from tricktable.start import Seeded
from tricktable.testing.check import CheckFailed
from tricktable.testing.context import Context
from tricktable.testing.table import Table
from tricktable.testing.trail import Trail


def record_of(failure: CheckFailed) -> Record | None:
    """The moves that were carried out before a check failed; what failed is looked at after the last of them.

    None where no game has begun: for a check of the ruleset as a whole, and where the table cannot be set up or a move
    has no text. There are no fingerprints in it, so that it still replays when the rules were mended.
    """
    c = failure.context
    if c.check.scope == "ruleset" or c.trail.seed is None:
        return None
    try:
        taken = [Taken(seat, c.ruleset.format_action(action)) for seat, action in c.trail.moves]
        start: Seeded[Any] = Seeded(c.setup, Chance(seed_text(c.trail.seed)))
        return record.compiled(c.ruleset, start, player_names(c.table.seats, None), taken, [], None)
    except Exception:  # noqa: BLE001  # a broken ruleset may fail at anything; there is no record then
        return None


def failing_game(failure: CheckFailed) -> str:
    """The record as text, with a comment on what fails; empty where there is none."""
    kept = record_of(failure)
    if kept is None:
        return ""
    first, rest = kept.to_text().split("\n", 1)
    reason = " ".join(failure.reason.split())
    again = f"tricktable check {failure.context.ruleset.id} --check {failure.check} --game FILE"
    said = f"# {failure.check} fails after the last move: {reason}\n# To carry it out on this game again: {again}"
    return f"{first}\n{said}\n{rest}"


def on_game(context: Context, kept: Record) -> Context:
    """A context for the game of a record: its table, its deal, its moves.

    Raises:
        NotationError: the record is of another ruleset, or begins from a position; or a move stands for no action.
        TricktableError: its table cannot be set up.
    """
    ruleset = context.ruleset
    if kept.ruleset != ruleset.id:
        raise NotationError(f"the record is of {kept.ruleset}, not of {ruleset.id}")
    if kept.table is not None or kept.laid or kept.drawn:
        raise NotationError("a game that began from a position, or with a deal laid down, cannot be checked")
    table = Table(kept.variant, len(kept.players), _differing(ruleset, kept))
    script = tuple(ruleset.parse_action(taken.action) for taken in kept.actions)
    return replace(context, table=table, seed=parse_seed(kept.seed), script=script, steps=len(script))


def with_next_moves(context: Context) -> Iterator[Context]:
    """The context of a game told move by move, and then that game with each move that is legal at its end."""
    yield context
    script = context.script or ()
    for action in context.legal_after(script) if context.check.scope == "table" else ():
        yield replace(context, script=(*script, action), steps=len(script) + 1, at=None, trail=Trail())


def left_out(context: Context) -> str:
    """Which move of a script could not be played, in words; empty where all were, or the check plays no game."""
    if context.check.scope == "ruleset":
        return ""
    played = context.trail.actions
    for at, action in enumerate(context.script or ()):
        if at >= len(played) or played[at] != action:
            text = context.ruleset.format_action(action)
            return f"move {at + 1} of the record, `{text}`, is not legal any more, so the game was not played"
    return ""


def _differing(ruleset: AnyRuleset, kept: Record) -> dict[str, Any]:
    """The options that differ from the variant's own: a table names no others."""
    import msgspec

    usual: dict[str, Any] = msgspec.to_builtins(ruleset.setup(len(kept.players), kept.variant).options)
    return {name: value for name, value in kept.options.items() if usual.get(name) != value}
