"""The kit checks the variant alone; the rest of the game is its author's to check. `pytest -k CHECK` runs some."""

from __future__ import annotations

from tricktable.testing import Conformance


class TestConformance(Conformance):
    ruleset = "example-tricks"
    variants = ("example-variant",)
    examples = 2
