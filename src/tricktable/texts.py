"""The words of a ruleset: its rulebook and its messages, its own and those that plugins add."""

from __future__ import annotations

import functools
from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING

from tricktable.locale import Catalog, Translator, core_catalogs, read_catalogs
from tricktable.rulebook import Rulebook, paragraph_text, read_rulebook

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


class Texts:
    """What a ruleset says, in every language.

    Args:
        package: the package with `rulebook.toml` and `messages/`; None for a ruleset without.
        rulebook: a rulebook given by hand, instead of the package's.
        messages: catalogs given by hand, by language, over the package's.
        added: languages that plugins added: messages and texts of paragraphs.
        brought: the ids of variants that plugins added, and what each adds to the rulebook.
    """

    def __init__(
        self,
        package: str | None,
        rulebook: Rulebook | None = None,
        messages: Mapping[str, Catalog] | None = None,
        added: tuple[tuple[str, Catalog, Mapping[str, str]], ...] = (),
        brought: tuple[tuple[str, Rulebook], ...] = (),
    ) -> None:
        self._package = package
        self._given = rulebook
        self._messages = messages or {}
        self._added = added
        self._brought = brought

    def with_language(self, language: str, messages: Catalog, rulebook: Mapping[str, str]) -> Texts:
        """These texts and one more language; what is said in it already stays as it is."""
        added = (*self._added, (language, messages, rulebook))
        return Texts(self._package, self._given, self._messages, added, self._brought)

    def with_variant(self, variant: str, messages: Mapping[str, Catalog], rulebook: Rulebook) -> Texts:
        """These texts and those of a variant; what is said already stays as it is."""
        spoken: Mapping[str, str] = {}
        added = (*self._added, *((language, catalog, spoken) for language, catalog in messages.items()))
        brought = (*self._brought, *([(variant, rulebook)] if rulebook.sections else []))
        return Texts(self._package, self._given, self._messages, added, brought)

    @functools.cached_property
    def files(self) -> Traversable | None:
        """The data files of the package."""
        from importlib.resources import files

        return None if self._package is None else files(self._package)

    @functools.cached_property
    def rulebook(self) -> Rulebook:
        """The rulebook, with the languages and the sections that plugins added."""
        return self._in_all_languages(sum((book for _, book in self._brought), self._own_rulebook))

    @functools.cached_property
    def _own_rulebook(self) -> Rulebook:
        return self._given or (Rulebook() if self.files is None else read_rulebook(self.files))

    def _in_all_languages(self, book: Rulebook) -> Rulebook:
        for language, _, texts in self._added:
            book = book.in_language(language, texts)
        return book

    def brought_by(self, variants: Collection[str]) -> Rulebook:
        """What these variants added to the rulebook, with the numbers that it has there."""
        theirs = {id for variant, book in self._brought if variant in variants for id in book.ids()}
        return Rulebook(tuple(section for section in self.rulebook.sections if section.id in theirs))

    def bringer_of(self, id: str) -> str | None:
        """The variant that added this section or paragraph; None where it is the game's own."""
        return next((variant for variant, book in self._brought if id in book.ids()), None)

    def languages(self) -> tuple[str, ...]:
        """The languages in which the rulebook of the game itself is complete."""
        return self._in_all_languages(self._own_rulebook).languages()

    @functools.cached_property
    def catalogs(self) -> list[Mapping[str, Catalog]]:
        """The catalogs to look messages up in: the ruleset's own, what plugins added in turn, the core's."""
        package = {} if self.files is None else read_catalogs(self.files)
        own = {language: {**package.get(language, {}), **catalog} for language, catalog in self._messages.items()}
        added = [{language: catalog} for language, catalog, _ in self._added]
        return [{**package, **own}, *added, core_catalogs()]

    def untranslated(self, language: str) -> tuple[Catalog, dict[str, str]]:
        """What is said in English and not in this language: messages, then titles and paragraphs."""
        said = {id for catalog in self.catalogs for id in catalog.get(language, {})}
        english = {id: text for catalog in reversed(self.catalogs) for id, text in catalog.get("en", {}).items()}
        own = [id for catalog in self.catalogs for id in catalog.get("en", {}) if id not in said]
        titles = {section.id: section.title for section in self.rulebook.sections}
        paragraphs = {paragraph.id: paragraph.text for paragraph in self.rulebook}
        texts = {**titles, **paragraphs}
        missing = {id: texts[id]["en"] for id in self.rulebook.ids() if language not in texts[id] and "en" in texts[id]}
        return {id: english[id] for id in own}, missing

    def translator(self, language: str) -> Translator:
        """Says messages in a language; what is missing in it, in English."""
        return Translator(language, self.catalogs)

    def refusal(self, rule: str, tr: Translator) -> str:
        """Why a paragraph forbids something: the message `refused.<id>`, or the paragraph itself, or that it is so."""
        if tr.knows(f"refused.{rule}"):
            return tr(f"refused.{rule}")
        paragraph = next((found for found in self.rulebook if found.id == rule), None)
        return tr("refused.core.action") if paragraph is None else paragraph_text(paragraph, tr.language)
