"""The eighty gladiators."""

from __future__ import annotations

import functools

from tricktable.tricks import Cards, Deck
from tricktable_gorus_maximus.options import RANKS, SCHOOLS
from tricktable_gorus_maximus.table import PlayGladiator

ALL = Deck.of(SCHOOLS, RANKS)
"""Every gladiator that there is; which of them play depends on the table."""

PLAY = {card: PlayGladiator(card) for card in ALL.cards}
"""Each gladiator's action, made once."""


@functools.cache
def deck_of(schools: tuple[str, ...], ranks: tuple[int, ...]) -> Cards:
    """The gladiators of some schools and ranks, sorted."""
    return Deck.of(schools, ranks).cards
