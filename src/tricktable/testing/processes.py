"""The same game in other processes, as fingerprints.

python -m tricktable.testing.processes < request.json
"""

from __future__ import annotations

import hashlib
import importlib
import os
import subprocess
import sys
from collections.abc import Sequence

import msgspec

from tricktable.plugins import registry
from tricktable.ruleset import AnyRuleset
from tricktable.testing.check import all_checks
from tricktable.testing.context import Context, Table
from tricktable.testing.data import encoded
from tricktable.value import Value

HASH_SEEDS = (0, 1, 2)
_LIMIT = 300  # seconds, against a game that does not end


class Request(Value, frozen=True):
    """What another process is asked to play."""

    path: tuple[str, ...]
    ruleset: str
    tables: tuple[Table, ...]
    seed: int
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


def fingerprints(address: str, tables: Sequence[Table], seed: int, steps: int) -> list[Prints]:
    """The fingerprints of a game at each table, from a process for each hash seed; they run side by side."""
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
        return [_answer(process, request) for process in running]
    finally:
        for process in running:
            if process.poll() is None:
                process.kill()
                process.wait()


def _answer(process: subprocess.Popen[bytes], request: bytes) -> Prints:
    try:
        out, errors = process.communicate(request, timeout=_LIMIT)
    except subprocess.TimeoutExpired:
        return Prints(error=f"no answer in {_LIMIT} seconds")
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
    sys.stdout.buffer.write(msgspec.json.encode(played(request)))


if __name__ == "__main__":
    main()
