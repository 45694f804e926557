"""The own cards of a ruleset, in a file of its package."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from tricktable.effects.cards import Card
from tricktable.effects.reading import Path, read_card
from tricktable.effects.vocabulary import STANDARD, Vocabulary
from tricktable.errors import PackError, PackFault

K = TypeVar("K", bound=Card)
FILE = "cards.toml"


def cards_of_package(package: str, kind: type[K], file: str = FILE, vocabulary: Vocabulary = STANDARD) -> tuple[K, ...]:
    """The own cards of a ruleset, from a file of its package.

    Whether they make a deck, the kit's check `own-cards` finds out.

    Raises:
        PackError: a card cannot be read; says where: `cards.toml:9: gate-keeper, entering 1, do: ...`.

    Example:
        >>> from tricktable_gosu.cards import GosuCard
        >>> len(cards_of_package("tricktable_gosu", GosuCard))
        75
    """
    from tricktable.packs.saying import said
    from tricktable.packs.toml_lines import line_at, lines_of

    text, data = _read(package, file)
    read = [read_card(card, kind, vocabulary, ("card", at)) for at, card in enumerate(data.get("card", ()))]
    faults = [fault for _, some in read for fault in some]
    if faults:
        lines = lines_of(text)
        raise PackError((PackFault(line_at(lines, path), said(data, path, told)) for path, told in faults), file)
    return tuple(card for card, _ in read if isinstance(card, kind))


def places_of_package(package: str, file: str = FILE) -> Callable[[str, Path], str]:
    """Where a card stands in a file of a package, by its id and a path in it: `cards.toml:9`; empty: nowhere there.

    Example:
        >>> places_of_package("tricktable_gosu")("no-such-card", ())
        ''
    """
    from importlib.resources import files

    from tricktable.packs.toml_lines import line_at, lines_of

    if not (files(package) / file).is_file():
        return lambda _id, _path: ""
    text, data = _read(package, file)
    at = {card["id"]: number for number, card in enumerate(data.get("card", ()))}
    lines = lines_of(text)
    return lambda id, path: f"{file}:{line_at(lines, ('card', at[id], *path))}" if id in at else ""


def _read(package: str, file: str) -> tuple[str, Mapping[str, Any]]:
    from importlib.resources import files

    from tricktable.packs.text import parsed

    text = (files(package) / file).read_text("utf-8")
    try:
        return text, parsed(text)
    except PackError as error:
        raise PackError(error.problems, file) from error
