"""Looking for the shortest game in which a check fails."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from tricktable.testing.check import CheckFailed, CheckSkipped
from tricktable.testing.context import Context
from tricktable.testing.limit import TimeUpError, within
from tricktable.testing.trail import Trail

SECONDS = 5.0
"""How long is looked, for each failure."""

_DEALS = 60
_LINES = 200


def moves_of(failure: CheckFailed) -> int:
    """How many moves were carried out before a failure."""
    return len(failure.context.trail.moves)


def shortest(failure: CheckFailed, seconds: float = SECONDS) -> CheckFailed:
    """The failure, in the shortest game that is found for it.

    Shorter games are looked for by leaving off the end, with other deals, by leaving out moves in the midst, and by
    playing every game of a few moves from the same deal, until nothing gets shorter or the time is up. Only failures of
    the same kind count: those of the check itself, or an exception of the rules that comes from the same line.
    """
    check = failure.context.check
    if check.scope == "ruleset" or check.whole:
        return failure
    search = _Search(failure, time.monotonic() + seconds)
    with contextlib.suppress(TimeUpError):  # what was found until then is short enough
        within(seconds, search.to_the_end)
    return CheckFailed(search.best.context, failure.reason, failure.cause) if check.gathers else search.best


def failure_of(context: Context) -> CheckFailed | None:
    """How a context fails, run once more; None where it does not."""
    try:
        replace(context, at=None, trail=Trail()).run()
    except CheckFailed as failure:
        return failure
    except CheckSkipped:
        return None
    return None


class _Search:
    """The search for a game shorter than the best so far."""

    def __init__(self, failure: CheckFailed, until: float) -> None:
        self.best = failure
        self._script: tuple[Any, ...] = ()
        self._until = until

    def to_the_end(self) -> None:
        """Every way in turn, until none of them helps."""
        self._scripted(self.best)
        ways: Sequence[Callable[[], Iterator[Context]]] = (self._ends, self._deals, self._gaps, self._lines)
        while moves_of(self.best) and any(self._helps(way) for way in ways):
            pass

    def _helps(self, way: Callable[[], Iterator[Context]]) -> bool:
        before = moves_of(self.best)
        for context in way():
            self._try(context)
        return moves_of(self.best) < before

    def _try(self, context: Context) -> None:
        """Keep the game of a context as the best, if it fails in the same way and is shorter."""
        if time.monotonic() > self._until:
            raise TimeUpError
        failure = failure_of(context)
        if failure is not None and failure.cause == self.best.cause and moves_of(failure) < moves_of(self.best):
            self._scripted(failure)

    def _scripted(self, failure: CheckFailed) -> None:
        """The failure as that of a game told move by move, if it is to be had so; it may need the move that failed."""
        self.best, self._script = failure, failure.context.trail.actions
        trail = failure.context.trail
        seed = trail.seed
        if seed is None:
            return
        for script in (trail.actions, (*trail.actions, *trail.attempt)):
            context = replace(failure.context, seed=seed, script=script, steps=len(script))
            again = failure_of(context)
            if again is not None and again.cause == failure.cause and moves_of(again) <= moves_of(failure):
                self.best, self._script = again, script
                return

    def _with(self, script: Sequence[Any]) -> Context:
        return replace(self.best.context, script=tuple(script), steps=len(script))

    def _ends(self) -> Iterator[Context]:
        """Half of the game, three quarters ...; and at the end one move less."""
        low = 0
        while low < len(self._script):
            length = len(self._script)
            middle = (low + length) // 2
            yield self._with(self._script[:middle])
            if len(self._script) == length:
                low = middle + 1

    def _deals(self) -> Iterator[Context]:
        """Other deals, with moves by chance."""
        for seed in range(_DEALS):
            if self._script:
                kept = f"kit-seed-{seed}" if isinstance(self.best.context.seed, str) else seed
                yield replace(self.best.context, seed=kept, script=None, steps=len(self._script) - 1)

    def _gaps(self) -> Iterator[Context]:
        """Pieces of the game left out, first large ones, then single moves."""
        size = max(1, len(self._script) // 2)
        while size:
            at = 0
            while at < len(self._script):
                length = len(self._script)
                yield self._with((*self._script[:at], *self._script[at + size :]))
                if len(self._script) == length:
                    at += size
            size //= 2

    def _lines(self) -> Iterator[Context]:
        """Every game of no move, of one, of two ... from the same deal, as many as are few enough."""
        left = _LINES
        lines: list[tuple[Any, ...]] = [()]
        for length in range(len(self._script)):
            left -= len(lines)
            if left < 0 or length >= len(self._script):
                return
            for line in lines:
                yield self._with(line)
                if len(self._script) <= length:
                    return
            lines = [(*line, action) for line in lines for action in self.best.context.legal_after(line)]
