"""A rulebook: numbered paragraphs in several languages, each with its origin."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from tricktable._plain import UNREADABLE
from tricktable.errors import UnknownParagraphError
from tricktable.value import Value

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

__all__ = [
    "ORIGINS",
    "Paragraph",
    "Rulebook",
    "Section",
    "paragraph_text",
    "parse_rulebook",
    "read_rulebook",
]

ORIGINS = ("rulebook", "public", "ours")
"""Where a paragraph is from: the printed rulebook, another public source, or a decision of the author."""


class Paragraph(Value, frozen=True):
    """One rule.

    Attributes:
        id: its stable address, such as `gorus.bout.follow`.
        number: its number in this edition, such as `2.3`.
        text: the rule in each language.
        origin: `rulebook` (printed), `public` (another public source) or `ours` (decided here).
        source: which public source; empty otherwise.
    """

    id: str
    number: str
    text: Mapping[str, str]
    origin: str
    source: str = ""

    def __hash__(self) -> int:
        return hash(self.id)


class Section(Value, frozen=True):
    """A heading and its paragraphs.

    Example:
        >>> section = Section("toy.play", "1", {"en": "Play"}, ())
        >>> section.numbered(3).number
        '3'
    """

    id: str
    number: str
    title: Mapping[str, str]
    paragraphs: tuple[Paragraph, ...]

    def __hash__(self) -> int:
        return hash(self.id)

    def numbered(self, number: int) -> Section:
        """This section with another number, and its paragraphs with theirs."""
        paragraphs = (replace(each, number=f"{number}.{at}") for at, each in enumerate(self.paragraphs, 1))
        return replace(self, number=str(number), paragraphs=tuple(paragraphs))


class Rulebook(Value, frozen=True):
    """All the rules of a ruleset, in reading order.

    Example:
        >>> book = parse_rulebook('''
        ... [[section]]
        ... id = "toy.play"
        ... title.en = "Play"
        ... [[section.paragraph]]
        ... id = "toy.play.turn"
        ... origin = "ours"
        ... en = "Play a card."
        ... ''')
        >>> book["toy.play.turn"].number, book["toy.play.turn"].text["en"]
        ('1.1', 'Play a card.')
    """

    sections: tuple[Section, ...] = ()

    def __iter__(self) -> Iterator[Paragraph]:
        for section in self.sections:
            yield from section.paragraphs

    def __getitem__(self, id: str) -> Paragraph:
        """The paragraph of this id (or number).

        Raises:
            UnknownParagraphError: there is none.
        """
        for paragraph in self:
            if id in (paragraph.id, paragraph.number):
                return paragraph
        raise UnknownParagraphError(id, tuple(paragraph.id for paragraph in self))

    def __call__(self, language: str) -> Rulebook:
        """The edition in one language; what it lacks stands in English.

        Example:
            >>> import tricktable as tt
            >>> book = tt.ruleset("gorus-maximus").rulebook("uk")
            >>> book["gorus.setup.players"].text
            {'uk': 'Грати можуть від одного до восьми людей.'}
        """
        return Rulebook(
            tuple(
                replace(
                    section,
                    title={language: _in(section.title, language)},
                    paragraphs=tuple(
                        replace(paragraph, text={language: _in(paragraph.text, language)})
                        for paragraph in section.paragraphs
                    ),
                )
                for section in self.sections
            )
        )

    def languages(self) -> tuple[str, ...]:
        """The languages in which every paragraph and title is there."""
        texts = [paragraph.text for paragraph in self] + [section.title for section in self.sections]
        return tuple(sorted(set(texts[0]).intersection(*texts))) if texts else ()

    def __add__(self, other: Rulebook) -> Rulebook:
        """This rulebook and, after its own, the sections of another one, with the numbers that follow."""
        more = (section.numbered(at) for at, section in enumerate(other.sections, len(self.sections) + 1))
        return Rulebook((*self.sections, *more))

    def ids(self) -> tuple[str, ...]:
        """The ids of all sections and paragraphs, in reading order."""
        return tuple(
            id for section in self.sections for id in (section.id, *(paragraph.id for paragraph in section.paragraphs))
        )

    def in_language(self, language: str, texts: Mapping[str, str]) -> Rulebook:
        """This rulebook with texts in a further language, by section and paragraph id; what is there stays."""
        return Rulebook(
            tuple(
                replace(
                    section,
                    title=_added(section.title, language, texts.get(section.id)),
                    paragraphs=tuple(
                        replace(paragraph, text=_added(paragraph.text, language, texts.get(paragraph.id)))
                        for paragraph in section.paragraphs
                    ),
                )
                for section in self.sections
            )
        )


def _added(texts: Mapping[str, str], language: str, text: str | None) -> Mapping[str, str]:
    return texts if text is None or language in texts else {**texts, language: text}


def parse_rulebook(text: str) -> Rulebook:
    """Read a rulebook file.

    Raises:
        ValueError: the text is not TOML, or a paragraph lacks its id, origin or any text, or an id occurs twice; all
            such paragraphs are named.

    Example:
        >>> book = parse_rulebook('''
        ... [[section]]
        ... id = "toy.play"
        ... title.en = "Play"
        ... ''')
        >>> book.sections[0].number, book.sections[0].title["en"]
        ('1', 'Play')
    """
    import tomllib

    try:
        entries = msgspec.convert(tomllib.loads(text).get("section", []), tuple[_SectionFile, ...])
    except ValueError:
        raise
    except (*UNREADABLE, AttributeError) as error:  # it is no text at all, nested too deeply, or not of this shape
        raise ValueError(f"a rulebook is a TOML file of sections and paragraphs: {error}") from error
    sections: list[Section] = []
    seen: set[str] = set()
    faults = [
        fault
        for number, entry in enumerate(entries, 1)
        for at, item in enumerate(entry.paragraph, 1)
        for fault in _faults(f"{number}.{at}", item, seen)
    ]
    if faults:
        raise ValueError("; ".join(faults))
    for number, entry in enumerate(entries, 1):
        paragraphs = tuple(_paragraph(f"{number}.{at}", item) for at, item in enumerate(entry.paragraph, 1))
        sections.append(Section(entry.id, str(number), entry.title, paragraphs))
    return Rulebook(tuple(sections))


class _SectionFile(Value, frozen=True):
    id: str
    title: dict[str, str]
    paragraph: tuple[dict[str, str], ...] = ()


def _faults(number: str, raw: Mapping[str, str], seen: set[str]) -> Iterator[str]:
    """What is wrong with a paragraph, a sentence each; `seen` are the ids before it."""
    id, origin, source = raw.get("id", ""), raw.get("origin", ""), raw.get("source", "")
    which = f"paragraph {id or number}"
    if not id:
        yield f"{which}: it has no id"
    elif id in seen:
        yield f"{which}: this id is taken"
    seen.add(id)
    if origin not in ORIGINS:
        yield f"{which}: its origin is one of {', '.join(ORIGINS)}, not {origin!r}"
    elif origin == "public" and not source:
        yield f"{which}: with the origin 'public' it wants a `source`"
    elif origin != "public" and source:
        yield f"{which}: only with the origin 'public' it has a `source`"
    if not raw.keys() - {"id", "origin", "source"}:
        yield f"{which}: it has no text"


def _paragraph(number: str, raw: Mapping[str, str]) -> Paragraph:
    fields = dict(raw)
    id, origin, source = fields.pop("id"), fields.pop("origin"), fields.pop("source", "")
    return Paragraph(id, number, {language: text.strip() for language, text in fields.items()}, origin, source)


def read_rulebook(package: Traversable, name: str = "rulebook.toml") -> Rulebook:
    """The rulebook that lies in a package as a file of this name; an empty one if it has none.

    Example:
        >>> from importlib.resources import files
        >>> read_rulebook(files("tricktable_gorus_maximus"))["gorus.bout.follow"].number
        '2.7'
    """
    file = package / name
    return parse_rulebook(file.read_text("utf-8")) if file.is_file() else Rulebook()


def paragraph_text(paragraph: Paragraph, language: str) -> str:
    """The rule in this language; in English, or whatever there is, where it lacks it.

    Example:
        >>> paragraph_text(Paragraph("toy.turn", "1.1", {"en": "Play a card."}, "ours"), "uk")
        'Play a card.'
    """
    return _in(paragraph.text, language)


def _in(texts: Mapping[str, str], language: str) -> str:
    return texts.get(language) or texts.get("en") or next(iter(texts.values()))
