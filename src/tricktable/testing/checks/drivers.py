"""One set of rules, two ways to drive them."""

from __future__ import annotations

from tricktable.game import AnyGame
from tricktable.testing.check import check
from tricktable.testing.context import Context
from tricktable.testing.data import difference, restored


@check(
    "drivers-agree",
    "A `Game`, the pure functions, and a game saved and loaded at every step come to the same.",
    mend="An action that asks is carried out anew for each answer: it may keep nothing on the rules object, and what "
    "it remembers across a question must follow from the state, the dice and the answers.",
    cost=2,
    reach=0.75,
)
def drivers_agree(c: Context) -> None:
    """Compares positions, events, legal actions, who is to act, and the outcome after each decision."""
    game, kept = c.game(), c.game()
    for moment in c.walk():
        for one, name in ((game, "a game"), (kept, "a game saved and loaded")):
            _compare(c, one, moment.position, name)
        if moment.action is None:
            return
        kept = restored(c.ruleset, kept.to_json() if moment.at % 2 else kept.to_msgpack())
        for one, name in ((game, "a game"), (kept, "a game saved and loaded")):
            events = one.play(moment.action).events
            c.require(events == moment.after.events, f"in {name}, {moment.action} brings about other events")


def _compare(c: Context, game: AnyGame, position: object, name: str) -> None:
    c.require(game.position == position, f"{name} has come elsewhere: {difference(position, game.position)}")
    c.require(game.to_act == c.ruleset.to_act(game.position), f"in {name} another seat is to act")
    c.require(game.legal_actions() == c.ruleset.legal_actions(game.position), f"in {name} other actions are legal")
    c.require(game.outcome == c.ruleset.outcome(game.position), f"in {name} the outcome is another")
