"""The three terminals of the tutorial, carried out as a reader would."""

from __future__ import annotations

import doctest
import os
import queue
import re
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.docs.pages import blocks
from tests.docs.test_commands import FLAGS, TYPED, without_what_is_typed, written

PAGES = ("docs/en/tutorials/two-clients.md", "docs/uk/tutorials/two-clients.md")
PATIENCE = 60


class Terminal:
    """A program that runs, and what it has printed."""

    def __init__(self, folder: Path, *words: str) -> None:
        environ = {**os.environ, "PYTHONIOENCODING": "utf-8", "PYTHONUNBUFFERED": "1", "PYTHONWARNINGS": "error"}
        self.process = subprocess.Popen(
            [sys.executable, *words],
            cwd=folder,
            env=environ,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        self.text = ""
        self._parts: queue.Queue[bytes] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        while part := os.read(self.process.stdout.fileno(), 4096):
            self._parts.put(part)

    def type(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def prints(self, wanted: str) -> None:
        """Wait until it has printed this since it was last asked."""
        late = time.monotonic() + PATIENCE
        check = doctest.OutputChecker().check_output
        while not check(wanted.rstrip() + "\n", self.text.rstrip() + "\n", FLAGS):
            try:
                self.text += self._parts.get(timeout=max(0.0, late - time.monotonic())).decode()
            except queue.Empty:
                pytest.fail(f"instead of\n{wanted}\nit prints\n{self.text}")
        self.text = ""

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()


@contextmanager
def terminals() -> Iterator[dict[str, Terminal]]:
    there: dict[str, Terminal] = {}
    try:
        yield there
    finally:
        for each in there.values():
            each.close()


def free_port() -> int:
    with closing(socket.socket()) as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@pytest.mark.parametrize("page", PAGES)
def test_the_terminals(page: str, tmp_path: Path) -> None:
    written(page, tmp_path)
    shown = [block for block in blocks(page) if block.language == "console"]
    server = shown[0].title
    port = str(free_port())
    keys: dict[str, str] = {}
    with terminals() as there:
        for block in shown:
            text = block.text.replace("8765", port)
            if text.startswith("$ "):
                line, _, text = text.partition("\n")
                words = line.split()[2:]
                if block.title != server:
                    words[1] = keys[block.title]
                there[block.title] = Terminal(tmp_path, *words)
            terminal = there[block.title]
            if block.title == server:
                while terminal.text.count("\n") < 2:
                    terminal.text += terminal._parts.get(timeout=PATIENCE).decode()
                keys = dict(re.findall(r"^(\w+): python player.py (\w+) ", terminal.text, re.MULTILINE))
            _carry_out(terminal, text)


def _carry_out(terminal: Terminal, text: str) -> None:
    """Wait for each prompt, then type what stands after it."""
    at = 0
    for typed in TYPED.finditer(text):
        terminal.prints(without_what_is_typed(text[at : typed.end()]))
        terminal.type(typed[1].strip())
        at = typed.end()
    terminal.prints(text[at:])
