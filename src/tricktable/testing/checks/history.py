"""Back and forth, and again from the start."""

from __future__ import annotations

from typing import Any

from tricktable import record, replaying
from tricktable.errors import UndoError
from tricktable.game import AnyGame
from tricktable.testing.check import check
from tricktable.testing.context import Context
from tricktable.testing.hidden import hidden_cards, named

_PREFIXES = 8


@check(
    "undo-redo",
    "Every step can be taken back and done again exactly; where it drew chance or showed a card, only on purpose.",
    mend="Keep everything in the state: a counter or a flag on the rules object survives the undoing. Draw chance from "
    "the dice only. Annotate cards in events and views as `CardId`, so that the library sees what a step has shown.",
    cost=3,
    reach=0.5,
)
def undo_redo(c: Context) -> None:
    """Plays, goes back to the start and forth again, then takes another way and replays what the game remembers."""
    game = c.game()
    positions = [game.position]
    events: list[tuple[Any, ...]] = []
    for action in c.playing(game):
        step = game.play(action)
        events.append(step.events)
        if game.position.chance.drawn != positions[-1].chance.drawn:
            _refused(c, game, "revealed", "a step that drew chance is taken back unasked")
        if positions[-1].pending is None:
            shown = named(step.events_for(step.seat), hidden_cards(c, positions[-1], step.seat))
            if shown:
                _refused(c, game, "revealed", f"a step that showed seat {step.seat} {shown} is taken back unasked")
        positions.append(game.position)
    for position in reversed(positions[:-1]):
        c.at = position.step
        game.undo(revealed=True)
        c.require(game.position == position, "taken back, it is not the position that was there before")
    _refused(c, game, "start", "something is taken back before the first step")
    for happened, position in zip(events, positions[1:], strict=True):
        c.at = position.step
        c.require(game.redo().events == happened, "done again, something else happens")
        c.require(game.position == position, "done again, it leads to another position")
    _refused(c, game, "end", "something is done again that was never taken back")
    _another_way(c, game)


def _refused(c: Context, game: AnyGame, reason: str, otherwise: str) -> None:
    position, history = game.position, game.history
    try:
        if reason == "end":
            game.redo()
        else:
            game.undo()
    except UndoError as error:
        c.require(error.reason == reason, f"{otherwise}, or so: {error}")
    else:
        c.fail(otherwise)
    c.require(
        (game.position, game.history) == (position, history), "refused to undo or redo, and something has changed"
    )


def _another_way(c: Context, game: AnyGame) -> None:
    if not game.history:
        return
    last = game.history[-1]
    game.undo(revealed=True)
    others = [action for action in game.legal_actions() if action != last]
    game.play(others[0] if others else last)
    _refused(c, game, "end", "after another action the old one can still be done again")
    again = replaying.replay_with(c.ruleset, game.record())
    c.require(again.position == game.position, "after undoing and another action, the record leads somewhere else")


@check(
    "replay",
    "The record of a game, written and read again, replays exactly, and so does every part from its start.",
    mend="Something outside the state and the dice decides what happens: a clock, a memory on the rules object, the "
    "order of a set. Look at the first step that differs.",
    cost=2,
    reach=0.75,
)
def replay(c: Context) -> None:
    """Replays the whole record against its fingerprints, and some of its beginnings against the positions of play."""
    game = c.game()
    positions = [game.position]
    for action in c.playing(game):
        game.play(action)
        positions.append(game.position)
    kept = game.record()
    read = record.parse_record(kept.to_text())
    c.require(read.to_text() == kept.to_text(), "written, read and written again, the record is another")
    verdict = replaying.verdict(c.ruleset, read)
    c.require(verdict.status in ("exact", "unverified"), f"the record diverges: {verdict.reason}")
    dice = c.dice("prefixes")
    for at in sorted({dice.pick("prefix", range(len(positions))) for _ in range(_PREFIXES)}):
        c.at = at
        again = replaying.replay_with(c.ruleset, read, at)
        c.require(again.position == positions[at], "replayed so far, the position is another")
