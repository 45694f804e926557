"""Whether cards make a deck of a game: what holds for every game, and what the game itself checks."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from tricktable._narrow import is_table, is_text, is_tuple
from tricktable.effects.cards import Card
from tricktable.effects.fields import fields_of
from tricktable.effects.reading import HOLE, without_holes
from tricktable.effects.telling import unknown_key
from tricktable.errors import quoted
from tricktable.packs.effect_checks import senseless
from tricktable.packs.filter_checks import filter_findings, keyword_findings
from tricktable.packs.format import Finding, PackFormat, folded
from tricktable.packs.own import places_of_package
from tricktable.packs.saying import said_of
from tricktable.packs.value_checks import twice

__all__ = [
    "deck_problems",
]

LONGEST = 80
"""How many characters a name or an id may have."""
EFFECTS = "effects"
"""In `Card.ours`: all that a card does."""
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")
_ODD = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def deck_problems(form: PackFormat[Any], package: str | None = None) -> Iterator[str]:
    """What is wrong with a ruleset's own cards: a sentence for each fault. The kit's check `own-cards` asks for them.

    Args:
        form: how the ruleset reads card packs.
        package: the package of the ruleset, where each fault of a card in its `cards.toml` is to be told with its line.

    Example:
        >>> import tricktable as tt
        >>> list(deck_problems(tt.ruleset("gosu").card_packs.format))
        []
    """
    place = None if package is None else places_of_package(package)
    for id, sentence, path in (*card_findings(form, form.own), *form.check(form.own)):
        there = "" if place is None or id is None else place(id, path)
        yield f"{there}{': ' if there else ''}{said_of(id, path, sentence)}"


def card_findings(
    form: PackFormat[Any], deck: Sequence[Card], own: Sequence[Card] = (), lost: Iterable[str] = ()
) -> Iterator[Finding]:
    """What is wrong with single cards of a deck, whatever game it is for.

    Args:
        form: how the game reads card packs.
        deck: the cards, where they were read with faults with holes in them.
        own: the game's own cards, which say what clans and levels there are. Those that are in the deck are fine.
        lost: the ids of further cards, which could not be read.
    """
    fine = set(map(id, own))
    mine = [card for card in deck if id(card) not in fine]
    yield from _id_findings(mine)
    yield from _name_findings([card for card in deck if id(card) in fine], mine, form.languages)
    yield from filter_findings(mine, deck, own or deck, tuple(lost))
    for card in mine:
        yield from keyword_findings(card, form.keywords)
    for card in mine:
        yield from _origin_findings(card)
        yield from _part_findings(card)
        yield from (Finding(card.id, sentence, path) for path, sentence in twice(card))
        yield from (Finding(card.id, sentence, path) for path, sentence in senseless(card))


def frame_findings(form: PackFormat[Any], deck: Sequence[Card]) -> tuple[list[Finding], list[Finding]]:
    """What the game itself finds wrong with cards: with single ones, and with all of them together."""
    whole = [without_holes(card) for card in deck]
    # Of a card whose cost or the like could not be read, the game would find faults that follow from that alone.
    unsure = {card.id for card in deck if any(getattr(card, key) is HOLE for key in card.__struct_fields__)}
    found = [each for each in form.check(whole) if each.card not in unsure]
    named = {each.card for each in found}
    alone = {each for card in whole if card.id in named for each in form.check([card]) if each.card == card.id}
    return [each for each in found if each in alone], [each for each in found if each not in alone]


def _id_findings(deck: Iterable[Card]) -> Iterator[Finding]:
    for card in deck:
        if not _ID.fullmatch(card.id) or len(card.id) > LONGEST:
            said = f"An id is of letters a to z, digits and single hyphens, not {quoted(card.id)}."
            yield Finding(card.id, said, ("id",))
        called: Any = card.called
        for at, name in enumerate(called if is_tuple(called) else ()):
            if is_text(name) and (not _ID.fullmatch(name) or len(name) > LONGEST):
                said = f"What cards are called is of letters a to z, digits and single hyphens, not {quoted(name)}."
                yield Finding(card.id, said, ("called", at))


def _name_findings(others: Iterable[Card], mine: Iterable[Card], languages: Sequence[str]) -> Iterator[Finding]:
    taken = {(language, folded(name)): card.id for card in others for language, name in card.name.items()}
    for card in mine:
        names: Any = card.name  # a hole, where it could not be read
        if not is_table(names):
            continue
        foreign = [quoted(language) for language in names if language not in languages]
        for language in languages:
            if language not in names:
                meant = f" Did you mean {language} where it says {' or '.join(foreign)}?" if foreign else ""
                yield Finding(card.id, f"The name in {language!r} is missing.{meant}", ("name", language))
        for language, name in names.items():
            problem = "" if _LANGUAGE.fullmatch(language) else f"{quoted(language)} is no language tag, such as 'uk'."
            problem = problem or name_problem(name)
            other = taken.setdefault((language, folded(name)), card.id)
            if not problem and other != card.id:
                problem = f"The card {other} has this name in {language!r} already."
            if problem:
                yield Finding(card.id, problem, ("name", language))


def name_problem(name: str) -> str:
    """What is wrong with a name; empty where nothing is."""
    if not name.strip():
        return "A name is wanted, not an empty text."
    if len(name) > LONGEST:
        return f"A name has at most {LONGEST} characters."
    odd = any(unicodedata.category(char) in _ODD for char in name)
    return "A name has no control characters." if odd else ""


def _origin_findings(card: Card) -> Iterator[Finding]:
    """A card of which it is not clear whether it is a public one."""
    if HOLE in (card.origin, card.source, card.ours):
        return
    if card.origin != "public":
        for key in ("source", "ours"):
            if getattr(card, key):
                yield Finding(card.id, 'Only a public card has this: origin = "public".', (key,))
    elif not card.source.strip():
        said = 'A public card says where it is known from: source = "...".'
        yield Finding(card.id, said, ("source",) if card.source else ("origin",))


def _part_findings(card: Card) -> Iterator[Finding]:
    """Parts of a card which are said not to be public, though it has no such part."""
    known = (*fields_of(type(card)), EFFECTS)
    parts: Any = card.ours
    for at, part in enumerate(parts if is_tuple(parts) else ()):
        if is_text(part) and part not in known:
            yield Finding(card.id, unknown_key(part, known), ("ours", at))
