"""The kit finds nothing wrong with a healthy ruleset that asks every kind of question."""

from __future__ import annotations

from tests.toys.harbour.game import HARBOUR
from tricktable.testing import Conformance, Table


class TestHarbour(Conformance):
    ruleset = HARBOUR
    tables = (Table("short", 2, {"turns": 2}),)
