"""Every way by which something reaches a seat, searched for secrets."""

from __future__ import annotations

import contextlib
import io
import logging
from collections.abc import Generator

from tricktable import replaying
from tricktable.errors import TricktableError
from tricktable.game import AnyGame
from tricktable.testing.check import check
from tricktable.testing.context import Context, Moment, who
from tricktable.testing.data import encoded, restored
from tricktable.testing.hidden import MEND_TOLD, given_away, hidden_cards, named


@check(
    "view-routes",
    "No view, event, error or log tells a seat the seed or a card hidden from it, on whatever way it comes.",
    mend="Search the named route for the field that holds the secret. Rules neither print nor log; no text of an error "
    "and no `__repr__` names a card that the reader may not see.",
    cost=3,
    reach=0.5,
)
def view_routes(c: Context) -> None:
    """Looks at a new game, after each action, at refusals, after undoing, in a replay and after loading.

    The view must be the same on all of these routes.
    """
    seed = f"kit-seed-{c.seed}" if isinstance(c.seed, int) and c.script is None else c.seed
    game = c.game(seed)
    with _quiet(c):
        for action in c.playing(game):
            moment = Moment(c.ruleset, game.step, game.position, None)
            moment.action = action
            _search(c, game, seed, "in play")
            views = {viewer: encoded(game.view(viewer)) for viewer in c.viewers}
            _same(c, restored(c.ruleset, game.to_json()), views, "after loading")
            _refusal(c, game, seed)
            step = game.play(action)
            for viewer in c.viewers:
                told = step.events_for(viewer)
                c.require(not _holds(repr(told), seed), f"the events tell {who(viewer)} the seed")
                found = given_away(c, moment, viewer)
                c.require(not found, f"the events of the action name {found} to {who(viewer)}", MEND_TOLD)
            _search(c, game, seed, "after playing")
            if game.step % 5 == 1:
                back = game.copy()
                back.undo(revealed=True)
                _same(c, back, views, "after undoing")
                _same(c, replaying.replay_with(c.ruleset, game.record(), game.step - 1), views, "in a replay")


def _holds(text: str, seed: int | str) -> bool:
    """Whether a text gives the seed away. A number, or a few letters, may stand anywhere by chance."""
    return isinstance(seed, str) and len(seed) >= _TELLING and seed in text


_TELLING = 8


def _search(c: Context, game: AnyGame, seed: int | str, route: str) -> None:
    for viewer in c.viewers:
        view = game.view(viewer)
        c.require(not _holds(f"{encoded(view)!r}{view!r}", seed), f"{route}, the view of {who(viewer)} holds the seed")
        if game.position.pending is None:
            parts = (view.table, view.prompt, view.legal_actions, view.outcome)
            found = named(parts, hidden_cards(c, game.position, viewer))
            c.require(not found, f"{route}, the view of {who(viewer)} names {found}")
    c.require(not _holds(repr(game), seed), f"{route}, the repr of the game holds the seed")


def _same(c: Context, game: AnyGame, views: dict[int | None, bytes], route: str) -> None:
    for viewer, view in views.items():
        same = encoded(game.view(viewer)) == view
        c.require(same, f"{route}, the view of {who(viewer)} is another than in play")


def _refusal(c: Context, game: AnyGame, seed: int | str) -> None:
    """Candidates of the seat to act that are illegal: what the refusal says to it."""
    actor, position = game.to_act, game.position
    if actor is None or position.pending is not None:
        return
    hidden = hidden_cards(c, position, actor)
    for action in c.rules.candidates(position.state, actor):
        if action not in game.legal_actions():
            try:
                game.play(action, actor)
            except TricktableError as error:
                text = f"{error} {error!r}"
                c.require(not _holds(text, seed), "the text of a refusal holds the seed")
                c.require(not (found := named([text], hidden)), f"the text of a refusal names {found}")
            return


@contextlib.contextmanager
def _quiet(c: Context) -> Generator[None, None, None]:
    """Fail where something was printed or logged meanwhile."""
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    root = logging.getLogger()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
            yield
    finally:
        root.removeHandler(handler)
        root.setLevel(level)
    c.require(not out.getvalue(), f"the rules print or log: {out.getvalue()[:80]!r}")
