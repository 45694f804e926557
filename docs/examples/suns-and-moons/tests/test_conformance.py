from __future__ import annotations

from tricktable_suns import SUNS

from tricktable.testing import Conformance, Table


class TestSuns(Conformance):
    ruleset = SUNS
    tables = (Table("standard", 2, {"hand": 9}),)
