"""The public names of packages, as their source says: those of `__all__`, and where each is defined."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
SOURCES = (ROOT / "src", *sorted(ROOT.glob("plugins/*/src")))


class Name(NamedTuple):
    """A public name.

    Attributes:
        path: as one imports it, such as `tricktable.new_game`.
        module: the module that defines it, such as `tricktable.api`.
        line: the line there, to keep the order of the source.
        doc: the first paragraph of its docstring; empty for one that has none.
    """

    path: str
    module: str
    line: int
    doc: str

    @property
    def short(self) -> str:
        """The name alone."""
        return self.path.rpartition(".")[2]

    @property
    def spelt(self) -> str:
        """As the pages write it: `tt.new_game`, `tricktable.tricks.Deck`."""
        return f"tt.{self.short}" if self.path.count(".") == 1 and self.path.startswith("tricktable.") else self.path

    @property
    def anchor(self) -> str:
        """What it is called on its page: where a module has its very path, as the module that defines it has it."""
        return f"{self.module}.{self.short}" if is_module(self.path) else self.path


def file_of(module: str) -> Path:
    """The source of a module or package."""
    return next(_files(module))


def is_module(path: str) -> bool:
    """Whether there is a module or package of this name."""
    return any(_files(path))


def _files(module: str) -> Iterator[Path]:
    for source in SOURCES:
        path = source / Path(*module.split("."))
        yield from (file for file in (path / "__init__.py", path.with_suffix(".py")) if file.is_file())


@cache
def tree(module: str) -> ast.Module:
    """The parsed source of a module."""
    return ast.parse(file_of(module).read_text("utf-8"))


def about(module: str) -> str:
    """What a module says of itself, without its examples."""
    return (ast.get_docstring(tree(module)) or "").partition("\n\nExample:")[0]


@cache
def public(package: str) -> tuple[Name, ...]:
    """The names in the `__all__` of a package or module, in the order of the modules that define them."""
    found = (_name(f"{package}.{name}", *_origin(package, name)) for name in exported(package))
    return tuple(sorted(found, key=lambda name: (name.module, name.line)))


def exported(module: str) -> tuple[str, ...]:
    """What `__all__` lists; none for a module without."""
    for node in tree(module).body:
        if isinstance(node, ast.Assign) and any(isinstance(to, ast.Name) and to.id == "__all__" for to in node.targets):
            return tuple(ast.literal_eval(node.value))
    return ()


def packages() -> tuple[str, ...]:
    """Every package and module that has an `__all__`, but for those whose names are public one level up."""
    found = []
    for source in SOURCES:
        for file in sorted(source.rglob("*.py")):
            if "templates" in file.parts:  # packages of their own, which the scaffold copies
                continue
            module = ".".join(file.relative_to(source).with_suffix("").parts).removesuffix(".__init__")
            if exported(module) and not any(part.startswith("_") for part in module.split(".")):
                found.append(module)
    return tuple(found)


@cache
def imported(package: str) -> tuple[str, ...]:
    """The modules of the project from which a package or module imports, in order."""
    return tuple(
        dict.fromkeys(
            node.module
            for node in ast.walk(tree(package))
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("tricktable")
        )
    )


def _origin(module: str, name: str) -> tuple[str, str]:
    """The module that defines a name, and what it is called there."""
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                if (alias.asname or alias.name) == name and node.module.partition(".")[0].startswith("tricktable"):
                    return _origin(node.module, alias.name)
    return module, name


def _name(path: str, module: str, name: str) -> Name:
    body = tree(module).body
    defined = [node for node in body if isinstance(node, (ast.ClassDef, ast.FunctionDef)) and node.name == name]
    if defined:  # of overloads the last is the function itself
        return Name(path, module, defined[-1].lineno, _first(ast.get_docstring(defined[-1])))
    for at, node in enumerate(body):
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        if any(isinstance(to, ast.Name) and to.id == name for to in targets):
            after = body[at + 1] if at + 1 < len(body) else None
            value = after.value if isinstance(after, ast.Expr) else None
            doc = value.value if isinstance(value, ast.Constant) and isinstance(value.value, str) else ""
            return Name(path, module, node.lineno, _first(doc))
    raise LookupError(f"{module} does not define {name}")


def _first(doc: str | None) -> str:
    return " ".join((doc or "").partition("\n\n")[0].split())
