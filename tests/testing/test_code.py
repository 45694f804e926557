"""What the kit finds in the source of rules, and what it lets pass."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.testing.broken.keeping import DRAWS_AT_RANDOM
from tests.toys.harbour.game import HARBOUR
from tricktable.testing.code import faults_in, rules_modules, rules_names, writes_in


def faults(tmp_path: Path, code: str) -> list[str]:
    file = tmp_path / "rules.py"
    file.write_text(code, "utf-8")
    return list(faults_in(file))


@pytest.mark.parametrize(
    "code",
    [
        "import random",
        "import random as chance",
        "import os, secrets",
        "from random import shuffle",
        "from datetime import datetime",
        "import time",
        "from uuid import uuid4",
        "import os\nos.urandom(4)",
        "from os import urandom",
        "hash('a')",
        "id([])",
        "for card in {'a', 'b'}: pass",
        "for card in set(cards): pass",
        "cards = [card for card in {1, 2}]",
        "cards = tuple(set(cards))",
        "cards = list({card for card in hand})",
        "for at, card in enumerate(frozenset(cards)): pass",
        "for card in set(cards) - seen: pass",
        "for card in seen | {'a'}: pass",
        "cards = tuple(set(cards) & set(hand))",
        "cards = list(set(cards).union(hand) - {'a'})",
        "cards = (*set(cards), 'a')",
        "text = ', '.join(set(cards))",
    ],
)
def test_found(tmp_path: Path, code: str) -> None:
    assert faults(tmp_path, code)


@pytest.mark.parametrize(
    "code",
    [
        "for card in sorted({'a', 'b'}): pass",
        "cards = sorted(card for card in set(cards))",
        "known = {card for card in set(cards)}",
        "alike = any(card for card in {1, 2})",
        "for card in sorted(set(cards) - seen): pass",
        "count = len(set(cards) - seen)",
        "both = [*cards, 'a']",
        "left = {*set(cards), 'a'}",
        "rest = total - len(cards)",
        "for at in range(total - 1): pass",
        "from .random import draw",
        "import operating_system",
        "from mine import time_left",
        "rules.hash(card)",
        "id = 'blue-4'",
        "'red' in {'red', 'blue'}",
    ],
)
def test_let_pass(tmp_path: Path, code: str) -> None:
    assert faults(tmp_path, code) == []


def test_the_line_is_named(tmp_path: Path) -> None:
    assert faults(tmp_path, "\n\nimport random") == ["rules.py, line 3: imports random"]


def test_the_modules_that_rules_import_from_their_package_are_read() -> None:
    assert {file.name for file in rules_modules(HARBOUR)} == {"rules.py", "table.py"}


def test_the_modules_of_the_classes_above_are_read() -> None:
    files = {"/".join(file.parts[-2:]) for file in rules_modules(DRAWS_AT_RANDOM)}
    assert {"broken/keeping.py", "harbour/rules.py", "harbour/table.py"} <= files


WRITES = """
class Rules:
    def __init__(self, seats):
        self.seats = seats

    def carry_out(self, r, seat, action):
        r.state = seat
        {line}


class Other:
    def turn(self):
        self.at = 1
"""


@pytest.mark.parametrize(
    "line", ["self.asked = seat", "self.asked += 1", "self.asked: int = 1", "self.a, b = 1, 2", "del self.asked"]
)
def test_rules_that_write_to_themselves_are_found(tmp_path: Path, line: str) -> None:
    file = tmp_path / "rules.py"
    file.write_text(WRITES.format(line=line), "utf-8")
    (fault,) = writes_in(file, {"Rules"})
    assert fault.startswith("rules.py, line 8: writes to self.a")


@pytest.mark.parametrize("line", ["asked = self.seats", "action.asked = 1", "r.emit(self.seats)"])
def test_what_rules_may_write_to_passes(tmp_path: Path, line: str) -> None:
    file = tmp_path / "rules.py"
    file.write_text(WRITES.format(line=line), "utf-8")
    assert not list(writes_in(file, {"Rules"}))


def test_the_rules_of_variants_and_those_they_are_made_from_are_read() -> None:
    assert rules_names(HARBOUR) == {"HarbourRules"}
