"""Every `tricktable` command on a page is carried out, in a folder of its own with the files that the page shows.

In a `console` block a line after `$ ` is a command, and what follows is what it prints, with `...` for what may differ.
What a person types is read off the transcript: it stands after the prompt. `# exits with 3` names the exit code; a
`play` without a transcript may end where its input does. `> file` keeps the output. `python FILE` runs a file of the
page in a process of its own, where the page shows what it prints. A block with a title is one of several terminals,
which a test of that page carries out.

What `tricktable new-ruleset` and its sisters wrote can be gone into (`cd`), installed (`pip install -e`), and tested
(`pytest`).
"""

from __future__ import annotations

import doctest
import importlib
import io
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.docs.installing import Installing
from tests.docs.pages import DEBUG_PAGE, FROM_AN_EMPTY_FOLDER, NAMES, Block, blocks
from tricktable import AnyRuleset, Registry, plugins
from tricktable.cli import main
from tricktable.cli.codes import ExitCode

FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
TYPED = re.compile(r"(?:your choice|press Enter|ваш вибір|натисніть Enter):(.*)$", re.MULTILINE)


class Command(NamedTuple):
    line: str
    prints: str
    shown: bool

    @property
    def words(self) -> list[str]:
        return shlex.split(self.line.removeprefix("uv run "), comments=True)

    @property
    def exit_codes(self) -> set[int]:
        """The codes that it may exit with, as its comment says."""
        return {int(code) for code in re.findall(r" with (\d+)", self.line.partition("#")[2])}


def commands_in(block: Block) -> Iterator[Command]:
    if block.language == "console" and not block.title:
        for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
            line, _, prints = part.partition("\n")
            yield Command(line, prints, bool(prints.strip()))
    elif block.language == "sh":
        # `a && b` is two commands
        yield from (Command(part.strip(), "", False) for line in block.text.splitlines() for part in line.split("&&"))


def commands(name: str) -> Iterator[Command]:
    return (command for block in blocks(name) for command in commands_in(block))


def written(name: str, folder: Path) -> None:
    for block in blocks(name):
        if block.title and block.language != "console":
            path = folder / block.title
            path.parent.mkdir(exist_ok=True)
            path.write_text(block.text, "utf-8")


def run_by_python(words: list[str], typed: str, folder: Path) -> tuple[int, str, str]:
    environ = {**os.environ, "PYTHONIOENCODING": "utf-8", "PYTHONWARNINGS": "error"}
    command = [sys.executable, *words]
    done = subprocess.run(
        command, input=typed, capture_output=True, encoding="utf-8", cwd=folder, env=environ, check=False, timeout=120
    )
    return done.returncode, done.stdout, done.stderr


def without_what_is_typed(prints: str) -> str:
    """A transcript as a program prints it that does not repeat its input."""
    return TYPED.sub(lambda found: found[0][: found.start(1) - found.start()], prints)


def carried_out(words: list[str], typed: str, monkeypatch: pytest.MonkeyPatch) -> tuple[int, str, str]:
    out, err = (io.TextIOWrapper(io.BytesIO(), "utf-8", write_through=True) for _ in range(2))
    with monkeypatch.context() as patch:
        for variable in ("NO_COLOR", "FORCE_COLOR"):
            patch.delenv(variable, raising=False)
        patch.setenv("COLUMNS", "80")
        patch.setattr(sys, "stdin", io.StringIO(typed))
        patch.setattr(sys, "stdout", out)
        patch.setattr(sys, "stderr", err)
        with pytest.raises(SystemExit) as left:
            main(words)
    printed, errors = (stream.buffer.getvalue().decode("utf-8") for stream in (out, err))
    assert isinstance(left.value.code, int)
    return left.value.code, printed, errors


@pytest.mark.parametrize("name", [name for name in NAMES if name not in FROM_AN_EMPTY_FOLDER])
def test_commands_do_what_the_page_says(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, suns: AnyRuleset
) -> None:
    monkeypatch.chdir(tmp_path)
    if name == DEBUG_PAGE:
        plugin = importlib.import_module("docs.examples.debugging.forgetful")
        monkeypatch.setattr(plugins, "_default", Registry([plugin], strict=True))
    written(name, tmp_path)
    there = Installing(tmp_path, monkeypatch)
    try:
        for command in commands(name):
            carry_out(name, command, there, monkeypatch)
    finally:
        there.forget()


def carry_out(name: str, command: Command, there: Installing, monkeypatch: pytest.MonkeyPatch) -> None:
    words = command.words
    if words[:1] == ["cd"] and Path(words[1]).is_dir() and Path(words[1]).resolve().is_relative_to(there.folder):
        monkeypatch.chdir(words[1])
    elif words[:3] == ["pip", "install", "-e"] and Path("pyproject.toml").exists():
        there.install(Path.cwd())
    elif words[:1] == ["pytest"] and Path("pyproject.toml").exists():
        code, printed = there.run(words)
        assert code == ("# exits with 1" in command.line), printed
        assert told_as(command, printed), f"{name}: {command.line!r} prints\n{printed}"
    elif words[:1] == ["python"] and command.shown and (there.folder / words[1]).is_file():
        code, printed, errors = run_by_python(words[1:], typed_in(command), there.folder)
        assert code == ("# exits with 1" in command.line), f"{name}: {command.line!r}\n{printed}\n{errors}"
        shown = command._replace(prints=without_what_is_typed(command.prints))
        assert told_as(shown, printed), f"{name}: {command.line!r} prints\n{printed}"
    elif words[:1] == ["tricktable"]:
        by_tricktable(name, command, there.folder, monkeypatch)


def typed_in(command: Command) -> str:
    """What a person types, line by line."""
    return "".join(f"{found.strip()}\n" for found in TYPED.findall(command.prints))


def told_as(command: Command, printed: str) -> bool:
    """Whether this is what the page says is printed."""
    told = printed.rstrip() + "\n"
    return not command.shown or doctest.OutputChecker().check_output(command.prints.rstrip() + "\n", told, FLAGS)


def by_tricktable(name: str, command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = command.words
    kept = words.index(">") if ">" in words else len(words)
    code, printed, errors = carried_out(words[1:kept], typed_in(command), monkeypatch)
    fine = command.exit_codes or {ExitCode.FINE, *([ExitCode.ENDED] if not command.shown else [])}
    assert code in fine, f"{name}: {command.line!r} exits with {code}\n{printed}\n{errors}"
    if kept < len(words):
        (tmp_path / words[kept + 1]).write_text(printed, "utf-8")
    else:
        assert told_as(command, printed), f"{name}: {command.line!r} prints\n{printed}"
