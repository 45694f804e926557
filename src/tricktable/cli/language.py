"""The language that the command speaks."""

from __future__ import annotations

from tricktable.cli.terminal import Terminal
from tricktable.locale import DEFAULT, Translator, core_catalogs, matched
from tricktable.ruleset import AnyRuleset


def languages(ruleset: AnyRuleset | None = None) -> tuple[str, ...]:
    """The languages in which there are messages: of the core, and of a ruleset where one is given."""
    catalogs = [core_catalogs()] if ruleset is None else ruleset.catalogs()
    return tuple(sorted({language for catalog in catalogs for language in catalog}))


def choose(term: Terminal, wanted: str, ruleset: AnyRuleset | None = None) -> str:
    """The tag of the language to speak: the wanted one (`uk`, also as `uk_UA.UTF-8`), else English with a note."""
    known = languages(ruleset)
    if found := matched(wanted.partition(".")[0], known):
        return found
    term.error(f"tricktable: there are no messages in {wanted!r}; available: {', '.join(known)}. English is used.")
    return DEFAULT


def source(tr: Translator, text: str) -> str:
    """Where a rule or a card is known from, as a catalog says it (`source.<text>`); else the text itself."""
    id = f"source.{text}"
    return tr(id) if tr.knows(id) else text


def translator(language: str, ruleset: AnyRuleset | None = None) -> Translator:
    """Says the messages of the command, and those of a ruleset where one is given."""
    return Translator(language, [core_catalogs()] if ruleset is None else ruleset.catalogs())
