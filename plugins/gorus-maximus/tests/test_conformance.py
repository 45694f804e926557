from __future__ import annotations

from tricktable.testing import Conformance


class TestGorusMaximus(Conformance):
    ruleset = "gorus-maximus"
