"""Variants of a ruleset: named ways to play it, each for some numbers of players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tricktable.errors import OptionsError, UnknownVariantError, quoted
from tricktable.rules import AnyRules
from tricktable.value import Value


class Variant(Value, frozen=True):
    """A named way to play a ruleset.

    Attributes:
        id: its id, such as `duel`.
        seats: the player counts that it is for; of several variants the first that fits is the default.
        options: option values that differ from the ruleset's defaults.
        rules: the rules where they differ, a subclass of the ruleset's.
    """

    id: str
    seats: tuple[int, ...]
    options: Mapping[str, Any] = {}
    rules: type[AnyRules] | None = None


def chosen(variants: Sequence[Variant], id: str | None, seats: int, name: str) -> Variant:
    """The variant of this id, or the first for so many seats.

    Args:
        variants: those of the ruleset, in order.
        id: an id in any spelling, or None.
        seats: how many play.
        name: the name of the ruleset, for the message.

    Raises:
        UnknownVariantError: no such variant.
        OptionsError: it is not for so many seats.
    """
    if type(seats) is not int:
        raise OptionsError(f"The number of players is a whole number, not {type(seats).__name__}.")
    if id is None:
        found = next((variant for variant in variants if seats in variant.seats), None)
        fits = count_text(player_counts(variants))
        what = name
    else:
        found = next((variant for variant in variants if normal_id(variant.id) == normal_id(id)), None)
        if found is None:
            raise UnknownVariantError(id, tuple(variant.id for variant in variants))
        fits, what = count_text(found.seats), f"The variant {found.id}"
    if found is None or seats not in found.seats:
        raise OptionsError(f"{what} is for {fits} player{'' if fits == '1' else 's'}, not {quoted(seats)}.")
    return found


def player_counts(variants: Sequence[Variant]) -> tuple[int, ...]:
    """The player counts that some variant is for."""
    return tuple(sorted({seats for variant in variants for seats in variant.seats}))


def normal_id(id: object) -> str:
    """An id as it is compared: lower case, hyphens for underscores and spaces. What is no text is nobody's id."""
    return id.strip().lower().replace("_", "-").replace(" ", "-") if isinstance(id, str) else ""


def count_text(counts: Sequence[int]) -> str:
    """Player counts as text.

    Example:
        >>> count_text((2, 3, 4)), count_text((1,)), count_text((2, 4))
        ('2 to 4', '1', '2 or 4')
    """
    if len(counts) > 2 and list(counts) == list(range(counts[0], counts[-1] + 1)):
        return f"{counts[0]} to {counts[-1]}"
    return " or ".join(map(str, counts))
