"""Everything that tricktable asks of a game: one test for each check and table. `pytest -k CHECK` runs some of them."""

from __future__ import annotations

from tricktable.testing import Conformance


class TestConformance(Conformance):
    ruleset = "example-tableau"
