"""Build the site: both languages, strictly, then follow every link. `serve` shows one language while it is written.

Served alone, a language has no links to the other one.
"""

from __future__ import annotations

import argparse
import logging
import os
import sys
from pathlib import Path

from mkdocs.commands.build import build
from mkdocs.commands.serve import serve
from mkdocs.config import load_config

from docs.sitegen import links, pyodide
from docs.sitegen.ways import ALONE, folder_of

ROOT = Path(__file__).parents[2]
# English first: it empties the folder that the other one lies in.
CONFIGS = {"en": "mkdocs.yml", "uk": "mkdocs.uk.yml"}


def main(arguments: list[str]) -> int:
    """Do what the command line asks for; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m docs.sitegen", description=__doc__)
    parser.add_argument("command", nargs="?", choices=["build", "serve"], default="build")
    parser.add_argument("language", nargs="?", choices=list(CONFIGS), default="en", help="for serve")
    parser.add_argument("--without-play", action="store_true", help="fetch nothing; then no page runs Python")
    parser.add_argument("--url", default="", help="where the site will lie, for search engines; it may lie anywhere")
    given = parser.parse_args(arguments)
    if given.without_play:
        os.environ[pyodide.WITHOUT] = "1"
    if given.command == "serve":
        os.environ[ALONE] = "1"
        serve(str(ROOT / CONFIGS[given.language]))
        return 0
    try:
        return _build(given.url)
    except pyodide.NotFetchedError as error:
        print(error, file=sys.stderr)
        return 1


def _build(url: str) -> int:
    logging.basicConfig(level=logging.WARNING, format="%(message)s")  # what strictness stops at
    root = url and url.rstrip("/") + "/"
    for language, name in CONFIGS.items():
        config = load_config(str(ROOT / name), strict=True, site_url=root and root + folder_of(language))
        config.plugins.on_startup(command="build", dirty=False)
        build(config)
        config.plugins.on_shutdown()
    broken = list(links.broken(ROOT / "site", root))
    for each in broken:
        print(each, file=sys.stderr)
    print(f"{links.count(ROOT / 'site')} pages, {len(broken)} broken links")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
