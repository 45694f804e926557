"""The command `tricktable`, in the extra `[cli]`. See `tricktable --help` for what it does and how it exits."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import NoReturn

from tricktable.cli.codes import ExitCode

INSTALL = "pip install 'tricktable[cli]'"


def main(argv: Sequence[str] | None = None) -> NoReturn:
    """Run the command and exit with one of `ExitCode`.

    Args:
        argv: its arguments; those of the process by default.

    Raises:
        SystemExit: always.
    """
    try:
        try:
            from tricktable.cli.app import run
        except ModuleNotFoundError as error:
            if (error.name or "").partition(".")[0] not in ("click", "rich"):
                raise
            if sys.stderr is not None:
                sys.stderr.write(f"tricktable: the command needs {error.name}, which is not installed: {INSTALL}\n")
            code = ExitCode.REFUSED
        else:
            code = run(argv)
    except KeyboardInterrupt:  # between the steps that `run` guards
        code = ExitCode.INTERRUPTED
    sys.exit(int(code))
