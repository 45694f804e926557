"""Positions and games as data."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from tricktable import position_data
from tricktable.game import AnyGame
from tricktable.position import Position
from tricktable.testing.check import check
from tricktable.testing.context import Context, who
from tricktable.testing.data import difference, encoded, restored, unfrozen


@check(
    "round-trip",
    "A position, and a whole game, come back from JSON and MessagePack as they were, and play on alike.",
    mend="Hold only strings, ints, booleans, None, tuples and frozen `Value`s in the state, of exactly the types that "
    "the fields declare; derive no field from something outside the state.",
    cost=3,
    reach=0.6,
)
def round_trip(c: Context) -> None:
    """Looks at every step, so in every open choice too; a game is loaded and makes the same next move."""
    kind: Any = Position[c.ruleset.state_type, c.ruleset.action_type, c.ruleset.options_type]  # type: ignore[name-defined]
    game = c.game()
    for action in c.playing(game):
        _written(c, game, kind)
        _loaded(c, game, action)
        game.play(action)
    _written(c, game, kind)


def _written(c: Context, game: AnyGame, kind: Any) -> None:
    position = game.position
    for value, what in ((position.state, "state"), *((legal, "action") for legal in game.legal_actions())):
        problem = unfrozen(value, what)
        c.require(problem is None, f"a value is not frozen all through: {problem}")
    c.require(hash(position) == hash(position), "a position cannot be hashed")
    codecs: Any = {"JSON": msgspec.json, "MessagePack": msgspec.msgpack}
    for name, codec in codecs.items():
        data = codec.encode(position)
        back = codec.decode(data, type=kind)
        if back != position:
            c.fail(f"read back from {name}, {difference(position, back)}")
        c.require(codec.encode(back) == data, f"read back from {name} and written again, the bytes are others")


def _loaded(c: Context, game: AnyGame, action: Any) -> None:
    step = game.copy().play(action)
    mine = (game.history, game.position, game.legal_actions(), game.to_act)
    for name, data in (("JSON", game.to_json()), ("MessagePack", game.to_msgpack())):
        loaded = restored(c.ruleset, data)
        theirs = (loaded.history, loaded.position, loaded.legal_actions(), loaded.to_act)
        c.require(theirs == mine, f"loaded from {name}, it is another game")
        for viewer in c.viewers:
            same = loaded.view(viewer) == game.view(viewer)
            c.require(same, f"loaded from {name}, {who(viewer)} sees something else")
        c.require(loaded.play(action) == step, f"loaded from {name}, {action} brings something else about")


@check(
    "position-data",
    "Every position that play reaches is without fault, and outside a choice can be written down and read back.",
    mend="Where `problems` objects to a table that play does reach, it is too strict. Let `complete` add fields that "
    "are missing and leave alone those that are given.",
    cost=2,
)
def as_data(c: Context) -> None:
    """Writes each table down as JSON and builds it again."""
    for moment in c.walk():
        faults = c.ruleset.problems(moment.position)
        c.require(not faults, f"play reached this table, and `problems` says: {'; '.join(faults)}")
        if moment.position.pending is not None:
            continue
        data = json.loads(json.dumps(position_data.describe(c.ruleset, moment.position)))
        built, _ = position_data.build(c.ruleset, data)
        same = encoded(built.state) == encoded(moment.position.state) and built.setup == moment.position.setup
        if not same:
            c.fail(f"written down and read back, {difference(moment.position.state, built.state)}")
