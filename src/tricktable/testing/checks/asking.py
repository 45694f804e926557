"""What asks must be carried out."""

from __future__ import annotations

from tricktable.testing.check import check
from tricktable.testing.code import rules_classes
from tricktable.testing.context import Context
from tricktable.testing.generators import calls_for_nothing, modules_beside


@check(
    "yield-from",
    "No rule and no effect calls a generator and leaves it at that, or takes it for its answer: nothing in it would be "
    "done.",
    mend="Put `yield from` before the call, as in `yield from r.pick(...)` or `yield from stage.settle()`; the method "
    "around it becomes a generator too, and wants `yield from` where it is called.",
    scope="ruleset",
)
def yield_from(c: Context) -> None:
    """Reads the modules of the rules, and those beside them in their package, without running them.

    A generator is known by its name: one that means something else here as well is passed over.
    """
    files = modules_beside(c.ruleset, c.variants)
    if not files:
        c.skip("the source of its rules is not there to read")
    faults = [*calls_for_nothing(files, rules_classes(c.ruleset, c.variants))]
    c.require(not faults, "; ".join(faults))
