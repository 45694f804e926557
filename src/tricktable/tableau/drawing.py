"""A picture of any table of hands, armies and piles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from tricktable.marks import PER_SEAT, Seat
from tricktable.picture import Cell, Picture, Row, Speech
from tricktable.tableau.army import Army, Placed
from tricktable.tableau.views import CommonPilesView, OwnPilesView, SideView, TableauView
from tricktable.views import View
from tricktable.walk import hints, item_hints, marks_of

GAP = Row("", (Cell(""),))
"""An empty line, which also keeps rows apart that would otherwise share columns by chance."""

_DRAWN = {*CommonPilesView.__struct_fields__}


def picture(view: View[Any, Any], speech: Speech) -> Picture:
    """The table from one seat, for `Ruleset(picture=...)`: the view's table must be a `TableauView`.

    First the piles, then each army from the top row down, the viewer's own last, and his hand. Cards are called as
    `speech.cell` calls them. Further fields of the view are said by the message `picture.<field>`, with the gap
    `{value}` (a number also as `{n}`), or by their names: one for each seat beside the player's name, the rest above.
    What is None, empty or False is left out, and True is said by the message alone.

    Raises:
        TypeError: the view is of another type.

    Example:
        >>> import tricktable as tt
        >>> game = tt.new_game("gosu", ["Ann", "Daniel"], seed=7)
        >>> speech = game.ruleset.speech("en", game.players)
        >>> [row.label for row in picture(game.view(0), speech) if row.label]
        ['Table', 'Daniel', 'Ann', 'Your hand']
    """
    table: object = view.table
    if not isinstance(table, TableauView):
        raise TypeError(f"a picture of {type(table).__name__} would need another function: it is no TableauView")
    return tuple(_rows(table, view.seat, speech))


def _rows(table: TableauView, viewer: Seat | None, speech: Speech) -> Iterator[Row]:
    tr = speech.tr
    above = [*_piles(table, speech), *_facts(table, speech)]
    if above:
        yield Row(tr("picture.table"), tuple(above))
    if table.aside:
        yield GAP
        yield Row(tr("picture.aside"), tuple(speech.cell(each.card) for each in table.aside))
    for step in range(1, len(table.sides) + 1):  # the viewer's own army last, nearest to his hand
        yield GAP
        yield from _side(table, ((viewer or 0) + step) % len(table.sides), speech)
    if viewer is not None:
        yield GAP
        yield Row(tr("picture.hand"), tuple(map(speech.cell, table.hand)) or (Cell(tr("picture.empty")),))


def _piles(table: TableauView, speech: Speech) -> Iterator[Cell]:
    if isinstance(table, CommonPilesView):
        yield from map(Cell, _known_piles(table, speech))


def _known_piles(piles: CommonPilesView | OwnPilesView, speech: Speech) -> Iterator[str]:
    """Draw and discard pile; of what is known of the draw pile, and of what is out of the game, only what there is."""
    yield speech.tr("picture.pile", n=piles.pile)
    for id, cards in (("top", piles.top), ("bottom", piles.bottom)):
        if cards:
            yield _cards(id, cards, speech)
    yield _discard(piles.discard, speech)
    if piles.removed:
        yield _cards("removed", piles.removed, speech)


def _cards(id: str, cards: tuple[str, ...], speech: Speech) -> str:
    return speech.tr(f"picture.{id}", cards=speech.listed([speech.cell(card).text for card in cards]))


def _discard(cards: tuple[str, ...], speech: Speech) -> str:
    if not cards:
        return speech.tr("picture.no-discard")
    return speech.tr("picture.discard", n=len(cards), card=speech.cell(cards[-1]).text)


def _side(table: TableauView, seat: Seat, speech: Speech) -> Iterator[Row]:
    side, tr = table.sides[seat], speech.tr
    facts = [cell.text for cell in _facts(table, speech, seat)]
    facts.append(tr("picture.cards", n=side.hand))
    if any(map(_has_tokens, table.sides)):
        facts.append(tr("picture.tokens", n=side.ready))
    if isinstance(side, OwnPilesView):
        facts += _known_piles(side, speech)
    yield Row(speech.seat(seat), (Cell(speech.listed(facts)),))
    if side.known:
        yield Row(tr("picture.known"), (Cell(speech.listed([speech.cell(card).text for card in side.known])),))
    yield from _army(side.army, seat, speech)


def _has_tokens(side: SideView) -> bool:
    """Whether a player has tokens, used or not: there are games without any."""
    return bool(side.ready or side.spent) or any(card.tokens for row in side.army for card in row)


def _army(army: Army, seat: Seat, speech: Speech) -> Iterator[Row]:
    """The rows that hold cards, the top one first, all as long as the longest, so that they stand in columns."""
    longest = max(map(len, army), default=0)
    for row in range(len(army), 0, -1):
        cards = army[row - 1]
        if cards:
            empty = (Cell(""),) * (longest - len(cards))
            there = (_placed(card, (seat, row, place), speech) for place, card in enumerate(cards, 1))
            yield Row(speech.tr("picture.row", n=row), (*there, *empty))


def _placed(card: Placed, at: tuple[int, ...], speech: Speech) -> Cell:
    cell, tr = replace(speech.cell(card.card), at=at), speech.tr
    if card.down:
        cell = replace(cell, text=tr("picture.down", card=cell.text), colour="")
    elif card.tokens:
        cell = replace(cell, text=tr("picture.used", card=cell.text, n=card.tokens), strong=True)
    if card.marks:
        marks = speech.listed([str(speech.word("mark", mark)) for mark in card.marks])
        cell = replace(cell, text=tr("picture.marked", card=cell.text, marks=marks))
    return cell


def _facts(table: TableauView, speech: Speech, seat: Seat | None = None) -> Iterator[Cell]:
    """What else the view tells: of one seat, or of the table."""
    for name, hint in hints(type(table)):
        value: Any = getattr(table, name)
        by_seat = PER_SEAT in marks_of(hint, value) and len(value) == len(table.sides)
        if name in _DRAWN or by_seat != (seat is not None):
            continue
        one, of = (value, hint) if seat is None else (value[seat], item_hints(value, hint)[seat])
        if one is not None and one is not False and one != ():
            yield Cell(_fact(name, one, speech.field(name, of, one), speech), strong=True)


def _fact(name: str, value: object, said: object, speech: Speech) -> str:
    id = f"picture.{name}"
    number = {"n": value} if type(value) is int else {}
    if speech.tr.knows(id):
        return speech.tr(id, value=said, **number)
    return name if value is True else f"{name}: {said}"
