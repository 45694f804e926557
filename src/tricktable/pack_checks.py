"""Whether cards make a deck of a game: what holds for every game, and what the game itself checks."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from tricktable._narrow import is_table, is_text, is_tuple
from tricktable.effects.cards import Card
from tricktable.effects.filters import CHOSEN, Printed, Which
from tricktable.effects.reading import HOLE, without_holes
from tricktable.effects.writing import cards_named, values_in
from tricktable.errors import quoted, unknown
from tricktable.packs import Finding, PackFormat, folded

LONGEST = 80
"""How many characters a name or an id may have."""
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")
_ODD = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def deck_problems(form: PackFormat[Any]) -> Iterator[str]:
    """What is wrong with a ruleset's own cards: a sentence for each fault."""
    for id, sentence, path in findings(form, form.own, form.own):
        yield f"{', '.join(map(str, filter(None, (id, *path))))}: {sentence}"


def findings(form: PackFormat[Any], deck: Sequence[Card], own: Sequence[Card]) -> Iterator[Finding]:
    """What is wrong with the cards of a deck.

    Args:
        form: how the game reads card packs.
        deck: the cards, where they were read with faults with holes in them.
        own: the game's own cards, which say what clans and levels there are.
    """
    yield from _id_findings(deck)
    yield from _name_findings(deck, form.languages)
    yield from _filter_findings(deck, own or deck)
    # Of a card whose cost or the like could not be read, the game would find faults that follow from that alone.
    unsure = {card.id for card in deck if any(getattr(card, key) is HOLE for key in card.__struct_fields__)}
    yield from (each for each in form.check([without_holes(card) for card in deck]) if each.card not in unsure)


def _id_findings(deck: Iterable[Card]) -> Iterator[Finding]:
    for card in deck:
        if not _ID.fullmatch(card.id) or len(card.id) > LONGEST:
            said = f"An id is of letters a to z, digits and single hyphens, not {quoted(card.id)}."
            yield Finding(card.id, said, ("id",))


def _name_findings(deck: Iterable[Card], languages: Sequence[str]) -> Iterator[Finding]:
    taken: dict[tuple[str, str], str] = {}
    for card in deck:
        names: Any = card.name  # a hole, where it could not be read
        if not is_table(names):
            continue
        for language in languages:
            if language not in names:
                yield Finding(card.id, f"The name in {language!r} is missing.", ("name", language))
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


def _filter_findings(deck: Sequence[Card], own: Sequence[Card]) -> Iterator[Finding]:
    ids = [card.id for card in deck]
    known = frozenset(ids)
    clans = (*dict.fromkeys(card.clan for card in own), CHOSEN)
    levels = {card.level for card in own}
    for card in deck:
        for path, id in cards_named(card):
            if id not in known:
                yield Finding(card.id, _no_card(id, ids), path)
        for path, value in values_in(card):
            if isinstance(value, (Which, Printed)):
                clan: Any = value.clan
                if is_text(clan) and clan not in clans:
                    yield Finding(card.id, unknown("clan", clan, clans), (*path, "clan"))
                asked: Any = value.level
                for at, level in enumerate(asked if is_tuple(asked) else ()):
                    if level is not HOLE and level not in levels:
                        where = (*path, "level", at) if len(asked) > 1 else (*path, "level")
                        yield Finding(card.id, f"No card is of level {level}.", where)


def _no_card(id: str, ids: Sequence[str]) -> str:
    """That no card has this id, without listing the whole deck."""
    said = unknown("card", id, ids)
    return said if "Did you mean" in said else f"Unknown card {quoted(id)}: none of the deck has this id."
