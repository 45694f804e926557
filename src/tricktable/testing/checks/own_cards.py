"""Whether a ruleset's own cards make a deck of its game."""

from __future__ import annotations

from tricktable.testing.check import check
from tricktable.testing.context import Context

_TOLD = 8


@check(
    "own-cards",
    "The ruleset's own cards make a deck, as the cards of a card pack must.",
    mend="Mend the card, in the line of `cards.toml` that is named; or the function `check` of the `PackFormat`, where "
    "the card is right.",
    scope="ruleset",
)
def own_cards(c: Context) -> None:
    """Holds them against what holds for every card, and against the `check` of the `PackFormat`."""
    if not c.ruleset.has_card_packs:
        c.skip("its cards are no data")
    from tricktable.packs.checks import deck_problems

    found = list(deck_problems(c.ruleset.card_packs.format, c.ruleset.package))
    c.require(not found, f"{'; '.join(found[:_TOLD])}{' and more' if len(found) > _TOLD else ''}")
