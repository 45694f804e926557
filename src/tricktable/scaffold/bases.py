"""What a new package has to know of the game that it adds to."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tricktable._narrow import is_list, is_table, is_tuple
from tricktable.effects.cards import Card
from tricktable.effects.writing import plain, toml_value
from tricktable.errors import PackError
from tricktable.packs.template import MINE
from tricktable.ruleset import AnyRuleset

_PROJECT = re.compile(r"[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?")


def requirement(distribution: str, version: str) -> str:
    """What needs a distribution of about this version; empty where it is none that can be installed.

    Example:
        >>> requirement("tricktable-gosu", "0.1.4"), requirement("whist", "2.3")
        ('tricktable-gosu>=0.1,<0.2', 'whist>=2.3,<3')
    """
    if not _PROJECT.fullmatch(distribution):
        return ""
    found = re.match(r"(\d+)\.(\d+)", version)
    if found is None:
        return distribution
    major, minor = int(found[1]), int(found[2])
    return f"{distribution}>={major}.{minor},<{f'0.{minor + 1}' if major == 0 else major + 1}"


def home_of(kind: type[Any]) -> str | None:
    """The package, as near to the top as may be, from which a class can be imported; None where there is none."""
    parts = kind.__module__.split(".")
    names = [".".join(parts[:end]) for end in range(1, len(parts) + 1)]
    return next((name for name in names if getattr(sys.modules.get(name), kind.__name__, None) is kind), None)


def imports(lines: Sequence[tuple[str, str]]) -> str:
    """Import statements for names of modules, sorted as linters want them."""
    by_module: dict[str, list[str]] = {}
    for module, name in lines:
        by_module.setdefault(module, []).append(name)
    return "\n".join(f"from {module} import {', '.join(sorted(names))}" for module, names in sorted(by_module.items()))


def python_value(value: object) -> str:
    """Plain data as Python spells it, with the quotation marks that formatters want.

    Example:
        >>> python_value({"goal": 5, "teams": ("3-2",), "short": True})
        '{"goal": 5, "teams": ("3-2",), "short": True}'
    """
    if is_table(value):
        return f"{{{', '.join(f'{python_value(key)}: {python_value(each)}' for key, each in value.items())}}}"
    if is_list(value):
        return f"[{', '.join(map(python_value, value))}]"
    if is_tuple(value):
        inside = ", ".join(map(python_value, value))
        return f"({inside},)" if len(value) == 1 else f"({inside})"
    return toml_value(value) if isinstance(value, str) else repr(value)


def first_card(ruleset: AnyRuleset, head: str, id: str, title: str, languages: Sequence[str]) -> str | None:
    """A card to begin a pack with: one of the game's own under another id and name, which makes a deck with the rest.

    The simplest that does something is taken: whoever begins is to see through it.

    Args:
        ruleset: the game.
        head: the text of the pack so far.
        id: the id of the card.
        title: its name.
        languages: those in which it is to have one.

    Returns:
        The text of the card; None where none of the own cards can be replaced so.
    """
    packs = ruleset.card_packs
    for own in sorted(packs.format.own, key=_weight):
        data = {key: value for key, value in plain(own).items() if key not in MINE}
        data |= {"id": id, "name": dict.fromkeys(languages, title)}
        text = "\n".join(_card({"id": id, "replaces": own.id, **data}))
        try:
            packs.read(f"{head}\n{text}")
        except PackError:
            continue
        return text
    return None


def _weight(card: Card) -> tuple[bool, int, int]:
    """How hard a card is to read: one that does nothing is no example, and what it does counts more than the rest."""
    effects = str((card.entering, card.mutating, card.activation, card.overall))
    return not (card.entering or card.activation), len(effects), len(card.keywords)


def _card(data: Mapping[str, object]) -> Iterator[str]:
    yield "[[card]]"
    yield from (f"{key} = {toml_value(value)}" for key, value in data.items())
    yield ""
