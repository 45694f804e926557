"""The page of the command tells every command, argument, option, exit code and environment variable."""

from __future__ import annotations

import re

import click
import pytest

from tests.docs.pages import CLI_PAGE, ROOT, read, rows, section
from tricktable.cli import app
from tricktable.cli.codes import ExitCode

COMMANDS = sorted(app.tricktable.commands.items())


@pytest.mark.parametrize(("name", "command"), COMMANDS, ids=[name for name, _ in COMMANDS])
def test_commands_and_their_options(name: str, command: click.Command) -> None:
    page = read(CLI_PAGE)
    (heading,) = re.findall(rf"^### `(tricktable {name}(?![\w-]).*)` \{{#{name}\}}$", page, re.MULTILINE)
    arguments = [param for param in command.params if isinstance(param, click.Argument)]
    usage = " ".join(param.make_metavar(click.Context(command)) for param in arguments)
    assert heading == f"tricktable {name} {usage}".strip()
    options = {spelt for param in command.params if isinstance(param, click.Option) for spelt in param.opts}
    told = {
        word
        for row in rows(section(CLI_PAGE, f"`{heading}`"))
        for word in re.findall(r"(?<![\w-])--?[a-z][a-z-]*", row[0])
    }
    assert told == options


def test_exit_codes() -> None:
    told = {row[1]: int(row[0]) for row in rows(section(CLI_PAGE, "Exit codes"))}
    assert told == {code.name: code.value for code in ExitCode}


def test_environment_variables() -> None:
    source = "\n".join(path.read_text("utf-8") for path in (ROOT / "src").rglob("*.py"))
    ours = set(re.findall(r"[\"'](TRICKTABLE_(?!API)[A-Z]+)[\"']", source))
    assert {row[0] for row in rows(section(CLI_PAGE, "Environment variables"))} == ours | {
        "NO_COLOR",
        "FORCE_COLOR",
    }


def test_no_other_command_is_told() -> None:
    told = re.findall(r"^### `tricktable ([\w-]+)", read(CLI_PAGE), re.MULTILINE)
    assert sorted(told) == [name for name, _ in COMMANDS]
