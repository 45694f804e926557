"""How the broken toys are made: the healthy one with other rules."""

from __future__ import annotations

import re
from typing import Any

from tests.toys.harbour.game import PACKAGE, VARIANTS
from tricktable import Ruleset


def broken(
    rules: type[Any], *, kind: type[Ruleset[Any, Any, Any, Any, Any]] = Ruleset, id: str = "", package: str = PACKAGE
) -> Ruleset[Any, Any, Any, Any, Any]:
    """A ruleset named after its rules, otherwise like the toy."""
    name = id or re.sub(r"(?<=[a-z])(?=[A-Z])", "-", rules.__name__).lower()
    return kind(id=name, name=name, version="1.0", rules=rules, variants=VARIANTS, package=package)
