"""Card texts of GOSU: what the core says, and Zombie Mutation."""

from __future__ import annotations

from tricktable.effects import Card, Describer
from tricktable_gosu.cards import MILITARY, GosuCard


class GosuDescriber(Describer):
    """Says what is on a goblin."""

    def facts(self, card: Card) -> list[tuple[str, str]]:
        """What it is worth in the Great Battle (`gosu.cards.military`)."""
        return [(self.tr("cli.cards.military"), str(MILITARY[card.level]))] if card.level in MILITARY else []

    def keywords(self, card: Card) -> list[str]:
        """Zombie Mutation (`gosu.mutate.zombie`)."""
        return [self.tr("keyword.zombie")] if isinstance(card, GosuCard) and card.zombie else []
