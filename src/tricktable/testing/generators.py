"""Reading the source of rules for generators that are called for nothing."""

from __future__ import annotations

import ast
import inspect
from collections import deque
from collections.abc import Collection, Generator, Iterator, Sequence
from pathlib import Path
from typing import Any

from tricktable.chance import Dice
from tricktable.resolve import Resolution
from tricktable.ruleset import AnyRuleset
from tricktable.testing.code import parsed, rules_modules


def modules_beside(ruleset: AnyRuleset, variants: Sequence[str] = ()) -> list[Path]:
    """The files of the rules, and those that lie beside them in a package, such as a game's own effects."""
    found = {*rules_modules(ruleset, variants)}
    packages = {file.parent for file in found if (file.parent / "__init__.py").is_file()}
    return sorted(found.union(*(folder.glob("*.py") for folder in packages)))


def calls_for_nothing(files: Sequence[Path], rules: Collection[type[Any]]) -> Iterator[str]:
    """Where a generator is called and not carried out, so that nothing in it is ever done: a sentence each.

    What it would give is thrown away, or is taken for the answer: `if self.asks(r):` holds always.

    Args:
        files: where to look; generators that are written there are known by name.
        rules: classes whose generators are known, too, beside those of the library.
    """
    trees = {file: tree for file in files if (tree := _read(file)) is not None}
    nodes = [node for tree in trees.values() for node in ast.walk(tree)]
    generators, plain = _library(rules)
    names = (generators | _own(nodes)) - plain - _otherwise(nodes)
    for file, tree in trees.items():
        for call in (part for node in ast.walk(tree) for part in _wasted(node) if isinstance(part, ast.Call)):
            match call.func:
                case ast.Name(id=name) | ast.Attribute(attr=name) if name in names and _is_meant(call.func):
                    yield f"{file.name}, line {call.lineno}: calls {name}() without `yield from`"
                case _:
                    pass


def _read(file: Path) -> ast.Module | None:
    try:
        return parsed(file)
    except (SyntaxError, ValueError):
        return None  # it lies beside the rules, and they do without it


def _wasted(node: ast.AST) -> Iterator[ast.expr]:
    """The expressions right under a node of which nothing is done, or only whether there is something."""
    match node:
        case ast.Expr(value=ast.BoolOp(values=[*_, last])):
            yield last
        case ast.Expr(value=ast.IfExp(body=first, orelse=second)):
            yield from (first, second)
        case ast.Expr(value=only) | ast.UnaryOp(op=ast.Not(), operand=only) | ast.Match(subject=only):
            yield only
        case ast.If(test=only) | ast.While(test=only) | ast.IfExp(test=only) | ast.Assert(test=only):
            yield only
        case ast.Compare(left=left, ops=[ast.Eq() | ast.NotEq() | ast.Is() | ast.IsNot()], comparators=[right]):
            yield from (left, right)
        case ast.Attribute(value=only, attr=attr) if not hasattr(Generator, attr):
            yield only
        case _:
            pass


def _library(rules: Collection[type[Any]]) -> tuple[set[str], set[str]]:
    """The names of generators and of plain functions, of the library and of these rules."""
    from tricktable import effects, tableau

    modules: list[Any] = [*vars(effects).values(), *vars(tableau).values()]
    owners: list[object] = [effects, tableau, Resolution, *filter(inspect.isclass, modules), *rules]
    named: list[tuple[str, Any]] = [each for owner in owners for each in vars(owner).items()]
    called = {(name, inspect.isgeneratorfunction(value)) for name, value in named if inspect.isfunction(value)}
    return {name for name, waits in called if waits}, {name for name, waits in called if not waits}


def _own(nodes: Sequence[ast.AST]) -> set[str]:
    """The names of generators that are written here."""
    return {node.name for node in nodes if isinstance(node, ast.FunctionDef) and _is_generator(node)}


def _otherwise(nodes: Sequence[ast.AST]) -> set[str]:
    """The names that mean something else here: plain functions, what is given, assigned, or imported from others."""
    return {name for node in nodes for name in _meanings(node)}


def _meanings(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.FunctionDef(name=name) if not _is_generator(node):
            yield name
        case ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name) | ast.arg(arg=name):
            yield name
        case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
            yield name
        case ast.ImportFrom(level=0, module=str(module), names=names) if not module.startswith("tricktable"):
            yield from (alias.asname or alias.name for alias in names)
        case _:
            pass


def _is_generator(function: ast.FunctionDef) -> bool:
    """Whether a function is a generator, and nothing makes something else of it. Functions within do not count."""
    waiting: list[ast.AST] = [*function.body]
    if any(ast.unparse(each).rpartition(".")[2] not in _HARMLESS for each in function.decorator_list):
        return False
    while waiting:
        node = waiting.pop()
        if isinstance(node, (ast.Yield, ast.YieldFrom)):
            return True
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef)):
            waiting += ast.iter_child_nodes(node)
    return False


_HARMLESS = ("staticmethod", "classmethod", "override")
_SHARED = {name for kind in (list, set, dict, str, deque, Dice) for name in vars(kind)}
"""What methods of other things are called: `left.discard(card)`, `dice.pick(event, cards)`."""


def _is_meant(called: ast.expr) -> bool:
    """Whether it is called on the rules, an effect or the resolution, where other things have a method of that name."""
    match called:
        case ast.Attribute(attr=name, value=owner) if name in _SHARED:
            return ast.unparse(owner).rpartition(".")[2] in {"self", "super()", "r"}
        case _:
            return True
