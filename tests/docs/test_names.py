"""Whatever has a public name is on a page."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from tricktable_gorus_maximus.options import CROWD_FAVOUR, Options

import tricktable as tt
from tests.docs.pages import (
    DOCS,
    EMBED_PAGE,
    EXTEND_PAGE,
    FORMATS_PAGE,
    GORUS_PAGE,
    KIT_PAGE,
    ROOT,
    TABLEAU_PAGE,
    TERMINAL_PAGE,
    TRICK_TUTORIAL_PAGE,
    code_words,
    read,
    rows,
    section,
)
from tricktable import effects, hooks, scenario, schema, tableau, testing, tricks
from tricktable.cli import app
from tricktable.cli.codes import ExitCode
from tricktable.cli.files import FileError
from tricktable.effects.vocabulary import FAMILIES, STANDARD, tag_of
from tricktable.record import Record
from tricktable.saves import Body, Envelope
from tricktable.testing import Conformance
from tricktable.testing.plugin import pytest_addoption

SITE = "\n".join(path.read_text("utf-8") for path in sorted(DOCS.glob("en/**/*.md")))
WORDS = code_words(SITE)
GOLDEN = DOCS / "examples/suns-and-moons/src/tricktable_suns/golden/two-seats.record"


@pytest.mark.parametrize("name", tt.__all__)
def test_public_names_of_the_library(name: str) -> None:
    errors = {row[0] for row in rows(section(EMBED_PAGE, "Errors"))}
    assert name in errors or f"tt.{name}" in code_words(read(EMBED_PAGE))


@pytest.mark.parametrize("name", tricks.__all__)
def test_public_names_of_tricks(name: str) -> None:
    assert name in code_words(section(TRICK_TUTORIAL_PAGE, "The primitives of trick-taking"))


@pytest.mark.parametrize("name", [*tableau.__all__, *effects.__all__])
def test_public_names_of_tableaux_and_effects(name: str) -> None:
    assert name in code_words(read(TABLEAU_PAGE))


@pytest.mark.parametrize("tag", sorted(tag_of(kind) for family in FAMILIES for kind in STANDARD.of(family).values()))
def test_words_of_card_files(tag: str) -> None:
    assert tag in {"fixed", "x", "bonus"} or f"`{tag}`" in read(TABLEAU_PAGE)


@pytest.mark.parametrize("name", testing.__all__)
def test_public_names_of_the_kit(name: str) -> None:
    assert name in code_words(read(KIT_PAGE))


def _kinds_of(error: type[tt.TricktableError]) -> Iterator[type[tt.TricktableError]]:
    yield error
    for kind in error.__subclasses__():
        if not kind.__module__.startswith("tricktable.cli."):  # the command's own, named below the table
            yield from _kinds_of(kind)


def _own_errors() -> list[type[tt.TricktableError]]:
    return [kind for kind in _kinds_of(tt.TricktableError) if kind.__module__.startswith("tricktable.")]


def _attributes(error: type[Exception]) -> set[str]:
    docs = [inspect.cleandoc(kind.__doc__ or "") for kind in error.__mro__ if issubclass(kind, tt.TricktableError)]
    return {name for doc in docs for name in re.findall(r"^ {4}(\w+):", doc.partition("Attributes:")[2], re.MULTILINE)}


def test_errors_with_their_codes_bases_and_attributes() -> None:
    told = {row[0]: row[1:4] for row in rows(section(EMBED_PAGE, "Errors"))}
    there = {
        error.__name__: [
            error.code,
            next(kind.__name__ for kind in error.__mro__ if kind.__module__ == "builtins"),
            _attributes(error),
        ]
        for error in _own_errors()
    }
    found = {name: [code, base, set(re.findall(r"\w+", names))] for name, (code, base, names) in told.items()}
    assert found == there


def test_the_code_of_the_command_itself() -> None:
    assert FileError.code in code_words(section(EMBED_PAGE, "Errors"))


@pytest.mark.parametrize("reason", ["start", "end", "another-seat", "revealed"])
def test_why_undo_is_refused(reason: str) -> None:
    assert tt.UndoError(reason).reason in section(EMBED_PAGE, "Undo")


COMMANDS = sorted(app.tricktable.commands.items())


@pytest.mark.parametrize(("name", "command"), COMMANDS, ids=[name for name, _ in COMMANDS])
def test_commands_and_their_options(name: str, command: click.Command) -> None:
    page = read(TERMINAL_PAGE)
    (heading,) = re.findall(rf"^### `(tricktable {name}\b.*)`$", page, re.MULTILINE)
    arguments = [param for param in command.params if isinstance(param, click.Argument)]
    usage = " ".join(param.make_metavar(click.Context(command)) for param in arguments)
    assert heading == f"tricktable {name} {usage}".strip()
    options = {spelt for param in command.params if isinstance(param, click.Option) for spelt in param.opts}
    told = {
        word
        for row in rows(section(TERMINAL_PAGE, f"`{heading}`"))
        for word in re.findall(r"(?<![\w-])--?[a-z]+", row[0])
    }
    assert told == options


def test_exit_codes() -> None:
    told = {row[1]: int(row[0]) for row in rows(section(TERMINAL_PAGE, "Exit codes"))}
    assert told == {code.name: code.value for code in ExitCode}


def test_environment_variables() -> None:
    source = "\n".join(path.read_text("utf-8") for path in (ROOT / "src").rglob("*.py"))
    ours = set(re.findall(r"[\"'](TRICKTABLE_(?!API)[A-Z]+)[\"']", source))
    assert {row[0] for row in rows(section(TERMINAL_PAGE, "Environment variables"))} == ours | {
        "NO_COLOR",
        "FORCE_COLOR",
    }


def test_hooks() -> None:
    there = {name for name in vars(hooks) if name.startswith("tricktable_")}
    assert {row[0] for row in rows(section(EXTEND_PAGE, "Extend")) if row[0].startswith("tricktable_")} == there


def test_options_of_the_kit() -> None:
    rows_of_kit = rows(section(KIT_PAGE, "Options"))
    defaults = {row[0]: row[1] for row in rows_of_kit if len(row) == 3}
    there = set(vars(Conformance)["__annotations__"])
    assert set(defaults) == there
    for name in there - {"ruleset"}:
        assert defaults[name] == str(getattr(Conformance, name)), name
    assert pytest_addoption.__doc__
    assert "--tricktable-examples" in section(KIT_PAGE, "Options")


def test_options_of_gorus_maximus() -> None:
    told = {row[0]: row[1] for row in rows(section(GORUS_PAGE, "Options")) if len(row) == 3}
    defaults = Options()
    assert set(Options.__struct_fields__) <= set(told)
    for name in set(Options.__struct_fields__) - {"crowd_favour"}:
        assert told[name].replace('"', "'") == repr(getattr(defaults, name)), name


def test_variants_of_gorus_maximus() -> None:
    told = {row[0]: row[1] for row in rows(section(GORUS_PAGE, "Variants"))}
    assert told == {row[0]: row[1] for row in rows(read("plugins/gorus-maximus/README.md"))}
    assert told == {variant.id: _counts(variant.seats) for variant in tt.ruleset("gorus-maximus").variants}


def _counts(seats: tuple[int, ...]) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{min(seats)} to {max(seats)}"


def test_crowd_favour_of_gorus_maximus() -> None:
    told = {row[0]: int(row[1]) for row in rows(section(GORUS_PAGE, "Crowd favour"))}
    assert told.pop("any other") == 0
    assert told.pop("4") == 0
    defaults: list[tuple[int, int]] = list(CROWD_FAVOUR)
    assert told == {str(rank): worth for rank, worth in defaults}


@pytest.mark.parametrize("kind", schema.KINDS)
def test_kinds_of_schema(kind: str) -> None:
    assert kind in code_words(section(TERMINAL_PAGE, "`tricktable schema RULESET`"))
    assert f"--kind {kind}" in read(FORMATS_PAGE)


@pytest.mark.parametrize("of", [scenario.Scenario, scenario.ScenarioStep])
def test_keys_of_scenarios(of: type[tt.Value]) -> None:
    assert set(of.__struct_fields__) <= code_words(section(FORMATS_PAGE, "Scenarios"))


def test_fields_of_a_save() -> None:
    told = code_words(section(FORMATS_PAGE, "Saves"))
    assert {*Envelope.__struct_fields__} - {"body"} | {f"body.{name}" for name in Body.__struct_fields__} <= told


def test_headers_of_a_record() -> None:
    shown = code_words(section(FORMATS_PAGE, "Records")) | set(re.findall(r"^(\w+):", GOLDEN.read_text(), re.MULTILINE))
    head = set(Record.__struct_fields__) - {"ruleset_version", "core_version", "actions", "fingerprints"}
    assert head | {"core"} <= shown


def test_pages_name_nothing_that_is_not_there() -> None:
    wrong = {word for word in WORDS if re.fullmatch(r"tt\.\w+", word) and not hasattr(tt, word.removeprefix("tt."))}
    assert wrong == set()
    assert Path(DOCS, "examples").is_dir()
