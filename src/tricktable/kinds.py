"""The types of a ruleset, as its rules were declared with them."""

from __future__ import annotations

import typing
from typing import Any

from tricktable.rules import AnyRules, Rules
from tricktable.value import Value


class Kinds(Value, frozen=True):
    """The five types of a ruleset, and the members of those that are unions."""

    state: Any
    action: Any
    event: Any
    view: Any
    options: Any

    @property
    def actions(self) -> tuple[type[Any], ...]:
        """The types of action."""
        return union_members(self.action)

    @property
    def events(self) -> tuple[type[Any], ...]:
        """The types of event."""
        return union_members(self.event)


def kinds_of(rules: type[AnyRules]) -> Kinds:
    """The types that a subclass of Rules was declared with.

    Raises:
        TypeError: it, and the classes that it derives from, name none.
    """
    for cls in rules.__mro__:
        for base in cls.__dict__.get("__orig_bases__", ()):
            args = typing.get_args(base)
            if typing.get_origin(base) is Rules and not any(isinstance(arg, typing.TypeVar) for arg in args):
                return Kinds(*args)
    raise TypeError(f"{rules.__name__} must subclass Rules[State, Action, Event, View, Options]")


def union_members(union: Any) -> tuple[type[Any], ...]:
    """The types of a union; of a single type, just that."""
    union = getattr(union, "__value__", union)  # `type Action = ...` of Python 3.12
    return typing.get_args(union) or (union,)
