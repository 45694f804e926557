"""A card pack to fill in: the frame of a deck, card by card, and above it all that can be said in one."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Iterator
from typing import Any

from tricktable._narrow import is_table
from tricktable.effects.cards import Card, Deck
from tricktable.effects.effect import Effect
from tricktable.effects.fields import ReadField, fields_of, words
from tricktable.effects.numbers import Bonus, Fixed, Number, X
from tricktable.effects.reading import DEEPEST, MOST
from tricktable.effects.values import Draw
from tricktable.effects.vocabulary import FAMILIES, Family, tag_of
from tricktable.effects.writing import plain, toml_value
from tricktable.locale import Translator
from tricktable.packs import spelling
from tricktable.packs.checks import LONGEST
from tricktable.packs.format import PackFormat

_WRITTEN_OUT = (Fixed, X, Bonus)
"""Numbers that are written as themselves, without keys."""
_EXPLAINED = {"WHO": "who", "FILTER": "filter", "CARDS": "cards"}
"""Where it stands what the words or keys behind a name are for."""
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
        parts = [self._head(), self._written(), self._keys(), self._examples()]
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

    def _written(self) -> Iterator[str]:
        yield from self.says("written", most=MOST, longest=LONGEST)

    def _keys(self) -> Iterator[str]:
        yield from self.says("card")
        languages = ", ".join(self.format.languages)
        clans = ", ".join(dict.fromkeys(card.clan for card in self.format.own))
        keywords = ", ".join(self.format.keywords)
        for key, field in fields_of(self.format.card).items():
            if not self._offers(self.format.card, key):
                continue
            limit = self.format.limits.get(key)
            takes = spelling.spelt(field.hint) if limit is None else f"{limit[0]}...{limit[1]}"
            yield self._about(f"  {key} = {takes}", f"key.{key}", languages=languages, clans=clans, keywords=keywords)
        yield self._about("  replaces = ID", "key.replaces")

    def _offers(self, kind: type[Any], key: str) -> bool:
        """Whether a key can say anything: not where it takes keywords and the game has none."""
        return bool(self.format.keywords) or not spelling.names_keyword(kind, key)

    def _about(self, key: str, id: str, *, width: int = 38, **args: object) -> str:
        """A key, and beside it what it is for, where that is said."""
        about = f"pack.template.{id}"
        return key.ljust(width) + f"  {self.tr(about, **args)}" if self.tr.knows(about) else key

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
        yield from self.says(family.key, deepest=DEEPEST)
        form = self.format
        for kind in kinds:
            if spelling.needs_keyword(kind) and not form.keywords:
                continue
            samples = [
                spelling.sample(kind, form.vocabulary, form.own, form.keywords, full=full) for full in (False, True)
            ]
            written = plain(samples[0])
            yield from _wrapped(spelling.entry(kind, form.keywords) if is_table(written) else toml_value(written))
            said = [*(self._said(sample) for sample in samples), (kind.__doc__ or "").partition("\n")[0]]
            yield f"      {next((text for text in said if text), '')}"
            note = f"pack.template.note.{family.key}.{tag_of(kind)}"
            for line in (*(self.tr(note).strip().splitlines() if self.tr.knows(note) else ()), *self._left_out(kind)):
                yield f"      {line}"

    def _left_out(self, kind: type[Any]) -> Iterator[str]:
        """Which keys are needed, and what the others come to where they are left out."""
        fields = fields_of(kind).values()
        needed = [field.name for field in fields if field.required]
        others = [f"{field.name} = {toml_value(plain(field.default))}" for field in fields if _said(field)]
        if kind in _WRITTEN_OUT:
            return
        if needed:
            yield self.tr("pack.template.needed", keys=", ".join(needed))
        if others:
            yield self.tr("pack.template.default", keys=", ".join(others))

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
        yield self._about("  INT = 2", "int", width=20, most=MOST)
        for name, hint in spelling.NAMED.items():
            yield from _wrapped(f"{name} = {spelling.named(name, self.format.keywords)}")
            for word in words(hint) or [key for key in fields_of(hint) if self._offers(hint, key)]:
                line = self._about(f"      {word}", f"{_EXPLAINED.get(name, '')}.{word}", width=20)
                if line.strip() != word:
                    yield line
            if name == "EVENT":
                yield f"      {self.tr('pack.template.happens')}"

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


def _said(field: ReadField) -> bool:
    """Whether a key comes to something where it is left out; a filter that says nothing does not."""
    comes_to = plain(field.default)
    return not field.required and comes_to not in (None, [], "", False, {})


def _wrapped(text: str) -> list[str]:
    """A line of the vocabulary, in as many as it takes."""
    return textwrap.wrap(
        text, 116, initial_indent="  ", subsequent_indent="    ", break_long_words=False, break_on_hyphens=False
    )
