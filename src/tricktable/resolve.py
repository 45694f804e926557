"""One action carried through: what changes, what happens, and the choices in the middle.

Rules carry an action out on a `Resolution`. An action that asks nothing is an ordinary method that returns None;
one that asks is a generator that yields questions. The open choice is kept as data: the action, the state before
it and the answers so far. Each answer carries the action out anew, with one answer more.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, Generic, TypeVar

from tricktable.chance import Chance, Dice
from tricktable.marks import Seat
from tricktable.message import Message
from tricktable.position import A, Decision, S

E = TypeVar("E")
P = TypeVar("P")

Asking = Generator[Decision[A], A, None]
"""An action under way that asks: it yields decisions and is sent the answers."""


class Resolution(Generic[S, E]):
    """The table while an action is carried out on it.

    Attributes:
        state: the state so far. Assign the changed one, `r.state = replace(r.state, turn=2)`.
        dice: the chance of the game.
        events: what has happened so far, in order.
        emit: tell what happened, `r.emit(CardPlayed(seat, card))`.
    """

    __slots__ = ("dice", "emit", "events", "state")

    def __init__(self, state: S, chance: Chance) -> None:
        self.state = state
        self.dice = Dice(chance)
        self.events: list[E] = []
        self.emit: Callable[[E], None] = self.events.append

    def pick(self, seat: Seat, prompt: Message, options: Sequence[P]) -> Generator[Decision[Any], Any, P]:
        """Ask a seat to pick one of the options, each an action of the ruleset: `got = yield from r.pick(...)`.

        A question with one option is asked like any other: answering it for the seat would betray its cards.
        """
        answer = yield Decision(seat, prompt, tuple(options))
        return options[options.index(answer)]

    def pick_or_stop(
        self, seat: Seat, prompt: Message, options: Sequence[P], stop: object
    ) -> Generator[Decision[Any], Any, P | None]:
        """Ask a seat to pick one of the options, or to take `stop` instead, which gives None."""
        answer = yield Decision(seat, prompt, (*options, stop))
        return None if answer == stop else options[options.index(answer)]
