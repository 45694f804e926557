"""Runs the code of a page: its blocks share their names, and what goes wrong is shown as Python shows it."""

from __future__ import annotations

import ast
import linecache
import traceback
from pathlib import Path


class Notebook:
    """The names that the blocks of a page share."""

    def __init__(self) -> None:
        self.names: dict[str, object] = {"__name__": "__main__", "input": _input}
        self._blocks = 0

    def write(self, name: str, text: str) -> None:
        """Lay a file that the page shows where its code finds it."""
        path = Path(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")

    def run(self, code: str, *, echo: bool = False) -> str:
        """Run a block; what it prints goes to `sys.stdout`.

        Args:
            code: the block.
            echo: show the value of each expression, as the prompt of Python does.

        Returns:
            The traceback, or an empty text.
        """
        self._blocks += 1
        name = f"<block {self._blocks}>"
        # So that a traceback shows the lines.
        linecache.cache[name] = (len(code), None, code.splitlines(keepends=True), name)
        try:
            for part in _parts(ast.parse(code, name), echo=echo):
                exec(compile(part, name, "single" if isinstance(part, ast.Interactive) else "exec"), self.names)
        except BaseException as error:  # noqa: BLE001  # also SystemExit: it is the reader's code
            return _told(error, name)
        return ""


def _input(prompt: object = "", /) -> str:
    """What `input` is in a page."""
    raise EOFError("A page cannot ask while its code runs: put the answer in the place of input().")


def _parts(tree: ast.Module, *, echo: bool) -> list[ast.Module | ast.Interactive]:
    if not echo:
        return [tree]
    return [ast.Interactive([statement]) for statement in tree.body]


def _told(error: BaseException, name: str) -> str:
    """The traceback from the block on: how it came to be run is none of the reader's business."""
    frames = traceback.TracebackException.from_exception(error)
    first = next((at for at, frame in enumerate(frames.stack) if frame.filename == name), len(frames.stack))
    del frames.stack[:first]
    return "".join(frames.format())
