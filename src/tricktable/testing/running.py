"""Running checks without pytest: one, or all of a ruleset."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from tricktable.record import Record, parse_record
from tricktable.ruleset import AnyRuleset
from tricktable.testing.case import Case
from tricktable.testing.context import Context
from tricktable.testing.planning import cases, planned, the_ruleset
from tricktable.testing.result import Result
from tricktable.testing.settings import EXAMPLES, MAX_STEPS, Settings
from tricktable.testing.table import Table, tables_of, the_variants
from tricktable.testing.telling import left_out, on_game, with_next_moves


def run_check(
    name: str,
    ruleset: str | AnyRuleset,
    table: Table | None = None,
    *,
    seed: int | str = 0,
    steps: int = MAX_STEPS,
    cited_elsewhere: Mapping[str, str] | None = None,
    cited_in: Sequence[Path] = (),
    variants: Sequence[str] = (),
    game: str | bytes | Record | None = None,
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
        game: a record: the check is carried out on this very game; table, seed and steps are its own.

    Raises:
        CheckFailed: the ruleset does not keep its contract.
        CheckSkipped: there is nothing to look at, or a move of the record is not legal any more.
        NotationError: the record cannot be read, or is no game of this ruleset that began with a deal.
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
    for each in [context] if game is None else with_next_moves(on_game(context, _record(game))):
        each.run()
        if missed := left_out(each):
            each.skip(missed)


def check_game(
    name: str,
    ruleset: str | AnyRuleset,
    game: str | bytes | Record,
    *,
    game_limit: float | None = None,
) -> Result:
    """Carry one check out on the game of a record, such as one that a check has failed in.

    Where it passes, it is carried out once more with each move that may come next: one of them may be what fails.

    Args:
        name: the name of the check.
        ruleset: the id of an installed ruleset, or a ruleset.
        game: the record.
        game_limit: how many seconds it may take; longer is a failure.

    Raises:
        UnknownNameError: there is no check of this name.
        NotationError: the record cannot be read, or is no game of this ruleset that began with a deal.

    Example:
        >>> import tricktable as tt
        >>> game = tt.new_game("gorus-maximus", 2, seed=7)
        >>> step = game.play(game.legal_actions()[0])
        >>> check_game("one-decider", "gorus-maximus", game.record()).status
        'passed'
    """
    found = the_ruleset(ruleset)
    tables = tables_of(found)
    ((check, table),) = cases(tables[:1], [name])
    context = on_game(Context(check, found, tables[0], tables=tables), _record(game))
    case = Case(check, table and context.table, 1)
    for each in with_next_moves(context):
        stopped = case.play(each, game_limit, shrink=0)
        if stopped is not None:
            case.stuck(stopped)
        if case.status != "passed":
            break
    return case.result({})


def _record(game: str | bytes | Record) -> Record:
    return game if isinstance(game, Record) else parse_record(game)


def check_ruleset(
    ruleset: str | AnyRuleset,
    *,
    examples: int = EXAMPLES,
    max_steps: int = MAX_STEPS,
    tables: Sequence[Table] = (),
    checks: Iterable[str] = (),
    cited_elsewhere: Mapping[str, str] | None = None,
    cited_in: Sequence[Path] = (),
    variants: Sequence[str] = (),
    seed: int = 0,
    only: Sequence[Table] = (),
    time_limit: float | None = None,
    game_limit: float | None = None,
) -> Iterator[Result]:
    """Check a ruleset at every table, one result for each check and table, without pytest.

    Args:
        ruleset: the id of an installed ruleset, or a ruleset.
        examples: how many games the cheapest checks play at each table; the dear ones play fewer.
        max_steps: how many decisions a game has at most; a check may play a fixed share or multiple of it.
        tables: further tables, beside each variant with each of its player counts.
        checks: the names of the checks; none named: all.
        cited_elsewhere: paragraphs that no scenario can show, and where they are tested or why they need not be.
        cited_in: folders whose files cite paragraphs, such as tests.
        variants: the ids of the variants to check, such as those that a plugin adds; none named: the whole ruleset.
        seed: the seed of the first game; the others count up from it.
        only: the tables to play at instead of all of these.
        time_limit: how many seconds the whole may take. With a limit every check plays a first game before any plays a
            second one, none takes more than a fair share, and results come at the end; what was not played is
            `unfinished`.
        game_limit: how many seconds one game of one check may take; longer is a failure.

    Raises:
        UnknownRulesetError: there is no such ruleset.
        UnknownNameError: there is no check of a name.
        UnknownVariantError: there is no such variant.

    Example:
        >>> [result.status for result in check_ruleset("gorus-maximus", checks=["rulebook"])]
        ['passed']
    """
    settings = Settings(examples, max_steps, seed, tuple(checks), tuple(variants), tuple(only), time_limit, game_limit)
    run = planned(the_ruleset(ruleset), settings, tables=tables, cited_elsewhere=cited_elsewhere, cited_in=cited_in)
    yield from run.results()
