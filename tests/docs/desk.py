"""A reader at his desk: follows a tutorial from an empty folder, types what it shows, and looks at what comes out.

A block with a title is a file: the first one of a title begins it, each further one is added at its end; one that says
"(anew)" after the name replaces it. A command is carried out by a new process, where it stands on the page; of
`pip install` and the like only what it leaves behind is made: the package's entry points, and its `src` on the path.
"""

from __future__ import annotations

import doctest
import os
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

from tests.docs.pages import Block
from tests.docs.test_commands import FLAGS, TYPED, Command, commands_in
from tricktable.cli.codes import ExitCode

ANEW = (" (anew)", " (наново)")
PREPARED = ("python -m venv .venv", "source .venv/bin/activate", 'pip install "tricktable')


class Desk:
    """A folder, what was typed into it so far, and what is installed from it."""

    def __init__(self, folder: Path) -> None:
        self.top = folder
        self.here = folder / "desk"
        self.here.mkdir()
        self.path: list[str] = []
        self.session = ""

    def follow(self, block: Block) -> None:
        """Do what the block says."""
        if block.title:
            self._type(self.here / block.title, block.text)
        elif block.language == "pycon":
            self._try_out(block)
        elif block.language in {"console", "sh"}:
            for command in commands_in(block):
                self._run(command)

    @staticmethod
    def _type(file: Path, text: str) -> None:
        assert file.parent.is_dir(), f"{file.parent} has not been made"
        if file.name.endswith(ANEW):
            file.with_name(file.name.partition(" (")[0]).write_text(text, "utf-8")
        else:
            before = file.read_text("utf-8") if file.exists() else ""
            file.write_text(f"{before}\n\n{text}" if before else text, "utf-8")

    def _try_out(self, block: Block) -> None:
        """In the Python that is open: what was typed there counts, until a block imports the library anew."""
        if block.text.startswith(">>> import tricktable"):
            self.session = ""
        self.session += f"{block.text}\n"
        (self.top / "session.txt").write_text(self.session, "utf-8")
        flags = ["-o", "ELLIPSIS", "-o", "NORMALIZE_WHITESPACE"]
        done = self._process(["doctest", *flags, str(self.top / "session.txt")], "")
        assert done.returncode == 0, f"line {block.line}:\n{done.stdout}{done.stderr}"

    def _run(self, command: Command) -> None:
        words = shlex.split(command.line, comments=True)
        match words:
            case ["mkdir", *folders]:
                for folder in folders:
                    if folder != "-p":
                        (self.here / folder).mkdir(parents=True)
            case ["cd", folder]:
                self.here /= folder
            case ["touch", *files]:
                for file in files:
                    (self.here / file).write_text("", "utf-8")
            case ["pip", "install", "-e", *_]:
                self._install()
            case ["tricktable" as tool, *arguments, ">", file]:
                (self.here / file).write_text(self._process([tool, *arguments], "").stdout, "utf-8")
            case ["tricktable" | "pytest" as tool, *arguments]:
                self._check(command, self._process([tool, *arguments], _typed(command)))
            case _:
                assert command.line.startswith(PREPARED), f"nobody carries out {command.line!r}"

    def _install(self) -> None:
        """As an editable install leaves it: the name, the entry points, and the sources where they are."""
        project = tomllib.loads((self.here / "pyproject.toml").read_text("utf-8"))
        (package,) = project["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
        assert list((self.here / package).glob("*.py")), "an installer takes what has no module for no package"
        name, version = project["project"]["name"], project["project"]["version"]
        info = self.top / "site" / f"{name.replace('-', '_')}-{version}.dist-info"
        info.mkdir(parents=True)
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", "utf-8")
        groups = project["project"]["entry-points"]
        lines = [
            f"[{group}]\n" + "".join(f"{a} = {b}\n" for a, b in points.items()) for group, points in groups.items()
        ]
        (info / "entry_points.txt").write_text("\n".join(lines), "utf-8")
        self.path = [str(info.parent), str((self.here / package).parent)]

    def _process(self, words: list[str], typed: str) -> subprocess.CompletedProcess[str]:
        unwanted = {"FORCE_COLOR", "PYTEST_ADDOPTS", "TRICKTABLE_PLUGINS", "PYTEST_XDIST_WORKER"}
        environment = {name: value for name, value in os.environ.items() if name not in unwanted}
        environment |= {
            "PYTHONPATH": os.pathsep.join(self.path),
            "PYTHONIOENCODING": "utf-8",
            "PYTHONDONTWRITEBYTECODE": "1",
            "COLUMNS": "80",
            "NO_COLOR": "1",
            # As many tests as the page says, with fewer games in each: the finished package is played more elsewhere.
            "PYTEST_ADDOPTS": "--tricktable-examples=1",
        }
        return subprocess.run(
            [sys.executable, "-m", *words],
            cwd=self.here,
            env=environment,
            input=typed,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )

    def _check(self, command: Command, done: subprocess.CompletedProcess[str]) -> None:
        named = command.exit_codes
        fine = named or {ExitCode.FINE}
        assert done.returncode in fine, f"{command.line!r} exits with {done.returncode}\n{done.stdout}\n{done.stderr}"
        told = (done.stdout + done.stderr).rstrip() + "\n"
        if command.shown:
            wanted = command.prints.rstrip() + "\n"
            assert doctest.OutputChecker().check_output(wanted, told, FLAGS), f"{command.line!r} prints\n{told}"


def _typed(command: Command) -> str:
    answers = "\n".join(found.strip() for found in TYPED.findall(command.prints))
    return answers + "\n" if answers else ""
