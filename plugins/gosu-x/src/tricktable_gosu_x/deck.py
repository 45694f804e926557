"""The ruleset's own cards, read from `cards.toml`."""

from __future__ import annotations

from tricktable.packs import cards_of_package
from tricktable_gosu_x.cards import GosuXCard
from tricktable_gosu_x.vocabulary import VOCABULARY

OWN_CARDS = cards_of_package("tricktable_gosu_x", GosuXCard, vocabulary=VOCABULARY)
"""The 88 different cards."""
