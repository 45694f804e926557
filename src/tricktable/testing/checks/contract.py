"""What the registry asks of a ruleset before it takes it in."""

from __future__ import annotations

from tricktable.contract import contract_problems
from tricktable.testing.check import check
from tricktable.testing.context import Context


@check(
    "contract",
    "The types of the ruleset are frozen all through, tagged where they must be, and readable from data.",
    mend="Derive states, actions, events, views and options from `Value` (events from `Event`) with `frozen=True`, "
    "give actions and events a `tag`, and use strings, ints, booleans, None, other values, and tuples of these.",
    scope="ruleset",
)
def contract(c: Context) -> None:
    """The same that is asked when a plugin is loaded; a ruleset that did not come that way has not been asked yet."""
    variants = [variant for variant in c.ruleset.variants if not c.variants or variant.id in c.variants]
    problems = contract_problems(c.ruleset.id, c.ruleset.rules, variants)
    c.require(not problems, "; ".join(problems))
