"""Places of a tableau in words."""

from __future__ import annotations

from typing import Any

import msgspec

from tricktable.picture import Speech
from tricktable.tableau.army import Placed, at
from tricktable.tableau.views import TableauView


def there(action: msgspec.Struct, speech: Speech) -> str:
    """The place that an action names by row and place: with its card where the table is in sight.

    An action that names no seat means the army of whoever is to act.
    """
    place: Any = action
    numbers = {"row": place.row, "place": place.place}
    card = _card(place, speech)
    if card is None:
        return speech.tr("core.place", **numbers)
    return speech.tr("core.there", card=speech.card(card.card), **numbers)


def _card(place: Any, speech: Speech) -> Placed | None:
    if speech.view is None or not isinstance(speech.view.table, TableauView):
        return None
    table: TableauView = speech.view.table
    seat: object = getattr(place, "seat", speech.view.to_act)
    if not isinstance(seat, int) or not 0 <= seat < len(table.sides):
        return None
    return at(table.sides[seat].army, place.row, place.place)
