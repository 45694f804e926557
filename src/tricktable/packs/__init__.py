"""Card packs: files that bring other cards to a game, and how a ruleset reads them.

A ruleset whose cards are data says so with `Ruleset(packs=PackFormat(...))`. Its options type then has the field
`cards: str = ""`, and its rules take the cards that are played with as third argument. How a pack is read and what is
looked at stands in the files beside this one; they are imported only where a pack is read.
"""

from __future__ import annotations

from tricktable.packs.format import CardPack, Finding, PackFormat, told
from tricktable.packs.own import cards_of_package

__all__ = ["CardPack", "Finding", "PackFormat", "cards_of_package", "told"]
