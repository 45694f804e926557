"""The table of GOSU as a picture."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from tricktable import CardId, Cell, Picture, Row, Seat, Speech
from tricktable import View as GameView
from tricktable.tableau import WIDTH, Placed
from tricktable_gosu.cards import CLANS
from tricktable_gosu.opening import HAND, KEPT_FIRST
from tricktable_gosu.speech import COLOURS, GosuSpeech
from tricktable_gosu.table import View

GAP = Row("", (Cell(""),))
"""An empty line. It also keeps rows apart that would otherwise share columns by chance."""


def picture(view: GameView[Any, Any], speech: Speech) -> Picture:
    """The table from one seat: the piles, each army from the top row down, the viewer's own last, and his hand."""
    said = speech if isinstance(speech, GosuSpeech) else GosuSpeech(speech.tr, speech.players)
    return tuple(_rows(view.table, view.seat, said))


def _rows(table: View, viewer: Seat | None, speech: GosuSpeech) -> Iterator[Row]:
    tr = speech.tr
    yield Row(tr("picture.round", n=table.round), tuple(_piles(table, speech)))
    yield Row(tr("picture.clans"), tuple(_clan(clan, speech) for clan in CLANS))
    if table.aside:
        yield GAP
        yield Row(tr("picture.aside"), tuple(speech.cell(each.card) for each in table.aside))
    seats = len(table.sides)
    for step in range(1, seats + 1):  # the viewer's own army last, nearest to his hand
        yield GAP
        yield from _side(table, ((viewer or 0) + step) % seats, viewer, speech)
    if viewer is None:
        return
    yield GAP
    yield from _pack(table, viewer, speech)
    yield from _hand("passed-on", table.passed_on, speech)
    yield from _hand("hand", table.hand, speech)
    if not table.hand:
        yield Row(tr("picture.hand"), (Cell(tr("picture.empty")),))


def _piles(table: View, speech: GosuSpeech) -> Iterator[Cell]:
    tr, discard = speech.tr, table.discard
    yield Cell(tr("picture.pile", n=table.pile))
    if discard:
        yield Cell(tr("picture.discard", n=len(discard), card=speech.marked(discard[-1])))
    else:
        yield Cell(tr("picture.no-discard"))
    if table.left is not None:
        yield Cell(tr("picture.turns-left", n=table.left), strong=True)
    if table.extra:
        yield Cell(tr("picture.extra", n=table.extra), strong=True)


def _clan(clan: str, speech: GosuSpeech) -> Cell:
    """What a mark and a colour stand for."""
    mark, name = speech.tr(f"mark.{clan}"), speech.tr(f"clan-in-short.{clan}")
    return Cell(speech.tr("picture.clan", mark=mark, clan=name), COLOURS[clan])


def _pack(table: View, viewer: Seat, speech: GosuSpeech) -> Iterator[Row]:
    """The pack of a draft, and, for whoever chooses now, how many cards of it are to be kept."""
    if table.pack and table.turn == viewer:
        more = len(table.pack) - (HAND - KEPT_FIRST)  # positive: the first pack
        n, left = (KEPT_FIRST, more) if more > 0 else (1, 1)
        yield Row(speech.tr("picture.pack"), (Cell(speech.tr("picture.to-keep", n=n, left=left), strong=True),))
        yield from _hand("", table.pack, speech)
    else:
        yield from _hand("pack", table.pack, speech)


def _hand(name: str, cards: Sequence[CardId], speech: GosuSpeech) -> Iterator[Row]:
    """Cards that one seat sees, a line for each level, in the order of their clans."""
    label = speech.tr(f"picture.{name}") if name else ""
    for _, level in itertools.groupby(sorted(cards, key=speech.in_order), lambda card: speech.in_order(card)[0]):
        yield Row(label, tuple(speech.cell(card) for card in level))
        label = ""


def _side(table: View, seat: Seat, viewer: Seat | None, speech: GosuSpeech) -> Iterator[Row]:
    side, tr = table.sides[seat], speech.tr
    yield Row(_name(table, seat, speech), tuple(_facts(table, seat, speech)))
    if side.known:
        known = speech.listed([speech.marked(card) for card in sorted(side.known, key=speech.in_order)])
        yield Row(tr("picture.shown" if seat == viewer else "picture.known"), (Cell(known),))
    if any(side.army):
        yield Row(tr("picture.places"), tuple(Cell(str(place)) for place in range(1, WIDTH + 1)))
    for level in range(len(side.army), 0, -1):
        cards = side.army[level - 1]
        if cards:
            empty = (Cell(""),) * (WIDTH - len(cards))  # rows of one length stand in columns
            there = (_placed(card, (seat, level, place), speech) for place, card in enumerate(cards, 1))
            yield Row(tr("picture.level", n=level), (*there, *empty))


def _facts(table: View, seat: Seat, speech: GosuSpeech) -> Iterator[Cell]:
    """At most four cells: with five, they would share the columns of the army below."""
    side, tr = table.sides[seat], speech.tr
    yield Cell(tr("picture.points", n=table.points[table.teams[seat]], goal=table.goal), strong=True)
    value = tr("picture.value", n=side.value)
    if _in_teams(table):
        together = sum(other.value for at, other in enumerate(table.sides) if table.teams[at] == table.teams[seat])
        value = tr("picture.team-value", n=side.value, team=together)
    yield Cell(speech.listed((value, tr("picture.cards", n=side.hand), tr("picture.tokens", n=side.ready))))
    if table.advantage == seat:
        yield Cell(tr("picture.advantage"), "yellow", strong=True)
    if side.passed:
        yield Cell(tr("picture.passed"))


def _in_teams(table: View) -> bool:
    return len(table.points) < len(table.sides)


def _name(table: View, seat: Seat, speech: GosuSpeech) -> str:
    name = speech.seat(seat)
    return speech.tr("picture.team", name=name, n=table.teams[seat] + 1) if _in_teams(table) else name


def _placed(card: Placed, at: tuple[int, ...], speech: GosuSpeech) -> Cell:
    """A goblin of an army; a trapped one shows no clan."""
    cell = replace(speech.cell(card.card), at=at)
    if card.down:
        return replace(cell, text=speech.tr("picture.trapped", card=cell.text), colour="")
    if card.tokens:
        return replace(cell, text=speech.tr("picture.activated", card=cell.text), strong=True)
    return cell
