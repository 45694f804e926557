"""A rulebook on the terminal."""

from __future__ import annotations

from rich.padding import Padding
from rich.table import Table

from tricktable.cli import language as languages
from tricktable.cli import unknown
from tricktable.cli.terminal import Terminal
from tricktable.errors import UnknownParagraphError
from tricktable.locale import Translator
from tricktable.rulebook import Paragraph, Section, paragraph_text
from tricktable.ruleset import AnyRuleset


def show(term: Terminal, tr: Translator, ruleset: AnyRuleset, wanted: str = "", *, brief: bool = False) -> None:
    """Print a rulebook, or the section or paragraph of this number or id.

    Args:
        term: where.
        tr: says headings, in the language of the texts.
        ruleset: whose rulebook.
        wanted: a number such as `2` or `2.3`, or an id; empty for the whole.
        brief: print the headings only, where the whole is wanted.

    Raises:
        UnknownParagraphError: there is no such paragraph or section.
    """
    book = ruleset.rulebook
    if not book.sections:
        term.say(tr("cli.rules.none", name=ruleset.info.name))
    elif not wanted and brief:
        _contents(term, tr, book.sections)
    elif not wanted:
        term.say(term.text(ruleset.info.name, "bold"))
        for section in book.sections:
            _section(term, tr, section)
    else:
        for section in book.sections:
            if wanted.rstrip(".") in (section.id, section.number):
                _section(term, tr, section)
                return
        try:
            paragraph = book[wanted]
        except UnknownParagraphError as error:
            known = UnknownParagraphError(wanted, book.ids())
            there = tr("cli.rules.sections", n=len(book.sections))
            raise unknown.retold(tr, "paragraph", known, wanted, there) from error
        term.say(draw_paragraph(term, paragraph, tr.language))
        term.say(Padding(term.text(_origin(tr, paragraph), "dim"), (0, 0, 0, 6)))


def _contents(term: Terminal, tr: Translator, sections: tuple[Section, ...]) -> None:
    for section in sections:
        term.say(f"  {section.number:>2}  {_title(tr, section)}")
    term.say(tr("cli.rules.how"), "dim")


def _section(term: Terminal, tr: Translator, section: Section) -> None:
    term.say()
    term.say(f"{section.number}  {_title(tr, section)}", "bold")
    for paragraph in section.paragraphs:
        term.say(draw_paragraph(term, paragraph, tr.language))


def draw_paragraph(term: Terminal, paragraph: Paragraph, language: str) -> Padding:
    """A paragraph: its number, its text, and its id below."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="cyan", justify="right", width=5, no_wrap=True)
    grid.add_column(overflow="fold")
    grid.add_row(term.text(paragraph.number), term.text(paragraph_text(paragraph, language)))
    grid.add_row("", term.text(paragraph.id, "dim"))
    return Padding(grid, (0, 0, 0, 0))


def _title(tr: Translator, section: Section) -> str:
    return section.title.get(tr.language) or section.title.get("en") or section.id


def _origin(tr: Translator, paragraph: Paragraph) -> str:
    return tr(f"cli.rules.origin.{paragraph.origin}", source=languages.source(tr, paragraph.source))
