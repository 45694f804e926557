"""Where the code of a ruleset cites the paragraphs of its rulebook: each place with the lines around it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from docs.sitegen.rulepages.shelf import Game

WHOLE = 30
"""The most lines of a function that are shown whole."""

AROUND = 6
"""How many lines around a citation are shown where the function is longer."""


class Place(NamedTuple):
    """A piece of code that cites paragraphs.

    Attributes:
        file: below the ruleset's distribution, such as `src/tricktable_gosu/rounds.py`.
        first: the number of its first line.
        code: its lines, as they stand.
        cites: which paragraphs or sections each citing line names, by line number.
        test: whether it is a test.
    """

    file: str
    first: int
    code: str
    cites: dict[int, tuple[str, ...]]
    test: bool

    @property
    def anchor(self) -> str:
        """Its address on the page of code."""
        name = self.file.removesuffix(".py").rpartition("/")[2].strip("_")
        return f"{'tests-' if self.test else ''}{name}-{self.first}"

    @property
    def rules(self) -> tuple[str, ...]:
        """The paragraphs and sections that it cites."""
        return tuple(dict.fromkeys(rule for rules in self.cites.values() for rule in rules))

    def line(self, rule: str) -> int:
        """The first line that cites this paragraph."""
        return next(line for line, rules in sorted(self.cites.items()) if rule in rules)


@cache
def places(game: Game) -> tuple[Place, ...]:
    """Every place in the ruleset's package that cites a paragraph, then those in its tests, file by file."""
    package = Path(str(game.ruleset.files))
    root = package.parent.parent if package.parent.name == "src" else package.parent
    known = frozenset(game.book.ids())
    found = [place for file in sorted(package.rglob("*.py")) for place in _places(file, root, known, test=False)]
    if package.parent.name == "src":  # tests lie beside the sources, where there are sources
        tests = sorted((root / "tests").rglob("*.py"))
        found += [place for file in tests for place in _places(file, root, known, test=True)]
    return tuple(found)


def _places(file: Path, root: Path, known: frozenset[str], *, test: bool) -> Iterator[Place]:
    text = file.read_text("utf-8")
    cites = {
        number: rules
        for number, line in enumerate(text.splitlines(), 1)
        if (rules := tuple(rule for rule in _ids(line) if rule in known))
    }
    if not cites:
        return
    lines = text.splitlines()
    for first, last in _pieces(ast.parse(text), sorted(cites), len(lines)):
        inside = {line: rules for line, rules in cites.items() if first <= line <= last}
        code = "\n".join(lines[first - 1 : last])
        yield Place(file.relative_to(root).as_posix(), first, code, inside, test)


def _ids(line: str) -> Iterator[str]:
    """The words of a line that look like ids; not the beginnings of longer ones."""
    for found in re.finditer(r"(?<![\w.-])[a-z][a-z0-9-]*(?:\.[a-z0-9][a-z0-9-]*)+(?![\w{-]|\.[\w{])", line):
        yield found[0]


def _pieces(tree: ast.Module, cited: list[int], length: int) -> list[tuple[int, int]]:
    """Line ranges, apart from each other, that hold all these lines: functions whole if short, else what is around."""
    wholes = list(_wholes(tree))
    pieces: list[tuple[int, int]] = []
    for line in cited:
        first, last = _around(wholes, line, length)
        if pieces and first <= pieces[-1][1]:
            pieces[-1] = (min(first, pieces[-1][0]), max(last, pieces[-1][1]))
        else:
            pieces.append((first, last))
    return pieces


def _wholes(tree: ast.Module) -> Iterator[tuple[int, int]]:
    """The lines of each function, with its decorators, and of each statement of the module, from the outside in."""
    top = frozenset(tree.body)
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt) and (isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) or node in top):
            first = min([node.lineno, *(each.lineno for each in getattr(node, "decorator_list", []))])
            yield first, node.end_lineno or node.lineno


def _around(wholes: list[tuple[int, int]], line: int, length: int) -> tuple[int, int]:
    first, last = max(((start, end) for start, end in wholes if start <= line <= end), default=(1, length))
    if last - first >= WHOLE:
        first, last = max(first, line - AROUND), min(last, line + AROUND)
    return first, last
