"""The words of a ruleset: its rulebook and its messages, its own and those that plugins add."""

from __future__ import annotations

import functools
from collections.abc import Mapping
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
    """

    def __init__(
        self,
        package: str | None,
        rulebook: Rulebook | None = None,
        messages: Mapping[str, Catalog] | None = None,
        added: tuple[tuple[str, Catalog, Mapping[str, str]], ...] = (),
    ) -> None:
        self._package = package
        self._given = rulebook
        self._messages = messages or {}
        self._added = added

    def with_language(self, language: str, messages: Catalog, rulebook: Mapping[str, str]) -> Texts:
        """These texts and one more language; what is said in it already stays as it is."""
        return Texts(self._package, self._given, self._messages, (*self._added, (language, messages, rulebook)))

    @functools.cached_property
    def files(self) -> Traversable | None:
        """The data files of the package."""
        from importlib.resources import files

        return None if self._package is None else files(self._package)

    @functools.cached_property
    def rulebook(self) -> Rulebook:
        """The rulebook, with the languages that plugins added."""
        book = self._given or (Rulebook() if self.files is None else read_rulebook(self.files))
        for language, _, texts in self._added:
            book = book.in_language(language, texts)
        return book

    @functools.cached_property
    def catalogs(self) -> list[Mapping[str, Catalog]]:
        """The catalogs to look messages up in: the ruleset's own, what plugins added, the core's."""
        package = {} if self.files is None else read_catalogs(self.files)
        own = {language: {**package.get(language, {}), **catalog} for language, catalog in self._messages.items()}
        added = [{language: catalog} for language, catalog, _ in self._added]
        return [{**package, **own}, *added, core_catalogs()]

    def translator(self, language: str) -> Translator:
        """Says messages in a language; what is missing in it, in English."""
        return Translator(language, self.catalogs)

    def refusal(self, rule: str, tr: Translator) -> str:
        """Why a paragraph forbids something: the message `refused.<id>`, or the paragraph itself."""
        if tr.knows(f"refused.{rule}"):
            return tr(f"refused.{rule}")
        paragraph = next((found for found in self.rulebook if found.id == rule), None)
        return rule if paragraph is None else paragraph_text(paragraph, tr.language)
