"""Our sources as mkdocstrings shows them: values with the signature that msgspec makes from their fields."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import griffe

from docs.sitegen import names

BASE = "tricktable.value.Value"
_EXAMPLE = re.compile(r"^Example:\n", re.MULTILINE)


class Structs(griffe.Extension):
    """Gives each value the `__init__` that msgspec gives it at run time."""

    def on_package(self, *, pkg: griffe.Module, **kwargs: Any) -> None:
        """Called for each package, once it is loaded whole."""
        for each in _all(pkg):
            if each.docstring is not None:  # the reader of docstrings knows the plural only
                each.docstring.value = _EXAMPLE.sub("Examples:\n", each.docstring.value)
            if isinstance(each, griffe.Class) and "__init__" not in each.members and BASE in _bases(each):
                each.set_member("__init__", _init(each))
            if isinstance(each, griffe.Module):
                _also_called(each)


def _also_called(module: griffe.Module) -> None:
    """Let a public name be found by its path, where a module of the same path stands in its place."""
    for name in names.public(module.path):
        if name.anchor != name.path and module.path == name.path.rpartition(".")[0]:
            there = module.modules_collection[name.anchor]
            there.aliases[name.path] = griffe.Alias(name.short, there, parent=module)


def _all(where: griffe.Object) -> Iterator[griffe.Object]:
    """A module or class and all that is defined in it."""
    yield where
    for member in list(where.members.values()):
        if isinstance(member, griffe.Object):
            yield from _all(member)


def _bases(cls: griffe.Class) -> list[str]:
    try:
        return [base.canonical_path for base in cls.mro()]
    except ValueError:  # it derives from what is not loaded
        return []


def _init(cls: griffe.Class) -> griffe.Function:
    fields: dict[str, griffe.Parameter] = {}
    for base in (*reversed(cls.mro()), cls):
        fields |= {field.name: field for field in _fields(base)}
    parameters = griffe.Parameters(
        griffe.Parameter("self", kind=griffe.ParameterKind.positional_or_keyword), *fields.values()
    )
    return griffe.Function("__init__", parent=cls, parameters=parameters, returns="None")


def _fields(cls: griffe.Class | griffe.Alias) -> Iterator[griffe.Parameter]:
    for member in cls.members.values():
        if not isinstance(member, griffe.Attribute) or member.annotation is None or member.name.startswith("_"):
            continue
        if "instance-attribute" in member.labels:
            kind = griffe.ParameterKind.positional_or_keyword
            yield griffe.Parameter(member.name, annotation=member.annotation, kind=kind, default=member.value)
