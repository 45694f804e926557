"""Actions as text: a verb and its values, such as `play blue-4`, and back."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

import msgspec

from tricktable._narrow import is_text
from tricktable._plain import UNREADABLE
from tricktable.errors import NotationError, nearest, quoted
from tricktable.locale import in_english
from tricktable.message import Message
from tricktable.walk import hints

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|\S+')
_PLAIN = re.compile(r'[^\s"]+')


def format_action(action: Any) -> str:
    """The text of an action: its tag, then its fields in order.

    Example:
        >>> from tricktable.value import Value
        >>> class Bid(Value, frozen=True, tag="bid"):
        ...     tricks: int
        ...     trump: str | None
        >>> format_action(Bid(3, None)), parse_action("bid 3 -", [Bid]) == Bid(3, None)
        ('bid 3 -', True)

    Raises:
        NotationError: it is none.
    """
    if not isinstance(action, msgspec.Struct):  # whatever the caller's types say
        raise NotationError(f"{quoted(action)} is no action")
    struct: msgspec.Struct = action
    cls = type(struct)
    return " ".join([tag_of(cls), *(_format(getattr(struct, name)) for name, _ in hints(cls))])


def _format(value: object) -> str:
    if value is None:
        return "-"
    if isinstance(value, str):
        return value if _PLAIN.fullmatch(value) and value != "-" and not _number(value) else json.dumps(value)
    # The only spaces are inside texts, and a token ends at a space.
    return json.dumps(msgspec.to_builtins(value), separators=(",", ":"), ensure_ascii=True).replace(" ", "\\u0020")


def _number(text: str) -> bool:
    return bool(re.fullmatch(r"-?\d+|true|false|null|[\[{].*", text))


def values_of(text: str) -> list[str]:
    """The verb and the values of a text, as they are written.

    Example:
        >>> values_of('play  blue-4 "a b"')
        ['play', 'blue-4', '"a b"']
    """
    return _TOKEN.findall(text)


def parse_action(text: str, types: Sequence[type[Any]]) -> Any:
    """The action of one of these types that a text stands for.

    Raises:
        NotationError: no such verb, or a value is missing, left over or of the wrong kind; says at which column.
    """
    if not is_text(text):  # whatever the caller's types say, actions come from forms and chats
        raise NotationError(f"an action is a text, not {type(text).__name__}")
    tokens = list(_TOKEN.finditer(text))
    if not tokens:
        raise _misread("missing", 1)
    verbs = {tag_of(cls): cls for cls in types}
    verb = tokens[0].group().casefold()
    if verb not in verbs:
        at = tokens[0].start() + 1
        if near := nearest(verb, sorted(verbs)):
            raise _misread("meant", at, verb=quoted(verb), meant=near[0])
        raise _misread("unknown", at, verb=quoted(verb), verbs=", ".join(sorted(verbs)))
    cls = verbs[verb]
    fields = hints(cls)
    values: dict[str, Any] = {}
    for (name, hint), token in zip(fields, tokens[1:], strict=False):
        values[name] = _parse(token, hint, name)
    if len(tokens) - 1 > len(fields):
        over = tokens[len(fields) + 1]
        raise _misread("more" if fields else "alone", over.start() + 1, verb=verb, value=quoted(over.group()))
    if len(tokens) - 1 < len(fields):
        missing = ", ".join(name for name, _ in fields[len(tokens) - 1 :])
        raise _misread("needs", len(text.rstrip()) + 1, verb=verb, fields=missing)
    return cls(**values)


def _parse(token: re.Match[str], hint: Any, name: str) -> Any:
    text = token.group()
    value: Any = text
    try:
        if text == "-":
            value = None
        elif text.startswith('"') or _number(text):
            value = json.loads(text)
        return msgspec.convert(value, hint, strict=True)
    except UNREADABLE as error:
        raise _misread("kind", token.start() + 1, value=quoted(text), fields=name) from error


def _misread(why: str, column: int, **gaps: str) -> NotationError:
    said = Message.of(f"error.misread.{why}", **gaps)
    return NotationError(in_english(said), column=column, said=said)


def tag_of(cls: type[msgspec.Struct]) -> str:
    """The tag of a struct class, its verb in notation."""
    tag = cls.__struct_config__.tag
    return str(tag if tag is not None else cls.__name__.lower())
