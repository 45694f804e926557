"""The ruleset's own cards, read from `cards.toml`."""

from __future__ import annotations

from tricktable.packs import cards_of_package
from tricktable_gosu.cards import GosuCard

OWN_CARDS = cards_of_package("tricktable_gosu", GosuCard)
"""The seventy-five different goblins."""
