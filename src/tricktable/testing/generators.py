"""Reading the source of rules for generators that are called for nothing."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import Any

from tricktable.resolve import Resolution
from tricktable.ruleset import AnyRuleset
from tricktable.testing.code import rules_modules


def modules_beside(ruleset: AnyRuleset, variants: Sequence[str] = ()) -> list[Path]:
    """The files of the rules, and those that lie beside them in a package, such as a game's own effects."""
    found = {*rules_modules(ruleset, variants)}
    packages = {file.parent for file in found if (file.parent / "__init__.py").is_file()}
    return sorted(found.union(*(folder.glob("*.py") for folder in packages)))


def calls_for_nothing(files: Sequence[Path], rules: Collection[type[Any]]) -> Iterator[str]:
    """Where what a generator would give is thrown away, so that nothing in it is ever done: a sentence each.

    Args:
        files: where to look; generators that are written there are known by name.
        rules: classes whose generators are known, too, beside those of the library.
    """
    trees = {file: ast.parse(file.read_text("utf-8")) for file in files}
    names = _generators(rules, trees.values())
    for file, tree in trees.items():
        for node in ast.walk(tree):
            match node:
                case ast.Expr(value=ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name) as called)):
                    if name in names and not _of_chance(called):
                        yield f"{file.name}, line {node.lineno}: calls {name}() without `yield from`"
                case _:
                    pass


def _generators(rules: Collection[type[Any]], trees: Collection[ast.Module]) -> frozenset[str]:
    """The names of generators, of the library and of these rules, that no plain function here has as well."""
    from tricktable import effects, tableau

    modules: list[Any] = [*vars(effects).values(), *vars(tableau).values()]
    owners: list[object] = [effects, tableau, Resolution, *filter(inspect.isclass, modules), *rules]
    named: list[tuple[str, Any]] = [each for owner in owners for each in vars(owner).items()]
    called = [(name, value) for name, value in named if inspect.isfunction(value)]
    known = [(name, inspect.isgeneratorfunction(value)) for name, value in called]
    nodes = (node for tree in trees for node in ast.walk(tree))
    known += [(node.name, _yields(node)) for node in nodes if isinstance(node, ast.FunctionDef)]
    return frozenset(name for name, _ in known) - {name for name, is_generator in known if not is_generator}


def _yields(function: ast.FunctionDef) -> bool:
    """Whether a function is a generator: functions within it do not count."""
    waiting: list[ast.AST] = [*function.body]
    while waiting:
        node = waiting.pop()
        if isinstance(node, (ast.Yield, ast.YieldFrom)):
            return True
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef)):
            waiting += ast.iter_child_nodes(node)
    return False


def _of_chance(called: ast.expr) -> bool:
    """Whether this is `dice.pick` or the like, which draws: no generator, though `r.pick` is one."""
    match called:
        case ast.Attribute(value=ast.Name(id="dice") | ast.Attribute(attr="dice")):
            return True
        case _:
            return False
