"""GOSU keeps the contract of tricktable, at every table."""

from __future__ import annotations

from tricktable.testing import Conformance, Table


class TestGosu(Conformance):
    ruleset = "gosu"
    tables = (
        Table("ukrainian", 2, {"draft": True, "turn_limit": 2}),
        Table("standard", 3, {"points": 1, "mulligan": "must", "round_turns": 5, "lone_turns": 2}),
        Table("teams", 4, {"draft": True, "shared_end": "drawn", "round_start": "release", "turn_limit": 1}),
    )
