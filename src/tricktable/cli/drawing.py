"""Tables, lists of actions and outcomes as the terminal shows them."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeVar

from rich.cells import cell_len
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

NARROWEST = 9
"""The narrowest that columns get on average before they are given up."""


def draw_table(term: Terminal, ruleset: AnyRuleset, view: View[Any, Any], speech: Speech, title: str) -> Panel:
    """The table as a seat or a spectator sees it.

    Raises:
        RulesetBugError: the ruleset cannot draw it.
    """
    rows = blamed(ruleset, "drawing the table", lambda: ruleset.picture(view, speech))
    labels = [term.text(row.label) for row in rows]
    left = min(max((label.cell_len for label in labels), default=0), LABEL)
    grid = facts_grid()
    width = term.width - left - 6  # 6: the frame, and the gap between the columns
    for label, line in zip(labels, _bodies(term, rows, width), strict=True):
        grid.add_row(label, line)
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


def _bodies(term: Terminal, rows: Sequence[Row], width: int) -> Iterator[Text]:
    """The cells of each row, drawn. Neighbouring rows of as many cells, two or more, stand in columns.

    Where the columns do not fit, each is narrowed and its cells broken, so that a place is still told by its column;
    where they would get too narrow to read, and in a row of its own, the line is broken between cells.
    """
    lines = [[term.text(cell.text, style(cell)) for cell in row.cells] for row in rows]
    for count, each in itertools.groupby(lines, len):
        group = list(each)
        columns = [max(text.cell_len for text in column) for column in zip(*group, strict=True)]
        room = width - 2 * (count - 1)
        if len(group) > 1 and sum(columns) > room and count * NARROWEST <= room:
            columns = _narrowed(group, columns, room)
            yield from (_broken(term, texts, columns) for texts in group)
            continue
        for texts in group:
            for text, column in zip(texts, columns, strict=True):
                text.pad_right(column - text.cell_len)
            yield _lines(texts, width)


def _narrowed(group: Sequence[Sequence[Text]], columns: Sequence[int], room: int) -> list[int]:
    """The widths of columns in this much room: as even as can be, but no wider than wanted, and no word broken."""
    words = (
        [cell_len(word) + 1 for text in column for word in text.plain.split()] for column in zip(*group, strict=True)
    )
    least = [min(max(lengths, default=0), wanted) for lengths, wanted in zip(words, columns, strict=True)]
    widths = least if sum(least) <= room else [0] * len(columns)
    for _ in range(room - sum(widths)):
        growing = [at for at, wanted in enumerate(columns) if widths[at] < wanted]
        widths[min(growing, key=lambda at: widths[at])] += 1  # the columns want more than there is room
    return widths


def _broken(term: Terminal, texts: Sequence[Text], columns: Sequence[int]) -> Text:
    """Cells in columns, each over as many lines as it needs; all but its first line are set in."""
    cells = [term.wrapped(text, column) for text, column in zip(texts, columns, strict=True)]
    out = Text(overflow="fold")
    for at, parts in enumerate(itertools.zip_longest(*cells)):
        if at:
            out.append("\n")
        for part, column in zip(parts, columns, strict=True):
            text = Text() if part is None else part
            text.pad_right(column + 2 - text.cell_len)
            out.append_text(text)
        out.rstrip()
    return out


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
        item = term.text(f"{number:>{width}}) ", "bold")
        item.append_text(term.text(words, "" if card is None else style(speech.cell(card))))
        if typed != words:
            item.append_text(term.text(f"  {typed}", "dim"))
        items.append(item)
    return Padding(Columns(items, padding=(0, 3), column_first=True), (0, 0, 0, 2))
