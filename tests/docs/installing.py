"""What a page installs with `pip install -e`: packages that it has written itself, for one test."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tricktable import plugins


class Installing:
    """An environment of one page: nothing is installed for real.

    Args:
        folder: the folder that the page works in.
        monkeypatch: undoes it.
    """

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.paths: list[Path] = []
        self.modules: list[str] = []
        self._monkeypatch = monkeypatch

    def install(self, project: Path) -> None:
        """Make a project importable and known by its entry points, as an installer would."""
        data = tomllib.loads((project / "pyproject.toml").read_text("utf-8"))["project"]
        site = self.folder.with_name(f"{self.folder.name}-site")
        info = site / f"{data['name'].replace('-', '_')}-{data['version']}.dist-info"
        info.mkdir(parents=True)
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {data['name']}\nVersion: {data['version']}\n")
        points = [f"[{group}]\n{_lines(named)}" for group, named in data["entry-points"].items()]
        (info / "entry_points.txt").write_text("\n".join(points), "utf-8")
        self.modules.append(data["name"].replace("-", "_"))
        for path in (site, project / "src"):
            if path not in self.paths:
                self.paths.append(path)
                self._monkeypatch.syspath_prepend(str(path))
        self._monkeypatch.setattr(plugins, "_default", None)

    def run(self, command: list[str]) -> tuple[int, str]:
        """Run a tool in a process that has what is installed here."""
        path = os.pathsep.join(map(str, self.paths))
        done = subprocess.run(
            [sys.executable, "-m", *command, "-p", "no:cacheprovider"],
            env={**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            encoding="utf-8",
            check=False,
            timeout=120,
        )
        return done.returncode, done.stdout

    def forget(self) -> None:
        """Let what was imported be imported anew by another test."""
        for name in [name for name in sys.modules if name.partition(".")[0] in self.modules]:
            del sys.modules[name]


def _lines(named: dict[str, str]) -> str:
    return "".join(f"{name} = {target}\n" for name, target in named.items())
