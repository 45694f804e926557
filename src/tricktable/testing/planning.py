"""Which games of which checks are to be played, and at which tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from tricktable.errors import UnknownNameError
from tricktable.plugins import registry
from tricktable.ruleset import AnyRuleset
from tricktable.testing.case import Case
from tricktable.testing.check import Check, all_checks
from tricktable.testing.context import Context
from tricktable.testing.run import Run
from tricktable.testing.settings import Settings
from tricktable.testing.table import Table, tables_of, the_variants


def the_ruleset(ruleset: str | AnyRuleset) -> AnyRuleset:
    """The ruleset itself; only for an id are the installed plugins looked for.

    Raises:
        UnknownRulesetError: there is none of this id.
    """
    return registry().ruleset(ruleset) if isinstance(ruleset, str) else ruleset


def cases(tables: Sequence[Table], checks: Sequence[str] = ()) -> Iterator[tuple[Check, Table | None]]:
    """Each check with each table, and each check of the ruleset as a whole once; all, where none are named.

    Raises:
        UnknownNameError: there is no check of a name.
    """
    known = all_checks()
    for name in checks or known:
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


def planned(
    ruleset: AnyRuleset,
    settings: Settings,
    *,
    tables: Sequence[Table] = (),
    cited_elsewhere: Mapping[str, str] | None = None,
    cited_in: Sequence[Path] = (),
) -> Run:
    """All cases of a ruleset.

    Args:
        ruleset: the ruleset.
        settings: how it is checked.
        tables: further tables, beside each variant with each of its player counts.
        cited_elsewhere: paragraphs that no scenario can show, and where they are tested or why they need not be.
        cited_in: folders whose files cite paragraphs, such as tests.

    Raises:
        UnknownNameError: there is no check of a name.
        UnknownVariantError: there is no such variant.
        OptionsError: there can be no such table.
    """
    variants = the_variants(ruleset, settings.variants)
    for table in settings.tables:
        ruleset.setup(table.seats, table.variant, table.options)
    every = settings.tables or (*tables_of(ruleset, variants), *tables)

    def context(case: Case, at: int) -> Context:
        table, seed, steps = case.table or every[0], settings.seed + at, steps_for(case.check, settings.max_steps)
        elsewhere = cited_elsewhere or {}
        return Context(case.check, ruleset, table, seed, steps, every, elsewhere, cited_in, variants)

    chosen = cases(every, settings.checks)
    games = [Case(check, table, examples_for(check, settings.examples)) for check, table in chosen]
    return Run(games, context, settings.time_limit, settings.game_limit)
