"""What is fetched for the pages that run Python: whole, with digests, and a clear word where it cannot be had."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.browser.conftest import SITE

pytestmark = pytest.mark.browser

FOLDER = SITE / "assets" / "pyodide"
ROOT = SITE.parent


def test_each_wheel_has_its_digest_in_the_list() -> None:
    packages = json.loads((FOLDER / "pyodide-lock.json").read_text("utf-8"))["packages"]
    wheels = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in FOLDER.glob("*.whl")}
    assert {entry["file_name"]: entry["sha256"] for entry in packages.values()} == wheels
    games = {"tricktable-gorus-maximus", "tricktable-gosu", "tricktable-gosu-x"}
    assert set(packages) == {"msgspec", "pluggy", "tricktable"} | games


def test_it_lies_in_the_site_once() -> None:
    assert [path.parent for path in SITE.rglob("pyodide.asm.wasm")] == [FOLDER]


@pytest.mark.parametrize("missing", ["npm", "pip"])
def test_without_network_it_says_how_to_do_without(missing: str, tmp_path: Path) -> None:
    """In a fresh cache, npm or pip is pointed at a port where nobody listens."""
    from docs.sitegen import pyodide

    nowhere = "http://127.0.0.1:9/"
    pointed = {
        "npm": {"npm_config_registry": nowhere, "npm_config_fetch_retries": "0"},
        "pip": {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(tmp_path)},
    }
    script = (
        "import pathlib, sys, docs.sitegen.pyodide as p; p.CACHE = pathlib.Path(sys.argv[1])\n"
        "try: list(p.files())\n"
        "except p.NotFetchedError as error: print(error)"
    )
    if missing == "pip":  # with Pyodide at hand already
        (tmp_path / pyodide.PYODIDE).symlink_to(pyodide.CACHE / pyodide.PYODIDE, target_is_directory=True)
    environment = {**os.environ, **pointed[missing]}
    done = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    what = {"npm": "pyodide@", "pip": "msgspec"}[missing]
    assert done.stdout.startswith(what)
    assert "--without-play" in done.stdout
    assert not [path for path in tmp_path.iterdir() if path.name.startswith("wheels") and path.suffix != ".part"]
