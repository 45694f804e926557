from __future__ import annotations

from tricktable_moles import MOLES

from tricktable.testing import Conformance


class TestMoles(Conformance):
    ruleset = MOLES
