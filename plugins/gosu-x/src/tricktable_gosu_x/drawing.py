"""The table of Gosu X as a picture."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from tricktable import CardId, Cell, Picture, Row, Seat, Speech
from tricktable import View as GameView
from tricktable.tableau import WIDTH, Army, Placed
from tricktable_gosu_x.cards import CLANS
from tricktable_gosu_x.frame import active
from tricktable_gosu_x.speech import COLOURS, GosuXSpeech
from tricktable_gosu_x.table import SideView, View

GAP = Row("", (Cell(""),))
"""An empty line. It also keeps rows apart that would otherwise share columns by chance."""


def picture(view: GameView[Any, Any], speech: Speech) -> Picture:
    """The table from one seat: the other player, both armies place above place, the viewer himself, and his hand.

    Rows of both armies follow each other, so that a card stands above its mirror card (`gosu-x.mirror.place`).
    """
    said = speech if isinstance(speech, GosuXSpeech) else GosuXSpeech(speech.tr, speech.players)
    return tuple(_rows(view.table, view.seat, view.to_act, said))


def _rows(table: View, viewer: Seat | None, to_act: Seat | None, speech: GosuXSpeech) -> Iterator[Row]:
    near = viewer or 0
    far = 1 - near
    yield from _apart(_above(table, to_act, speech))
    yield GAP
    yield from _apart(_side(table, far, viewer, speech))
    yield from _armies(table, far, near, speech)
    yield from _apart(_side(table, near, viewer, speech))
    if viewer is not None and table.phase != "draft":
        yield GAP
        yield from _apart(_hand(table.hand, speech))


def _apart(rows: Iterable[Row]) -> Iterator[Row]:
    """Rows that share no columns with each other or with an army: neighbours have another number of cells."""
    before = 0
    for row in rows:
        cells = row.cells
        while len(cells) > 1 and len(cells) in (WIDTH, before):
            cells = (*cells, Cell(""))
        before = len(cells)
        yield Row(row.label, cells)


def _above(table: View, to_act: Seat | None, speech: GosuXSpeech) -> Iterator[Row]:
    """What belongs to neither player."""
    tr = speech.tr
    state = tuple(_state(table, speech))
    if table.phase == "draft" and to_act is not None:
        state = (Cell(_picks(table, to_act, speech), strong=True), *state)
    yield Row(tr("picture.round", n=table.round), state)
    if table.phase == "draft":
        taken = {clan for side in table.sides for clan in side.clans}
        yield Row(tr("picture.draft"), _clans([clan for clan in CLANS if clan not in taken], speech))
    else:
        yield Row(tr("picture.tiles"), _clans(active(table), speech))
    if table.aside:
        yield GAP
        yield Row(tr("picture.aside"), tuple(speech.cell(each.card) for each in table.aside))


def _picks(table: View, seat: Seat, speech: GosuXSpeech) -> str:
    """How many clans a player takes before the other's turn: 1, 2, 2 and 1 in all (`gosu-x.setup.draft-order`)."""
    picked = sum(len(side.clans) for side in table.sides)
    return speech.tr("picture.picks", seat=speech.seat(seat), n=2 if picked in (1, 3) else 1)


def _state(table: View, speech: GosuXSpeech) -> Iterator[Cell]:
    """How far the round is, and where the Wonder token lies while nobody has it."""
    tr = speech.tr
    if table.left:
        yield Cell(tr("picture.turns-left", n=table.left), strong=True)
    for id, there in (("additional", table.additional), ("discards", table.discards), ("granted", table.granted)):
        if there:
            yield Cell(tr(f"picture.{id}"), strong=True)
    if table.wonder is None:
        yield Cell(tr("picture.wonder-free"))


def _clans(clans: Sequence[str], speech: GosuXSpeech) -> tuple[Cell, ...]:
    """Clans, each with the mark and the colour that stand for it."""
    tr = speech.tr
    return tuple(
        Cell(tr("picture.clan", mark=tr(f"mark.{clan}"), clan=tr(f"clan.{clan}")), COLOURS[clan]) for clan in clans
    )


# --- one player -------------------------------------------------------------------------------------------------------


