"""What rules may not use."""

from __future__ import annotations

from tricktable.testing.check import check
from tricktable.testing.code import faults_in, rules_modules, rules_names, writes_in
from tricktable.testing.context import Context


@check(
    "forbidden-imports",
    "Rules use no clock, no random numbers of their own, no hash or identity of objects, loop over no set, and keep "
    "nothing on their own object.",
    mend="Draw chance from the dice. Sort a set before you go through it. Number what you need to tell apart. What is "
    "to be remembered stands in the state: one rules object serves many games at once.",
    scope="ruleset",
)
def forbidden_imports(c: Context) -> None:
    """Reads the modules of the rules, and what these import from their own package, without running them."""
    files = rules_modules(c.ruleset, c.variants)
    if not files:
        c.skip("the source of its rules is not there to read")
    names = rules_names(c.ruleset, c.variants)
    faults = [fault for file in files for fault in (*faults_in(file), *writes_in(file, names))]
    c.require(not faults, "; ".join(faults))
