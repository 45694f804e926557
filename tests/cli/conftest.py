"""How the tests run the command: in this process where that will do, else in one of its own."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest

from tricktable.cli import main

COMMAND = (sys.executable, "-m", "tricktable")
CLEAN = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "TERM")}


class Ran(NamedTuple):
    """What a run of the command gave."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run the command in this process: its arguments, and what is typed."""

    def call(*args: str, typed: str = "", encoding: str = "utf-8", width: int = 80) -> Ran:
        out, err = (io.TextIOWrapper(io.BytesIO(), encoding, write_through=True) for _ in range(2))
        with monkeypatch.context() as patch:
            for name in ("NO_COLOR", "FORCE_COLOR"):
                patch.delenv(name, raising=False)
            patch.setenv("COLUMNS", str(width))
            patch.setattr(sys, "stdin", io.StringIO(typed))
            patch.setattr(sys, "stdout", out)
            patch.setattr(sys, "stderr", err)
            with pytest.raises(SystemExit) as left:
                main(args)
        texts = [stream.buffer.getvalue().decode(encoding).replace("\r\n", "\n") for stream in (out, err)]
        assert isinstance(left.value.code, int)
        return Ran(left.value.code, *texts)

    return call


def process(*args: str, env: dict[str, str] | None = None, **more: object) -> subprocess.CompletedProcess[bytes]:
    """Run the command in a process of its own, to its end."""
    return subprocess.run(  # type: ignore[call-overload,no-any-return]
        [*COMMAND, *args],
        env={**CLEAN, **(env or {})},
        timeout=20,
        check=False,
        **{"stdin": subprocess.DEVNULL, "capture_output": True, **more},
    )


def no_noise(err: bytes) -> None:
    """Neither a traceback nor a complaint of Python's at its exit."""
    assert b"Traceback" not in err, err.decode(errors="replace")
    assert b"Exception ignored" not in err, err.decode(errors="replace")
