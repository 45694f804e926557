"""The effect that ends the game."""

from __future__ import annotations

from tricktable.effects.describer import Describer
from tricktable.effects.effect import Context, Effect


class WinGame(Effect, frozen=True, tag="win-game"):
    """You win the game, at once."""

    def carry_out(self, c: Context) -> None:
        """The rest of the effect is dropped with the game."""
        c.did = True
        c.stage.win(c.seat)

    def describe(self, d: Describer) -> str:
        """`you win the game`."""
        return d.deed("win-game")
