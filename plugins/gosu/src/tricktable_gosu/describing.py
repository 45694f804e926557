"""Card texts of GOSU: what the core says, and Zombie Mutation."""

from __future__ import annotations

from tricktable.effects import Card, Describer
from tricktable_gosu.cards import GosuCard


class GosuDescriber(Describer):
    """Says what is on a goblin."""

    def keywords(self, card: Card) -> list[str]:
        """Zombie Mutation (`gosu.mutate.zombie`)."""
        return [self.tr("keyword.zombie")] if isinstance(card, GosuCard) and card.zombie else []
