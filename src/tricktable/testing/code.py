"""Reading the source of rules."""

from __future__ import annotations

import ast
import importlib.util
import sys
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import Any

from tricktable.ruleset import AnyRuleset

FORBIDDEN = frozenset({"random", "secrets", "time", "datetime", "uuid"})
_CALLS = frozenset({"hash", "id"})
_ORDERLESS = frozenset({"sorted", "len", "sum", "any", "all", "min", "max", "set", "frozenset", "Counter"})
_ORDERED = frozenset({"tuple", "list", "iter", "enumerate", "zip", "map", "filter", "dict", "next", "reversed"})
_SET_METHODS = frozenset({"copy", "difference", "intersection", "symmetric_difference", "union"})


def rules_modules(ruleset: AnyRuleset, variants: Sequence[str] = ()) -> list[Path]:
    """The files of the rules: the modules of their classes, and whatever these import from their own package.

    Args:
        ruleset: the ruleset.
        variants: the ids of the variants whose rules are meant; none named: all.
    """
    waiting = [cls.__module__ for cls in rules_classes(ruleset, variants)]
    found: dict[str, Path] = {}
    while waiting:
        name = waiting.pop()
        file = None if name in found else _file_of(name)
        if file is not None:
            found[name] = file
            waiting += _imported(name, file)
    return sorted(found.values())


def rules_names(ruleset: AnyRuleset, variants: Sequence[str] = ()) -> frozenset[str]:
    """The names of the classes of the rules, and of those that they are made from."""
    return frozenset(cls.__name__ for cls in rules_classes(ruleset, variants))


def rules_classes(ruleset: AnyRuleset, variants: Sequence[str] = ()) -> list[type[Any]]:
    """The classes of the rules, and those that they are made from, but for the library's."""
    chosen = [variant for variant in ruleset.variants if not variants or variant.id in variants]
    kinds = [ruleset.rules, *(variant.rules for variant in chosen if variant.rules is not None)]
    return [cls for kind in kinds for cls in kind.__mro__ if cls.__module__.partition(".")[0] not in _KNOWN]


_KNOWN = frozenset({"tricktable", "builtins", "abc", "typing", *sys.stdlib_module_names})


def _file_of(module: str) -> Path | None:
    loaded = sys.modules.get(module)
    origin = getattr(loaded, "__file__", None)
    if loaded is None:
        try:
            spec = importlib.util.find_spec(module)
        except (ImportError, ValueError):
            return None
        origin = None if spec is None else spec.origin
    file = Path(origin) if origin else None
    return file if file is not None and file.suffix == ".py" and file.is_file() else None


def _imported(module: str, file: Path) -> Iterator[str]:
    """The modules that a module imports from its own package."""
    package = module if file.name == "__init__.py" else module.rpartition(".")[0]
    for node in ast.walk(parsed(file)):
        if isinstance(node, ast.ImportFrom):
            base = (
                importlib.util.resolve_name("." * node.level + (node.module or ""), package)
                if node.level
                else node.module
            )
            names = [f"{base}.{alias.name}" for alias in node.names]
            wanted = [str(base), *names]
        elif isinstance(node, ast.Import):
            wanted = [alias.name for alias in node.names]
        else:
            continue
        yield from (name for name in wanted if package and name.startswith(f"{package}."))


def parsed(file: Path) -> ast.Module:
    """The source of a file, in whatever encoding it says that it is.

    Raises:
        SyntaxError, ValueError: it is no Python.
    """
    return ast.parse(file.read_bytes())


def faults_in(file: Path) -> Iterator[str]:
    """What a file uses that rules may not, a sentence each."""
    tree = parsed(file)
    spared = {id(node) for node in _without_order(tree)}
    for node in ast.walk(tree):
        for what in _faults(node, spared):
            yield f"{file.name}, line {getattr(node, 'lineno', 1)}: {what}"


def writes_in(file: Path, classes: Collection[str]) -> Iterator[str]:
    """Where methods of these classes write to their own object, a sentence each. `__init__` may."""
    for cls in ast.walk(parsed(file)):
        if not isinstance(cls, ast.ClassDef) or cls.name not in classes:
            continue
        for method in cls.body:
            if isinstance(method, ast.FunctionDef) and method.name != "__init__" and method.args.args:
                yield from _writes(method, method.args.args[0].arg, file)


def _writes(method: ast.FunctionDef, own: str, file: Path) -> Iterator[str]:
    for node in ast.walk(method):
        match node:
            case ast.Attribute(value=ast.Name(id=name), ctx=ast.Store() | ast.Del()) if name == own:
                yield f"{file.name}, line {node.lineno}: writes to {own}.{node.attr}"
            case _:
                pass


def _faults(node: ast.AST, spared: set[int]) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (f"imports {alias.name}" for alias in node.names if alias.name.partition(".")[0] in FORBIDDEN)
    elif isinstance(node, ast.ImportFrom) and not node.level:
        top = (node.module or "").partition(".")[0]
        if top in FORBIDDEN or (top == "os" and any(alias.name == "urandom" for alias in node.names)):
            yield f"imports {', '.join(alias.name for alias in node.names)} from {node.module}"
    elif isinstance(node, ast.Attribute) and node.attr == "urandom":
        yield "uses os.urandom"
    elif isinstance(node, (ast.List, ast.Tuple)):
        if any(isinstance(item, ast.Starred) and _is_set(item.value) for item in node.elts) and id(node) not in spared:
            yield "puts a set in order by *"
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        if node.func.attr == "join" and any(map(_is_set, node.args)):
            yield "puts a set in order by join()"
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        if node.func.id in _CALLS:
            yield f"calls {node.func.id}()"
        elif node.func.id in _ORDERED and any(_is_set(arg) for arg in node.args):
            yield f"puts a set in order by {node.func.id}()"
    elif (isinstance(node, ast.For) and _is_set(node.iter)) or (
        isinstance(node, (ast.ListComp, ast.DictComp, ast.GeneratorExp))
        and id(node) not in spared
        and any(_is_set(part.iter) for part in node.generators)
    ):
        yield "loops over a set"


def _without_order(tree: ast.AST) -> Iterator[ast.AST]:
    """Comprehensions whose order goes lost at once, as in `sorted(x for x in {...})`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _ORDERLESS:
            yield from node.args


def _is_set(node: ast.expr) -> bool:
    """Whether an expression is a set, as far as it shows: `{...}`, `set(x)`, `set(x) - y`, `set(x).union(y)`."""
    match node:
        case ast.Set() | ast.SetComp():
            return True
        case ast.BinOp(left=left, op=ast.Sub() | ast.BitOr() | ast.BitAnd() | ast.BitXor(), right=right):
            return _is_set(left) or _is_set(right)
        case ast.Call(func=ast.Name(id="set" | "frozenset")):
            return True
        case ast.Call(func=ast.Attribute(value=value, attr=attr)):
            return attr in _SET_METHODS and _is_set(value)
        case _:
            return False
