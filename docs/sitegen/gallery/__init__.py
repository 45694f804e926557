"""The card galleries: every card of a ruleset, drawn, with a search and filters.

`face` says what is drawn of a card, `tableau` and `gladiators` say it of the games, `drawing` draws it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from docs.sitegen.gallery.drawing import page
from docs.sitegen.gallery.face import Gallery
from docs.sitegen.gallery.gladiators import Gladiators
from docs.sitegen.gallery.tableau import Cards
from docs.sitegen.ours import rulesets
from tricktable.ruleset import AnyRuleset

MAKERS: dict[str, type[Gladiators | Cards]] = {"gorus-maximus": Gladiators, "gosu": Cards, "gosu-x": Cards}
"""What tells the cards of each game."""


def pages(language: str, others: Collection[str] = ()) -> Iterator[tuple[str, str]]:
    """The gallery of each game: where its page lies, and what stands in it.

    Args:
        language: `en` or `uk`.
        others: the paths of the other pages of this language; keywords lead to a rulebook that is among them.
    """
    for ruleset in rulesets():
        id = ruleset.id
        if id in MAKERS:
            yield f"rules/{id}/gallery.md", page(made(ruleset, language), book=f"rules/{id}/rulebook.md" in others)


def made(ruleset: AnyRuleset, language: str) -> Gallery:
    """The cards of a game, told in a language."""
    return MAKERS[ruleset.id](ruleset, language).gallery()
