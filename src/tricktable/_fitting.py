"""Whether an object is a plugin: its hooks by name, mark and arguments, and what they answer."""

from __future__ import annotations

import difflib
import inspect
from collections.abc import Callable, Iterator
from typing import Any

from tricktable import hooks
from tricktable.errors import TricktableError
from tricktable.ruleset import API_VERSION

FAULTS = (Exception, SystemExit)
"""What a plugin may raise without taking others down; some modules exit when they are imported."""


def unfit(plugin: object) -> str:
    """Why a plugin cannot be taken in; empty if it can."""
    wants = getattr(plugin, "TRICKTABLE_API", API_VERSION)
    if wants != API_VERSION:
        return f"it wants plugin API {wants}, this core has {API_VERSION}"
    known = [name for name in vars(hooks) if name.startswith("tricktable_")]
    answers = 0
    for name in dir(plugin):
        try:
            found = getattr(plugin, name)
            routine = inspect.isroutine(found)
            marked = routine and isinstance(getattr(found, "tricktable_impl", None), dict)
            wanted = _arguments(found) if marked else []
        except FAULTS as error:
            return f"its attribute {name!r} cannot be read: {cause_of(error)}"
        if name in known and not marked:
            return f"{name!r} is not marked with @tricktable.hookimpl"
        if name not in known and (marked or (routine and name.startswith("tricktable_"))):
            near = difflib.get_close_matches(name, known, n=1, cutoff=0.0)
            return f"there is no hook {name!r}; the nearest is {near[0]!r}"
        if wanted:
            return f"{name!r} wants {', '.join(wanted)}, but hooks have no arguments"
        answers += marked
    return "" if answers else "it answers no hook: no function in it is marked with @tricktable.hookimpl"


def _arguments(function: Callable[..., object]) -> list[str]:
    """The arguments that a function cannot be called without."""
    found = inspect.signature(function).parameters.values()
    return [
        each.name
        for each in found
        if each.default is each.empty and each.kind not in (each.VAR_POSITIONAL, each.VAR_KEYWORD)
    ]


def items_of(function: Callable[[], Any]) -> Iterator[Any]:
    """What a hook answers, item by item."""
    answer = function()
    if answer is None or isinstance(answer, (str, bytes)):
        raise TypeError(f"a list is wanted, not {answer!r}")
    yield from answer


def cause_of(error: BaseException) -> str:
    """What went wrong in a plugin, in a sentence; of ours, the message alone."""
    try:
        text = str(error)
    except Exception:  # noqa: BLE001  # an error of a plugin may fail at saying itself
        text = ""
    if isinstance(error, TricktableError):
        return text
    return f"{type(error).__name__}: {text}" if text else type(error).__name__
