"""The rulesets that the site is about: ours, without whatever else is installed here."""

from __future__ import annotations

from functools import cache

import tricktable as tt


@cache
def rulesets() -> tuple[tt.AnyRuleset, ...]:
    """All of them, sorted by id."""
    from tricktable_gorus_maximus import plugin as gorus
    from tricktable_gosu import plugin as gosu
    from tricktable_gosu_x import plugin as gosu_x

    registry = tt.Registry([gorus, gosu, gosu_x], strict=True)
    return tuple(registry.ruleset(info.id) for info in registry.rulesets())
