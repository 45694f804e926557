"""Tables, lists of actions and outcomes as the terminal shows them."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from rich.columns import Columns
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tricktable.cli.terminal import Terminal
from tricktable.errors import RulesetBugError, TricktableError
from tricktable.picture import Cell, Row, Speech
from tricktable.ruleset import AnyRuleset
from tricktable.views import View
from tricktable.walk import cards_in

T = TypeVar("T")

LABEL = 24
"""The widest that a label gets before it is broken."""


def draw_table(term: Terminal, ruleset: AnyRuleset, view: View[Any, Any], speech: Speech, title: str) -> Panel:
    """The table as a seat or a spectator sees it.

    Raises:
        RulesetBugError: the ruleset cannot draw it.
    """
    rows = blamed(ruleset, "drawing the table", lambda: ruleset.picture(view, speech))
    labels = [term.text(row.label) for row in rows]
    left = min(max((label.cell_len for label in labels), default=0), LABEL)
    grid = facts_grid()
    for label, texts in zip(labels, _in_columns(term, rows), strict=True):
        grid.add_row(label, _lines(texts, term.width - left - 6))  # 6: the frame, and the gap between the columns
    return Panel(grid, title=term.text(title, "bold"), title_align="left", border_style="dim", expand=True)


def _lines(texts: Sequence[Text], width: int) -> Text:
    """Cells one after the other, the line broken between cells only."""
    out, used = Text(overflow="fold"), 0
    for text in texts:
        if used and used + 2 + text.cell_len > width:
            out.rstrip()
            out.append("\n")
            used = 0
        elif used:
            out.append("  ")
            used += 2
        out.append_text(text)
        used += text.cell_len
    out.rstrip()
    return out


def sentences(ruleset: AnyRuleset, speech: Speech, events: Iterable[Any]) -> list[str]:
    """What happened, an event a sentence.

    Raises:
        RulesetBugError: the ruleset cannot say it.
    """
    return blamed(ruleset, "telling what happened", lambda: [speech.event(event) for event in events])


def blamed(ruleset: AnyRuleset, what: str, act: Callable[[], T]) -> T:
    """Do something with the ruleset's code for pictures and words; its faults are reported as its own.

    Raises:
        RulesetBugError: it failed.
    """
    try:
        return act()
    except TricktableError:
        raise
    except Exception as error:  # any ruleset may be installed
        raise RulesetBugError(ruleset.id, f"{what} failed with {type(error).__name__}: {error}") from error


def _in_columns(term: Terminal, rows: Sequence[Row]) -> list[list[Text]]:
    """The cells of each row. Neighbouring rows of as many cells, two or more, stand in columns."""
    lines = [[term.text(cell.text, style(cell)) for cell in row.cells] for row in rows]
    for _, group in itertools.groupby(lines, len):
        for column in zip(*group, strict=True):
            width = max(text.cell_len for text in column)
            for text in column:
                text.pad_right(width - text.cell_len)
    return lines


def facts_grid() -> Table:
    """A table of labels and what belongs to them."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim", overflow="fold", max_width=LABEL)
    grid.add_column(overflow="fold")
    return grid


def draw_facts(term: Terminal, facts: Iterable[tuple[str, str]]) -> Padding:
    """Labels and values, a line each; those without a value are left out."""
    grid = facts_grid()
    for label, value in facts:
        if value:
            grid.add_row(term.text(label), term.text(value))
    return Padding(grid, (0, 0, 0, 2))


def draw_step(term: Terminal, number: int, sentences: Sequence[str]) -> Table:
    """What happened in a step, beside its number."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim", justify="right", width=4, no_wrap=True)
    grid.add_column(overflow="fold")
    for at, sentence in enumerate(sentences):
        grid.add_row("" if at else str(number), term.text(sentence))
    return grid


def style(cell: Cell) -> str:
    """How a cell stands out."""
    return " ".join(["bold" if cell.strong else "", cell.colour]).strip()


def draw_actions(term: Terminal, actions: Sequence[Any], ruleset: AnyRuleset, speech: Speech) -> Padding:
    """The actions as a numbered list, in words and as they are typed, in as many columns as fit."""
    width = len(str(len(actions)))
    items: list[Text] = []
    named = blamed(ruleset, "naming an action", lambda: [speech.action(action) for action in actions])
    for number, (action, words) in enumerate(zip(actions, named, strict=True), 1):
        typed = ruleset.format_action(action)
        card = next(iter(cards_in(action)), None)
        item = term.text(f"{number:>{width}}  ", "bold")
        item.append_text(term.text(words, "" if card is None else style(speech.cell(card))))
        if typed != words:
            item.append_text(term.text(f"  {typed}", "dim"))
        items.append(item)
    return Padding(Columns(items, padding=(0, 3), column_first=True), (0, 0, 0, 2))
