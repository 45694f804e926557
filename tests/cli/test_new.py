"""`tricktable new-ruleset`, `new-variant` and `new-pack` on the command line."""

from __future__ import annotations

import importlib
import shlex
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest
from tricktable_gorus_maximus import plugin as gorus
from tricktable_gosu import plugin as gosu
from tricktable_gosu_x import plugin as gosu_x

import tricktable as tt
from tests.cli.conftest import Run
from tests.plugins.toy import toy
from tests.scaffold.templates import SPELLINGS
from tricktable import plugins
from tricktable.agents import plugin as agents
from tricktable.cli.codes import ExitCode
from tricktable.testing import check_ruleset


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.chdir(tmp_path)
    for name in ("VIRTUAL_ENV", "CONDA_PREFIX"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


Imports = Callable[[str], ModuleType]


@pytest.fixture
def imported(monkeypatch: pytest.MonkeyPatch) -> Iterator[Imports]:
    """Imports the plugin of a written package, for one test."""
    packages: list[str] = []

    def plugin(folder: str) -> ModuleType:
        packages.append(folder.replace("-", "_"))
        monkeypatch.syspath_prepend(str(Path(folder, "src").resolve()))
        return importlib.import_module(f"{packages[-1]}.plugin")

    yield plugin
    for name in [name for name in sys.modules if name.startswith(tuple(packages))]:
        del sys.modules[name]


def texts(folder: str) -> dict[str, str]:
    return {
        path.relative_to(folder).as_posix(): path.read_text("utf-8")
        for path in Path(folder).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


# --- what is written --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "name"), [("tricks", "Old Maid"), ("tableau", "500")])
def test_a_new_game(run: Run, imported: Imports, kind: str, name: str) -> None:
    done = run("new-ruleset", name, "--kind", kind, "--lang", "uk")
    assert (done.code, done.err) == (ExitCode.FINE, "")
    id = name.lower().replace(" ", "-")
    whole = texts(f"tricktable-{id}")
    assert {"pyproject.toml", "README.md", "LICENSE", ".gitignore", ".github/workflows/test.yml"} <= set(whole)
    assert [word for word in SPELLINGS if word in "\n".join([*whole, *whole.values()]).lower()] == []
    plugin = imported(f"tricktable-{id}")
    ruleset = tt.Registry([plugin], strict=True).ruleset(id)
    assert (ruleset.info.name, ruleset.languages()) == (name, ("en", "uk"))
    files = ["rulebook", "rulebook-cited", "scenarios", "perft", "golden", "messages", "card-texts"]
    tests = [Path(f"tricktable-{id}", "tests")]
    failed = [
        each for each in check_ruleset(ruleset, checks=files, cited_in=tests, examples=1) if each.status == "failed"
    ]
    assert failed == []


@pytest.mark.parametrize(("of", "base"), [("gosu", gosu), ("gorus-maximus", gorus), ("gosu-x", gosu_x)])
def test_a_new_variant(run: Run, imported: Imports, of: str, base: object) -> None:
    done = run("new-variant", "upside-down", "--of", of)
    assert (done.code, done.err) == (ExitCode.FINE, "")
    assert f"tricktable play {of} --variant upside-down" in done.out
    plugin = imported(f"tricktable-{of}-upside-down")
    ruleset = tt.Registry([base, plugin], strict=True).ruleset(of)
    usual = ruleset.variants[0]
    assert ruleset.variant("upside-down", usual.seats[-1]).seats == usual.seats
    game = tt.new_game(ruleset, usual.seats[-1], variant="upside-down", seed=7)
    while game.outcome is None:
        game.play(game.legal_actions()[0])
    assert game.outcome.reason == "upside-down.end.others"
    project = tomllib.loads(texts(f"tricktable-{of}-upside-down")["pyproject.toml"])["project"]
    assert project["dependencies"] == ["tricktable>=0.1,<0.2", f"tricktable-{of}>=0.1,<0.2"]


@pytest.mark.parametrize(("of", "base"), [("gosu", gosu), ("gosu-x", gosu_x)])
def test_a_new_pack(run: Run, imported: Imports, of: str, base: object) -> None:
    done = run("new-pack", "night", "--of", of, "--title", "Нічний ярмарок")
    assert (done.code, done.err) == (ExitCode.FINE, "")
    assert f"tricktable cards {of} --cards 'Нічний ярмарок'" in done.out
    plugin = imported(f"tricktable-{of}-night")
    ruleset = tt.Registry([base, plugin], strict=True).ruleset(of)
    assert [pack.name for pack in ruleset.card_packs.loaded] == ["Нічний ярмарок"]
    cards = ruleset.card_packs.cards("Нічний ярмарок")
    assert [card.name["en"] for card in cards if card.id == "night-1"] == ["Нічний ярмарок 1"]


def test_it_says_what_to_type_next(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    first = run("new-ruleset", "first-one", "--into", "my game").out
    assert [line.strip() for line in first.partition("next:")[2].split("\n") if line.strip()] == [
        "cd 'my game'",
        "python -m venv .venv",
        ". .venv/bin/activate",
        'pip install -e ".[dev]"',
        "pytest",
        "tricktable play first-one",
        "tricktable check first-one",
    ]
    monkeypatch.setenv("VIRTUAL_ENV", "/somewhere")
    assert "venv" not in run("new-ruleset", "second-one").out


def test_in_ukrainian(run: Run) -> None:
    done = run("new-ruleset", "durak", "--title", "Дурень", "--lang", "uk_UA.UTF-8")
    assert "Записано 21 файл у теку tricktable-durak." in done.out
    assert "Далі введіть:" in done.out
    assert 'name="Дурень"' in texts("tricktable-durak")["src/tricktable_durak/game.py"]
    assert "uk-UA" not in "".join(texts("tricktable-durak").values())


def test_a_language_that_the_library_does_not_speak(run: Run) -> None:
    done = run("new-ruleset", "duren", "--lang", "pl", "--lang", "uk", "--lang", "en")
    assert (done.code, done.err) == (ExitCode.FINE, "")
    assert "no texts in pl yet" in done.out
    whole = texts("tricktable-duren")
    assert {"pl.toml", "en.toml", "uk.toml"} == {Path(path).name for path in whole if "/messages/" in path}


# --- what is refused --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "instead"),
    [
        ("Дурний король", "durnyi-korol --title 'Дурний король'"),
        ("Zoë’s game", "zoes-game --title 'Zoë’s game'"),
        ("a/b", "a-b --title A/B"),
        ("old--maid", "old-maid"),
        ("-x-", "x"),
        ("x" * 31, f"{'x' * 30} --title X{'x' * 30}"),
        ("!?", None),
        ("", None),
        ("ゲーム", None),
        ("a\nb", "a-b"),
        ("Gin!", "gin --title 'Gin!'"),
    ],
)
def test_what_is_no_id(run: Run, here: Path, name: str, instead: str | None) -> None:
    done = run("new-ruleset", "--", name)
    assert done.code == ExitCode.USAGE
    assert "is no id: an id is of the letters a to z" in done.err
    assert (f"would do: tricktable new-ruleset {instead or ''}" in done.err) == (instead is not None)
    assert list(here.iterdir()) == []
    if instead is not None:
        assert run("new-ruleset", *shlex.split(instead)).code == ExitCode.FINE


@pytest.mark.parametrize(
    ("name", "id"), [("class", "class"), ("random", "random"), ("con", "con"), ("My_Game", "my-game")]
)
def test_names_that_only_look_bad(run: Run, name: str, id: str) -> None:
    assert run("new-ruleset", name).code == ExitCode.FINE
    assert Path(f"tricktable-{id}/src/tricktable_{id.replace('-', '_')}/game.py").is_file()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("new-ruleset", "gosu"), "gosu is taken by tricktable-gosu"),
        (("new-ruleset", "Gosu_X"), "gosu-x is taken by tricktable-gosu-x"),
        (("new-ruleset", "example-tricks"), "tricktable-example-tricks is installed already"),
        (("new-variant", "standard", "--of", "gosu"), "standard is taken by gosu"),
        (("new-variant", "x", "--of", "gosu"), "tricktable-gosu-x is installed already"),
        (("new-ruleset", "a", "--title", 'A "B"'), "cannot be a title"),
        (("new-ruleset", "a", "--title", ""), "cannot be a title"),
        (("new-ruleset", "a", "--title", "a\u202eb"), "cannot be a title"),
        (("new-ruleset", "a", "--title", "x" * 51), "cannot be a title"),
        (("new-ruleset", "a", "--lang", "українська"), "no tag of a language"),
        (("new-ruleset", "a", "--into", ""), "the name of the folder is empty"),
        (("new-ruleset", "a", "--kind", "dice"), "'dice' is not one of"),
        (("new-variant", "a"), "Missing option '--of'"),
    ],
)
def test_a_wrong_command_line(run: Run, here: Path, arguments: tuple[str, ...], said: str) -> None:
    done = run(*arguments)
    assert done.code == ExitCode.USAGE
    assert said in done.err
    assert list(here.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("new-variant", "a", "--of", "gous"), "unknown-ruleset: Unknown ruleset 'gous'. Did you mean gosu"),
        (("new-pack", "a", "--of", "gorus-maximus"), "plugin: gorus-maximus: "),
        (("new-ruleset", "a", "--into", "no/where"), "there is no directory"),
        (("new-ruleset", "a", "--into", "full"), "full: there is something already"),
        (("new-ruleset", "a", "--into", "full/file"), "full/file: there is something already"),
    ],
)
def test_what_the_library_refuses(run: Run, here: Path, arguments: tuple[str, ...], said: str) -> None:
    Path("full").mkdir()
    Path("full/file").write_text("mine")
    done = run(*arguments)
    assert (done.code, done.out) == (ExitCode.REFUSED, "")
    assert said in done.err
    assert sorted(path.name for path in here.rglob("*")) == ["file", "full"]
    assert Path("full/file").read_text() == "mine"