def _side(table: View, seat: Seat, viewer: Seat | None, speech: GosuXSpeech) -> Iterator[Row]:
    side, tr = table.sides[seat], speech.tr
    if table.phase == "draft":
        yield Row(speech.seat(seat), _clans(side.clans, speech) or (Cell(tr("picture.no-clans")),))
        return
    yield Row(speech.seat(seat), (Cell(_most(table, seat, speech), strong=True), Cell(_facts(side, speech))))
    yield Row(tr("picture.clans"), (*_clans(side.clans, speech), Cell(_pile(side, speech))))
    yield from _cards("discarded", side.discard, speech)
    yield from _cards("removed", side.removed, speech)
    yield from _cards("banned", [ban.card for ban in table.bans if ban.seat == seat], speech)
    yield from _cards("shown" if seat == viewer else "known", side.known, speech)


def _most(table: View, seat: Seat, speech: GosuXSpeech) -> str:
    """What matters most of a player."""
    side, tr = table.sides[seat], speech.tr
    said = [tr("picture.supremacy", n=side.supremacy)]
    said += [tr("picture.wonder")] if table.wonder == seat else []
    said += [tr("picture.passed")] if side.passed else []
    return speech.listed(said)


def _facts(side: SideView, speech: GosuXSpeech) -> str:
    tr = speech.tr
    said = [tr("picture.value", n=side.value), tr("picture.cards", n=side.hand), tr("picture.tokens", n=side.ready)]
    said += [tr("picture.spent", n=side.spent)] if side.spent else []
    said += [tr("picture.locked", n=side.locked)] if side.locked else []
    return speech.listed(said)


def _pile(side: SideView, speech: GosuXSpeech) -> str:
    """How many cards the draw pile has, and what is known of it."""
    tr = speech.tr
    said = [tr("picture.pile", n=side.pile)]
    for id, cards in (("top", side.top), ("bottom", side.bottom)):
        if cards:
            said.append(tr(f"picture.{id}", cards=speech.listed([speech.marked(card) for card in cards])))
    return "; ".join(said)


def _cards(label: str, cards: Sequence[CardId], speech: GosuXSpeech) -> Iterator[Row]:
    """Cards that lie somewhere in no order that matters, each once; nothing where there are none."""
    if not cards:
        return
    counts = Counter(cards)
    cells = (_several(speech.cell(card), counts[card], speech) for card in sorted(counts, key=speech.in_order))
    yield Row(speech.tr(f"picture.{label}", n=len(cards)), tuple(cells))


def _several(cell: Cell, n: int, speech: GosuXSpeech) -> Cell:
    return cell if n == 1 else replace(cell, text=speech.tr("picture.several", card=cell.text, n=n))


def _hand(cards: Sequence[CardId], speech: GosuXSpeech) -> Iterator[Row]:
    """The viewer's own hand, a line for each level, in the order of the clans."""
    label = speech.tr("picture.hand")
    if not cards:
        yield Row(label, (Cell(speech.tr("picture.empty")),))
    for _, level in itertools.groupby(sorted(cards, key=speech.in_order), lambda card: speech.in_order(card)[0]):
        yield Row(label, tuple(speech.cell(card) for card in level))
        label = ""


# --- armies -----------------------------------------------------------------------------------------------------------


def _armies(table: View, far: Seat, near: Seat, speech: GosuXSpeech) -> Iterator[Row]:
    """Both armies, the top row of each first; between them the numbers of the places."""
    if not any(table.sides[far].army) and not any(table.sides[near].army):
        yield GAP
        return
    yield from _army(table.sides[far].army, far, speech)
    yield Row(speech.tr("picture.places"), tuple(Cell(str(place)) for place in range(1, WIDTH + 1)))
    yield from _army(table.sides[near].army, near, speech)


def _army(army: Army, seat: Seat, speech: GosuXSpeech) -> Iterator[Row]:
    for row in range(len(army), 0, -1):
        cards = army[row - 1]
        if cards:
            empty = (Cell(""),) * (WIDTH - len(cards))  # rows of one length stand in columns
            there = (_placed(card, (seat, row, place), speech) for place, card in enumerate(cards, 1))
            yield Row(speech.tr("picture.row", n=row), (*there, *empty))


def _placed(card: Placed, at: tuple[int, ...], speech: GosuXSpeech) -> Cell:
    """A card of an army; a captured one shows no clan."""
    cell, tr = replace(speech.cell(card.card), at=at), speech.tr
    if card.down:
        cell = replace(cell, text=tr("picture.captured", card=cell.text), colour="")
    elif card.tokens:
        cell = replace(cell, text=tr("picture.used", card=cell.text, n=card.tokens), strong=True)
    for mark in card.marks:
        cell = replace(cell, text=tr("picture.marked", card=cell.text, mark=tr(f"mark.{mark}")))
    return cell
