"""Card texts: effects said in words, in any language."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from tricktable.effects.nouns import Nouns
from tricktable.locale import Translator

if TYPE_CHECKING:
    from tricktable.effects.cards import Card, Deck
    from tricktable.effects.conditions import Condition
    from tricktable.effects.effect import Effect
    from tricktable.effects.players import Players

ONE_BY_ONE = frozenset({"opponents", "everyone", "others", "fewest-points"})
"""Players of whom each does a deed before anyone does the next one: every deed names them again."""


class Group(NamedTuple):
    """Deeds that one sentence says, and who does them; None: a single text that names its own doers, such as "if"."""

    texts: list[str]
    doer: str | None


class Describer(Nouns):
    """Says effects in one language. Subclass it for what else the cards of a game have, see `keywords`.

    A deed has three forms in the catalogs: `do` speaks to the reader, `does` follows a subject, `to` follows "may".
    Whatever a ruleset calls otherwise, its own catalog says under the same id.

    Args:
        tr: the translator.
        deck: the deck, for the names of cards; None: ids are said.

    Attributes:
        before: the effect said before this one.
        of_you: whether that was "your" doing.

    Example:
        >>> from tricktable.effects.values import Draw, Discard
        >>> from tricktable.effects.numbers import Fixed
        >>> from tricktable.locale import core_catalogs
        >>> for language in ("en", "uk"):
        ...     tr = Translator(language, [core_catalogs()])
        ...     Describer(tr).sentences([Draw(Fixed(2)), Discard(who="opponents")])
        'Draw 2 cards. Each opponent discards 1 card.'
        'Візьміть 2 карти. Кожен суперник скидає 1 карту.'
    """

    def __init__(self, tr: Translator, deck: Deck[Any] | None = None) -> None:
        super().__init__(tr, deck)
        self.before: Effect | None = None
        self.of_you = True
        self._may = False
        self._doer: str | None = None
        self._again: str | None = None
        self._named_before = False

    # --- for effects --------------------------------------------------------------------------------------------------

    def deed(self, verb: str, who: Players = "you", **args: object) -> str:
        """A deed with its subject, which is left out where it is the reader or was just named.

        Args:
            verb: the part of the id, `effect.do.<verb>`.
            who: who does it.
            **args: what fills the gaps of the message.
        """
        again = self._doer == who and who not in ONE_BY_ONE
        self._doer = who
        self.of_you = who == "you"
        if who == "you" and (self._may or self.name is None):
            return self.tr(f"effect.do.{verb}.{'to' if self._may else 'do'}", **args)
        does = self.tr(f"effect.do.{verb}.does", **args)
        return does if again else self.tr("effect.subject", who=self._named(who), does=does)

    def may(self, then: Sequence[Effect]) -> str:
        """You may do these."""
        who = self._named("you")
        voice = self._voice()
        voice._may = True
        groups = voice._groups(then)
        leads = bool(groups) and groups[0].doer == "you"
        self._name_none(of_you=True)
        id, deed = ("may", voice._joined(groups)) if leads else ("may-this", self.clause(then))
        return self.tr(f"effect.{id}.{self.person}", who=who, deed=deed)

    def may_deed(self, verb: str, **args: object) -> str:
        """A deed that you may do or leave, for an effect that asks so by itself."""
        if self._may:
            return self.deed(verb, "you", **args)
        who = self._named("you")
        deed = self.tr(f"effect.do.{verb}.to", **args)
        self._name_none(of_you=True)
        return self.tr(f"effect.may.{self.person}", who=who, deed=deed)

    def deed_up_to(self, verb: str, amount: str, who: Players = "you", *, optional: bool, one: bool, gap: str) -> str:
        """A deed done to so many, or to fewer where it is optional: "you may take 1 card", or "take up to 2 cards".

        Args:
            verb: the part of the id, `effect.do.<verb>`.
            amount: so many of what.
            who: who does it.
            optional: whether fewer will do.
            one: whether it is 1, of which fewer is none.
            gap: the gap of the message for what it is done to.
        """
        if optional and one and who == "you":
            return self.may_deed(verb, **{gap: amount})
        return self.deed(verb, who, **{gap: self.up_to(amount, optional=optional)})

    def one_of(self, effects: Sequence[Effect]) -> str:
        """One of these, whichever is chosen."""
        texts: list[str] = []
        doers: set[str | None] = set()
        for effect in effects:
            text = effect.describe(self)
            if text:
                texts.append(text)
                doers.add(self._doer)
        if len(doers) > 1:
            self._name_none(of_you=False)
        return self.joined(texts, "effect.list.comma", "effect.one-of")

    def for_this(self, cards: str, then: Sequence[Effect]) -> str:
        """You may discard these cards for what follows."""
        who, person = self._named("you"), self.person
        self._name_none(of_you=True)
        return self.tr(f"effect.discard-for.{person}", who=who, cards=cards, then=self.clause(then))

    def conditional(self, condition: Condition, then: Sequence[Effect], otherwise: Sequence[Effect]) -> str:
        """If something is true, these, else those."""
        args = {"condition": condition.describe(self), "then": self.clause(then)}
        self._name_none(of_you=False)
        if otherwise:
            return self.tr("effect.if-else", **args, otherwise=self.clause(otherwise))
        return self.tr("effect.if", **args)

    def for_each(self, who: Players, then: Sequence[Effect]) -> str:
        """Each of these players does these."""
        self._name_none(of_you=who == "you")
        if who == "you":
            return self.clause(then)
        that = self.tr("effect.who.that")
        voice = self.speaking_of(self.who(who), again=that)
        if voice._starts_with_name(then):
            return voice.clause(then)
        return self.tr("effect.each-this", who=self.who(who).rstrip(","), deed=self.speaking_of(that).clause(then))

    def speaking_of(self, name: str | None, *, again: str | None = None, chosen: str | None = None) -> Self:
        """A describer for which "you" is somebody else.

        Args:
            name: the words for whoever it is; None: the reader.
            again: the words for him once he was named, where they differ.
            chosen: the id of the words for the chosen player, where they differ.
        """
        voice = self._voice()
        voice.name = name
        voice._again = again
        voice.chosen = chosen or self.chosen
        return voice

    # --- sequences ----------------------------------------------------------------------------------------------------

    def clause(self, effects: Sequence[Effect]) -> str:
        """Effects as a part of a sentence."""
        voice = self._voice()
        return voice._joined(voice._groups(effects)) or voice.deed("nothing")

    def sentences(self, effects: Sequence[Effect]) -> str:
        """Effects as sentences."""
        return " ".join(self.sentence(text) for text in self._said(effects))

    def sentence(self, text: str) -> str:
        """A clause as a sentence."""
        return self.tr("effect.sentence", text=text[:1].upper() + text[1:])

    # --- cards --------------------------------------------------------------------------------------------------------

    def text(self, card: Card) -> str:
        """The whole text of a card, a line for each of its parts."""
        return "\n".join(self.lines(card))

    def lines(self, card: Card) -> list[str]:
        """The parts of a card's text."""
        same = card.entering == card.mutating
        parts = {
            "entering-and-mutating" if same else "entering": self._said(card.entering),
            "mutating": [] if same else self._said(card.mutating),
            "activation": self._said(card.activation),
            "overall": [each.describe(self._voice()) for each in card.overall],
        }
        lines = [self._labelled(part, texts) for part, texts in parts.items() if texts]
        return [*lines, *self.keywords(card)]

    def facts(self, card: Card) -> list[tuple[str, str]]:
        """What is printed beside the text, such as a value, each with its name. For subclasses that have such."""
        return []

    def keywords(self, card: Card) -> list[str]:
        """What else stands on a card, each as a sentence: its keywords. For subclasses that have more to say."""
        return [self.sentence(self.keyword_name(keyword)) for keyword in card.keywords]

    def _labelled(self, part: str, texts: Sequence[str]) -> str:
        first = self.tr("effect.sentence", text=texts[0])
        return self.tr(f"effect.text.{part}", text=" ".join([first, *map(self.sentence, texts[1:])]))

    # --- within -------------------------------------------------------------------------------------------------------

    def _voice(self) -> Self:
        voice = copy.copy(self)
        voice._may, voice._doer, voice.of_you = False, None, True
        return voice

    def _named(self, who: Players) -> str | None:
        """A subject; "you", where that is somebody else, is called otherwise from then on."""
        if who != "you":
            return self.who(who)
        name, self.name = self.name, self._again or self.name
        self._named_before = True
        return name

    def _starts_with_name(self, effects: Sequence[Effect]) -> bool:
        """Whether the first thing said of these is who "you" is."""
        voice = self._voice()
        voice._named_before = False
        said = next((text for text in (effect.describe(voice) for effect in effects) if text), "")
        return voice._named_before or not said

    def _name_none(self, *, of_you: bool) -> None:
        self._doer = None
        self.of_you = of_you

    def _said(self, effects: Sequence[Effect]) -> list[str]:
        voice = self._voice()
        return [voice._series(group.texts) for group in voice._groups(effects)]

    def _groups(self, effects: Sequence[Effect]) -> list[Group]:
        groups: list[Group] = []
        for effect in effects:
            before = self._doer
            text = effect.describe(self)
            if not text:
                continue
            if groups and self._doer is not None and self._doer == before and before not in ONE_BY_ONE:
                groups[-1].texts.append(text)
            else:
                groups.append(Group([text], self._doer))
            self._may = self._may and self._doer == "you"
            self.before = effect
        return groups

    def _joined(self, groups: Sequence[Group]) -> str:
        parts: list[str] = []
        run: list[str] = []
        for group in groups:
            if group.doer is not None:
                run += group.texts
                continue
            parts += [self._series(run), *group.texts]
            run = []
        parts.append(self._series(run))
        return self.joined([part for part in parts if part], "effect.series.block", "effect.series.block")

    def _series(self, texts: Sequence[str]) -> str:
        return self.joined(texts, "effect.series.comma", "effect.series.then")
