"""The game that a check has played: chosen by chance or by a script, and noted on the way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tricktable.chance import Dice
from tricktable.marks import Seat


class Trail:
    """How the game of a check began, and the moves that were carried out.

    Attributes:
        seed: of the deal.
        moves: who did what.
        attempt: the move that is to be carried out next, if one was chosen.
    """

    def __init__(self) -> None:
        self.seed: int | str | None = None
        self.moves: list[tuple[Seat, Any]] = []
        self.attempt: tuple[Any, ...] = ()

    def begin(self, seed: int | str) -> None:
        """Another game."""
        self.seed = seed
        self.moves.clear()
        self.attempt = ()

    def choose(self, action: Any) -> None:
        """The move that is to be carried out; None where play stops."""
        self.attempt = () if action is None else (action,)

    def carried_out(self, seat: Seat, action: Any) -> None:
        """A move was carried out."""
        self.moves.append((seat, action))
        self.attempt = ()

    @property
    def actions(self) -> tuple[Any, ...]:
        """The actions alone."""
        return tuple(action for _, action in self.moves)


class Chooser:
    """Picks a move: the next of a script that is legal, or one by chance where there is no script.

    Args:
        dice: chance.
        script: the actions; those that are not legal in their turn are left out.
        onwards: whether to go on by chance when the script is at its end.
    """

    def __init__(self, dice: Dice, script: Sequence[Any] | None, *, onwards: bool = False) -> None:
        self._dice = dice
        self._script = None if script is None else iter(script)
        self._onwards = onwards

    def __call__(self, legal: Sequence[Any]) -> Any:
        """One of the legal actions; None where there is none, or the script is at its end."""
        if not legal:
            return None
        if self._script is not None:
            for action in self._script:
                if action in legal:
                    return legal[legal.index(action)]
            if not self._onwards:
                return None
        return legal[self._dice.pick("move", range(len(legal)))]
