"""Saves: a whole game in an envelope that says who can read it.

The envelope names format, ruleset and versions; what belongs to the ruleset is decoded by that ruleset's decoder.
A save that came back as these versions wrote it is recognised by its checksum. Any other is read key by key, and its
position is held against the rules; one of these versions whose checksum is wrong is refused.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from typing import Annotated, Any, Generic
from weakref import WeakKeyDictionary
from zlib import crc32

import msgspec

from tricktable._plain import UNREADABLE, Codec, check_keys, unsavable
from tricktable._version import __version__
from tricktable.chance import is_seed
from tricktable.errors import SaveError, TricktableError, VersionError, quoted
from tricktable.names import player_names
from tricktable.position import A, O, Position, S
from tricktable.ruleset import AnyRuleset
from tricktable.start import Placed, Seeded
from tricktable.value import Value

FORMAT = "tricktable-save"
FORMAT_VERSION = 1
LARGEST = 64 * 1024 * 1024
"""The largest save that is read, in bytes."""
_MANY = 2**53


class Envelope(Value, frozen=True):
    """The outside of a save: readable without its ruleset."""

    format: str
    version: int
    core_version: str
    ruleset: str
    ruleset_version: str
    state_version: int
    body: msgspec.Raw
    checksum: Annotated[int, msgspec.Meta(ge=0, le=0xFFFFFFFF)] | None = None


class Body(Value, Generic[S, A, O], frozen=True):
    """The inside of a save: names, start, actions so far, and where the game stands."""

    players: tuple[str, ...]
    start: Seeded[O] | Placed[S, A, O]
    actions: tuple[A, ...]
    position: Position[S, A, O]


_ENCODERS: dict[str, Any] = {"json": msgspec.json.Encoder(), "msgpack": msgspec.msgpack.Encoder()}
_ENVELOPES: dict[str, Any] = {
    "json": msgspec.json.Decoder(Envelope, strict=True),
    "msgpack": msgspec.msgpack.Decoder(Envelope, strict=True),
}
FORMAT_MIGRATIONS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""How an envelope of an older format becomes one of the next."""


def body_type(ruleset: AnyRuleset) -> Any:
    """The type of the inside of a ruleset's saves."""
    return Body[ruleset.state_type, ruleset.action_type, ruleset.options_type]  # type: ignore[name-defined]


def encode(ruleset: AnyRuleset, body: Body[Any, Any, Any], codec: Codec) -> bytes:
    """The save of a game."""
    info, encoder = ruleset.info, _ENCODERS[codec]
    inside: bytes = encoder.encode(body)
    envelope = Envelope(
        FORMAT,
        FORMAT_VERSION,
        __version__,
        info.id,
        info.version,
        ruleset.state_version,
        msgspec.Raw(inside),
        crc32(inside),
    )
    out: bytes = encoder.encode(envelope)
    return out


def codec_of(data: bytes) -> Codec:
    """The codec of a save, from its first byte."""
    return "json" if data[:1] in (b"{", b" ", b"\n", b"\r", b"\t") or not data else "msgpack"


def open_envelope(data: bytes | str) -> tuple[Envelope, Codec]:
    """The outside of a save.

    Raises:
        SaveError: it is no save.
        VersionError: it is of a newer format.
    """
    raw = _as_bytes(data).removeprefix(b"\xef\xbb\xbf")
    if len(raw) > LARGEST:
        raise SaveError("The save is larger than 64 MiB.")
    codec = codec_of(raw)
    try:
        envelope: Envelope = _ENVELOPES[codec].decode(raw)
    except UNREADABLE:
        envelope = _opened_slowly(raw, codec)
    else:
        if (envelope.format, envelope.version) != (FORMAT, FORMAT_VERSION):
            envelope = _opened_slowly(raw, codec)
    if _ENCODERS[codec].encode(envelope) != raw:
        check_keys(raw, codec)
    return envelope, codec


