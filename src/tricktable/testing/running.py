"""Running checks without pytest: one, or all of a ruleset."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Literal

from tricktable.errors import UnknownNameError
from tricktable.plugins import registry
from tricktable.ruleset import AnyRuleset
from tricktable.testing.check import Check, CheckFailed, CheckSkipped, all_checks
from tricktable.testing.context import Context, Table, tables_of, the_variants
from tricktable.value import Value

EXAMPLES = 6
MAX_STEPS = 40


class Result(Value, frozen=True):
    """What a check found.

    Attributes:
        check: the name of the check.
        table: the table; None for a check of the ruleset as a whole.
        status: `passed`, `failed` or `skipped`.
        reason: why it failed or was skipped, in plain words.
        hint: how to mend it; empty where the code of the rules failed.
    """

    check: str
    table: Table | None
    status: Literal["passed", "failed", "skipped"]
    reason: str = ""
    hint: str = ""


def the_ruleset(ruleset: str | AnyRuleset) -> AnyRuleset:
    """The ruleset itself; only for an id are the installed plugins looked for.

    Raises:
        UnknownRulesetError: there is none of this id.
    """
    return registry().ruleset(ruleset) if isinstance(ruleset, str) else ruleset


def cases(tables: Sequence[Table], checks: Iterable[str] | None = None) -> Iterator[tuple[Check, Table | None]]:
    """Each check with each table, and each check of the ruleset as a whole once.

    Raises:
        UnknownNameError: there is no check of a name.
    """
    known = all_checks()
    for name in known if checks is None else checks:
        if name not in known:
            raise UnknownNameError(name, tuple(known))
        found = known[name]
        for table in [None] if found.scope == "ruleset" else tables:
            yield found, table


def examples_for(check: Check, examples: int) -> int:
    """How many games a check plays where the cheapest plays `examples`."""
    return 1 if check.scope == "ruleset" else max(1, examples // check.cost)


def steps_for(check: Check, max_steps: int) -> int:
    """How many decisions a check plays at most."""
    return max(1, round(max_steps * check.reach))


def shortest(context: Context) -> CheckFailed | None:
    """The failure that a context comes to with the fewest steps; None where it does not fail.

    The moves of a shorter game are those with which the longer one began, so the number of steps is looked for by
    halving; where a check fails at some lengths only, what is found is short, not always the shortest.
    """
    found = _failure(context)
    if found is None or context.check.scope == "ruleset":
        return found
    low, high = 0, context.steps
    while low < high:
        middle = (low + high) // 2
        failure = _failure(replace(context, steps=middle, at=None))
        if failure is None:
            low = middle + 1
        else:
            found, high = failure, middle
    return found


def _failure(context: Context) -> CheckFailed | None:
    try:
        context.run()
    except CheckFailed as failure:
        return failure
    except CheckSkipped:
        return None
    return None


def run_check(
    name: str,
    ruleset: str | AnyRuleset,
    table: Table | None = None,
    *,
    seed: int = 0,
    steps: int = MAX_STEPS,
    cited_elsewhere: Mapping[str, str] | None = None,
    cited_in: Sequence[Path] = (),
    variants: Sequence[str] = (),
) -> None:
    """Carry one check out once, as a failure names it.

    Args:
        name: the name of the check.
        ruleset: the id of an installed ruleset, or a ruleset.
        table: the table; by default the first.
        seed: the seed of deal and moves.
        steps: how many decisions to play at most.
        cited_elsewhere: for `rulebook-cited`, paragraphs and where they are tested.
        cited_in: for `rulebook-cited`, folders whose files cite paragraphs.
        variants: the ids of the variants that a check of the ruleset as a whole looks at; none named: all.

    Raises:
        CheckFailed: the ruleset does not keep its contract.
        CheckSkipped: there is nothing to look at.
        UnknownNameError: there is no check of this name.
        UnknownVariantError: there is no such variant.

    Example:
        >>> run_check("one-decider", "gorus-maximus", Table("duel", 2), seed=5)
    """
    found = the_ruleset(ruleset)
    tables = tables_of(found, variants)
    ((check, _),) = cases([tables[0]], [name])
    context = Context(check, found, table or tables[0], seed, steps, tables)
    context.cited_elsewhere, context.cited_in = cited_elsewhere or {}, cited_in
    context.variants = the_variants(found, variants)
    context.run()


def check_ruleset(
    ruleset: str | AnyRuleset,
    *,
    examples: int = EXAMPLES,
    max_steps: int = MAX_STEPS,
    tables: Sequence[Table] = (),
    checks: Iterable[str] | None = None,
    cited_elsewhere: Mapping[str, str] | None = None,
    cited_in: Sequence[Path] = (),
    variants: Sequence[str] = (),
    seed: int = 0,
) -> Iterator[Result]:
    """Check a ruleset at every table, one result for each check and table, without pytest.

    Args:
        ruleset: the id of an installed ruleset, or a ruleset.
        examples: how many games the cheapest checks play at each table; the dear ones play fewer.
        max_steps: how many decisions a game has at most; a check may play a fixed share or multiple of it.
        tables: further tables, beside each variant with each of its player counts.
        checks: the names of the checks; by default all.
        cited_elsewhere: paragraphs that no scenario can show, and where they are tested or why they need not be.
        cited_in: folders whose files cite paragraphs, such as tests.
        variants: the ids of the variants to check, such as those that a plugin adds; none named: the whole ruleset.
        seed: the seed of the first game; the others count up from it.

    Raises:
        UnknownRulesetError: there is no such ruleset.
        UnknownNameError: there is no check of a name.
        UnknownVariantError: there is no such variant.

    Example:
        >>> [result.status for result in check_ruleset("gorus-maximus", checks=["rulebook"])]
        ['passed']
    """
    found = the_ruleset(ruleset)
    chosen = the_variants(found, variants)
    everywhere = (*tables_of(found, chosen), *tables)
    told: dict[str, str] = {}  # where the rules themselves failed, and the check that has said so
    for check, table in cases(everywhere, checks):
        result = Result(check.name, table, "passed")
        for at in range(examples_for(check, examples)):
            context = Context(
                check,
                found,
                table or everywhere[0],
                seed + at,
                steps_for(check, max_steps),
                everywhere,
                cited_elsewhere or {},
                cited_in,
                chosen,
            )
            try:
                context.run()
            except CheckSkipped as skipped:
                result = Result(check.name, table, "skipped", str(skipped))
            except CheckFailed as failed:
                failure = shortest(replace(context, at=None)) or failed
                result = Result(check.name, table, "failed", _reason(failure, told), failure.hint)
            if result.status != "passed":
                break
        yield result


def _reason(failure: CheckFailed, told: dict[str, str]) -> str:
    """Why a check failed; where the rules failed as another check has said already, only that."""
    first = told.setdefault(failure.cause, failure.check) if failure.cause else failure.check
    return failure.reason if first == failure.check else f"{failure.context.where()}: same cause as {first}"
