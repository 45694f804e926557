"""Agents that know nothing of the game: they pick from the list."""

from __future__ import annotations

from typing import Any

from tricktable.chance import Chance, Dice, seed_text
from tricktable.errors import NotYourTurnError
from tricktable.views import View


class RandomAgent:
    """Takes any legal action, each as likely.

    Args:
        seed: where its own chance comes from; the same seed makes the same choices.

    Example:
        >>> import tricktable as tt
        >>> game = tt.new_game("gorus-maximus", 3, seed=7)
        >>> RandomAgent(seed=1).choose(game.view(game.to_act)) in game.legal_actions()
        True
    """

    def __init__(self, seed: int | str = 0) -> None:
        self._dice = Dice(Chance(seed_text(seed)))

    def choose(self, view: View[Any, Any]) -> Any:
        """One of `view.legal_actions`.

        Raises:
            NotYourTurnError: the view is not that of the seat to act.
        """
        legal = _legal(view)
        return legal[self._dice.pick("choice", range(len(legal)))]


class FirstAgent:
    """Takes the first legal action: a quick opponent that never surprises.

    Example:
        >>> import tricktable as tt
        >>> game = tt.new_game("gorus-maximus", 3, seed=7)
        >>> FirstAgent().choose(game.view(game.to_act)) == game.legal_actions()[0]
        True
    """

    def __init__(self, seed: int | str = 0) -> None:
        """The seed is not used."""

    def choose(self, view: View[Any, Any]) -> Any:
        """The first of `view.legal_actions`.

        Raises:
            NotYourTurnError: the view is not that of the seat to act.
        """
        return _legal(view)[0]


def _legal(view: View[Any, Any]) -> tuple[Any, ...]:
    if not view.legal_actions:
        raise NotYourTurnError(view.seat, view.to_act)
    return view.legal_actions
