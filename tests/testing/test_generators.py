"""Generators that are called for nothing, and calls that are none of these."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.testing.broken.forgetting import FORGETS_YIELD_FROM
from tests.toys.harbour.rules import HarbourRules
from tricktable import ruleset
from tricktable.testing.generators import calls_for_nothing, modules_beside

CODE = """
from somewhere import elsewhere

class Effect:
    def does(self, r, c, stage, dice):
        {line}

    def pays(self):
        yield 1

    def mixed(self):
        yield 1

    def discard(self):
        yield 1

    def given(self, given):
        yield 1

    def stored(self):
        yield 1
        self.stored = 1

    def elsewhere(self):
        yield 1

    @at_once
    def at_once_by_its_decorator(self):
        yield 1

    def makes(self):
        def inner():
            yield 1
        return inner()

def mixed():
    return 2

def at_once():
    return 3
"""


def faults(tmp_path: Path, line: str) -> list[str]:
    file = tmp_path / "effects.py"
    file.write_text(CODE.format(line=line), "utf-8")
    return list(calls_for_nothing([file], [HarbourRules]))


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("self.pays()", "pays"),
        ("r.pick(0, None, ())", "pick"),
        ("c.stage.r.pick_or_stop(0, None, (), 1)", "pick_or_stop"),
        ("stage.settle()", "settle"),
        ("super().echo(r, 0)", "echo"),
        ("carry_out_all(c, ())", "carry_out_all"),
        ("if r: self.pays()", "pays"),
        ("(self.pays())", "pays"),
        ("r and self.pays()", "pays"),
        ("self.pays() if r else None", "pays"),
        ("if self.pays(): pass", "pays"),
        ("while not self.pays(): pass", "pays"),
        ("assert self.pays()", "pays"),
        ("return 1 if self.pays() else 2", "pays"),
        ("return r.pick(0, None, ()) == 1", "pick"),
        ("return None is r.pick(0, None, ())", "pick"),
        ("return r.pick(0, None, ()).card", "pick"),
        ("self.discard()", "discard"),
    ],
)
def test_found(tmp_path: Path, line: str, name: str) -> None:
    assert faults(tmp_path, line) == [f"effects.py, line 6: calls {name}() without `yield from`"]


@pytest.mark.parametrize(
    "line",
    [
        "yield from self.pays()",
        "return self.pays()",
        "got = yield from r.pick(0, None, ())",
        "later = self.pays()",
        "for _ in self.pays(): pass",
        "list(self.pays())",
        "dice.pick('first', ())",
        "r.dice.pick('first', ())",
        "self.mixed()",
        "self.makes()",
        "at_once()",
        "r.emit(1)",
        "r.state.hands.append(1)",
        "self.pays",
        "self.pays().close()",
        "return 1 in self.pays()",
        "left.discard('a')",
        "given()",
        "self.stored()",
        "local = stage; local()",
        "elsewhere()",
        "self.at_once_by_its_decorator()",
        "c.deck.pick('burn', ())",
    ],
)
def test_let_pass(tmp_path: Path, line: str) -> None:
    assert faults(tmp_path, line) == []


def test_files_with_a_mark_of_their_order_of_bytes_and_files_that_are_no_python(tmp_path: Path) -> None:
    marked, broken = tmp_path / "marked.py", tmp_path / "broken.py"
    marked.write_text("def asks():\n    yield 1\n\nasks()\n", "utf-8-sig")
    broken.write_text("def :", "utf-8")
    assert list(calls_for_nothing([marked, broken], [])) == ["marked.py, line 4: calls asks() without `yield from`"]


def test_what_lies_beside_the_rules_in_their_package_is_read() -> None:
    assert {"rules.py", "rounds.py", "game.py", "__init__.py"} <= {
        file.name for file in modules_beside(ruleset("gosu"))
    }


def test_of_rules_in_no_package_their_own_modules_are_read() -> None:
    assert {file.name for file in modules_beside(FORGETS_YIELD_FROM)} == {
        "forgetting.py",
        "make.py",
        "rules.py",
        "table.py",
    }
