"""The same game in other processes, as fingerprints.

python -m tricktable.testing.processes < request.json
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib
import os
import subprocess
import sys
import time
from collections.abc import Sequence

import msgspec

from tricktable.plugins import registry
from tricktable.ruleset import AnyRuleset
from tricktable.testing.check import all_checks
from tricktable.testing.context import Context
from tricktable.testing.data import encoded
from tricktable.testing.limit import TimeUpError
from tricktable.testing.table import Table
from tricktable.value import Value

HASH_SEEDS = (0, 1, 2)
_LIMIT = 300  # seconds, against a game that does not end


class Request(Value, frozen=True):
    """What another process is asked to play."""

    path: tuple[str, ...]
    ruleset: str
    tables: tuple[Table, ...]
    seed: int | str
    steps: int


class Prints(Value, frozen=True):
    """For each table the fingerprint of each step; or why there are none."""

    prints: tuple[tuple[str, ...], ...] = ()
    error: str = ""


def address_of(ruleset: AnyRuleset) -> str | None:
    """How another process finds a ruleset: its id if it is installed, else `module:name`; None if it cannot."""
    installed = {info.id: info for info in registry().rulesets()}.get(ruleset.id)
    if (
        installed is not None
        and not installed.distribution.startswith("(")
        and registry().ruleset(ruleset.id) is ruleset
    ):
        return ruleset.id
    home = ruleset.rules.__module__
    beside = home.rpartition(".")[0]
    # The rules of a variant may be somebody else's, who has put the ruleset together with it under a name of his own.
    others = [variant.rules.__module__ for variant in ruleset.variants if variant.rules is not None]
    tops = {name.partition(".")[0] for name in (home, ruleset.package or home, *others)} - {"__main__"}

    def farness(name: str) -> tuple[bool, bool, str]:
        """A module beside the rules first, and tests last: importing one would import pytest as well."""
        return name.rpartition(".")[0] != beside, name.rpartition(".")[2].startswith("test_"), name

    modules = {name: module for name, module in sys.modules.items() if name.partition(".")[0] in tops}
    for name in sorted(modules, key=farness):
        for attribute, value in vars(modules[name]).items():
            if value is ruleset:
                return f"{name}:{attribute}"
    return None


def fingerprints(
    address: str, tables: Sequence[Table], seed: int | str, steps: int, limit: float | None = None
) -> list[Prints]:
    """The fingerprints of a game at each table, from a process for each hash seed; they run side by side.

    They are waited for as many seconds as `limit` says.

    Raises:
        TimeUpError: there was a limit, and they took longer.
    """
    until = time.monotonic() + (_LIMIT if limit is None else limit)
    request = msgspec.json.encode(Request(tuple(filter(None, sys.path)), address, tuple(tables), seed, steps))
    command = [sys.executable, "-m", __name__]
    path = os.pathsep.join(filter(None, sys.path))
    pipe = subprocess.PIPE
    running: list[subprocess.Popen[bytes]] = []
    try:
        for hash_seed in HASH_SEEDS:
            environment = {**os.environ, "PYTHONHASHSEED": str(hash_seed), "PYTHONPATH": path}
            # Nothing but this very module is started.
            process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, env=environment)  # noqa: S603
            running.append(process)
        found = [_answer(process, request, until - time.monotonic()) for process in running]
        if limit is not None and time.monotonic() > until:
            raise TimeUpError
        return found
    finally:
        for process in running:
            if process.poll() is None:
                process.kill()
                process.wait()
            for stream in (process.stdin, process.stdout, process.stderr):
                if stream is not None:
                    with contextlib.suppress(OSError):  # it has not read all
                        stream.close()


def _answer(process: subprocess.Popen[bytes], request: bytes, limit: float) -> Prints:
    try:
        out, errors = process.communicate(request, timeout=max(0.0, limit))
    except subprocess.TimeoutExpired:
        return Prints(error="no answer in time")
    if process.returncode:
        lines = errors.decode("utf-8", "replace").strip().splitlines()
        return Prints(error=lines[-1] if lines else f"it ended with {process.returncode}")
    return msgspec.json.decode(out, type=Prints)


def played(request: Request) -> Prints:
    """Play what is asked for, here."""
    ruleset = _found(request.ruleset)
    check = all_checks()["hash-seed"]
    prints: list[tuple[str, ...]] = []
    for table in request.tables:
        context = Context(check, ruleset, table, request.seed, request.steps)
        steps: list[str] = []
        for moment in context.walk():
            views = [ruleset.view(moment.position, viewer) for viewer in context.viewers]
            events = () if moment.action is None else moment.after.events
            data = encoded((moment.position, moment.legal, views, events))
            steps.append(hashlib.blake2b(data, digest_size=8).hexdigest())
        prints.append(tuple(steps))
    return Prints(tuple(prints))


def _found(address: str) -> AnyRuleset:
    module, colon, name = address.partition(":")
    if not colon:
        return registry().ruleset(address)
    found: AnyRuleset = getattr(importlib.import_module(module), name)
    return found


def main() -> None:
    """Answer one request."""
    request = msgspec.json.decode(sys.stdin.buffer.read(), type=Request)
    sys.path[:] = request.path
    with contextlib.redirect_stdout(sys.stderr):  # rules that print are told so elsewhere
        found = played(request)
    sys.stdout.buffer.write(msgspec.json.encode(found))


if __name__ == "__main__":
    main()
