"""Card texts of Gosu X: what the core says, icons, keywords, the tile, and what is in doubt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tricktable.effects import Card, Deck, Describer, FromHand, TokenCount
from tricktable.effects.writing import values_in
from tricktable.locale import Translator
from tricktable_gosu_x.cards import MILITARY, GosuXCard


class GosuXDescriber(Describer):
    """Says what is on a card of Gosu X.

    Attributes:
        parts: which parts of the text at hand have another label than they mostly have.
    """

    def __init__(self, tr: Translator, deck: Deck[Any] | None = None) -> None:
        super().__init__(tr, deck)
        self.parts: Mapping[str, str] = {}

    def lines(self, card: Card) -> list[str]:
        """The effect, what holds, keywords and icons, the tile of a leader, what X is, and doubts."""
        self.parts = _parts(card)
        lines = super().lines(card)
        if not isinstance(card, GosuXCard):
            return lines
        tile = [each.describe(self._voice()) for each in card.tile]
        if tile and card.tile != card.overall:
            lines.append(self._labelled("tile", tile))
        elif tile:
            lines.append(self.tr("effect.tile-alike"))
        if any(isinstance(value, TokenCount) for _, value in values_in(card)):
            lines.append(self.tr("effect.x"))
        return lines + [self.tr(f"effect.doubt.{each}") for each in card.doubt]

    def facts(self, card: Card) -> list[tuple[str, str]]:
        """What it is worth in the Great Battle (`gosu-x.cards.military`)."""
        return [(self.tr("cli.cards.military"), str(MILITARY[card.level]))] if card.level in MILITARY else []

    def keywords(self, card: Card) -> list[str]:
        """Keywords and icons, in one line."""
        words = [self.keyword_name(each) for each in card.keywords]
        if isinstance(card, GosuXCard) and card.icons:
            words.append(self.tr("keyword.icons", n=card.icons))
        return [self.sentence(self.joined(words, "effect.list.comma", "effect.list.comma"))] if words else []

    def _labelled(self, part: str, texts: Sequence[str]) -> str:
        """A part of the text with its name: a card that can be activated says so, and one used from the hand."""
        return super()._labelled(self.parts.get(part, part), texts)


def _parts(card: Card) -> dict[str, str]:
    parts: dict[str, str] = {}
    if isinstance(card, GosuXCard) and card.icons:
        parts["entering"] = "entering-and-activated"
    if card.overall and all(isinstance(each, FromHand) for each in card.overall):
        parts["overall"] = "from-hand"
    return parts
