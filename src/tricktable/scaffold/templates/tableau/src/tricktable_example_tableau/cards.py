"""The cards: what they can say, and what makes a deck of them. The cards themselves stand in `cards.toml`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tricktable.effects import (
    AtLeast,
    Card,
    CardsInPlay,
    DidIt,
    Discard,
    Draw,
    Fixed,
    GainPoint,
    If,
    May,
    Trap,
    Vocabulary,
    Whenever,
)
from tricktable.packs import Finding, cards_of_package

from tricktable_example_tableau.table import HAND, ROWS

WORDS = Vocabulary(
    effects=(Discard, Draw, GainPoint, If, May, Trap),
    numbers=(CardsInPlay, Fixed),
    conditions=(AtLeast, DidIt),
    overall=(Whenever,),
)
"""What the cards of this game can say. More of it is in `tricktable.effects`; an effect of your own is a class."""

CARDS = cards_of_package("tricktable_example_tableau", Card, vocabulary=WORDS)


def check(cards: Sequence[Card]) -> Iterable[Finding]:
    """What keeps cards from being a deck, for whoever makes others."""
    for card in cards:
        if not 1 <= card.level <= ROWS:
            yield Finding(card.id, f"A level is from 1 to {ROWS}.", ("level",))
    if sum(card.copies for card in cards) < HAND * 4:
        yield Finding(None, f"A deck has at least {HAND * 4} cards.")
