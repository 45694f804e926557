"""Where taking back must stop: at whatever somebody has learned by the step."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from tricktable.events import told_to
from tricktable.marks import Seat
from tricktable.position import Position
from tricktable.views import View
from tricktable.walk import cards_in

if TYPE_CHECKING:
    from tricktable.ruleset import Ruleset

AnyPosition = Position[Any, Any, Any]


def revealed(
    ruleset: Ruleset[Any, Any, Any, Any, Any],
    before: AnyPosition,
    after: AnyPosition,
    actor: Seat,
    events: tuple[Any, ...],
) -> bool:
    """Whether a step drew chance or showed somebody a card.

    To the actor that is any card that he did not see before; to others, one that neither they nor the actor saw.
    """
    if after.chance.drawn != before.chance.drawn:
        return True
    seen = {seat: _seen(ruleset.view(before, seat)) for seat in range(before.setup.seats)}
    for seat, before_it in seen.items():
        known = before_it | seen[actor]
        now = _seen(ruleset.view(after, seat))
        told = Counter(set(cards_in(told_to(events, seat))))
        if now - known or told - known:
            return True
    return False


def _seen(view: View[Any, Any]) -> Counter[str]:
    """The cards that a view shows. Actions name cards that lie on the table too: they are counted once."""
    return Counter(cards_in(view.table)) | Counter(set(cards_in(view.legal_actions)))
