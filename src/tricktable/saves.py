"""Saves: a whole game in an envelope that says who can read it.

The envelope names format, ruleset and versions; what belongs to the ruleset is decoded by that ruleset's decoder.
A save that this library wrote is recognised by encoding it again; any other is read strictly, key by key.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Literal

import msgspec

from tricktable._version import __version__
from tricktable.errors import SaveError, TricktableError, VersionError
from tricktable.position import A, O, Position, S
from tricktable.start import Placed, Seeded
from tricktable.value import Value

if TYPE_CHECKING:
    from tricktable.game import Game
    from tricktable.ruleset import Ruleset

Codec = Literal["json", "msgpack"]
FORMAT = "tricktable-save"
FORMAT_VERSION = 1
LARGEST = 64 * 1024 * 1024
"""The largest save that is read, in bytes."""


class Envelope(Value, frozen=True):
    """The outside of a save: readable without its ruleset."""

    format: str
    version: int
    core_version: str
    ruleset: str
    ruleset_version: str
    state_version: int
    body: msgspec.Raw


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


def body_type(ruleset: Ruleset[Any, Any, Any, Any, Any]) -> Any:
    """The type of the inside of a ruleset's saves."""
    return Body[ruleset.state_type, ruleset.action_type, ruleset.options_type]  # type: ignore[name-defined]


def encode(game: Game[Any, Any, Any, Any, Any], codec: Codec) -> bytes:
    """The save of a game."""
    ruleset, encoder = game.ruleset, _ENCODERS[codec]
    body = Body(game.players, game.start, game.history, game.position)
    return _seal(ruleset, encoder, encoder.encode(body))


def _seal(ruleset: Ruleset[Any, Any, Any, Any, Any], encoder: Any, body: bytes) -> bytes:
    info = ruleset.info
    envelope = Envelope(
        FORMAT, FORMAT_VERSION, __version__, info.id, info.version, ruleset.state_version, msgspec.Raw(body)
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
    head: _Head = _guarded(lambda: (msgspec.json if codec == "json" else msgspec.msgpack).decode(raw, type=_Head))
    if head.format != FORMAT:
        raise SaveError("This is not a tricktable save.")
    if head.version > FORMAT_VERSION:
        raise VersionError("format", head.version, FORMAT_VERSION)
    if head.version < FORMAT_VERSION:
        raw = _migrated(raw, codec, head.version, FORMAT_VERSION, FORMAT_MIGRATIONS, "the save's format")
    envelope: Envelope = _guarded(lambda: _ENVELOPES[codec].decode(raw))
    if _ENCODERS[codec].encode(envelope) != raw:
        _check_keys(raw, codec)
    return envelope, codec


def _as_bytes(data: object) -> bytes:
    """The bytes of a save, whatever a caller without types handed in."""
    if isinstance(data, str):
        return data.encode("utf-8", "surrogatepass")
    if isinstance(data, memoryview):
        return data.tobytes()
    if isinstance(data, (bytes, bytearray)):
        return bytes(data)
    raise SaveError(f"A save is bytes or text, not {type(data).__name__}.")


class _Head(msgspec.Struct):
    format: str
    version: int


def decode(ruleset: Ruleset[Any, Any, Any, Any, Any], envelope: Envelope, codec: Codec) -> Body[Any, Any, Any]:
    """The inside of a save, checked.

    Raises:
        SaveError: it does not fit the ruleset; says where.
        VersionError: it was written by a newer version of the ruleset.
    """
    if envelope.state_version > ruleset.state_version:
        raise VersionError(ruleset.id, envelope.ruleset_version, ruleset.info.version)
    data = bytes(envelope.body)
    if envelope.state_version < ruleset.state_version:
        data = _migrated(data, codec, envelope.state_version, ruleset.state_version, ruleset.migrations, ruleset.id)
    decoder = ruleset.decoders[codec]
    body: Body[Any, Any, Any] = _guarded(lambda: decoder.decode(data))
    if _ENCODERS[codec].encode(body) != data:
        _check_keys(data, codec)
    try:
        problems = ruleset.problems(body.position)
    except TricktableError as error:
        raise SaveError(f"The save's position: {error}") from error
    if problems:
        raise SaveError(f"The save's position is none that can be played on: {'; '.join(problems)}")
    if body.position.step < len(body.actions):
        raise SaveError("The save counts fewer steps than it has actions.")
    return body


def decoders(ruleset: Ruleset[Any, Any, Any, Any, Any]) -> dict[str, Any]:
    """The decoders for the inside of a ruleset's saves."""
    kind = body_type(ruleset)
    return {"json": msgspec.json.Decoder(kind), "msgpack": msgspec.msgpack.Decoder(kind)}


def _guarded(read: Callable[[], Any]) -> Any:
    try:
        return read()
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise SaveError(f"The save cannot be read: {error}.") from error
    except RecursionError as error:
        raise SaveError("The save cannot be read: it is nested too deeply.") from error
    except (OverflowError, ValueError) as error:
        raise SaveError(f"The save cannot be read: {error}.") from error


def _check_keys(data: bytes, codec: Codec) -> None:
    """Refuse a key that occurs twice: the decoder would quietly take the last."""
    if codec == "json":
        try:
            json.loads(data, object_pairs_hook=_unique)
        except RecursionError as error:
            raise SaveError("The save cannot be read: it is nested too deeply.") from error
        except ValueError as error:
            raise SaveError(f"The save cannot be read: {error}.") from error
    elif msgspec.msgpack.encode(msgspec.msgpack.decode(data)) != data:
        raise SaveError("The save cannot be read: a key occurs twice, or a value is not packed as tightly as can be.")


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    out = dict(pairs)
    if len(out) != len(pairs):
        names = [name for name, _ in pairs]
        raise ValueError(f"the key {next(name for name in names if names.count(name) > 1)!r} occurs twice")
    return out


def _migrated(  # noqa: PLR0917  # one call for the envelope and one for its body
    data: bytes,
    codec: Codec,
    version: int,
    target: int,
    steps: dict[int, Callable[[dict[str, Any]], dict[str, Any]]],
    what: str,
) -> bytes:
    read: Any = msgspec.json if codec == "json" else msgspec.msgpack
    plain = _guarded(lambda: read.decode(data))
    for at in range(version, target):
        if at not in steps:
            raise SaveError(f"There is no way from version {at} of {what} to version {target}.")
        try:
            plain = steps[at](plain)
        except Exception as error:  # a migration works on whatever was in the file
            raise SaveError(f"Version {at} of {what} cannot be read ({type(error).__name__}).") from error
    out: bytes = read.encode(plain)
    return out


def write_file(path: str | os.PathLike[str], data: bytes) -> None:
    """Write a file whole or not at all: what was there stays until the new one is complete on the disk.

    Raises:
        OSError: it cannot be written; the old file is as it was.
    """
    import secrets

    target = Path(os.path.realpath(path))
    draft = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    try:
        with draft.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(target)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


def rewound(body: Body[S, A, O]) -> tuple[Position[S, A, O], tuple[A, ...]]:
    """The position before the action that is pending in a save, and the actions up to it."""
    pending = body.position.pending
    if pending is None:
        return body.position, body.actions
    back = len(pending.answers) + 1
    position = msgspec.structs.replace(
        body.position,
        state=pending.before,
        chance=pending.chance,
        step=max(body.position.step - back, 0),
        pending=None,
    )
    return position, body.actions[: max(len(body.actions) - back, 0)]
