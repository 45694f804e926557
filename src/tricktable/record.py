"""Records: a game as text, to keep, to read and to replay.

A record is a few header lines, an empty line, and one action a line with the seat that took it. Lines that begin
with `=` are fingerprints of the position, against which a replay is checked:

    tricktable record 1
    ruleset: gorus-maximus 1.0
    core: 0.1.0
    variant: standard
    players: ["Ann","Daniel","Maureen"]
    options: {"goal":3}
    seed: 7

    0 play blue-4
    1 play blue-10
    = 2 9f86d081884c7d65
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any

import msgspec

from tricktable import position_data
from tricktable._narrow import is_text
from tricktable._plain import UNREADABLE, once
from tricktable._version import __version__
from tricktable.chance import Laid, parse_seed
from tricktable.errors import NotationError, VersionError
from tricktable.marks import Seat
from tricktable.position import AnyPosition, Outcome
from tricktable.ruleset import AnyRuleset
from tricktable.start import Placed, Start
from tricktable.value import Value

FORMAT_VERSION = 1
EVERY = 10
"""A fingerprint stands after so many actions, and at the end."""


class Taken(Value, frozen=True):
    """An action of a record: who took it, its text, and its line in the file (0 if it was in none)."""

    seat: Seat
    action: str
    line: int = 0


class Record(Value, frozen=True):
    """A game from its start to its end, or to wherever it stopped. It holds the seed: it is for the host.

    Attributes:
        ruleset: the id of the ruleset.
        ruleset_version: the version of the ruleset that played it.
        core_version: the version of the core that played it.
        variant: the id of the variant.
        players: the names at the table.
        options: the options, complete.
        seed: the canonical text of the seed.
        drawn: how many chance events had happened before the start; not 0 only for a game begun from a position.
        laid: outcomes that were laid down for the deal.
        table: the state of the table that the game began from; None when it was dealt.
        actions: the actions, answers included.
        fingerprints: numbers of actions, and the fingerprint of the position after so many.
        outcome: how it ended; None if it did not.

    Example:
        >>> import tricktable as tt
        >>> record = tt.new_game("gorus-maximus", 3, seed=7).record()
        >>> record.ruleset, record.variant, record.to_text().splitlines()[0]
        ('gorus-maximus', 'standard', 'tricktable record 1')
    """

    ruleset: str
    ruleset_version: str
    core_version: str
    variant: str
    players: tuple[str, ...]
    options: Mapping[str, Any]
    seed: str
    actions: tuple[Taken, ...]
    fingerprints: tuple[tuple[int, str], ...] = ()
    drawn: Annotated[int, msgspec.Meta(ge=0, le=2**53)] = 0
    laid: tuple[Laid, ...] = ()
    table: Mapping[str, Any] | None = None
    outcome: Outcome | None = None

    def to_text(self) -> str:
        """The record as text; `parse_record` reads it back."""
        head = {
            "ruleset": f"{self.ruleset} {self.ruleset_version}",
            "core": self.core_version,
            "variant": self.variant,
            "players": _json(self.players),
            "options": _json(self.options),
            "seed": self.seed,
        }
        if self.drawn:
            head["drawn"] = str(self.drawn)
        if self.laid:
            head["laid"] = _json(self.laid)
        if self.table is not None:
            head["table"] = _json(self.table)
        lines = [f"tricktable record {FORMAT_VERSION}", *(f"{key}: {value}" for key, value in head.items()), ""]
        marks = dict(self.fingerprints)
        for at, taken in enumerate(self.actions, 1):
            lines.append(f"{taken.seat} {taken.action}")
            if at in marks:
                lines.append(f"= {at} {marks[at]}")
        if self.outcome is not None:
            lines += ["", f"outcome: {_json(self.outcome)}"]
        return "\n".join([*lines, ""])


def _json(value: object) -> str:
    return json.dumps(msgspec.to_builtins(value), separators=(",", ":"), ensure_ascii=False)


def fingerprint(position: AnyPosition) -> str:
    """Sixteen hex digits that tell this position from any other: equal on every machine and version of Python."""
    import hashlib

    return hashlib.blake2b(msgspec.json.encode(position), digest_size=8).hexdigest()


def compiled(  # noqa: PLR0917  # the parts of a Record, in its order
    ruleset: AnyRuleset,
    start: Start[Any, Any, Any],
    players: tuple[str, ...],
    taken: Sequence[Taken],
    marks: Sequence[tuple[int, str]],
    outcome: Outcome | None,
) -> Record:
    """The record of a game that began like this and took these actions."""
    placed = start.position if isinstance(start, Placed) else None
    setup, chance = start.setup, start.chance
    options: Any = msgspec.to_builtins(setup.options)
    return Record(
        ruleset.id,
        ruleset.info.version,
        __version__,
        setup.variant,
        players,
        options,
        chance.seed,
        tuple(taken),
        tuple(marks),
        chance.drawn,
        chance.laid,
        None if placed is None else position_data.describe(ruleset, placed)["table"],
        outcome,
    )


_HEADER = re.compile(r"([a-z]+):[ \t]*(.*)")
_ACTION = re.compile(r"(\d{1,3})[ \t]+(\S.*)")
_MARK = re.compile(r"=[ \t]*(\d{1,9})[ \t]+([0-9a-f]{16})")
_FIRST = re.compile(r"tricktable record (\d{1,9})")


def checked(record: Record) -> Record:
    """A record that a program put together, its types and numbers checked.

    Raises:
        NotationError: they are not those of a record.
    """
    try:
        found = msgspec.convert(msgspec.to_builtins(record), Record, strict=True)
        parse_seed(found.seed)
    except UNREADABLE as error:
        raise NotationError(f"this is no record: {error}") from error
    return found


def parse_record(text: str | bytes) -> Record:
    """Read a record: any line ends, a byte order mark, blank lines and `#` comments are fine.

    Raises:
        NotationError: it is none; says at which line.
        VersionError: it is of a newer format.
    """
    given: object = text  # whatever the caller's types say, records come from files and networks
    if isinstance(given, (bytes, bytearray)):
        try:
            given = given.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise NotationError(f"not UTF-8 text ({error.reason})") from error
    if not is_text(given):
        raise NotationError(f"a record is text, not {type(given).__name__}")
    lines = given.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    reader = _Reader()
    for number, line in enumerate(lines, 1):
        stripped = line.strip()
        if stripped and not stripped.startswith("#"):
            reader.line(number, stripped)
    return reader.record(len(lines))


class _Reader:
    """Collects the lines of a record."""

    def __init__(self) -> None:
        self.head: dict[str, tuple[int, str]] = {}
        self.actions: list[Taken] = []
        self.marks: list[tuple[int, str]] = []
        self.opened = False

    def line(self, number: int, text: str) -> None:
        if not self.opened:
            first = _FIRST.fullmatch(text)
            if first is None:
                raise NotationError("a record begins with 'tricktable record 1'", number)
            if int(first[1]) > FORMAT_VERSION:
                raise VersionError("record", int(first[1]), FORMAT_VERSION)
            self.opened = True
        elif mark := _MARK.fullmatch(text):
            self._mark(number, int(mark[1]), mark[2])
        elif action := _ACTION.fullmatch(text):
            if "outcome" in self.head:
                raise NotationError("an action after the outcome", number)
            self.actions.append(Taken(int(action[1]), action[2], number))
        elif header := _HEADER.fullmatch(text):
            self._header(number, header[1], header[2])
        else:
            raise NotationError(f"neither a header, an action nor a fingerprint: {text[:40]!r}", number)

    def _mark(self, number: int, at: int, digest: str) -> None:
        if at != len(self.actions) or (self.marks and self.marks[-1][0] == at):
            raise NotationError(f"a fingerprint of {at} actions after {len(self.actions)}", number)
        self.marks.append((at, digest))

    def _header(self, number: int, key: str, value: str) -> None:
        if key not in _READERS:
            raise NotationError(f"unknown header {key!r}", number)
        if key in self.head:
            raise NotationError(f"a second {key!r}", number)
        if key != "outcome" and self.actions:
            raise NotationError(f"the header {key!r} after an action", number)
        self.head[key] = (number, value)

    def record(self, last: int) -> Record:
        if not self.opened:
            raise NotationError("a record begins with 'tricktable record 1'", 1)
        values: dict[str, Any] = {}
        for key, read in _READERS.items():
            if key in self.head:
                number, text = self.head[key]
                try:
                    values[key] = read(text)
                except UNREADABLE as error:
                    raise NotationError(f"{key}: {error}", number) from error
        missing = [key for key in ("ruleset", "variant", "players", "seed") if key not in values]
        if missing:
            raise NotationError(f"headers missing: {', '.join(missing)}", last)
        name, _, version = values.pop("ruleset").partition(" ")
        return Record(
            name,
            version.strip(),
            values.pop("core", ""),
            options=values.pop("options", {}),
            actions=tuple(self.actions),
            fingerprints=tuple(self.marks),
            **values,
        )


def _typed(kind: Any) -> Callable[[str], Any]:
    def read(text: str) -> Any:
        return msgspec.convert(json.loads(text, object_pairs_hook=once), kind, strict=True)

    return read


def _seed(text: str) -> str:
    parse_seed(text)
    return text


_READERS: dict[str, Callable[[str], Any]] = {
    "ruleset": str,
    "core": str,
    "variant": str,
    "players": _typed(tuple[str, ...]),
    "options": _typed(dict[str, Any]),
    "seed": _seed,
    "drawn": _typed(Annotated[int, msgspec.Meta(ge=0, le=2**53)]),
    "laid": _typed(tuple[Laid, ...]),
    "table": _typed(dict[str, Any]),
    "outcome": _typed(Outcome),
}
