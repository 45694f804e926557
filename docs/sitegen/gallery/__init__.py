"""The card galleries: every card of a ruleset, drawn, with a search and filters.

`face` says what is drawn of a card, `tableau` and `gladiators` say it of the games, `drawing` draws it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from docs.sitegen.gallery.drawing import page
from docs.sitegen.gallery.face import Gallery
from docs.sitegen.gallery.gladiators import Gladiators
from docs.sitegen.gallery.tableau import Cards
from tricktable.api import ruleset

MAKERS: dict[str, Callable[[str], Gallery]] = {
    "gorus-maximus": lambda language: Gladiators(ruleset("gorus-maximus"), language).gallery(),
    "gosu": lambda language: Cards(ruleset("gosu"), language).gallery(),
    "gosu-x": lambda language: Cards(ruleset("gosu-x"), language).gallery(),
}
"""What tells the cards of each game in a language."""


def pages(language: str, others: Collection[str] = ()) -> Iterator[tuple[str, str]]:
    """The gallery of each game: where its page lies, and what stands in it.

    Args:
        language: `en` or `uk`.
        others: the paths of the other pages of this language; keywords lead to a rulebook that is among them.
    """
    for id, make in MAKERS.items():
        yield f"rules/{id}/gallery.md", page(make(language), book=f"rules/{id}/rulebook.md" in others)