def _opened_slowly(raw: bytes, codec: Codec) -> Envelope:
    """The outside of a save of another format, or of what is none: says which."""
    head: _Head = _guarded(lambda: (msgspec.json if codec == "json" else msgspec.msgpack).decode(raw, type=_Head))
    if head.format != FORMAT:
        raise SaveError("This is not a tricktable save.")
    if head.version > FORMAT_VERSION:
        raise VersionError("format", head.version, FORMAT_VERSION)
    if head.version < FORMAT_VERSION:
        raw = _migrated(raw, codec, head.version, FORMAT_VERSION, FORMAT_MIGRATIONS, "the save's format")
    envelope: Envelope = _guarded(lambda: _ENVELOPES[codec].decode(raw))
    return envelope


def _as_bytes(data: object) -> bytes:
    """The bytes of a save, whatever a caller without types handed in."""
    if isinstance(data, str):
        if data.strip("\ufeff \t\r\n")[:1] not in {"{", ""}:
            raise SaveError("This text is no save; of a file, give what is in it: Path(...).read_bytes().")
        return data.encode("utf-8", "surrogatepass")
    if isinstance(data, memoryview):
        return data.tobytes()
    if isinstance(data, (bytes, bytearray)):
        return bytes(data)
    raise SaveError(f"A save is bytes or text, not {type(data).__name__}.")


class _Head(msgspec.Struct):
    format: str
    version: int


def decode(ruleset: AnyRuleset, envelope: Envelope, codec: Codec, *, strict: bool = False) -> Body[Any, Any, Any]:
    """The inside of a save, checked.

    Args:
        ruleset: the ruleset that it names.
        envelope: the outside.
        codec: its codec.
        strict: check all of it, also where its checksum says that these versions wrote it.

    Raises:
        SaveError: it does not fit the ruleset; says where.
        VersionError: it was written by a newer version of the ruleset.
    """
    if envelope.state_version > ruleset.state_version:
        theirs = f"{quoted(envelope.ruleset_version)} (state {quoted(envelope.state_version)})"
        raise VersionError(ruleset.id, theirs, f"{quoted(ruleset.info.version)} (state {ruleset.state_version})")
    data = bytes(envelope.body)
    if envelope.state_version < ruleset.state_version:
        data = _migrated(data, codec, envelope.state_version, ruleset.state_version, ruleset.migrations, ruleset.id)
    decoder = _decoder(ruleset, codec)
    try:
        body: Body[Any, Any, Any] = _guarded(lambda: decoder.decode(data))
    except SaveError as error:
        if envelope.ruleset_version == ruleset.info.version:
            raise
        theirs, ours = f"{ruleset.id} {quoted(envelope.ruleset_version)}", quoted(ruleset.info.version)
        raise SaveError(f"{error} It was written by {theirs}; installed is {ours}.") from error
    try:
        ruleset.table(body.position.setup)
    except TricktableError as error:
        raise SaveError(f"The save's table cannot be set up: {error}") from error
    if not strict and _as_written(ruleset, envelope):
        return body
    if _guarded(lambda: _ENCODERS[codec].encode(body)) != data:
        check_keys(data, codec)
    problems = list(_problems(ruleset, body))
    if problems:
        raise SaveError(f"The save's position is none that can be played on: {'; '.join(problems)}")
    if _altered(ruleset, envelope, body):
        raise SaveError(
            "The save was altered since it was written: its checksum is wrong. One edited on purpose has none."
        )
    return body


def _ours(ruleset: AnyRuleset, envelope: Envelope) -> bool:
    """Whether a save is by these very versions."""
    versions = (envelope.core_version, envelope.ruleset_version, envelope.state_version)
    return versions == (__version__, ruleset.info.version, ruleset.state_version)


def _as_written(ruleset: AnyRuleset, envelope: Envelope) -> bool:
    """Whether a save is by these very versions, and unaltered since."""
    return _ours(ruleset, envelope) and envelope.checksum == crc32(memoryview(envelope.body))


def _altered(ruleset: AnyRuleset, envelope: Envelope, body: Body[Any, Any, Any]) -> bool:
    """Whether a save by these very versions says something else now.

    Another codec, other spaces and another order of keys change its bytes, but nothing that is said.
    """
    if envelope.checksum is None or not _ours(ruleset, envelope) or _as_written(ruleset, envelope):
        return False
    return envelope.checksum not in {crc32(encoder.encode(body)) for encoder in _ENCODERS.values()}


