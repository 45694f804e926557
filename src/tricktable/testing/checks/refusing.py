"""What is refused, and that a refusal changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from tricktable.errors import IllegalActionError, NotationError, NotYourTurnError, TricktableError
from tricktable.game import AnyGame
from tricktable.testing.check import check
from tricktable.testing.context import Context
from tricktable.testing.data import encoded

_AT_ONCE = 6
_TEXTS = ("", "fly me to the moon", "\x00", "play", '"', "-", "[" * 50)


@check(
    "refusals",
    "What is not legal is refused with an error of tricktable, and nothing changes.",
    mend="Let `refuse` answer for any action of your types, also one of another moment: a card that is not in the "
    "hand, a place that does not exist. Change nothing in it, and keep nothing on the rules object.",
    reach=0.6,
)
def refusals(c: Context) -> None:
    """Tries actions that were legal at other moments or for other seats, actions of other seats, and nonsense."""
    seen: dict[Any, None] = {}
    game, dice = c.game(), c.dice("refusals")
    for action in c.playing(game):
        legal = game.legal_actions()
        seen.update(dict.fromkeys(legal))
        if game.position.pending is None:
            for seat in c.seats:
                seen.update(dict.fromkeys(c.rules.candidates(game.position.state, seat)))
        illegal = [other for other in seen if other not in legal]
        for _ in range(min(_AT_ONCE, len(illegal))):
            _refused(c, game, illegal[dice.pick("illegal", range(len(illegal)))])
        for seat in c.seats:
            if seat != game.to_act:
                _unchanged(c, game, f"an action by seat {seat}", NotYourTurnError, partial(game.play, action, seat))
        text = _TEXTS[dice.pick("text", range(len(_TEXTS)))]
        _unchanged(c, game, f"the text {text!r}", NotationError, partial(game.play, text))
        c.require(game.why_not(action) is None, f"`why_not` says that the legal {action} is illegal")
        game.play(action)
    if game.outcome is not None and seen:
        _unchanged(c, game, "an action after the end", NotYourTurnError, partial(game.play, next(iter(seen))))


def _refused(c: Context, game: AnyGame, action: Any) -> None:
    reason = game.why_not(action)
    c.require(reason is not None and reason.message, f"`why_not` gives no reason why {action} is illegal")
    _unchanged(c, game, f"the illegal {action}", IllegalActionError, partial(game.play, action))
    _unchanged(c, game, f"the illegal {action}", IllegalActionError, partial(c.ruleset.apply, game.position, action))


def _unchanged(c: Context, game: AnyGame, what: str, error: type[TricktableError], act: Callable[[], object]) -> None:
    before, history, legal = encoded(game.position), game.history, game.legal_actions()
    try:
        act()
    except error:
        pass
    else:
        c.fail(f"{what} is not refused")
    c.require(encoded(game.position) == before, f"{what} is refused, and the position is another")
    c.require(game.history == history, f"{what} is refused, and stands in the history")
    c.require(game.legal_actions() == legal, f"{what} is refused, and other actions are legal now")
