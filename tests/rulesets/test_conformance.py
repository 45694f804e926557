from __future__ import annotations

from tests.rulesets.hearts import HEARTS
from tests.rulesets.whist import WHIST
from tricktable.testing import Conformance, Table


class TestWhist(Conformance):
    ruleset = WHIST
    tables = (Table("short", 4, {"trump": False}),)


class TestHearts(Conformance):
    ruleset = HEARTS
    tables = (Table("short", 4, {"passing": 1, "jack_of_diamonds": -10}), Table("short", 4, {"passing": 0, "goal": 25}))
