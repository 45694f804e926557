"""Numbers of card texts that are always the same: what compares or limits them can never do anything."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tricktable.effects.conditions import AtLeast
from tricktable.effects.numbers import Bonus, CardsInPlay, ClansInArmy, Fixed, Half, HandSize
from tricktable.effects.reading import HOLE, Path
from tricktable.effects.values import ChooseX
from tricktable.effects.vocabulary import STANDARD
from tricktable.effects.writing import values_in


def number_findings(value: object) -> Iterator[tuple[Path, str]]:
    """What is wrong with a number, or with what is done with numbers; each with its path and a sentence."""
    if isinstance(value, Bonus) and value.more == 0:
        yield (), "(+0) adds nothing: write the number alone."
    if isinstance(value, Half) and value.of == Fixed(0):
        yield ("of",), "Half of 0 is 0."
    if isinstance(value, (CardsInPlay, HandSize, ClansInArmy)) and value.most == 0:
        yield ("most",), "With at most 0 this is always 0."
    if isinstance(value, AtLeast):
        yield from _comparison(value)
    if isinstance(value, ChooseX):
        yield from _limits(value)


def _comparison(value: AtLeast) -> Iterator[tuple[Path, str]]:
    """Comparisons that are always true, or never."""
    number, than = value.number, value.than
    if than == Fixed(0):
        yield ("than",), "Every number is at least 0: this is always true."
    elif number == than and type(number) in STANDARD.numbers and not _has_hole(number):
        yield ("than",), "This is the same number again: this is always true."
    else:
        (least, most), (other_least, other_most) = _range(number), _range(than)
        if other_most is not None and least >= other_most:
            yield ("than",), f"The number is at least {least} anyway: this is always true."
        elif most is not None and most < other_least:
            yield ("than",), f"The number is at most {most}: this is never true."


def _limits(effect: ChooseX) -> Iterator[tuple[Path, str]]:
    """What is wrong with the least and the most of X."""
    limit, least = _range(effect.most)[1], effect.least
    if effect.most is None and effect.from_hand is False:
        yield ("most",), "Where the hand is not the limit, another is needed: most = 3."
    elif limit == 0:
        yield ("most",), "With at most 0 nothing can be chosen: X is always 0."
    elif limit is not None and not _is_hole(least) and least > limit:
        yield ("least",), f"X cannot be at least {least} and at most {limit}."


def _range(number: object) -> tuple[int, int | None]:
    """The least and the most that a number can be; None where the table says."""
    if isinstance(number, Fixed) and not _is_hole(number.n):
        return number.n, number.n
    if isinstance(number, Bonus) and not _is_hole(number.n) and not _is_hole(number.more):
        return number.n, number.n + number.more
    if isinstance(number, (CardsInPlay, HandSize, ClansInArmy)) and not _is_hole(number.most):
        return 0, number.most or None  # that 0 is no limit is said of the number itself
    if isinstance(number, Half):
        least, most = _range(number.of)
        return (least + 1) // 2, None if most is None else (most + 1) // 2
    return 0, None


def _has_hole(value: object) -> bool:
    return any(_is_hole(getattr(each, key)) for _, each in values_in(value) for key in each.__struct_fields__)


def _is_hole(value: Any) -> bool:
    return value is HOLE
