"""An action carried out once more, noting which of its events followed the last chance to hide a card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, TypeVar

from tricktable.chance import Chance, Dice
from tricktable.events import told_to
from tricktable.marks import Seat
from tricktable.position import AnyPosition
from tricktable.resolve import Asking, Resolution
from tricktable.rules import AnyRules
from tricktable.run import Run, origin

T = TypeVar("T", bound=str | int)


class NotingDice(Dice):
    """Dice that note what each draw may have hidden again: the cards that it names, or any where it names numbers.

    Attributes:
        drawn: what was drawn, text by text.
        from_here: for each text that was drawn, how many events had been emitted by then.
        numbers: whether numbers were drawn too; they may stand for places of cards.
        all_from_here: how many events had been emitted when they were drawn last.
    """

    __slots__ = ("all_from_here", "drawn", "events", "from_here", "numbers")

    def __init__(self, chance: Chance, events: list[Any]) -> None:
        super().__init__(chance)
        self.events = events
        self.drawn: Counter[str] = Counter()
        self.from_here: dict[str, int] = {}
        self.numbers = False
        self.all_from_here = 0

    def shuffle(self, event: str, items: Sequence[T]) -> tuple[T, ...]:
        """The items in a random order, noted."""
        out = super().shuffle(event, items)
        self._note(out)
        return out

    def pick(self, event: str, options: Sequence[T]) -> T:
        """One of the options, noted."""
        out = super().pick(event, options)
        self._note((out,))
        return out

    def _note(self, outcome: Sequence[str | int]) -> None:
        now = len(self.events)
        for item in outcome:
            if isinstance(item, str):
                self.drawn[item] += 1
                self.from_here[item] = now
            else:
                self.numbers, self.all_from_here = True, now


class _Noting:
    """Rules that carry out an action on such dice."""

    def __init__(self, rules: AnyRules) -> None:
        self._rules = rules
        self.dice: NotingDice | None = None

    def carry_out(self, r: Resolution[Any, Any], seat: Seat, action: Any) -> Asking[Any] | None:
        self.dice = r.dice = NotingDice(r.dice.chance, r.events)
        return self._rules.carry_out(r, seat, action)


class Noted:
    """An action, from where it began to its end or to its open question.

    Attributes:
        events: everything that it has brought about, answers that came before included.
        dice: what was drawn on the way, and when.
    """

    def __init__(self, rules: AnyRules, position: AnyPosition, action: Any) -> None:
        noting: Any = _Noting(rules)
        before, chance = origin(position)
        pending = position.pending
        if pending is None:
            actor = rules.to_act(before)
            if actor is None:
                raise ValueError("the game is over")
            run: Run[Any, Any, Any] = Run(noting, before, chance, actor, action, ())
        else:
            answers = (*pending.answers, action)
            run = Run(noting, before, chance, pending.seat, pending.action, answers)
        self.events: list[Any] = run.resolution.events
        self.dice: NotingDice = noting.dice

    def dealt(self, card: str) -> bool:
        """Whether a draw may have dealt this card anew."""
        return card in self.dice.from_here or self.dice.numbers

    def told_since_drawn(self, card: str, viewer: Seat | None) -> tuple[Any, ...]:
        """What the viewer was told after the last draw that may have hidden this card again."""
        start = max(self.dice.from_here.get(card, 0), self.dice.all_from_here)
        return told_to(tuple(self.events[start:]), viewer)
