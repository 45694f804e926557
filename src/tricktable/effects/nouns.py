"""What card texts speak about, as phrases of one language: cards, tokens and points in their numbers, players."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal

from tricktable.effects.filters import CHOSEN, Owner, Printed, Which
from tricktable.locale import Translator

if TYPE_CHECKING:
    from tricktable.effects.cards import Deck
    from tricktable.effects.numbers import Number
    from tricktable.effects.players import Players

MANY = 5
"""A number after which every language has the form that it has after "as many": X cards, the number of cards."""

SEVERAL = 2
"""A number for things named without one: cards of level 1. What follows few is what languages use there."""

Noun = Callable[[int, str], str]
"""A noun by the number that it is inflected by and the figure before it, which may be empty."""

Where = Literal["in", "from", "of"]
"""How an army is mentioned: cards are hit `in` it, leave `from` it, or are those `of` it."""


class Nouns:
    """The phrases that deeds and conditions speak about.

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

    # --- numbers ------------------------------------------------------------------------------------------------------

    def amount(self, noun: str, count: Number) -> str:
        """So many of something, as the object of a verb: of the noun `effect.noun.<noun>`."""
        return count.amount(self, self.noun(noun))

    def noun(self, noun: str) -> Noun:
        """A noun to be counted."""
        return lambda n, figure: squeezed(self.tr(f"effect.noun.{noun}", n=n, figure=figure))

    def counted(self, noun: Noun, each: Noun, most: int | None) -> str:
        """So many of something as there are of something else."""
        figure = self.tr("effect.count.figure")
        n = int(figure) if figure.isdecimal() else MANY
        return self.at_most(self.tr("effect.count.amount", things=noun(n, figure), each=each(n, "")), most)

    def number_of(self, each: Noun, most: int | None) -> str:
        """How many of something there are, by itself."""
        return self.at_most(self.tr("effect.count.number", each=each(MANY, "")), most)

    def at_most(self, text: str, most: int | None) -> str:
        """A count and its limit."""
        return text if most is None else self.tr("effect.count.most", text=text, most=most)

    # --- cards --------------------------------------------------------------------------------------------------------

    def cards(self, count: Number, which: Printed | None = None) -> str:
        """So many cards that lie in no army, as the object of a verb."""
        return count.amount(self, self.printed(which))

    def targets(self, count: Number, which: Which, where: Where = "in") -> str:
        """So many cards in play, as the object of a verb."""
        return count.amount(self, self.placed(which, where, count.reach()))

    def printed(self, which: Printed | None = None, owner: Owner = "any") -> Noun:
        """Cards by what is printed on them, to be counted."""
        marks = {"level": "", "clan": "", "name": ""}
        if which is not None:
            marks = self._marks(which.clan, [str(level) for level in which.level], which.name)
        return lambda n, figure: self._card(n, figure, marks, self._place("of", owner, n))

    def placed(self, which: Which, where: Where = "of", reach: int | None = None) -> Noun:
        """Cards in play, to be counted.

        Args:
            which: which cards.
            where: how the army is mentioned.
            reach: how many it may come to, which may lie in several armies; None: as many as are counted.
        """
        levels = ["X"] if which.level_x else [str(level) for level in which.level]
        marks = self._marks(which.clan, levels, which.name)

        def noun(n: int, figure: str) -> str:
            return self._card(n, figure, marks, self._place(where, which.owner, reach or n), which)

        return noun

    def card_name(self, card: str) -> str:
        """The name of a card, in English where this language has none."""
        if self.deck is not None and card in self.deck.card:
            names = self.deck.card[card].name
            card = names.get(self.tr.language) or names.get("en", card)
        return self.tr("effect.name", name=card)

    def listed(self, items: Sequence[str], last: Literal["and", "or"]) -> str:
        """Several things in a row."""
        return self.joined(items, "effect.list.comma", f"effect.list.{last}")

    def joined(self, items: Sequence[str], comma: str, last: str) -> str:
        """Several texts in a row; the last one is joined by a message of its own."""
        if len(items) < 2:
            return "".join(items)
        start = functools.reduce(lambda first, then: self.tr(comma, first=first, last=then), items[:-1])
        return self.tr(last, first=start, last=items[-1])

    def _marks(self, clan: str | None, levels: Sequence[str], names: Sequence[str]) -> dict[str, str]:
        tr = self.tr
        of_clan = "" if clan is None else tr("effect.of.chosen-clan")
        if clan is not None and clan != CHOSEN:
            of_clan = tr("effect.of.clan", clan=tr(f"clan.{clan}") if tr.knows(f"clan.{clan}") else clan)
        named = self.listed([self.card_name(name) for name in names], "or")
        return {
            "clan": of_clan,
            "level": tr("effect.of.level", level=self.listed(levels, "or")) if levels else "",
            "name": tr("effect.of.name", names=named) if names else "",
        }

    def _place(self, where: Where, owner: Owner, n: int) -> str:
        return "" if owner == "any" else self.tr(f"effect.where.{where}.{self.key(owner)}", n=n)

    def _card(self, n: int, figure: str, marks: dict[str, str], where: str, which: Which | None = None) -> str:
        adjectives = {"another": "", "free": "", "face": ""}
        if which is not None:
            said = {"another": which.other and "another", "free": which.free and "free", "face": which.face}
            adjectives |= {gap: self.tr(f"effect.adjective.{id}", n=n) for gap, id in said.items() if id}
        return squeezed(self.tr("effect.noun.card", n=n, figure=figure, where=where, **marks, **adjectives))


def squeezed(text: str) -> str:
    """A text in which some gaps stayed empty, without the blanks around them.

    Example:
        >>> squeezed(" 2  cards ")
        '2 cards'
    """
    return " ".join(text.split())
