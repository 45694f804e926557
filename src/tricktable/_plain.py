"""What JSON and MessagePack can both keep, and reading either without quietly losing a part of it."""

from __future__ import annotations

import json
from typing import Any, Literal

import msgspec

from tricktable._narrow import is_list, is_table
from tricktable.errors import SaveError, quoted

Codec = Literal["json", "msgpack"]

UNREADABLE = (msgspec.MsgspecError, ValueError, TypeError, OverflowError, RecursionError)
"""What reading or converting data can raise; the errors of older msgspec are no ValueErrors."""


def unsavable(value: object) -> str:
    """Why not both codecs can keep a value and give it back; empty where they can.

    Example:
        >>> unsavable((1, "a")), unsavable((2**64,))
        ('', 'a number is beyond 64 bits')
    """
    try:
        plain = msgspec.json.decode(msgspec.json.encode(value))
    except UnicodeEncodeError:
        return "a text is no Unicode"
    except UNREADABLE as error:
        return str(error) or type(error).__name__
    return "a number is beyond 64 bits" if _beyond(plain) else ""


def setting(text: str) -> Any:
    """The value of an option: JSON where it reads as JSON, else the text.

    Example:
        >>> setting("5"), setting("3-2"), setting('["blue"]')
        (5, '3-2', ['blue'])
    """
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def _beyond(plain: object) -> bool:
    if is_list(plain):
        return any(map(_beyond, plain))
    if is_table(plain):
        return any(map(_beyond, plain.values()))
    return isinstance(plain, int) and not -(2**63) <= plain < 2**63


def check_keys(data: bytes, codec: Codec) -> None:
    """Refuse a key that occurs twice, where the decoder would quietly take the last, and a number beyond 64 bits.

    Raises:
        SaveError: there is one.
    """
    if codec == "json":
        try:
            json.loads(data, object_pairs_hook=once, parse_int=_whole)
        except RecursionError as error:
            raise SaveError("The save cannot be read: it is nested too deeply.") from error
        except ValueError as error:
            raise SaveError(f"The save cannot be read: {error}.") from error
        return
    try:
        tight = msgspec.msgpack.encode(msgspec.msgpack.decode(data))
    except UNREADABLE as error:
        raise SaveError(f"The save cannot be read: {error}.") from error
    if tight != data:
        raise SaveError("The save cannot be read: a key occurs twice, or a value is not packed as tightly as can be.")


def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """The object of these pairs, for `json.loads`: a key that occurs twice is refused with ValueError."""
    out: dict[str, Any] = {}
    for name, value in pairs:
        if name in out:
            raise ValueError(f"the key {quoted(name)} occurs twice")
        out[name] = value
    return out


def _whole(digits: str) -> int:
    """A whole number of a save. Beyond 64 bits the codecs differ, and older ones even read a wrong number."""
    number = int(digits) if len(digits) <= 20 else 2**64
    if not -(2**63) <= number < 2**63:
        raise ValueError("a number is beyond 64 bits")
    return number
