"""Every game ends."""

from __future__ import annotations

from tricktable.testing.check import check
from tricktable.testing.context import Context

_ENOUGH = 20_000


@check(
    "bound",
    "Every game ends within as many decisions as `bound` says.",
    mend="Either a loop of the rules never ends (two effects that undo each other, a turn without progress), or "
    "`bound` forgets something: answers to questions are decisions too.",
    cost=3,
    whole=True,
)
def bound(c: Context) -> None:
    """Plays at random to the end, however many steps that takes; it gives up after 20,000."""
    limit = c.rules.bound()
    c.require(type(limit) is int and limit > 0, f"`bound` is {limit!r}, not a number of decisions")
    game = c.game()
    for action in c.playing(game, min(limit, _ENOUGH)):
        game.play(action)
    if game.outcome is None and limit > _ENOUGH:
        c.skip(f"no end after {_ENOUGH} decisions, and `bound` allows {limit}")
    c.require(game.outcome is not None, f"after {limit} decisions, as many as `bound` allows, the game is not over")
