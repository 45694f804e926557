"""What a client was sent, read back into the types of the game: for clients that are written in Python."""

from __future__ import annotations

from typing import Any

import msgspec

from tricktable._plain import UNREADABLE
from tricktable.errors import NotationError


def read(kind: Any, data: object, what: str) -> Any:
    """Data of one type, from JSON or from what was read from it.

    Raises:
        NotationError: it is none.
    """
    try:
        if isinstance(data, (bytes, str)):
            return msgspec.json.decode(data, type=kind)
        return msgspec.convert(data, kind)
    except UNREADABLE as error:
        raise NotationError(f"no {what}: {error}") from error
