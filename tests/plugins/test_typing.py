"""What a plugin's author writes is checked by his type checker, through our own types."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path

import pytest

from tests.plugins.site import ROOT

api = pytest.importorskip("mypy.api")

HEAD = """
from __future__ import annotations
from collections.abc import Iterable, Iterator
from typing import Any
import tricktable as tt
from tricktable import AddedVariant, NamedAgent, Ruleset, Translation, Value, Variant, hookimpl
"""

RIGHT = """
GAMES: list[Ruleset[Any, Any, Any, Any, Any]] = []

@hookimpl
def tricktable_rulesets() -> list[Ruleset[Any, Any, Any, Any, Any]]:
    return GAMES

@hookimpl
def tricktable_variants() -> Iterator[AddedVariant]:
    yield AddedVariant("toy", Variant("x", (2,)))

class Plugin:
    @hookimpl
    def tricktable_translations(self) -> Iterable[Translation]:
        return (Translation("toy", "pl"),)

class Base(Value, frozen=True):
    turn: int = 0

class State(Base, frozen=True):
    cards: tuple[str, ...] = ()

reveal_type(State(1).turn)
reveal_type(tricktable_rulesets())
reveal_type(Plugin().tricktable_translations())
"""

WRONG = {
    "int": "@hookimpl\ndef tricktable_rulesets() -> int:\n    return 1",
    "str": "@hookimpl\ndef tricktable_rulesets() -> list[str]:\n    return []",
    "None": "@hookimpl\ndef tricktable_agents() -> None: ...",
    "one": "@hookimpl\ndef tricktable_variants() -> Variant:\n    return Variant('x', (2,))",
    "Variant": "@hookimpl\ndef tricktable_variants() -> list[Variant]:\n    return []",
    "agent": "class A:\n    def choose(self, view: int) -> int: return 1\nNamedAgent('a', A)",
}


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("mypy")


def checked(folder: Path, cache: Path, source: str) -> str:
    """What mypy --strict says of a file of a user's."""
    file = folder / "user_file.py"
    file.write_text(HEAD + source, "utf-8")
    config = folder / "mypy.ini"
    config.write_text(f"[mypy]\nstrict = True\nmypy_path = {ROOT / 'src'}\n", "utf-8")
    out, err, _ = api.run(["--config-file", str(config), "--cache-dir", str(cache), str(file)])
    assert not err
    return re.sub(r".*user_file\.py:", "", str(out)).replace("builtins.", "")


def test_a_sound_plugin_passes_and_keeps_its_types(tmp_path: Path, cache: Path) -> None:
    out = checked(tmp_path, cache, RIGHT)
    assert "error" not in out, out
    assert 'Revealed type is "int"' in out
    assert "list[tricktable.ruleset.Ruleset[Any, Any, Any, Any, Any]]" in out
    assert "Iterable[tricktable.hooks.Translation]" in out


def test_wrong_hooks_are_reported(tmp_path: Path, cache: Path) -> None:
    """Each mistake in turn stands in one file, so that the checker runs once."""
    parts = [
        f"def scope_{at}() -> None:\n" + "\n".join(f"    {line}" for line in wrong.split("\n"))
        for at, wrong in enumerate(WRONG.values())
    ]
    out = checked(tmp_path, cache, "\n\n".join(parts))
    lines = (HEAD + "\n\n".join(parts)).split("\n")
    told = {int(line.split(":")[0]) for line in out.splitlines() if ": error:" in line}
    for name, part in zip(WRONG, parts, strict=True):
        first = lines.index(part.split("\n")[0]) + 1
        assert told & set(range(first, first + part.count("\n") + 1)), (name, out)


def test_the_package_says_that_it_is_typed() -> None:
    for name in ("tricktable", "tricktable_gorus_maximus"):
        spec = importlib.util.find_spec(name)
        assert spec is not None
        assert spec.origin is not None
        assert Path(spec.origin).with_name("py.typed").is_file()
