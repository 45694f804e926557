"""Gorus Maximus in words, and its table as a picture."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tricktable import Cell, Outcome, Picture, Row, Speech
from tricktable import View as GameView
from tricktable_gorus_maximus.table import Bout, View

COLOURS = {"blue": "blue", "brown": "red", "green": "green", "pink": "magenta", "yellow": "yellow"}


class GorusSpeech(Speech):
    """Says gladiators as school and rank, and nobody's seat as the contenders."""

    def card(self, card: str) -> str:
        """`Blue 10`; what is no gladiator is said as it stands."""
        school, _, rank = card.rpartition("-")
        if not self.tr.knows(f"colour.{school}"):
            return card
        return self.tr("gladiator", school=self.tr(f"colour.{school}"), rank=rank)

    def cell(self, card: str) -> Cell:
        """The gladiator in the colour of its school."""
        return Cell(self.card(card), COLOURS.get(card.rpartition("-")[0], ""), card=card)

    def seat(self, seat: int | None) -> str:
        """A player, or the contenders."""
        return self.tr("contenders") if seat is None else super().seat(seat)

    def outcome(self, outcome: Outcome) -> str:
        """Where no seat has won a game of solo play, the contenders have."""
        if outcome.winners:
            return super().outcome(outcome)
        return self.tr("contenders-won", scores=", ".join(map(str, outcome.scores)))

    def word(self, name: str, value: object) -> object:
        """Schools by their names; what belongs to the sides as a list of numbers."""
        if name in ("school", "preferred") and isinstance(value, str):
            return self.tr(f"school.{value}")
        return super().word(name, value)


def picture(view: GameView[Any, Any], speech: Speech) -> Picture:
    """The table from one seat: scores, schools, the last bout, this bout, the others' sizes, the own troupe."""
    table: View = view.table
    tr = speech.tr
    rows = [Row(tr("picture.round"), (Cell(str(table.round)),))]
    rows += [_side(table, side, speech) for side in range(len(table.support))]
    if table.stock:
        rows.append(
            Row(
                tr("picture.stock" if len(table.hands) > 1 else "picture.stack"),
                (Cell(tr("picture.gladiators", n=table.stock)),),
            )
        )
    if table.last is not None:
        rows.append(Row(tr("picture.last"), _bout(table.last, speech, len(table.hands))))
    rows.append(Row(tr("picture.preferred"), (_school(table.preferred, speech),)))
    if table.bout:
        now = Bout(table.leader, table.bout, table.leader)
        rows.append(Row(tr("picture.initiating"), (_school(table.initiating, speech),)))
        rows.append(Row(tr("picture.bout"), _entered(now, speech, len(table.hands))))
    if table.hand:
        rows.append(Row(tr("picture.hand"), tuple(speech.cell(card) for card in table.hand)))
    return tuple(rows)


def _side(table: View, side: int, speech: Speech) -> Row:
    seats = [seat for seat, of in enumerate(table.sides) if of == side]
    names = speech.seats(seats) if seats else speech.seat(None)
    held = ", ".join(str(table.hands[seat]) for seat in seats)
    tr = speech.tr
    cells = [
        Cell(tr("picture.support", have=table.support[side], goal=table.goals[side])),
        Cell(tr("picture.won", n=table.won[side])),
    ]
    if held:
        cells.append(Cell(tr("picture.holds", sizes=held)))
    return Row(names, tuple(cells))


def _school(school: str | None, speech: Speech) -> Cell:
    if school is None:
        return Cell(speech.tr("picture.none"))
    return Cell(speech.tr(f"school.{school}"), COLOURS[school], strong=True)


def _entered(bout: Bout, speech: Speech, seats: int) -> tuple[Cell, ...]:
    cells: list[Cell] = []
    for at, card in enumerate(bout.cards):
        seat = None if bout.leader is None else (bout.leader + at) % seats
        if bout.leader is None and at == 1:
            seat = 0
        cell = speech.cell(card)
        cells.append(replace(cell, text=f"{speech.seat(seat)}: {cell.text}"))
    return tuple(cells)


def _bout(bout: Bout, speech: Speech, seats: int) -> tuple[Cell, ...]:
    return (*_entered(bout, speech, seats), Cell(speech.tr("picture.winner", name=speech.seat(bout.winner))))
