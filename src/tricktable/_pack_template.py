"""A card pack to fill in: the frame of a deck, card by card, and above it all that can be said in one."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Iterator
from typing import Any

from tricktable import _pack_spelling as spelling
from tricktable._narrow import is_table
from tricktable.effects.cards import Card, Deck
from tricktable.effects.effect import Effect
from tricktable.effects.fields import fields_of
from tricktable.effects.numbers import Number
from tricktable.effects.values import Draw
from tricktable.effects.vocabulary import FAMILIES, Family
from tricktable.effects.writing import plain, toml_value
from tricktable.locale import Translator
from tricktable.packs import PackFormat

MINE = ("origin", "source", "ours")
"""Keys that matter to whoever retells printed cards only."""


def template(ruleset: str, name: str, form: PackFormat[Any], tr: Translator) -> str:
    """The text of a card pack with a card for each of the ruleset's own, in the same frame, to be filled in.

    Args:
        ruleset: the id of the ruleset.
        name: its name.
        form: how it reads card packs.
        tr: says what is to be done, in the language of the author.
    """
    return _Template(ruleset, name, form, tr).text()


class _Template:
    def __init__(self, ruleset: str, name: str, form: PackFormat[Any], tr: Translator) -> None:
        self.ruleset = ruleset
        self.name = name
        self.format = form
        self.tr = tr
        self.describer = form.describer(tr, Deck(form.own))

    def text(self) -> str:
        parts = [self._head(), self._keys(), self._examples()]
        kinds = self.format.vocabulary
        for family, known in zip(
            FAMILIES, (kinds.effects, kinds.numbers, kinds.conditions, kinds.overall), strict=True
        ):
            parts.append(self._family(family, known))
        parts.append(self._names())
        comments = "\n#\n".join("\n".join(f"# {line}".rstrip() for line in part) for part in parts)
        return "\n".join([comments, "", *self._pack(), *self._frame(), ""])

    def says(self, id: str, **args: object) -> list[str]:
        return self.tr(f"pack.template.{id}", **args).strip().splitlines()

    # --- what is explained ------------------------------------------------------------------------------------------

    def _head(self) -> Iterator[str]:
        yield from self.says("head", name=self.name, ruleset=self.ruleset)

    def _keys(self) -> Iterator[str]:
        yield from self.says("card")
        languages = ", ".join(self.format.languages)
        for key, field in fields_of(self.format.card).items():
            about = f"pack.template.key.{key}"
            said = self.tr(about, languages=languages) if self.tr.knows(about) else ""
            yield f"  {key} = {spelling.spelt(field.hint)}".ljust(40) + (f"  {said}" if said else "")
        yield "  replaces = ID".ljust(40) + f"  {self.tr('pack.template.key.replaces')}"

    def _examples(self) -> Iterator[str]:
        own: tuple[Card, ...] = tuple(self.format.own)
        found = [next((card for card in own if getattr(card, part)), None) for part in ("activation", "overall")]
        yield from self.says("examples")
        for card in found:
            if card is not None:
                yield ""
                yield "  [[card]]"
                yield from (f"  {key} = {toml_value(value)}" for key, value in plain(card).items() if key not in MINE)

    def _family(self, family: Family, kinds: tuple[type[Any], ...]) -> Iterator[str]:
        yield from self.says(family.key)
        for kind in kinds:
            samples = [
                spelling.sample(kind, self.format.vocabulary, self.format.own, full=full) for full in (False, True)
            ]
            written = plain(samples[0])
            yield from _wrapped(spelling.entry(kind) if is_table(written) else toml_value(written))
            said = [*(self._said(sample) for sample in samples), (kind.__doc__ or "").partition("\n")[0]]
            yield f"      {next((text for text in said if text), '')}"

    def _said(self, value: Any) -> str:
        """An example in words; nothing where it cannot say itself."""
        describer = self.describer
        try:
            if isinstance(value, Number):
                return describer.sentences([Draw(value)])
            if isinstance(value, Effect):
                return describer.sentences([value])
            text: str = value.describe(describer)
        except NotImplementedError:
            return ""
        return text

    def _names(self) -> Iterator[str]:
        yield from self.says("words")
        yield '  N = 2 or "X" or "1(+1)" or { count = ... }'
        for name in spelling.NAMED:
            yield from _wrapped(f"{name} = {spelling.named(name)}")

    # --- what is to be filled in --------------------------------------------------------------------------------------

    def _pack(self) -> Iterator[str]:
        yield "[pack]"
        yield f"name = {toml_value(self.tr('pack.template.name'))}"
        yield 'version = "1.0"'
        yield f"ruleset = {toml_value(self.ruleset)}"
        yield from (f"# {line}" for line in self.says("base"))
        yield '# base = "own"'

    def _frame(self) -> Iterator[str]:
        counted: Counter[tuple[str, int]] = Counter()
        for card in self.format.own:
            counted[card.clan, card.level] += 1
            yield ""
            yield "[[card]]"
            yield f'id = "{card.clan}-{card.level}-{counted[card.clan, card.level]}"'
            yield f"name = {toml_value(dict.fromkeys(self.format.languages, ''))}"
            yield f"clan = {toml_value(card.clan)}"
            yield f"level = {card.level}"
            if card.copies != 1:
                yield f"copies = {card.copies}"


def _wrapped(text: str) -> list[str]:
    """A line of the vocabulary, in as many as it takes."""
    return textwrap.wrap(
        text, 116, initial_indent="  ", subsequent_indent="    ", break_long_words=False, break_on_hyphens=False
    )
