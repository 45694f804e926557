"""Distributions that exist only on a path of a test: what an installer would have written, and no more."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent
from typing import Any

ROOT = Path(__file__).parents[2]

TOYS = """
    from tests.plugins.toy import toy
    from tricktable import hookimpl

    @hookimpl
    def tricktable_rulesets():
        return [toy(id) for id in {ids!r}]
"""

REPORT = """
import json, tricktable as tt
print(json.dumps({
    "rulesets": {info.id: info.distribution for info in tt.rulesets()},
    "failures": [[each.distribution, each.version, each.cause] for each in tt.plugin_failures()],
}))
"""


class Site:
    """A folder with distributions, and a Python that has it on its path."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(exist_ok=True)

    def add(self, name: str, source: str = "", *, version: str = "1.0", ids: tuple[str, ...] = ()) -> str:
        """Install a distribution with one module, which brings toy games of these ids, or is the source given."""
        module = "mod_" + name.lower().replace("-", "_")
        (self.folder / f"{module}.py").write_text(dedent(source or TOYS.format(ids=ids)), "utf-8")
        self.describe(name, module, version)
        return module

    def describe(self, name: str, target: str, version: str = "1.0", *, egg: bool = False, at: str = "") -> None:
        """Write the metadata of a distribution whose entry point names this module."""
        kind, file = ("egg-info", "PKG-INFO") if egg else ("dist-info", "METADATA")
        stem = name.replace("-", "_") if egg else f"{name.replace('-', '_')}-{version}"
        info = self.folder / at / f"{stem}.{kind}"
        info.mkdir(parents=True)
        (info / file).write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", "utf-8")
        (info / "entry_points.txt").write_text(f"[tricktable.plugins]\nit = {target}\n", "utf-8")

    def run(self, *arguments: str, path: tuple[Path, ...] = (), **env: str) -> subprocess.CompletedProcess[str]:
        """Run Python with this folder, or these, on its path; warnings are errors."""
        folders = [str(folder) for folder in (path or (self.folder,))]
        return subprocess.run(
            [sys.executable, "-W", "error", *arguments],
            env={
                **{name: value for name, value in os.environ.items() if name != "TRICKTABLE_PLUGINS"},
                "PYTHONPATH": os.pathsep.join([*folders, str(ROOT)]),
                "PYTHONDONTWRITEBYTECODE": "1",
                **env,
            },
            cwd=self.folder,
            capture_output=True,
            encoding="utf-8",
            check=False,
            timeout=60,
        )

    def report(self, code: str = REPORT, *, path: tuple[Path, ...] = (), **env: str) -> Any:
        """What a program, by default one that tells what loaded and what failed, printed as JSON."""
        done = self.run("-c", code, path=path, **env)
        assert (done.returncode, done.stderr) == (0, ""), done.stderr
        return json.loads(done.stdout)

    def command(self, *arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
        """Run the command `tricktable`."""
        return self.run("-m", "tricktable", *arguments, path=(), **env)
