"""Rows of a picture in columns, where the columns fit and where they do not."""

from __future__ import annotations

import io

import pytest
from rich.console import RenderableType

from tricktable.cli.drawing import _bodies
from tricktable.cli.terminal import Terminal
from tricktable.picture import Cell, Row

LONG = ("Rusty Echo", "Ambassador Whatsyourname", "Kameo", "Dynamite (trapped)", "Spare Part (token)")
SHORT = ("Dom", "Kork", "", "", "")


def drawn(rows: list[tuple[str, ...]], width: int, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    monkeypatch.setenv("COLUMNS", "80")
    term = Terminal(None, io.StringIO(), io.StringIO())
    bodies: list[RenderableType] = list(_bodies(term, [Row("", tuple(map(Cell, row))) for row in rows], width))
    return [str(body).split("\n") for body in bodies]


def test_columns_that_fit_are_as_wide_as_their_widest_cell(monkeypatch: pytest.MonkeyPatch) -> None:
    assert drawn([SHORT, LONG], 100, monkeypatch) == [
        ["Dom         Kork"],
        ["Rusty Echo  Ambassador Whatsyourname  Kameo  Dynamite (trapped)  Spare Part (token)"],
    ]


def test_cells_of_columns_that_do_not_fit_are_broken_and_set_in(monkeypatch: pytest.MonkeyPatch) -> None:
    short, long = drawn([SHORT, LONG], 64, monkeypatch)
    assert short == ["Dom         Kork"]
    assert long == [
        "Rusty Echo  Ambassador      Kameo  Dynamite        Spare Part",
        "             Whatsyourname          (trapped)       (token)",
    ]


def test_a_row_of_its_own_and_columns_too_narrow_are_broken_between_cells(monkeypatch: pytest.MonkeyPatch) -> None:
    flowing = ["Rusty Echo", "Ambassador Whatsyourname", "Kameo  Dynamite (trapped)", "Spare Part (token)"]
    assert drawn([LONG], 30, monkeypatch) == [flowing]
    assert drawn([LONG, LONG], 30, monkeypatch) == [flowing, flowing]
    wide = ["Rusty Echo  Ambassador Whatsyourname  Kameo  Dynamite (trapped)", "Spare Part (token)"]
    assert drawn([LONG], 70, monkeypatch) == [wide]


@pytest.mark.parametrize("width", range(1, 70))
def test_no_line_is_wider_than_there_is_room(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [line for row in drawn([SHORT, LONG], width, monkeypatch) for line in row]
    widest = max(map(len, LONG))
    assert max(map(len, lines)) <= max(width, widest)
    wanted = sorted("".join("".join(row) for row in (SHORT, LONG)).replace(" ", ""))
    assert sorted("".join(lines).replace(" ", "")) == wanted
