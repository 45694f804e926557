"""What holds while a card lies face up, or a tile is active, in Gosu X alone."""

from __future__ import annotations

from tricktable.effects import Describer, Overall


class HandLimit(Overall, frozen=True, tag="hand-limit"):
    """Every player holds at most so many cards at the end of his turn.

    Attributes:
        cards: how many; of several limits the lowest holds.
    """

    cards: int

    def describe(self, d: Describer) -> str:
        """`every player keeps at most 5 cards at the end of their turn`."""
        return d.tr("effect.hand-limit", n=self.cards)


class TurnsAfterPass(Overall, frozen=True, tag="turns-after-pass"):
    """After you pass first, the opponent takes at most so many turns.

    Attributes:
        turns: how many.
    """

    turns: int

    def describe(self, d: Describer) -> str:
        """`after you pass, your opponent takes at most 2 more turns`."""
        return d.tr("effect.turns-after-pass", n=self.turns)


class WinByMargin(Overall, frozen=True, tag="win-by-margin"):
    """You win the game if you win a Great Battle by so much.

    Attributes:
        margin: by how much, at least.
    """

    margin: int

    def describe(self, d: Describer) -> str:
        """`if you win a Great Battle by 10 or more, you win the game`."""
        return d.tr("effect.win-by-margin", n=self.margin)


class MoreSacrifice(Overall, frozen=True, tag="more-sacrifice"):
    """You sacrifice one card more after a Great Battle that you win by less than this.

    Attributes:
        below: by less than how much.
    """

    below: int

    def describe(self, d: Describer) -> str:
        """`if you win a Great Battle by less than 10, you sacrifice 1 card more`."""
        return d.tr("effect.more-sacrifice", n=self.below)


class MoreBounty(Overall, frozen=True, tag="more-bounty"):
    """You may draw more for a bounty.

    Attributes:
        by: how many cards more.
    """

    by: int = 1

    def describe(self, d: Describer) -> str:
        """`for a bounty you draw 1 card more`."""
        return d.tr("effect.more-bounty", n=self.by)
