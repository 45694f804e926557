"""`python -m docs.sitegen`: build both languages strictly, then follow every link; `serve LANGUAGE` shows one.

With `--without-play` nothing is fetched, and no page runs Python.
"""

from __future__ import annotations

import logging
import os
import sys
from pathlib import Path

from mkdocs.commands.build import build
from mkdocs.commands.serve import serve
from mkdocs.config import load_config

from docs.sitegen import links, pyodide

ROOT = Path(__file__).parents[2]
# English first: it empties the folder that the other one lies in.
CONFIGS = {"en": "mkdocs.yml", "uk": "mkdocs.uk.yml"}

WITHOUT_PLAY = "--without-play"


def main(arguments: list[str]) -> int:
    """Do what the command line asks for; the exit code."""
    if WITHOUT_PLAY in arguments:
        os.environ[pyodide.WITHOUT] = "1"
        arguments = [each for each in arguments if each != WITHOUT_PLAY]
    match arguments:
        case ["serve", *rest]:
            serve(str(ROOT / CONFIGS[rest[0] if rest else "en"]))
            return 0
        case []:
            try:
                return _build()
            except pyodide.NotFetchedError as error:
                print(error, file=sys.stderr)
                return 1
        case _:
            print(__doc__, file=sys.stderr)
            return 2


def _build() -> int:
    logging.basicConfig(level=logging.WARNING, format="%(message)s")  # what strictness stops at
    for name in CONFIGS.values():
        config = load_config(str(ROOT / name), strict=True)
        config.plugins.on_startup(command="build", dirty=False)
        build(config)
        config.plugins.on_shutdown()
    broken = list(links.broken(ROOT / "site"))
    for each in broken:
        print(each, file=sys.stderr)
    print(f"{links.count(ROOT / 'site')} pages, {len(broken)} broken links")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
