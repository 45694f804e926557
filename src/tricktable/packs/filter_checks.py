"""Which cards the effects of a card name: filters that fit none of the deck, unknown names and keywords."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tricktable._narrow import is_text, is_tuple
from tricktable.effects.cards import Card
from tricktable.effects.filters import CHOSEN, Printed, Which
from tricktable.effects.overall import CountsAs, Grant
from tricktable.effects.reading import HOLE, Path
from tricktable.effects.values import PlaceMark
from tricktable.effects.writing import cards_named, values_in
from tricktable.errors import quoted, unknown
from tricktable.packs.format import Finding


def filter_findings(
    mine: Sequence[Card], deck: Sequence[Card], own: Sequence[Card], lost: Sequence[str]
) -> Iterator[Finding]:
    """Names, clans and levels that no card has, and filters that fit no card.

    Args:
        mine: the cards whose effects are looked at; they may have holes.
        deck: all cards of the deck.
        own: the game's own cards, which say what clans and levels there are.
        lost: the ids of further cards, which could not be read.
    """
    names = list(
        dict.fromkeys([*(card.id for card in deck), *lost, *(name for card in deck for name in _called(card))])
    )
    known = frozenset(names)
    clans = (*dict.fromkeys(card.clan for card in own), CHOSEN)
    levels = {card.level for card in own}
    for card in mine:
        for path, id in cards_named(card):
            if id not in known:
                yield Finding(card.id, _no_card(id, names), path)
        for path, value in values_in(card):
            if isinstance(value, CountsAs):
                for at, level in _strange(value.levels, levels):
                    yield Finding(card.id, f"No card is of level {level}.", (*path, "levels", at))
                if value.levels == (card.level,):
                    yield Finding(card.id, f"The card is of level {card.level} anyway.", (*path, "levels", 0))
            if isinstance(value, (Which, Printed)):
                fine = True
                clan: Any = value.clan
                if is_text(clan) and clan not in clans:
                    fine = False
                    yield Finding(card.id, unknown("clan", clan, clans), (*path, "clan"))
                for at, level in _strange(value.level, levels):
                    fine = False
                    where = (*path, "level", at) if len(value.level) > 1 else (*path, "level")
                    yield Finding(card.id, f"No card is of level {level}.", where)
                there: Any = value.name
                known_names = there is HOLE or known.issuperset(there)
                if fine and known_names and not any(_fits(value, each) for each in (*deck, *own)):
                    yield Finding(card.id, "No card of the deck is like this.", path)


def _strange(asked: Any, levels: set[int]) -> Iterator[tuple[int, object]]:
    """The levels named that no card of the game has, each with its place. A hole is none."""
    for at, level in enumerate(asked if is_tuple(asked) else ()):
        if level is not HOLE and level not in levels:
            yield at, level


def keyword_findings(card: Card, known: Sequence[str]) -> Iterator[Finding]:
    """Keywords of a card, and in its effects, that the game does not know."""
    for path, named in _keywords(card):
        if is_text(named) and named not in known:
            said = unknown("keyword", named, known) if known else f"This game has no keywords, such as {quoted(named)}."
            yield Finding(card.id, said, path)


def _keywords(card: Card) -> Iterator[tuple[Path, object]]:
    """Every keyword that stands in a card, with its path."""
    for path, value in values_in(card):
        if isinstance(value, PlaceMark):
            yield (*path, "mark"), value.mark
        elif isinstance(value, Grant):
            yield (*path, "keyword"), value.keyword
        elif isinstance(value, (Card, Which, Printed)):
            key = "keywords" if isinstance(value, Card) else "keyword"
            several: Any = getattr(value, key)
            for at, each in enumerate(several if is_tuple(several) else ()):
                yield (*path, key, at), each


def _called(card: Card) -> tuple[str, ...]:
    """The names that a card answers to. A hole is none."""
    called: Any = card.called
    return called if is_tuple(called) and called else (card.id,)


def _fits(which: Which | Printed, card: Card) -> bool:
    """Whether a filter may mean a card, by what is printed on it and what it counts as. A hole fits all.

    Keywords of cards in play are not looked at: marks bring them there.
    """
    levels: set[Any] = {card.level}
    names: set[Any] = {*_called(card)}
    clan = which.clan in (None, CHOSEN, HOLE, card.clan)
    overall: Any = card.overall
    for each in overall if is_tuple(overall) else ():
        if isinstance(each, CountsAs):
            more: tuple[Any, Any] = (each.levels, each.names)
            for there, some in zip((levels, names), more, strict=True):
                there.update(some if is_tuple(some) else ())
            clan = clan or each.clans is not False
    keywords: Any = card.keywords
    asked: list[tuple[Any, set[Any]]] = [(which.level, levels), (which.name, names)]
    if isinstance(which, Printed) and keywords is not HOLE:
        asked.append((which.keyword, {*keywords}))
    return clan and all(
        not is_tuple(some) or not some or HOLE in (*some, *there) or not there.isdisjoint(some) for some, there in asked
    )


def _no_card(id: str, ids: Sequence[str]) -> str:
    """That no card has this id or name, without listing the whole deck."""
    said = unknown("card", id, ids)
    return said if "Did you mean" in said else f"Unknown card {quoted(id)}: none of the deck has this id."
