"""Every public name stands on a page of the Python API, and says what it is."""

from __future__ import annotations

import dataclasses
import importlib
import inspect
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tricktable as tt
from docs.sitegen import api, names
from tests.docs.pages import NAMES, ROOT, code_words, read
from tricktable import testing
from tricktable.effects import Condition, Context, Effect, Number, Overall, Standing
from tricktable.tableau import Board, Ref

SHOWN = api.shown()
PACKAGES = names.packages()


def value_of(path: str) -> Any:
    module, _, name = path.rpartition(".")
    return getattr(importlib.import_module(module), name)


def test_the_names_are_those_that_the_packages_have() -> None:
    for package in PACKAGES:
        module = importlib.import_module(package)
        assert list(names.exported(package)) == list(module.__all__)
        assert len(set(module.__all__)) == len(module.__all__)


@pytest.mark.parametrize("package", PACKAGES)
def test_every_public_name_has_a_place(package: str) -> None:
    there = {(name.module, name.short) for path in SHOWN for name in names.public(path.rpartition(".")[0])}
    missing = [name.path for name in names.public(package) if (name.module, name.short) not in there]
    assert missing == [], "name its module in `PARTS` of docs/sitegen/api.py"


@pytest.mark.parametrize("folder", sorted(path.parent for path in ROOT.glob("src/tricktable/*/__init__.py")))
def test_every_package_says_what_is_public(folder: Path) -> None:
    module = f"tricktable.{folder.name}"
    commands = ("tricktable.cli", "tricktable.scaffold")  # told on a page of their own
    assert names.exported(module) or module in commands


def test_each_name_stands_once() -> None:
    listed = [name.path for part in api.PARTS for _, held in api.sections(part) for name in held]
    assert sorted(listed) == sorted(set(listed))


def test_no_module_of_a_page_is_empty() -> None:
    """A module that was renamed, or whose names went elsewhere."""
    assert [module for part in api.PARTS for module, held in api.sections(part) if not held] == []


@pytest.mark.parametrize("part", api.PARTS, ids=lambda part: part.page)
def test_each_page_is_in_the_navigation(part: api.Part) -> None:
    assert f": {part.path}\n" in read("mkdocs.yml")


@pytest.mark.parametrize("path", sorted(SHOWN))
def test_each_name_says_what_it_is(path: str) -> None:
    found = next(name for name in names.public(path.rpartition(".")[0]) if name.path == path)
    assert found.doc.endswith((".", ":")), f"{path}: a docstring begins with a sentence"
    value = value_of(path)
    for name, member in vars(value).items() if inspect.isclass(value) else ():
        function = member.fget if isinstance(member, property) else getattr(member, "__func__", member)
        if not name.startswith("_") and inspect.isfunction(function):
            assert inspect.getdoc(function), f"{path}.{name} has no docstring"


def test_pages_name_no_name_that_is_not_there() -> None:
    """`tricktable.scenario.run` on a page is a public name, or a module."""
    dotted = {word for name in NAMES for word in code_words(read(name)) if word.startswith("tricktable.")}
    known = {f"{name.module}.{name.short}" for part in api.PARTS for _, held in api.sections(part) for name in held}
    unknown = {word for word in dotted - known - set(SHOWN) if not _member_or_module(word)}
    assert unknown == set()


def test_pages_and_examples_import_only_what_is_public() -> None:
    known = {f"{name.module}.{name.short}" for part in api.PARTS for _, held in api.sections(part) for name in held}
    texts = [read(name) for name in NAMES]
    texts += [path.read_text("utf-8") for path in (ROOT / "docs/examples").rglob("*.py")]
    found = {
        f"{module}.{name.strip()}"
        for text in texts
        for module, listed in re.findall(r"from (tricktable(?:\.\w+)*) import ([\w, ]+)$", text, re.MULTILINE)
        for name in listed.split(",")
    }
    assert len(found) > 10
    assert {name for name in found if name not in known | set(SHOWN) and not names.is_module(name)} == set()


def _member_or_module(word: str) -> bool:
    if word.endswith((".plugins", ".toml", ".py")) or names.is_module(word):
        return True
    head, _, member = word.rpartition(".")
    return head in SHOWN and hasattr(value_of(head), member)


# --- examples ---------------------------------------------------------------------------------------------------------


def takes_part(function: Any) -> bool:
    """Whether it needs an action under way."""
    hints = [str(each.annotation).partition("[")[0] for each in inspect.signature(function).parameters.values()]
    return not {"Context", "Stage"}.isdisjoint(hints)


def kind_of(value: Any) -> str:
    """Why a name needs no example of its own; empty for one that needs it.

    Whatever an example would only repeat: an error (its attributes, and the page of errors), data (its fields), what a
    game subclasses and what it is handed while an action is carried out (the tutorials carry out whole actions).
    """
    if inspect.isfunction(value):
        return "it takes part in an action under way" if takes_part(value) else ""
    if not inspect.isclass(value):
        return "a constant or a type"
    if issubclass(value, (Exception, tt.Event)):
        return "told with its attributes"
    if issubclass(value, (Effect, Number, Condition, Overall)):
        return "told with an example on the page of the words of cards"
    if issubclass(value, UNDER_WAY) or inspect.isabstract(value) or getattr(value, "_is_protocol", False):
        return "subclassed, or handed to the code of a game"
    if issubclass(value, msgspec.Struct) or dataclasses.is_dataclass(value) or issubclass(value, (tuple, str)):
        own = [member for name, member in vars(value).items() if inspect.isfunction(member) and name[0] != "_"]
        return "" if [method for method in own if not takes_part(method)] else "data"
    return ""


UNDER_WAY = (tt.Resolution, tt.Rules, Board, Ref, Context, Standing, testing.Context, testing.Conformance)
CHANGES_THE_PROCESS = {"tricktable.register", "tricktable.add_cards"}
"""What they load stays, so pages show them, with a registry of their own; an example of a docstring has none."""


@pytest.mark.parametrize("path", sorted(path for path in SHOWN if not kind_of(value_of(path))))
def test_each_callable_has_an_example_that_runs(path: str) -> None:
    value = value_of(path)
    members = [each for name, each in vars(value).items() if name[0] != "_"] if inspect.isclass(value) else []
    docs = [value.__doc__, *(inspect.getdoc(each) for each in members if callable(each) or isinstance(each, property))]
    if path in CHANGES_THE_PROCESS:
        assert any(f"tt.{path.partition('.')[2]}" in code_words(read(name)) for name in NAMES)
    else:
        assert any(">>> " in (doc or "") for doc in docs), f"{path} has no example"
