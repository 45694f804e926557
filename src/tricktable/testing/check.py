"""A check of the conformance kit: a name, what must hold, and how to mend it where it does not."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from inspect import cleandoc
from types import MappingProxyType
from typing import TYPE_CHECKING, ClassVar, Literal

from tricktable.errors import TricktableError

if TYPE_CHECKING:
    from tricktable.testing.context import Context

Scope = Literal["table", "ruleset"]
"""`table`: play at one table; `ruleset`: the ruleset as a whole, its files and its code."""


class CheckFailed(TricktableError, AssertionError):  # noqa: N818  # it is no error of the caller's: a verdict
    """A ruleset does not keep its contract.

    Attributes:
        check: the name of the check.
        reason: what is wrong, in plain words: which ruleset, which table, which step.
        hint: how to mend it: what fits this reason, or else what the check says of itself; empty where the code of the
            rules failed, which no hint of a check's helps against.
        cause: the line of theirs at which that was: `rules.py, line 7, in carry_out`; else empty.
        context: the run that failed: with its seed and steps it fails again.
    """

    code: ClassVar[str] = "check-failed"

    def __init__(self, context: Context, reason: str, cause: str = "", hint: str = "") -> None:
        check = context.check
        super().__init__(f"{check.name}: {reason}")
        self.check = check.name
        self.reason = reason
        self.hint = "" if cause else hint or check.hint
        self.cause = cause
        self.context = context


class CheckSkipped(TricktableError):  # noqa: N818  # likewise a verdict
    """A check has nothing to look at here; the text says what is missing."""

    code: ClassVar[str] = "check-skipped"


@dataclass(frozen=True)
class Check:
    """A check of the kit.

    Attributes:
        name: its name, such as `one-decider`.
        statement: what must hold, in one sentence.
        hint: how to mend a ruleset that fails it.
        function: looks at a context; calls `Context.fail` where something is wrong.
        scope: whether it plays at one table, or looks at the ruleset once.
        cost: how many times dearer than the cheapest; it gets so many times fewer examples.
        reach: the share of the usual number of steps that it plays.
        whole: whether it must have a whole game, of which no shorter one is looked for.
        gathers: whether it tells all that is wrong in a game; of that nothing is left out when a shorter one is found.
    """

    name: str
    statement: str
    hint: str
    function: Callable[[Context], None]
    scope: Scope = "table"
    cost: int = 1
    reach: float = 1.0
    whole: bool = False
    gathers: bool = False

    @property
    def about(self) -> str:
        """More about it: how it looks, and what it cannot see."""
        return cleandoc(self.function.__doc__ or "")

    @property
    def page(self) -> str:
        """Where it is described, seen from the root of the documentation."""
        return f"reference/kit.md#{self.name}"


_CHECKS: dict[str, Check] = {}


def check(
    name: str,
    statement: str,
    *,
    mend: str,
    scope: Scope = "table",
    cost: int = 1,
    reach: float = 1.0,
    whole: bool = False,
    gathers: bool = False,
) -> Callable[[Callable[[Context], None]], Callable[[Context], None]]:
    """Register a function as a check of this name.

    Raises:
        ValueError: the name is taken.
    """

    def register(function: Callable[[Context], None]) -> Callable[[Context], None]:
        if name in _CHECKS:
            raise ValueError(f"there is a check {name!r} already")
        _CHECKS[name] = Check(name, statement, mend, function, scope, cost, reach, whole, gathers)
        return function

    return register


def all_checks() -> Mapping[str, Check]:
    """Every check, by name.

    Example:
        >>> all_checks()["one-decider"].statement
        'Until the game is over exactly one seat is to act, and it has something to do.'
    """
    from tricktable.testing import checks

    others = sorted(module.name for module in pkgutil.iter_modules(checks.__path__) if module.name not in checks.ORDER)
    modules = [importlib.import_module(f"{checks.__name__}.{name}").__name__ for name in (*checks.ORDER, *others)]
    at = {module: number for number, module in enumerate(modules)}
    in_order = sorted(_CHECKS.values(), key=lambda check: at.get(check.function.__module__, len(at)))
    return MappingProxyType({check.name: check for check in in_order})
