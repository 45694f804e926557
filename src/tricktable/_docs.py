"""What docstrings say, for schemas and pages."""

from __future__ import annotations

import inspect
import re
from collections.abc import Mapping

_SECTION = re.compile(r"^(?:Args|Attributes|Raises|Returns|Example|Examples):$", re.MULTILINE)
_ENTRY = re.compile(r"^ {4}(\w+): (.*(?:\n {8}.*)*)", re.MULTILINE)


def about(kind: type[object]) -> str:
    """What a class says of itself: its docstring without attributes and examples.

    Example:
        >>> from tricktable import Rejection
        >>> about(Rejection)
        'Why an action is illegal.'
    """
    return _SECTION.split(_doc(kind), maxsplit=1)[0].strip()


def attributes(kind: type[object]) -> Mapping[str, str]:
    """What a class, and those that it derives from, say of its attributes.

    Example:
        >>> from tricktable import Rejection
        >>> attributes(Rejection)["message"]
        'the reason in a sentence.'
    """
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        _, _, rest = _doc(base).partition("Attributes:\n")
        entries = _SECTION.split(rest, maxsplit=1)[0]
        found |= {name: " ".join(text.split()) for name, text in _ENTRY.findall(entries)}
    return found


def _doc(kind: type[object]) -> str:
    doc = kind.__dict__.get("__doc__")
    return inspect.cleandoc(doc) if isinstance(doc, str) else ""
