"""Gorus Maximus keeps the contract of tricktable, at every table."""

from __future__ import annotations

from tricktable.testing import Conformance, Table


class TestGorusMaximus(Conformance):
    ruleset = "gorus-maximus"
    tables = (
        Table("standard", 3, {"goal": 1}),
        Table("teams", 5, {"teams": "3-2"}),
        Table("duel", 2, {"schools": ["blue", "green", "pink"], "crowd_favour": [[10, 1]]}),
    )
