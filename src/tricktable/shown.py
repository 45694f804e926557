"""A table drawn for one viewer: as text for a terminal or a chat, as a table for a notebook."""

from __future__ import annotations

from html import escape

from tricktable.picture import Cell, Picture
from tricktable.value import Value

COLOURS = {
    "black": "#555",
    "red": "#d33",
    "green": "#2a2",
    "yellow": "#ca0",
    "blue": "#36f",
    "magenta": "#c3c",
    "cyan": "#0aa",
    "white": "#aaa",
}
"""The terminal's eight colours as they can be told apart on light and on dark pages."""


class Shown(Value, frozen=True):
    """A table as one viewer sees it, drawn. `str` gives text; a notebook shows a table.

    Attributes:
        title: the name of the game, and of the player who looks.
        picture: the rows.

    Example:
        >>> import tricktable as tt
        >>> game = tt.new_game("gorus-maximus", players=["Ann", "Daniel", "Maureen"], seed=7)
        >>> print(str(game.show()).splitlines()[0])
        Gorus Maximus
    """

    title: str
    picture: Picture

    def __str__(self) -> str:
        width = max((len(row.label) for row in self.picture), default=0)
        rows = (f"{row.label:<{width}}  {'  '.join(cell.text for cell in row.cells)}" for row in self.picture)
        return "\n".join([self.title, *(row.rstrip() for row in rows)])

    __repr__ = __str__

    def to_html(self) -> str:
        """The rows as an HTML table, with nothing that is read from elsewhere."""
        rows = "".join(
            f'<tr><th scope="row" style="text-align:left">{escape(row.label)}</th>'
            f'<td style="text-align:left">{" ".join(map(_cell, row.cells))}</td></tr>'
            for row in self.picture
        )
        caption = f'<caption style="text-align:left"><strong>{escape(self.title)}</strong></caption>'
        return f'<table class="tricktable">{caption}<tbody>{rows}</tbody></table>'

    def _repr_html_(self) -> str:
        """What Jupyter asks for."""
        return self.to_html()


def _cell(cell: Cell) -> str:
    text = escape(cell.text)
    if cell.strong:
        text = f"<strong>{text}</strong>"
    colour = COLOURS.get(cell.colour)
    line = "" if colour is None else f";border-bottom:2px solid {colour}"
    return f'<span style="display:inline-block;margin-right:.6em{line}">{text}</span>'
