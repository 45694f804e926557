"""A table that the kit plays at, and which tables there are."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

from tricktable._plain import setting
from tricktable.errors import NotationError, UnknownVariantError, quoted
from tricktable.ruleset import AnyRuleset
from tricktable.value import Value
from tricktable.variant import normal_id


class Table(Value, frozen=True):
    """A table to play at.

    Attributes:
        variant: the id of the variant.
        seats: how many players.
        options: options that differ from the variant's.
    """

    variant: str
    seats: int
    options: Mapping[str, Any] = {}

    def __str__(self) -> str:
        extra = "".join(f"-{name}={_short(value)}" for name, value in self.options.items())
        return f"{self.variant}-{self.seats}{extra}"


def parse_table(text: str) -> Table:
    """The table that a text stands for, as reports write it.

    Raises:
        NotationError: it stands for none.

    Example:
        >>> parse_table("duel-2"), str(parse_table("standard-3-goal=5"))
        (Table(variant='duel', seats=2, options={}), 'standard-3-goal=5')
    """
    head, *options = re.split(r"-(?=[A-Za-z_]\w*=)", text)
    variant, hyphen, seats = head.rpartition("-")
    if not (hyphen and variant and seats.isascii() and seats.isdecimal() and len(seats) < 4):
        raise NotationError(
            f"{quoted(text)} is no table; one is VARIANT-SEATS, such as standard-3, or with options standard-3-goal=5"
        )
    pairs = [option.partition("=")[::2] for option in options]
    return Table(variant, int(seats), {name: setting(value) for name, value in pairs})


def _short(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, separators=(",", ":"), default=str)


def tables_of(ruleset: AnyRuleset, variants: Sequence[str] = ()) -> tuple[Table, ...]:
    """Each variant with each of its player counts.

    Args:
        ruleset: the ruleset.
        variants: the ids of the variants; none named: all.

    Raises:
        UnknownVariantError: there is no such variant.

    Example:
        >>> import tricktable as tt
        >>> [str(table) for table in tables_of(tt.ruleset("gorus-maximus"), ["solo", "duel"])]
        ['solo-1', 'duel-2']
    """
    chosen = the_variants(ruleset, variants) or ruleset.info.variants
    return tuple(
        Table(variant.id, seats) for variant in ruleset.variants if variant.id in chosen for seats in variant.seats
    )


def the_variants(ruleset: AnyRuleset, wanted: Sequence[str]) -> tuple[str, ...]:
    """The ids of these variants as the ruleset spells them.

    Raises:
        UnknownVariantError: there is no such variant.
    """
    known = {normal_id(id): id for id in ruleset.info.variants}
    for id in wanted:
        if normal_id(id) not in known:
            raise UnknownVariantError(id, ruleset.info.variants)
    return tuple(known[normal_id(id)] for id in wanted)
