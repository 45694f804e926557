"""Actions that were typed too short or too long, said in the language of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tricktable.errors import NotationError
from tricktable.locale import Translator
from tricktable.notation import tag_of, values_of
from tricktable.walk import hints


def retold(tr: Translator, error: NotationError, line: str, types: Sequence[type[Any]]) -> NotationError:
    """The error of reading an action; where values are missing or left over, in the language of a translator."""
    verb, *values = values_of(line)
    found = next((cls for cls in types if tag_of(cls) == verb.casefold()), None)
    if found is None:
        return error
    names = [name for name, _ in hints(found)]
    if len(values) > len(names):
        said = tr("cli.misread.more", verb=verb) if names else tr("cli.misread.alone", verb=verb)
    elif len(values) < len(names):
        missing = [tr(f"cli.field.{name}") if tr.knows(f"cli.field.{name}") else name for name in names[len(values) :]]
        said = tr("cli.misread.needs", verb=verb, missing=", ".join(missing))
    else:
        return error
    return NotationError(said, error.line, error.column)
