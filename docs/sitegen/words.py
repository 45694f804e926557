"""The page of the words that card files are made of, from the vocabulary: keys, an example, and its text on a card."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Any, NamedTuple

from docs.sitegen.cases import large
from docs.sitegen.ours import rulesets
from tricktable._docs import about, attributes
from tricktable.effects import STANDARD, CountsAs, Draw, If, Number
from tricktable.effects.cards import Deck
from tricktable.effects.conditions import Condition
from tricktable.effects.effect import Effect
from tricktable.effects.fields import ReadField, fields_of, words
from tricktable.effects.vocabulary import FAMILIES, Family, tag_of
from tricktable.effects.writing import plain, toml_value
from tricktable.packs import spelling

PATH = "reference/card-words.md"

TITLES = {
    "do": ("Effects", "What a card does: in `entering`, `mutating` and `activation`, and inside other effects."),
    "count": ("Numbers", 'How many: a whole number, `"X"`, `"1(+1)"`, or a table with `count`.'),
    "is": ("Conditions", "What must be true, for `if` and `win`."),
    "holds": ("What holds", "What holds while a card lies face up, in the list `overall`."),
}
"""The heading of each family, by its key, and what is said below it."""

NAMES = {
    "WHO": ("Players", "Who is meant, seen from the player whose card it is."),
    "EVENT": ("Happenings", "What cards can react to. What is done to a card happens to its owner."),
    "FILTER": ("Cards in play", "A `Which`: what is not named does not matter."),
    "CARDS": (
        "Cards by what is printed",
        "A `Printed`, for cards of hands and piles: what is not named does not matter.",
    ),
}
"""The heading of what is explained once, by its name, and what is said below it."""

OTHERS: dict[type[Any], Any] = {CountsAs: CountsAs(clans=True)}
"""Examples of words that say nothing where only what is needed is there."""

(_GAME,) = (ruleset for ruleset in rulesets() if ruleset.id == "gosu-x")
_FORM = _GAME.card_packs.format
"""The game whose cards and keywords stand in the examples: it has more of both than others."""
_TR = _GAME.speech("en").tr
_DESCRIBER = _FORM.describer(_TR, Deck(_FORM.own))


class Word(NamedTuple):
    """A word of card files.

    Attributes:
        family: what it is.
        kind: the class that carries it out.
        example: a value of it.
        text: the example as a card says it.
    """

    family: Family
    kind: type[Any]
    example: Any
    text: str

    @property
    def tag(self) -> str:
        """The word itself."""
        return tag_of(self.kind)

    @property
    def anchor(self) -> str:
        """Its anchor on the page."""
        return f"{self.family.key}-{self.tag}"


def all_words() -> Iterator[Word]:
    """Every word of the core, family by family."""
    for family in FAMILIES:
        for kind in STANDARD.of(family).values():
            some = [spelling.sample(kind, STANDARD, _FORM.own, _FORM.keywords, full=full) for full in (False, True)]
            samples = [*some, *([OTHERS[kind]] if kind in OTHERS else [])]
            told = [(sample, _said(sample)) for sample in samples]
            yield Word(family, kind, *next((each for each in told if each[1]), told[0]))


def _said(value: Any) -> str:
    """A value as a card says it; empty where it says nothing by itself."""
    try:
        if isinstance(value, Number):
            return _DESCRIBER.sentences([Draw(value)])
        if isinstance(value, Effect):
            return _DESCRIBER.sentences([value])
        if isinstance(value, Condition):
            return _DESCRIBER.sentences([If(value, (Draw(),))])
        text: str = value.describe(_DESCRIBER)
    except NotImplementedError:
        return ""
    text = text.removesuffix(".")
    return f"{large(text)}." if text else ""


def pages() -> Iterator[tuple[str, str]]:
    """The page: path and text."""
    yield PATH, page()


def page() -> str:
    """All words, and what is explained once for all of them."""
    found = list(all_words())
    lines = [
        "# The words of cards",
        "",
        "What a [card file](formats/card-packs.md) can say of a card, and what is written on the card then.",
        "Each word is a class of `tricktable.effects`; a game takes those that its rules heed, and may add",
        "[some of its own](tableau/own-effects.md). `tricktable cards RULESET --template` prints the words",
        "of one game.",
        "",
        "In the spellings `N` is a [number](#numbers), `WHO` says [whose](#who), `FILTER`",
        "[which cards in play](#filter), `CARDS` [which by what is printed](#cards), `EVENT` [what happens](#event);",
        "`ID` is the id of a card, `INT` a whole number up to 99. Keys that are not needed may be left out. The texts",
        "below the examples are as Gosu X says them: what it calls Wonder token or OPEN, other games call otherwise.",
    ]
    for family in FAMILIES:
        title, said = TITLES[family.key]
        mine = [word for word in found if word.family is family]
        lines += ["", f"## {title} {{#{title.lower().replace(' ', '-')}}}", "", said, ""]
        lines += [", ".join(f"[`{word.tag}`](#{word.anchor})" for word in mine) + "."]
        for word in mine:
            lines += ["", *_entry(word)]
    for name, (title, said) in NAMES.items():
        lines += ["", f"## {title}: {name} {{#{name.lower()}}}", "", said, "", *_named(name)]
    return "\n".join(lines) + "\n"


def _entry(word: Word) -> Iterator[str]:
    kind = word.kind
    yield f"### `{word.tag}` {{#{word.anchor}}}"
    yield ""
    yield f"[`{kind.__name__}`][tricktable.effects.{kind.__name__}]. {' '.join(about(kind).split())}{_games(word)}"
    yield ""
    yield from _spelt(spelling.entry(kind, _FORM.keywords))
    told = attributes(kind)
    for field in fields_of(kind).values():
        yield f"- `{field.name}`{_needed(field)}{': ' + told[field.name] if field.name in told else ''}"
    if word.text:
        yield ""
        yield f"Example: `{toml_value(plain(word.example))}`"
        yield ""
        yield f"> {word.text.replace(chr(10), ' ')}"


def _spelt(text: str) -> Iterator[str]:
    yield "```text"
    yield from textwrap.wrap(text, 90, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)
    yield "```"
    yield ""


def _games(word: Word) -> str:
    """Which of our games lack a word."""
    without = [
        ruleset.info.name
        for ruleset in rulesets()
        if ruleset.has_card_packs and word.tag not in ruleset.card_packs.format.vocabulary.of(word.family)
    ]
    return f" Not in {' and '.join(without)}." if without else ""


def _needed(field: ReadField) -> str:
    if field.required:
        return ", needed"
    comes_to = plain(field.default)
    return "" if comes_to in (None, [], "", False, {}) else f", `{toml_value(comes_to)}` if left out"


def _named(name: str) -> Iterator[str]:
    hint = spelling.NAMED[name]
    if not words(hint):
        yield from _spelt(spelling.entry(hint, _FORM.keywords))
        told = attributes(hint)
        for field in fields_of(hint).values():
            yield f"- `{field.name}`{_needed(field)}: {told[field.name]}"
        return
    for word in words(hint):
        id = f"pack.template.{name.lower()}.{word}"
        yield f"- `{word}`{': ' + _TR(id) if _TR.knows(id) else ''}"
