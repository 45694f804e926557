"""What the kit finds in the source of rules, and what it lets pass."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.testing.broken.keeping import DRAWS_AT_RANDOM
from tests.toys.harbour.game import HARBOUR
from tricktable.testing.code import faults_in, rules_modules


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
