"""Which cards a viewer knows nothing of."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from tricktable.marks import Seat
from tricktable.position import AnyPosition
from tricktable.run import origin
from tricktable.testing.context import Context, Moment
from tricktable.testing.data import texts
from tricktable.walk import cards_in

MEND_TOLD = (
    "If the viewer must not learn the card, override `seen_by` of that event and take the card out for him. If he may, "
    "let the state remember it, show it in his view, and leave it out of his `pools`."
)
"""How to mend what `given_away` finds."""


def hidden_cards(c: Context, position: AnyPosition, viewer: Seat | None) -> frozenset[str]:
    """The cards of which every copy lies where the viewer does not know: none of them may be named to him.

    Of several pools one may be named to him whole: he knows which cards these are, only not which lies where.
    """
    everywhere = Counter(c.rules.cards(position.state))
    pools = c.rules.pools(position.state, viewer)
    if len(pools) > 1:
        named_in_view = Counter(cards_in(c.rules.view(position.state, viewer)))
        pools = tuple(pool for pool in pools if not Counter(pool) <= named_in_view)
    unknown = Counter(card for pool in pools for card in pool)
    return frozenset(card for card, count in unknown.items() if count >= everywhere[card])


def given_away(c: Context, moment: Moment, viewer: Seat | None) -> list[str]:
    """The cards that an action named to a viewer, at any of its steps, and that he knows nothing of when it is over.

    Nothing can be said while a choice is open: what was turned up before it may count as seen only at the end. Of a
    card that chance may have dealt anew on the way, only what was told afterwards counts; of others, that the viewer
    knew nothing of it before the action.
    """
    after = moment.after.position
    if after.pending is not None:
        return []
    noted = moment.noted
    before, chance = origin(moment.position)
    unknown = hidden_cards(c, after, viewer)
    never = unknown & hidden_cards(c, replace(moment.position, state=before, chance=chance, pending=None), viewer)
    told = [card for card in named(noted.events, unknown) if card in never or noted.dealt(card)]
    return [card for card in told if named(noted.told_since_drawn(card, viewer), [card])]


def named(values: Iterable[object], cards: Iterable[str]) -> list[str]:
    """The cards that are named in a text inside the values, as a word of its own."""
    words = " ".join(text for value in values for text in texts(value))
    return [
        card for card in sorted(cards) if card in words and re.search(rf"(?<![\w-]){re.escape(card)}(?![\w-])", words)
    ]
