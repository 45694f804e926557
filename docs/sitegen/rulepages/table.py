"""Draws the table of any game as HTML, from the picture that its ruleset makes for the terminal."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from html import escape
from typing import Any, NamedTuple

from docs.sitegen import gallery
from docs.sitegen.rulepages.shelf import words
from tricktable.game import AnyGame
from tricktable.picture import Cell, Picture
from tricktable.ruleset import AnyRuleset
from tricktable.tableau import Placed, TableauView, at
from tricktable.views import View

WIDEST = 7
"""The most columns that cards stand in."""

Line = tuple[str, tuple[Cell, ...]]
"""A label and the cells beside it."""


class Block(NamedTuple):
    """A label and the rows that belong to it."""

    label: str
    rows: tuple[tuple[Cell, ...], ...]

    def cells(self) -> Iterator[Cell]:
        """All of its cells."""
        return itertools.chain(*self.rows)

    def lines(self) -> Iterator[Line]:
        """Its rows, the label beside the first."""
        for number, row in enumerate(self.rows):
            yield "" if number else self.label, row


class Artist:
    """Draws the tables of one ruleset in one language, all hands open. A card leads to the gallery, if there is one.

    Args:
        ruleset: whose tables.
        language: of the words.
        players: the names at the table; none: they are called by their seats.
    """

    def __init__(self, ruleset: AnyRuleset, language: str, players: Sequence[str] = ()) -> None:
        self.ruleset, self.language = ruleset, language
        self.speech = ruleset.speech(language, tuple(players))

    def draw(self, game: AnyGame) -> str:
        """The table: what all see, then what each seat alone sees."""
        view = game.view(None)
        common = list(blocks(self.ruleset.picture(view, self.speech)))
        out = [self._blocks(common, view)]
        for seat in range(game.setup.seats):
            view = game.view(seat)
            seen = blocks(self.ruleset.picture(view, self.speech))
            own = [block for block in seen if block not in common and any(cell.card for cell in block.cells())]
            if own:
                label = words(self.language)("scenes.sees", name=self.speech.seat(seat))
                out.append(f'<p class="rp-own">{escape(label)}</p>{self._blocks(own, view)}')
        return f'<div class="rp-table">{"".join(out)}</div>'

    def _blocks(self, drawn: Sequence[Block], view: View[Any, Any]) -> str:
        """Blocks one below the other. Neighbouring rows of as many cells stand in columns, as in the terminal."""
        lines = [line for block in drawn for line in block.lines()]
        out: list[str] = []
        for count, each in itertools.groupby(lines, lambda line: len(line[1])):
            group = list(each)
            columns = 1 < count <= WIDEST and len(group) > 1 and any(cell.card for _, row in group for cell in row)
            kind = f'class="rp-cells rp-columns" style="--columns:{count}"' if columns else 'class="rp-cells"'
            for label, row in group:
                cells = "".join(self._cell(cell, view) for cell in row if columns or cell.text)
                if cells or label:
                    said = f'<div class="rp-label">{escape(label)}</div>'
                    out.append(f'<div class="rp-row">{said}<div {kind}>{cells}</div></div>')
        return "".join(out)

    def _cell(self, cell: Cell, view: View[Any, Any]) -> str:
        colour = f" rp-{cell.colour}" if cell.colour else ""
        if not cell.card:
            return f'<span class="rp-fact{colour}">{escape(cell.text)}</span>' if cell.text else "<span></span>"
        said = self.speech.cell(cell.card).text
        before, _, after = cell.text.partition(said)
        lies = _placed(cell, view)
        down = " rp-down" if lies is not None and lies.down else ""
        token = " rp-token" if lies is not None and lies.tokens else ""
        face = f"{_note(before)}{_face(said, self.speech.card(cell.card))}{_note(after)}"
        look = f'class="rp-card{colour}{down}{token}"'
        if self.ruleset.id not in gallery.MAKERS:
            return f"<span {look}>{face}</span>"
        return f'<a {look} href="../../gallery/#{cell.card}">{face}</a>'


def _placed(cell: Cell, view: View[Any, Any]) -> Placed | None:
    """What lies where a cell says that its card lies."""
    table: object = view.table
    if not isinstance(table, TableauView) or len(cell.at) != 3:
        return None
    seat, row, place = cell.at
    return at(table.sides[seat].army, row, place)


def blocks(picture: Picture) -> Iterator[Block]:
    """The rows of a picture under their labels; empty lines part them."""
    label, rows = "", list[tuple[Cell, ...]]()
    for row in picture:
        empty = not any(cell.text for cell in row.cells)
        if (row.label or empty) and rows:
            yield Block(label, tuple(rows))
            rows = []
        if empty and not row.label:
            label = ""
            continue
        label = row.label or label
        rows.append(row.cells)
    if rows:
        yield Block(label, tuple(rows))


def _note(text: str) -> str:
    """What is said of a card, without the brackets that set it apart in a line."""
    text = text.strip(" ()")
    return f"<small>{escape(text)}</small>" if text else ""


def _face(text: str, name: str) -> str:
    """A card's mark and name; of a name that ends in a number, the number large."""
    mark = text.removesuffix(name).strip() if text != name else ""
    number = re.fullmatch(r"(.*\S) (\d+)", name)
    if not mark and number:
        return f"<i>{escape(number[1])}</i><b>{number[2]}</b>"
    head = f"<i>{escape(mark)}</i>" if mark else ""
    return f"{head}<span>{escape(name)}</span>"
