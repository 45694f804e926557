"""A ruleset of its own on the tableau and effects of the core, held against the whole kit."""

from __future__ import annotations

from typing import Any

import pytest

from tests.toys.goblins.cards import CARDS
from tests.toys.goblins.game import GOBLINS
from tricktable.effects import conditions, numbers, overall, values
from tricktable.effects.effect import Effect
from tricktable.testing import Conformance, Table


class TestGoblins(Conformance):
    ruleset = GOBLINS
    tables = (Table("standard", 2, {"turns": 3, "goal": 1}),)


def used_in(value: Any) -> set[type]:
    """The types of everything that a card text is made of."""
    if isinstance(value, tuple):
        return set[type]().union(*map(used_in, value))
    fields = getattr(value, "__struct_fields__", ())
    return set[type]().union({type(value)}, *(used_in(getattr(value, field)) for field in fields))


def tagged(module: Any, base: type) -> list[type]:
    found = [each for each in vars(module).values() if isinstance(each, type) and issubclass(each, base)]
    return [each for each in found if each is not base]


EVERY = [
    *tagged(values, Effect),
    *tagged(numbers, numbers.Number),
    *tagged(conditions, conditions.Condition),
    *tagged(overall, overall.Overall),
]


@pytest.mark.parametrize("kind", EVERY, ids=lambda kind: kind.__name__)
def test_the_deck_uses_everything_that_the_core_offers(kind: type) -> None:
    assert kind in used_in(CARDS)


def test_there_is_something_to_use() -> None:
    assert len(EVERY) >= 40
