"""Cards neither vanish nor multiply."""

from __future__ import annotations

from collections import Counter

from tricktable.testing.check import check
from tricktable.testing.context import Context, who
from tricktable.walk import cards_in


@check(
    "cards-conserved",
    "The cards of the game are the same in every position, in the midst of an action too.",
    mend="Take a card out of one zone and put it into another in one change of the state. A card under way lies in a "
    "zone of its own that `cards` counts, also while a question is open.",
    cost=2,
)
def cards_conserved(c: Context) -> None:
    """Counts what `cards` gives; what events and views name must be among them."""
    first: Counter[str] | None = None
    for moment in c.walk():
        there = Counter(c.rules.cards(moment.position.state))
        first = there if first is None else first
        lost, gained = first - there, there - first
        c.require(not lost, f"lost: {_listed(lost)}")
        c.require(not gained, f"too many: {_listed(gained)}")
        for viewer in c.viewers:
            strange = set(cards_in(c.ruleset.view(moment.position, viewer))) - set(first)
            c.require(
                not strange, f"the view of {who(viewer)} names cards that are not in the game: {sorted(strange)[:5]}"
            )
        if moment.action is not None:
            strange = set(cards_in(moment.after.events)) - set(first)
            c.require(not strange, f"events name cards that are not in the game: {sorted(strange)[:5]}")


def _listed(cards: Counter[str]) -> str:
    return ", ".join(f"{count} of {card}" if count > 1 else card for card, count in sorted(cards.items())[:5])
