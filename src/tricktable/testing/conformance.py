"""The conformance kit for pytest: one test for each check and table."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import ClassVar

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from tricktable.ruleset import AnyRuleset
from tricktable.testing.check import Check, CheckFailed, CheckSkipped
from tricktable.testing.context import Context
from tricktable.testing.planning import cases, examples_for, steps_for, the_ruleset
from tricktable.testing.settings import EXAMPLES, MAX_STEPS
from tricktable.testing.shrinking import shortest
from tricktable.testing.table import Table, tables_of, the_variants

_USUAL = 100
"""The examples of a Hypothesis profile that asks for nothing special; the kit's numbers are meant for it."""


class Conformance:
    """Checks a ruleset at every table. Subclass it in a test file, with a name that begins with `Test`.

    Hypothesis draws the seed and the number of steps; a profile with ten times its usual number of examples makes ten
    times as many here. `pytest --tricktable-examples=N` sets the number by hand.

    Attributes:
        ruleset: the id of an installed ruleset, or a ruleset.
        tables: further tables, beside each variant with each of its player counts.
        examples: how many games the cheapest checks play at each table; the dear ones play fewer.
        max_steps: how many decisions a game has at most; a check may play a fixed share or multiple of it.
        cited_elsewhere: paragraphs that no scenario can show, and where they are tested or why they need not be.
        cited_in: folders whose files cite paragraphs; by default the one that the class stands in.
        variants: the ids of the variants to check, such as those that a plugin adds; none named: the whole ruleset.
    """

    ruleset: ClassVar[str | AnyRuleset]
    tables: ClassVar[Sequence[Table]] = ()
    examples: ClassVar[int] = EXAMPLES
    max_steps: ClassVar[int] = MAX_STEPS
    cited_elsewhere: ClassVar[Mapping[str, str]] = {}
    cited_in: ClassVar[Sequence[Path] | None] = None
    variants: ClassVar[Sequence[str]] = ()

    @classmethod
    def found(cls) -> AnyRuleset:
        """The ruleset itself."""
        return the_ruleset(cls.ruleset)

    @classmethod
    def every_table(cls) -> tuple[Table, ...]:
        """The tables that are checked."""
        return (*tables_of(cls.found(), cls.variants), *cls.tables)

    @classmethod
    def cases(cls) -> list[tuple[Check, Table | None]]:
        """The checks, with the tables that they are carried out at."""
        return list(cases(cls.every_table()))

    @classmethod
    def context(cls, check: Check, table: Table | None, seed: int, steps: int) -> Context:
        """One run of one check."""
        tables = cls.every_table()
        folders = [Path(inspect.getfile(cls)).parent] if cls.cited_in is None else cls.cited_in
        found = cls.found()
        chosen = the_variants(found, cls.variants)
        return Context(check, found, table or tables[0], seed, steps, tables, cls.cited_elsewhere, folders, chosen)

    def test_conforms(
        self, tricktable_check: Check, tricktable_table: Table | None, tricktable_examples: int | None
    ) -> None:
        """One check at one table."""
        check, longest = tricktable_check, steps_for(tricktable_check, self.max_steps)
        profile = int(settings().max_examples)  # pyright: ignore[reportUnknownMemberType, reportUnknownArgumentType]  # open
        usual = max(1, self.examples * profile // _USUAL)
        count = examples_for(check, usual if tricktable_examples is None else tricktable_examples)

        def carry_out(seed: int, steps: int) -> None:
            self.context(check, tricktable_table, seed, steps).run()

        try:
            if count == 1:
                carry_out(0, longest)
            else:
                _explored(carry_out, count - 1, longest)
        except CheckSkipped as skipped:
            pytest.skip(str(skipped))
        except CheckFailed as failed:
            found = shortest(failed)
            raise found from found.__cause__


def _explored(carry_out: Callable[[int, int], None], count: int, longest: int) -> None:
    """A whole game first, then as many as Hypothesis may draw."""
    explore = settings(
        max_examples=count,
        deadline=None,
        database=None,  # a failure names seed and steps, and shorter ones are looked for without Hypothesis
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.differing_executors],
    )(example(0, longest)(given(st.integers(0, 2**32 - 1), st.integers(0, longest))(carry_out)))
    explore()
