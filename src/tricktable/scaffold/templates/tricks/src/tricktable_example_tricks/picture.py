"""What cards are called, and the table as a person sees it in a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import tricktable as tt
from tricktable import Cell, Picture, Row, Speech

from tricktable_example_tricks.table import View


class GameSpeech(Speech):
    """Says what happens and what can be done, in one language."""

    def card(self, card: str) -> str:
        """`9 of hearts`, `queen of spades`: a card by the messages `suit.hearts` and `rank.12`."""
        suit, _, rank = card.rpartition("-")
        named = f"rank.{rank}"
        rank = self.tr(named) if self.tr.knows(named) else rank
        return self.tr("card", rank=rank, suit=self.tr(f"suit.{suit}"))


def picture(view: tt.View[Any, Any], speech: Speech) -> Picture:
    """Rows with a label and cells; whatever is said comes from `messages/`."""
    return tuple(_rows(view.table, speech))


def _rows(table: View, speech: Speech) -> Iterator[Row]:
    tr, seats = speech.tr, len(table.hands)
    for seat in range(seats):
        cards, tricks = tr("picture.cards", n=table.hands[seat]), tr("picture.tricks", n=table.tricks[seat])
        yield Row(speech.seat(seat), (Cell(cards), Cell(tricks)))
    yield Row(tr("picture.turned"), (speech.cell(table.turned),))
    played = table.trick.cards
    if played:
        said = [f"{speech.seat(table.trick.seat_of(at, seats))}: {speech.card(card)}" for at, card in enumerate(played)]
        yield Row(tr("picture.trick"), tuple(map(Cell, said)))
    if table.hand:
        yield Row(tr("picture.hand"), tuple(map(speech.cell, table.hand)))
