"""What the pages on the rules of a game are made from: its rulebook, its scenarios, and where their pages lie."""

from __future__ import annotations

from functools import cache, cached_property
from html import escape
from pathlib import Path

from docs.sitegen.ours import rulesets
from docs.sitegen.ways import way
from tricktable.locale import Translator, read_catalogs
from tricktable.rulebook import Paragraph, Section, paragraph_text
from tricktable.ruleset import AnyRuleset
from tricktable.scenario import Scenario, read_scenarios

LONGEST = 60
"""The most examples that stand on one page."""


@cache
def words(language: str) -> Translator:
    """What the pages themselves say."""
    return Translator(language, [read_catalogs(Path(__file__).parent)])


class Chapter:
    """The examples of a section, as many as stand on one page.

    Attributes:
        name: of the page, below `scenarios/`.
        section: the section of the first paragraph that each of them cites.
        scenarios: the examples.
        number: which part of the section's examples it is, counted from 1.
        of: how many parts there are.
    """

    def __init__(self, section: Section, scenarios: tuple[Scenario, ...], number: int, of: int) -> None:
        name = section.id.partition(".")[2] or section.id
        self.name = name if number == 1 else f"{name}-{number}"
        self.section, self.scenarios, self.number, self.of = section, scenarios, number, of


class Game:
    """The rules of one ruleset, its examples, and the links between their pages."""

    def __init__(self, ruleset: AnyRuleset) -> None:
        self.ruleset = ruleset
        self.id = ruleset.id
        self.name = ruleset.info.name
        self.book = ruleset.rulebook

    @property
    def folder(self) -> str:
        """Where its pages lie."""
        return f"rules/{self.id}"

    @cached_property
    def paragraphs(self) -> dict[str, Paragraph]:
        """Its paragraphs by id."""
        return {paragraph.id: paragraph for paragraph in self.book}

    @cached_property
    def sections(self) -> dict[str, Section]:
        """The section of each paragraph."""
        return {paragraph.id: section for section in self.book.sections for paragraph in section.paragraphs}

    @cached_property
    def scenarios(self) -> tuple[Scenario, ...]:
        """Its worked examples."""
        return read_scenarios(self.ruleset.files)

    @cached_property
    def chapters(self) -> tuple[Chapter, ...]:
        """The examples by section, in the order of the rulebook."""
        chapters: list[Chapter] = []
        for section in self.book.sections:
            order = [paragraph.id for paragraph in section.paragraphs]
            mine = [each for each in self.scenarios if each.rules[0] in order]
            mine.sort(key=lambda each: order.index(each.rules[0]))
            parts = -(-len(mine) // LONGEST)
            size = -(-len(mine) // parts) if parts else 0
            chapters += [
                Chapter(section, tuple(mine[at * size : (at + 1) * size]), at + 1, parts) for at in range(parts)
            ]
        return tuple(chapters)

    @cached_property
    def showing(self) -> dict[str, list[tuple[Chapter, Scenario]]]:
        """The examples of each paragraph, with the pages that they stand on."""
        found: dict[str, list[tuple[Chapter, Scenario]]] = {}
        for chapter in self.chapters:
            for scenario in chapter.scenarios:
                for rule in dict.fromkeys(scenario.rules):
                    found.setdefault(rule, []).append((chapter, scenario))
        return found

    def way(self, id: str, url: str) -> str:
        """The link to a paragraph or section, from a page of the same language."""
        return way(f"{self.folder}/rulebook/#{id}", url)

    def number(self, id: str, url: str, sign: str = "") -> str:
        """The number of a paragraph or section as a link to it, as HTML.

        Args:
            id: of the paragraph or section.
            url: the page that the link stands on.
            sign: what stands before the number.
        """
        found = self.paragraphs[id] if id in self.paragraphs else next(s for s in self.book.sections if s.id == id)
        return f'<a href="{self.way(id, url)}" title="{id}">{sign}{found.number}</a>'

    def text(self, paragraph: Paragraph, language: str) -> str:
        """A rule in a language, as HTML."""
        return escape(paragraph_text(paragraph, language), quote=False)

    def title(self, section: Section, language: str) -> str:
        """The number and the title of a section, as HTML."""
        return escape(f"{section.number}. {section.title.get(language) or section.title['en']}", quote=False)


@cache
def games() -> tuple[Game, ...]:
    """Every ruleset of the site that has a rulebook."""
    found = map(Game, rulesets())
    return tuple(game for game in found if game.book.sections)


def told(scenario: Scenario, language: str) -> str:
    """The heading of an example, as HTML."""
    return escape(scenario.title.get(language) or scenario.title.get("en") or scenario.id, quote=False)
