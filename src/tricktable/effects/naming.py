"""Who and what card texts name, in one language: players, cards, keywords, and several of them in a row."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal

from tricktable.effects.filters import Owner
from tricktable.locale import Translator

if TYPE_CHECKING:
    from tricktable.effects.cards import Deck
    from tricktable.effects.players import Players


class Naming:
    """The names that phrases are made of.

    Attributes:
        tr: the translator, of the ruleset's catalogs.
        deck: the deck, for the names of cards; None: ids are said.
        name: who "you" is, where it is somebody else, such as "each opponent"; None: the reader.
        chosen: the id of the words for the chosen player.
    """

    def __init__(self, tr: Translator, deck: Deck[Any] | None = None) -> None:
        self.tr = tr
        self.deck = deck
        self.name: str | None = None
        self.chosen = "chosen"

    @property
    def person(self) -> str:
        """Whether "you" is the reader (`you`) or somebody else (`they`): the last part of many ids."""
        return "you" if self.name is None else "they"

    def key(self, who: Players | Owner) -> str:
        """The part of an id that stands for these players."""
        if who == "chosen":
            return self.chosen
        return f"{who}.{self.person}" if who in {"you", "opponents"} else who

    def who(self, who: Players) -> str:
        """Players as a subject; "you" only where that is somebody else."""
        if who == "you" and self.name is not None:
            return self.name
        return self.tr(f"effect.who.{self.key(who)}")

    def card_name(self, card: str) -> str:
        """The name of a card, in English where this language has none; one that several share is `called.<name>`."""
        if self.deck is not None and card in self.deck.card:
            names = self.deck.card[card].name
            card = names.get(self.tr.language) or names.get("en", card)
        elif self.tr.knows(f"called.{card}"):
            card = self.tr(f"called.{card}")
        return self.tr("effect.name", name=card)

    def keyword_name(self, keyword: str) -> str:
        """What the game calls a keyword, `keyword.<keyword>`; where it does not say, the keyword as it is written."""
        return self.tr(f"keyword.{keyword}") if self.tr.knows(f"keyword.{keyword}") else keyword

    def mark_name(self, mark: str) -> str:
        """What the game calls a mark, `mark.<mark>`, or the keyword of that name."""
        return self.tr(f"mark.{mark}") if self.tr.knows(f"mark.{mark}") else self.keyword_name(mark)

    def listed(self, items: Sequence[str], last: Literal["and", "or"]) -> str:
        """Several things in a row."""
        return self.joined(items, "effect.list.comma", f"effect.list.{last}")

    def joined(self, items: Sequence[str], comma: str, last: str) -> str:
        """Several texts in a row; the last one is joined by a message of its own."""
        if len(items) < 2:
            return "".join(items)
        start = functools.reduce(lambda first, then: self.tr(comma, first=first, last=then), items[:-1])
        return self.tr(last, first=start, last=items[-1])
