"""The page of hooks tells each one: what it gives, the fields of that, and a plugin that answers it."""

from __future__ import annotations

import inspect
import re
from types import SimpleNamespace
from typing import Any, get_args, get_type_hints

import pytest
from tricktable_gorus_maximus import plugin as gorus
from tricktable_gosu import plugin as gosu

import tricktable as tt
from tests.docs.pages import HOOKS_PAGE, blocks, code_words, read, rows, section
from tricktable import hooks

HOOKS = sorted(name for name in vars(hooks) if name.startswith("tricktable_"))


def _gives(hook: str) -> Any:
    """The type of what a hook gives."""
    (kind,) = get_args(get_type_hints(getattr(hooks, hook))["return"])
    return kind


def _name(kind: Any) -> str:
    return "AnyRuleset" if kind == tt.AnyRuleset else str(kind.__name__)


def test_the_table_names_every_hook_and_what_it_gives() -> None:
    text = read(HOOKS_PAGE)
    told = {re.findall(r"tricktable_\w+", row[0])[0]: row[1] for row in rows(text) if "tricktable_" in row[0]}
    assert told == {hook: f"tt.{_name(_gives(hook))}" for hook in HOOKS}


@pytest.mark.parametrize("hook", HOOKS)
def test_each_hook_is_told(hook: str) -> None:
    assert f"### `{hook}` {{#{hook}}}\n" in read(HOOKS_PAGE)
    about = section(HOOKS_PAGE, f"`{hook}`")
    kind = _gives(hook)
    if kind != tt.AnyRuleset:
        told = {row[0]: row[1] for row in rows(about) if len(row) == 3}
        assert list(told) == list(kind.__struct_fields__)
        needed = len(told) - len(kind.__struct_defaults__)
        defaults = [*[""] * needed, *map(_shown, kind.__struct_defaults__)]
        assert [default.removeprefix("tt.") for default in told.values()] == defaults


def _shown(default: object) -> str:
    if default == tt.Rulebook():
        return "Rulebook()"
    made = getattr(default, "factory", None)  # of a dict
    return repr(made() if made else default)


def test_no_other_hook_is_told() -> None:
    assert {word for word in code_words(read(HOOKS_PAGE)) if re.match(r"tricktable_(?!gorus|night)", word)} == set(
        HOOKS
    )


def test_hooks_have_no_arguments() -> None:
    assert [hook for hook in HOOKS if inspect.signature(getattr(hooks, hook)).parameters] == []


def test_each_plugin_of_the_page_fits() -> None:
    shown = [block for block in blocks(HOOKS_PAGE) if block.language == "python" and not block.files]
    assert len(shown) == len(HOOKS)
    answered: list[str] = []
    for block in shown:
        names: dict[str, Any] = {"__name__": "page"}
        exec(block.text, names)
        (hook,) = (name for name in names if name in HOOKS)
        answered.append(hook)
        others = [gosu] if hook == "tricktable_rulesets" else [gosu, gorus]
        tt.Registry([*others, SimpleNamespace(**{hook: names[hook]})], strict=True)
    assert sorted(answered) == HOOKS
