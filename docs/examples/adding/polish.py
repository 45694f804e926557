"""Some Polish for Gorus Maximus; what is missing is said in English."""

from __future__ import annotations

from collections.abc import Mapping

import tricktable as tt

TRICKTABLE_API = 1

MESSAGES: Mapping[str, str | Mapping[str, str]] = {
    "event.bout-won": "{seat} wygrywa walkę: {cards}.",
    "picture.won": {
        "one": "{n} gladiator",
        "few": "{n} gladiatorzy",
        "many": "{n} gladiatorów",
    },
}
RULEBOOK = {
    "gorus.bout": "Walka",
    "gorus.bout.troupe": "Gladiator musi pochodzić z twojej drużyny.",
}


@tt.hookimpl
def tricktable_translations() -> list[tt.Translation]:
    """Messages by message id; titles and paragraphs by section and paragraph id."""
    return [tt.Translation("gorus-maximus", "pl", MESSAGES, RULEBOOK)]