def test_twice(run: Run) -> None:
    assert run("new-ruleset", "a").code == ExitCode.FINE
    before = texts("tricktable-a")
    again = run("new-ruleset", "a")
    assert again.code == ExitCode.REFUSED
    assert "tricktable-a: there is something already. Name an empty or a new folder with --into." in again.err
    assert texts("tricktable-a") == before
    assert run("new-ruleset", "a", "--into", "ще раз").code == ExitCode.FINE
    assert texts("ще раз") == before


def test_here(run: Run, here: Path) -> None:
    (here / "empty").mkdir()
    done = run("new-ruleset", "a", "--into", "empty/..//empty")
    assert done.code == ExitCode.FINE
    assert (here / "empty" / "pyproject.toml").is_file()


def test_rules_that_stand_nowhere(run: Run, monkeypatch: pytest.MonkeyPatch, here: Path) -> None:
    ruleset = toy("nowhere")
    monkeypatch.setattr(ruleset.rules, "__module__", "not.there")

    class Installed:
        @tt.hookimpl
        def tricktable_rulesets(self) -> list[tt.AnyRuleset]:
            return [ruleset]

    monkeypatch.setattr(plugins, "_default", tt.Registry([agents, Installed()], strict=True))
    done = run("new-variant", "a", "--of", "nowhere")
    assert done.code == ExitCode.REFUSED
    assert "cannot be imported by a name of their own" in done.err
    assert list(here.iterdir()) == []


def test_a_full_disk(run: Run, monkeypatch: pytest.MonkeyPatch, here: Path) -> None:
    def full(*_args: object, **_more: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    done = run("new-ruleset", "a")
    assert done.code == ExitCode.OUTPUT
    assert list(here.iterdir()) == []
