"""What card texts speak about, as phrases of one language: cards, tokens and points in their numbers, players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Literal

from tricktable.effects.filters import CHOSEN, Owner, Printed, Which
from tricktable.effects.naming import Naming

if TYPE_CHECKING:
    from tricktable.effects.numbers import Number

MANY = 5
"""A number after which every language has the form that it has after "as many": X cards, the number of cards."""

SEVERAL = 2
"""A number for things named without one: cards of level 1. What follows few is what languages use there."""

Noun = Callable[[int, str], str]
"""A noun by the number that it is inflected by and the figure before it, which may be empty."""

Where = Literal["in", "from", "of"]
"""How an army is mentioned: cards are hit `in` it, leave `from` it, or are those `of` it."""

_PLAIN = {"level": "", "clan": "", "keyword": "", "name": "", "replaceable": ""}
"""What may be said behind the word for a card."""


class Nouns(Naming):
    """The phrases that deeds and conditions speak about.

    Example:
        >>> import tricktable as tt
        >>> from tricktable.effects.describer import Describer
        >>> from tricktable.effects.numbers import Bonus, Fixed
        >>> nouns = Describer(tt.ruleset("gosu").speech("en").tr)
        >>> nouns.cards(Fixed(2)), nouns.cards(Bonus(1, 1)), nouns.cards("all")
        ('2 cards', '1(+1) card', 'all cards')
    """

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

    def up_to(self, amount: str, *, optional: bool = True) -> str:
        """An amount, of which fewer will do where it is optional."""
        return self.tr("effect.count.up-to", amount=amount) if optional else amount

    # --- cards --------------------------------------------------------------------------------------------------------

    def cards(self, count: Number | Literal["all"], which: Printed | None = None) -> str:
        """So many cards that lie in no army, or all of them, as the object of a verb."""
        if count == "all":
            return self.printed(which)(SEVERAL, self.tr("effect.count.all"))
        return count.amount(self, self.printed(which))

    def targets(self, count: Number | Literal["all"], which: Which, where: Where = "in") -> str:
        """So many cards in play, or all of them, as the object of a verb."""
        if count == "all":
            return self.placed(which, where)(SEVERAL, self.tr("effect.count.all"))
        return count.amount(self, self.placed(which, where, count.reach()))

    def printed(self, which: Printed | None = None, owner: Owner = "any") -> Noun:
        """Cards by what is printed on them, to be counted."""
        marks = _PLAIN
        if which is not None:
            levels = self._levels([str(level) for level in which.level], chosen=which.chosen_level)
            marks = self._marks(which, levels)
        return lambda n, figure: self._card(n, figure, marks, self._place("of", owner, n))

    def placed(self, which: Which, where: Where = "of", reach: int | None = None) -> Noun:
        """Cards in play, to be counted; where it can only be one, such as the card itself, that one.

        Args:
            which: which cards.
            where: how the army is mentioned.
            reach: how many it may come to, which may lie in several armies; None: as many as are counted.
        """
        one = only_one(which)
        marks = self._placed_marks(which)
        if one:
            return lambda _n, _figure: self._definite(one, which, marks, where)

        def noun(n: int, figure: str) -> str:
            place = self._place(where, which.owner, reach or n)
            if which.near is not None:  # its army is that of the card itself
                place = self.tr(f"effect.near.{which.near}", n=n)
            return self._card(n, figure, marks, place, which)

        return noun

    def subject(self, which: Which) -> tuple[str, int]:
        """Such cards in play as the subject of a verb, and the number by which that is inflected."""
        one = only_one(which)
        if one:
            return self._definite(one, which, self._placed_marks(which), "of", subject=True), 1
        return self.placed(which)(SEVERAL, ""), SEVERAL

    # --- what is said of a card ---------------------------------------------------------------------------------------

    def _placed_marks(self, which: Which) -> dict[str, str]:
        levels = ["X"] if which.level_x else [str(level) for level in which.level]
        marks = self._marks(which, self._levels(levels, within=which.within_level))
        return marks | {"replaceable": self.tr("effect.of.replaceable")} if which.replaceable else marks

    def _levels(self, levels: Sequence[str], *, chosen: bool = False, within: bool = False) -> str:
        tr = self.tr
        said = [tr("effect.of.level", level=self.listed(levels, "or"))] if levels else []
        said += [tr("effect.of.chosen-level")] if chosen else []
        said += [tr("effect.of.within-level")] if within else []
        return self.listed(said, "and")

    def _marks(self, which: Printed | Which, levels: str) -> dict[str, str]:
        tr, clan = self.tr, which.clan
        of_clan = "" if clan is None else tr("effect.of.chosen-clan")
        if clan is not None and clan != CHOSEN:
            of_clan = tr("effect.of.clan", clan=tr(f"clan.{clan}") if tr.knows(f"clan.{clan}") else clan)
        named = self.listed([self.card_name(name) for name in which.name], "or")
        words = self.listed([tr("effect.keyword", keyword=self.keyword_name(each)) for each in which.keyword], "or")
        return _PLAIN | {
            "clan": of_clan,
            "level": levels,
            "keyword": tr("effect.of.keyword", keywords=words) if words else "",
            "name": tr("effect.of.name", names=named) if named else "",
        }

    def _place(self, where: Where, owner: Owner, n: int) -> str:
        return "" if owner == "any" else self.tr(f"effect.where.{where}.{self.key(owner)}", n=n)

    def _card(self, n: int, figure: str, marks: dict[str, str], where: str, which: Which | None = None) -> str:
        adjectives = {"another": "", "free": "", "face": ""}
        if which is not None:
            said = {"another": which.other and "another", "free": which.free and "free", "face": which.face}
            adjectives |= {gap: self.tr(f"effect.adjective.{id}", n=n) for gap, id in said.items() if id}
        return squeezed(self.tr("effect.noun.card", n=n, figure=figure, where=where, **marks, **adjectives))

    def _definite(self, one: str, which: Which, marks: dict[str, str], where: Where, *, subject: bool = False) -> str:
        """One certain card. As a subject it may have another case, and so may its adjectives."""
        place = "" if one == "this" else self._place(where, which.owner, 1)
        if one == "highest" and which.owner == "you":
            one, place = f"highest.{self.person}", ""
        said = {"free": which.free and "free", "face": which.face}
        group = "adjective-subject" if subject else "adjective"
        adjectives = {gap: self.tr(f"effect.{group}.{id}", n=1) for gap, id in said.items() if id}
        id = f"effect.card.{one}.{'subject' if subject else 'object'}"
        return squeezed(self.tr(id, where=place, **{"free": "", "face": ""} | marks | adjectives))


def only_one(which: Which) -> str:
    """Which single card it is, as a part of an id; empty where several may be meant."""
    return "this" if which.itself else "that" if which.affected else "highest" if which.highest else ""


def squeezed(text: str) -> str:
    """A text in which some gaps stayed empty, without the blanks around them.

    Example:
        >>> squeezed(" 2  cards ")
        '2 cards'
    """
    return " ".join(text.split())
