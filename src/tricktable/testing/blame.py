"""Where the code of a ruleset failed."""

from __future__ import annotations

import traceback
from pathlib import Path
from typing import Any

from tricktable.errors import TricktableError
from tricktable.ruleset import AnyRuleset


def root_of(error: BaseException) -> BaseException:
    """What was raised first."""
    while error.__cause__ is not None:
        error = error.__cause__
    return error


def cause_of(error: BaseException, ruleset: AnyRuleset) -> str:
    """The line of the ruleset's package at which an error came up: `rules.py, line 7, in carry_out`.

    Empty where the error is one of tricktable's own, or no line of the ruleset had a part in it.
    """
    root = root_of(error)
    if isinstance(root, TricktableError):
        return ""
    own = _packages(ruleset)
    for frame, line in reversed(list(traceback.walk_tb(root.__traceback__))):
        if str(frame.f_globals.get("__name__", "")).partition(".")[0] in own:
            return f"{_short(frame.f_code.co_filename)}, line {line}, in {frame.f_code.co_name}"
    return ""


def action_in(error: BaseException) -> Any:
    """The action that was carried out when an error came up; None where none was."""
    found: Any = None
    chain: BaseException | None = error
    while chain is not None:
        for frame, _ in traceback.walk_tb(chain.__traceback__):
            if (frame.f_globals.get("__name__"), frame.f_code.co_name) in _CARRYING_OUT:
                found = frame.f_locals.get("action")
        chain = chain.__cause__
    return found


_CARRYING_OUT = {("tricktable.game", "_advance"), ("tricktable.ruleset", "apply")}


def _packages(ruleset: AnyRuleset) -> set[str]:
    """The packages that the rules come from, those of variants and of classes above them included."""
    kinds = [ruleset.rules, *(variant.rules for variant in ruleset.variants if variant.rules is not None)]
    return {cls.__module__.partition(".")[0] for kind in kinds for cls in kind.__mro__} - _OTHERS


_OTHERS = {"tricktable", "abc", "typing", "builtins"}


def _short(file: str) -> str:
    """A file as seen from here."""
    path = Path(file)
    return str(path.relative_to(Path.cwd())) if path.is_relative_to(Path.cwd()) else file
