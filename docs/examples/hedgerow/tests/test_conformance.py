from __future__ import annotations

from tricktable_hedgerow import HEDGEROW

from tricktable.testing import Conformance


class TestHedgerow(Conformance):
    ruleset = HEDGEROW
