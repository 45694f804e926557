"""The kit finds nothing wrong with healthy rulesets: one that asks every kind of question, one that deals anew."""

from __future__ import annotations

from tests.testing.broken.rounds import ROUNDS_TOY
from tests.toys.harbour.game import HARBOUR
from tricktable.testing import Conformance, Table


class TestHarbour(Conformance):
    ruleset = HARBOUR
    tables = (Table("short", 2, {"turns": 2}),)


class TestRounds(Conformance):
    ruleset = ROUNDS_TOY