def _problems(ruleset: AnyRuleset, body: Body[Any, Any, Any]) -> Iterator[str]:
    """What does not fit in the inside of a save whose parts are all of the right types."""
    start, position, pending = body.start, body.position, body.position.pending
    placed = start.position if isinstance(start, Placed) else None
    setup, chance, step = start.setup, start.chance, 0 if placed is None else placed.step
    chances = [chance, position.chance]
    yield from ruleset.problems(position)
    if pending is not None:
        chances.append(pending.chance)
    if placed is not None and placed != position:
        yield from (f"at the start: {problem}" for problem in ruleset.problems(placed))
    if setup != position.setup:
        yield "seats, variant and options are not those of the start"
    if position.step != step + len(body.actions) or not 0 <= step < _MANY:
        yield f"{quoted(position.step)} steps do not follow from the start and {len(body.actions)} actions"
    if not all(0 <= each.drawn < _MANY and is_seed(each.seed) for each in chances):
        yield "chance: a seed, and a count from 0"
    if not set(position.chance.laid) <= set(chance.laid):
        yield "chance: outcomes are laid down that the start did not lay down"
    yield from filter(None, [unsavable((start, body.actions))])  # the position's numbers are among its problems
    try:
        player_names(position.setup.seats, body.players)
    except TricktableError as error:
        yield str(error)


_DECODERS: WeakKeyDictionary[AnyRuleset, dict[str, Any]] = WeakKeyDictionary()


def _decoder(ruleset: AnyRuleset, codec: Codec) -> Any:
    """The decoder for the inside of a ruleset's saves. It is made once and kept."""
    known = _DECODERS.get(ruleset)
    if known is None:
        kind = body_type(ruleset)
        known = {"json": msgspec.json.Decoder(kind), "msgpack": msgspec.msgpack.Decoder(kind)}
        _DECODERS[ruleset] = known
    return known[codec]


def _guarded(read: Callable[[], Any]) -> Any:
    try:
        return read()
    except RecursionError as error:
        raise SaveError("The save cannot be read: it is nested too deeply.") from error
    except UNREADABLE as error:
        raise SaveError(f"The save cannot be read: {error}.") from error


def _migrated(  # noqa: PLR0917  # one call for the envelope and one for its body
    data: bytes,
    codec: Codec,
    version: int,
    target: int,
    steps: dict[int, Callable[[dict[str, Any]], dict[str, Any]]],
    what: str,
) -> bytes:
    check_keys(data, codec)
    read: Any = msgspec.json if codec == "json" else msgspec.msgpack
    plain = _guarded(lambda: read.decode(data))
    for at in range(version, target):
        if at not in steps:
            raise SaveError(f"There is no way from version {quoted(at)} of {what} to version {target}.")
        try:
            plain = steps[at](plain)
        except Exception as error:  # a migration works on whatever was in the file
            raise SaveError(f"Version {at} of {what} cannot be read ({type(error).__name__}).") from error
    out: bytes = _guarded(lambda: read.encode(plain))
    return out


def write_file(path: str | os.PathLike[str], data: bytes) -> None:
    """Write a file whole or not at all: what was there stays until the new one is complete on the disk.

    Raises:
        OSError: it cannot be written; the old file is as it was.
    """
    import secrets
    from pathlib import Path

    try:
        target = Path(os.path.realpath(path))
    except ValueError as error:  # a null character in the name
        raise OSError(errno.EINVAL, str(error), os.fspath(path)) from error
    draft = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    try:
        with draft.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(target)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise OSError(error.errno, error.strerror, os.fspath(path)) from error  # not the name of the draft
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


def rewound(body: Body[S, A, O]) -> Body[S, A, O]:
    """The inside of a save, gone back to before the action that is pending in it."""
    pending = body.position.pending
    if pending is None:
        return body
    back = len(pending.answers) + 1
    position = msgspec.structs.replace(
        body.position,
        state=pending.before,
        chance=pending.chance,
        step=max(body.position.step - back, 0),
        pending=None,
    )
    if back > len(body.actions):  # it began in the midst of the action
        return Body(body.players, Placed(position), (), position)
    return Body(body.players, body.start, body.actions[:-back], position)
