"""Gosu X keeps the contract of tricktable, in every kind of draft and with other figures of what is in doubt."""

from __future__ import annotations

from tricktable.testing import Conformance, Table

PICKED = [["justice", "abhilasha", "narashima"], ["goan-sul", "xi-an", "tomorrow"]]
OTHERS = [["galmi", "phoenix", "justice"], ["abhilasha", "narashima", "xi-an"]]


class TestGosuX(Conformance):
    """The variants are a draft by the players, and one by chance; here clans are given as well."""

    ruleset = "gosu-x"
    tables = (
        Table("standard", 2, {"draft": "given", "clans": PICKED, "icons_doubt": 0, "shift_doubt": None}),
        Table("standard", 2, {"draft": "given", "clans": OTHERS, "goan_sul_extra": True, "round_turns": 12}),
    )
