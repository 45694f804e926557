"""Which effects, numbers, conditions and overall values the card files of a game can use."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from tricktable.effects import values
from tricktable.effects.conditions import (
    AllOf,
    AtLeast,
    ByMutation,
    Condition,
    DidIt,
    HasAdvantage,
    HavePassed,
    IsBehind,
    Shows,
    Uncopied,
)
from tricktable.effects.effect import Effect
from tricktable.effects.numbers import (
    Ahead,
    Bonus,
    CardsInPlay,
    ClansDiscarded,
    ClansInArmy,
    Fixed,
    Half,
    HandSize,
    LevelBefore,
    Number,
    Points,
    TokenCount,
    X,
)
from tricktable.effects.overall import (
    ArmyWorth,
    Before,
    Cheaper,
    CountsAs,
    Doubled,
    FromHand,
    Grant,
    Guard,
    Military,
    Mirror,
    Overall,
    Whenever,
    Win,
)


class Family(NamedTuple):
    """One of the four kinds of words that card files are made of.

    Attributes:
        base: the class that they derive from.
        key: the key of a table that names one.
        word: what one of them is called.
    """

    base: type[Any]
    key: str
    word: str


FAMILIES = (
    Family(Effect, "do", "effect"),
    Family(Number, "count", "number"),
    Family(Condition, "is", "condition"),
    Family(Overall, "holds", "overall effect"),
)


def family_of(kind: type[Any]) -> Family | None:
    """The family of a class; None for one that is in none, such as a filter."""
    return next((family for family in FAMILIES if issubclass(kind, family.base)), None)


def tag_of(kind: type[Any]) -> str:
    """The name of a class in card files; empty where it has none."""
    tag = kind.__struct_config__.tag
    return tag if isinstance(tag, str) else ""


@dataclass(frozen=True)
class Vocabulary:
    """The classes that card files can name, each by its tag.

    Attributes:
        effects: what cards do.
        numbers: how many.
        conditions: what must be true.
        overall: what holds while a card lies face up.

    Raises:
        TypeError: one has no tag, or is of another family.
        ValueError: two of a family have one tag; names both.

    Example:
        >>> class Sing(Effect, frozen=True, tag="sing"):
        ...     "You sing."
        >>> [kind.__name__ for kind in STANDARD.with_(effects=[Sing]).effects][-1]
        'Sing'
    """

    effects: tuple[type[Effect], ...] = ()
    numbers: tuple[type[Number], ...] = ()
    conditions: tuple[type[Condition], ...] = ()
    overall: tuple[type[Overall], ...] = ()

    def __post_init__(self) -> None:
        for family, kinds in zip(FAMILIES, self._all(), strict=True):
            taken: dict[str, type[Any]] = {}
            for kind in kinds:
                tag = tag_of(kind)
                if not issubclass(kind, family.base) or not tag:
                    raise TypeError(f"{kind.__name__} is no {family.word} with a tag: {_how(family)}")
                other = taken.setdefault(tag, kind)
                if other is not kind:
                    raise ValueError(
                        f"two {family.word}s are called {tag!r}: {_full_name(other)} and {_full_name(kind)}"
                    )

    def _all(self) -> tuple[tuple[type[Any], ...], ...]:
        return self.effects, self.numbers, self.conditions, self.overall

    def with_(
        self,
        *,
        effects: Iterable[type[Effect]] = (),
        numbers: Iterable[type[Number]] = (),
        conditions: Iterable[type[Condition]] = (),
        overall: Iterable[type[Overall]] = (),
    ) -> Vocabulary:
        """This vocabulary and more."""
        return self + Vocabulary(tuple(effects), tuple(numbers), tuple(conditions), tuple(overall))

    def without(self, *kinds: type[Any]) -> Vocabulary:
        """This vocabulary without some of its classes: for a game whose rules do not heed them.

        Example:
            >>> Mirror in STANDARD.without(Mirror).overall
            False
        """
        return Vocabulary(*(tuple(kind for kind in some if kind not in kinds) for some in self._all()))

    def __add__(self, other: Vocabulary) -> Vocabulary:
        joined = (
            tuple(dict.fromkeys((*mine, *theirs))) for mine, theirs in zip(self._all(), other._all(), strict=True)
        )
        return Vocabulary(*joined)

    def of(self, family: Family) -> Mapping[str, type[Any]]:
        """The classes of a family by tag."""
        return self._by_tag[FAMILIES.index(family)]

    @functools.cached_property
    def _by_tag(self) -> tuple[Mapping[str, type[Any]], ...]:
        return tuple({tag_of(kind): kind for kind in kinds} for kinds in self._all())


def _how(family: Family) -> str:
    """How a class gets into a family under a tag."""
    return f'class Mine({family.base.__name__}, frozen=True, tag="mine")'


def _full_name(kind: type[Any]) -> str:
    return f"{kind.__module__}.{kind.__qualname__}"


STANDARD = Vocabulary(
    effects=tuple(getattr(values, name) for name in values.__all__),
    numbers=(
        Fixed,
        X,
        Bonus,
        CardsInPlay,
        HandSize,
        LevelBefore,
        ClansInArmy,
        ClansDiscarded,
        Points,
        TokenCount,
        Half,
        Ahead,
    ),
    conditions=(HasAdvantage, IsBehind, ByMutation, DidIt, HavePassed, AtLeast, Shows, AllOf, Uncopied),
    overall=(
        Whenever,
        Before,
        FromHand,
        Guard,
        Grant,
        CountsAs,
        Mirror,
        Military,
        Doubled,
        ArmyWorth,
        Cheaper,
        Win,
    ),
)
"""All that the core has."""
