"""Which cards a viewer knows nothing of."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from tricktable.marks import Seat
from tricktable.testing.context import AnyPosition, Context, Moment
from tricktable.testing.data import texts


def hidden_cards(c: Context, position: AnyPosition, viewer: Seat | None) -> frozenset[str]:
    """The cards of which every copy lies where the viewer does not know: none of them may be named to him."""
    everywhere = Counter(c.rules.cards(position.state))
    unknown = Counter(card for pool in c.rules.pools(position.state, viewer) for card in pool)
    return frozenset(card for card, count in unknown.items() if count >= everywhere[card])


def kept_hidden(c: Context, moment: Moment, viewer: Seat | None) -> frozenset[str]:
    """The cards that a viewer knew nothing of before an action and knows nothing of after it.

    The last step of the action may not name them to him. Nothing can be said while a choice is open, and where a
    shuffle may have hidden again what was shown.
    """
    before, after = moment.position, moment.after.position
    if before.pending is not None:
        before = replace(before, state=before.pending.before, chance=before.pending.chance, pending=None)
    if after.pending is not None or before.chance.drawn != after.chance.drawn:
        return frozenset()
    return hidden_cards(c, before, viewer) & hidden_cards(c, after, viewer)


def named(values: Iterable[object], cards: Iterable[str]) -> list[str]:
    """The cards that are named in a text inside the values, as a word of its own."""
    words = " ".join(text for value in values for text in texts(value))
    return [card for card in sorted(cards) if re.search(rf"(?<![\w-]){re.escape(card)}(?![\w-])", words)]
