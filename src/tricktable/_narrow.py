"""What kind of value came in: from a field that may hold anything, from a file, or from a caller without types.

Of a container, `isinstance` alone leaves what lies in it unknown to pyright; these say that it may be anything.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeGuard


def is_tuple(value: object) -> TypeGuard[tuple[Any, ...]]:
    """Whether the value is a tuple, as in states, views and events."""
    return isinstance(value, tuple)


def is_list(value: object) -> TypeGuard[list[Any]]:
    """Whether the value is a list, as in data from a file."""
    return isinstance(value, list)


def is_table(value: object) -> TypeGuard[Mapping[str, Any]]:
    """Whether the value has names and values, as in data from a file."""
    return isinstance(value, Mapping)


def is_sequence(value: object) -> TypeGuard[Sequence[Any]]:
    """Whether the value is a list or the like; a text is none."""
    return isinstance(value, Sequence) and not isinstance(value, (str, bytes))


def is_text(value: object) -> TypeGuard[str]:
    """Whether the value is a text, for a check of what callers without types hand in."""
    return isinstance(value, str)
