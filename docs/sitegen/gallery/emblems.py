"""A colour and an emblem of our own for each clan and school.

The emblems are drawn on a square of 24 by 24 in one colour; white on the colour of its clan each can be read.
"""

from __future__ import annotations

from typing import NamedTuple

STROKE = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'


class Emblem(NamedTuple):
    """What a clan is known by.

    Attributes:
        colour: its colour, dark enough for white on it.
        shapes: its emblem, as shapes of SVG.
    """

    colour: str
    shapes: str


def _filled(path: str) -> str:
    return f'<path fill="currentColor" fill-rule="evenodd" d="{path}"/>'


def _drawn(path: str) -> str:
    return f'<path {STROKE} d="{path}"/>'


EMBLEMS = {
    # GOSU: an hourglass, a paw, a moon, a gear, a flame.
    "ancient": Emblem("#7a5c1e", _filled("M5 2h14v3c0 3.5-3 5-5 7 2 2 5 3.5 5 7v3H5v-3c0-3.5 3-5 5-7-2-2-5-3.5-5-7z")),
    "alpha": Emblem(
        "#2e6b34",
        _filled(
            "M12 11c3 0 6 4 6 7.5 0 3-3 3.5-6 2.5-3 1-6 .5-6-2.5C6 15 9 11 12 11z"
            "M4 8a2 2.6 0 1 0 .01 0zM9 3a2 2.8 0 1 0 .01 0zM15 3a2 2.8 0 1 0 .01 0zM20 8a2 2.6 0 1 0 .01 0z"
        ),
    ),
    "dark": Emblem("#4f2d68", _filled("M14 2a10 10 0 1 0 8 14A9 9 0 0 1 14 2z")),
    "meka": Emblem(
        "#2b5a8c",
        '<circle cx="12" cy="12" r="5.5" fill="none" stroke="currentColor" stroke-width="4"/>'
        '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="4" stroke-dasharray="3.534"/>',
    ),
    "fire": Emblem(
        "#a8321a", _filled("M13 1c1 5 6 7 6 13a7 7 0 0 1-14 0c0-3 2-4.5 2-8 2 1 3 2.5 3 4.5C12 8 13 5 13 1z")
    ),
    # Gosu X: scales, a heart, a sunrise, claws, mountains, wings, two swords, a seal.
    "justice": Emblem(
        "#8a5a00", _drawn("M12 3v18M7 21h10M4 7h16M4 7l-2.5 6a3 3 0 0 0 5 0zM20 7l-2.5 6a3 3 0 0 0 5 0z")
    ),
    "abhilasha": Emblem(
        "#9c2c6c", _filled("M12 21C4 15 2 11 3 7.5 4.5 3 10 3 12 7c2-4 7.5-4 9 .5 1 3.5-1 7.5-9 13.5z")
    ),
    "tomorrow": Emblem(
        "#0f6a78",
        _filled("M5 18a7 7 0 0 1 14 0z") + _drawn("M1.5 21h21M12 3v4M4 7l2.5 2.5M20 7l-2.5 2.5"),
    ),
    "narashima": Emblem(
        "#2c4a9e",
        _filled("".join(f"M{x} 2c3 6 3 13 0 20-1.5-7-1.5-13 0-20z" for x in (6, 12.5, 19))),
    ),
    "galmi": Emblem("#3a6b23", _filled("M1 21 9 6l4 7 2.5-4L23 21z")),
    "phoenix": Emblem("#a4480f", _filled("M1 5c6 0 9 2 11 6 2-4 5-6 11-6-1 6-4 9-8.5 10L12 22l-2.5-7C5 14 2 11 1 5z")),
    "goan-sul": Emblem("#9a1f2c", _drawn("M3 3l13 13M21 3 8 16M13.5 18.5l5-5M10.5 18.5l-5-5M17 17l4 4M7 17l-4 4")),
    "xi-an": Emblem("#3a3f47", _drawn("M3 3h18v18H3zM8 8h8v8H8zM12 3v5M12 16v5M3 12h5M16 12h5")),
    # Gorus Maximus: a fist, a sword, an arrow, an axe, a shield.
    "blue": Emblem(
        "#24559c",
        _filled(
            "M5 9a2 2 0 0 1 3-1.7V6a2 2 0 0 1 3.5-1.2"
            "A2 2 0 0 1 15 6v.5a2 2 0 0 1 4 1V14c0 3-2 4-2 5v3H8v-3c-2-1-3-3-3-5z"
            "M8 10v3h1.2v-3zM11.4 9v4h1.2V9zM15 9.5V13h1.2V9.5z"
        ),
    ),
    "brown": Emblem("#7a4a24", _filled("M12 1l2.5 3v11h3.5v2.5h-4.5V22h-3v-4.5H6V15h3.5V4z")),
    "green": Emblem("#2f6b2f", _drawn("M4 20 20 4M13 4h7v7M4 15v5h5M7 12v5h5")),
    "pink": Emblem(
        "#b03470",
        _filled("M11 1h2.5v2C17 2 20 4 22 8c-2 4-5 6-8.5 5v9.5H11V13c-3 0-5-1-6-2 1.5-2 1.5-4 0-6 1-1 3-2 6-2z"),
    ),
    "yellow": Emblem(
        "#8a6000", _filled("M12 1l9 3v7c0 6-4 9.5-9 12-5-2.5-9-6-9-12V4zM12 4.5V19.5c3.5-2 6-4.5 6-8.5V6.5z")
    ),
}

PLAIN = Emblem("#54606b", _filled("M12 2l10 10-10 10L2 12z"))
"""For a clan that has none."""


def emblem(group: str) -> Emblem:
    """What a clan or school is known by."""
    return EMBLEMS.get(group, PLAIN)
