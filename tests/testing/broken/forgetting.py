"""A toy whose effect within an effect is never carried out."""

from __future__ import annotations

from tests.testing.broken.make import broken
from tests.toys.harbour.rules import Asks, HarbourRules, R
from tricktable import Seat


class ForgetsYieldFrom(HarbourRules):
    """The effect that an echo repeats is called for nothing."""

    def echo(self, r: R, seat: Seat) -> Asks:
        yield from super().echo(r, seat)
        self.effect(r, seat, "thief")


FORGETS_YIELD_FROM = broken(ForgetsYieldFrom)

CAUGHT_BY = [(FORGETS_YIELD_FROM, "yield-from")]
