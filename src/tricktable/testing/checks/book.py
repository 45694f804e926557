"""The rulebook."""

from __future__ import annotations

from tricktable import scenario
from tricktable.testing.check import check
from tricktable.testing.context import Context

NO_BOOK = "the variants that are checked have added nothing to its rulebook"


@check(
    "rulebook",
    "The rulebook has every title and paragraph in each of its languages, English among them.",
    mend="Add the text in `rulebook.toml`, or take the language out until it is complete.",
    scope="ruleset",
)
def rulebook(c: Context) -> None:
    """A language counts as one of the rulebook's if any paragraph or title is in it."""
    book = c.rulebook
    places = {paragraph.id: paragraph.text for paragraph in book} | {
        f"the title of {section.id}": section.title for section in book.sections
    }
    if not places:
        c.skip(NO_BOOK if c.variants else "it has no rulebook")
    languages = sorted({language for texts in places.values() for language in texts})
    c.require("en" in languages, f"there is no English rulebook, only {', '.join(languages)}")
    gaps = [f"{place} in {lang}" for place, texts in places.items() for lang in languages if not texts.get(lang)]
    c.require(not gaps, f"missing: {', '.join(gaps[:8])}{' and more' if len(gaps) > 8 else ''}")


@check(
    "rulebook-cited",
    "Every paragraph of the rulebook is cited by a scenario or a test.",
    mend="Write a scenario that shows the rule and cites it under `rules`, or name the paragraph in the test that "
    "holds it; where neither is possible, say why in `cited_elsewhere`.",
    scope="ruleset",
)
def rulebook_cited(c: Context) -> None:
    """Cited are ids under `rules` of a scenario, ids in `cited_elsewhere`, and ids that stand in the author's tests."""
    known = [paragraph.id for paragraph in c.rulebook]
    if not known:
        c.skip(NO_BOOK if c.variants else "it has no rulebook")
    shown = {rule for each in scenario.read_scenarios(c.ruleset.files) for rule in each.rules}
    cited = set(c.cited_elsewhere) if c.variants else shown | set(c.cited_elsewhere)
    strange = sorted(cited - {paragraph.id for paragraph in c.ruleset.rulebook})
    c.require(not strange, f"cited, but not in the rulebook: {', '.join(strange[:8])}")
    missing = [id for id in known if id not in shown and id not in c.cited_elsewhere]
    if missing:
        words = _words(c)
        missing = [id for id in missing if id not in words]
    c.require(not missing, f"{len(missing)} of {len(known)} paragraphs are cited nowhere: {', '.join(missing)}")


def _words(c: Context) -> set[str]:
    """Every word with dots in it that stands in the files of the author's tests."""
    files = (
        file for folder in c.cited_in for file in sorted(folder.rglob("*")) if file.suffix in (".py", ".toml", ".md")
    )
    marks = str.maketrans(dict.fromkeys("`\"'()[]{},;:", " "))
    return {
        word.strip(".") for file in files for word in file.read_text("utf-8").translate(marks).split() if "." in word
    }
