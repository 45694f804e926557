"""Every public name stands on a page of the Python API, and says what it is."""

from __future__ import annotations

import importlib
import inspect
from pathlib import Path
from typing import Any

import pytest

from docs.sitegen import api, names
from tests.docs.pages import NAMES, ROOT, code_words, read

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


def _member_or_module(word: str) -> bool:
    if word.endswith((".plugins", ".toml", ".py")) or names.is_module(word):
        return True
    head, _, member = word.rpartition(".")
    return head in SHOWN and hasattr(value_of(head), member)
