"""Words and pictures for people: how a ruleset's values are called, and a table as rows of cells."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any, Self

import msgspec

from tricktable._narrow import is_tuple
from tricktable.errors import IllegalActionError, TricktableError
from tricktable.locale import Translator
from tricktable.marks import CARD, CARD_NAME, SEAT, CardId, Seat
from tricktable.message import Message
from tricktable.notation import format_action, tag_of
from tricktable.position import Outcome
from tricktable.texts import Texts
from tricktable.value import Value
from tricktable.views import View
from tricktable.walk import hints, item_hints, marks_of


class Cell(Value, frozen=True):
    """A piece of a row.

    Attributes:
        text: what stands there.
        colour: a colour of the terminal's eight, such as `blue`, or empty.
        strong: whether it stands out.
        card: the id of the card that it shows; empty for what is no card.
        at: where that card lies on the table, as seat, row and place; empty where it lies in no such place.
    """

    text: str
    colour: str = ""
    strong: bool = False
    card: str = ""
    at: tuple[int, ...] = ()


class Row(Value, frozen=True):
    """A row of the picture: a label and its cells."""

    label: str
    cells: tuple[Cell, ...]


Picture = tuple[Row, ...]
"""A table as rows of cells, from the top."""


class Speech:
    """Says a ruleset's events, actions and values in one language. Subclass it to name cards and more.

    Attributes:
        tr: the translator.
        players: the names at the table, by seat.
        cards: the cards of the table by their ids, as the ruleset knows them: values with what is printed, or ids.
        view: the table as it stands, for what is called by where it lies; None where no table is in sight.
        texts: the words of the ruleset, whose paragraphs say what they forbid; None for a speech of no ruleset.

    Example:
        >>> import tricktable as tt
        >>> tt.ruleset("gorus-maximus").speech("en").card("blue-4")
        'Blue 4'
    """

    def __init__(self, tr: Translator, players: Sequence[str] = ()) -> None:
        self.tr = tr
        self.players = tuple(players)
        self.cards: Mapping[CardId, Any] = {}
        self.view: View[Any, Any] | None = None
        self.texts: Texts | None = None

    def at(self, view: View[Any, Any]) -> Self:
        """This speech with a table in sight, as a seat sees it: what an action does at a place can then be named."""
        twin = copy.copy(self)
        twin.view = view
        return twin

    def seat(self, seat: Seat | None) -> str:
        """The name of the player in this seat."""
        if seat is not None and seat < len(self.players):
            return self.players[seat]
        return self.tr("core.nobody") if seat is None else self.tr("core.seat", n=seat + 1)

    def seats(self, seats: Sequence[Seat]) -> str:
        """The names of several seats, listed."""
        return self.listed([self.seat(seat) for seat in seats])

    def listed(self, items: Sequence[str]) -> str:
        """Several names as one text."""
        return ", ".join(items) if items else self.tr("core.nobody")

    def together(self, seats: Sequence[Seat]) -> str:
        """The names of several seats as one subject or object: `Ann, Bob and Zoe`."""
        *some, last = [self.seat(seat) for seat in seats] or [self.tr("core.nobody")]
        return self.tr("core.and", first=", ".join(some), last=last) if some else last

    def card(self, card: str) -> str:
        """The name of a card."""
        return self.tr(f"card.{card}") if self.tr.knows(f"card.{card}") else card

    def cell(self, card: str) -> Cell:
        """A card as a cell of a picture."""
        return Cell(self.card(card), card=card)

    def word(self, name: str, value: object) -> object:
        """A value of a field in words: by the catalog's `<field>.<value>` where there is one."""
        if is_tuple(value):
            return self.listed([str(self.word(name, item)) for item in value])
        if isinstance(value, str) and self.tr.knows(f"{name}.{value}"):
            return self.tr(f"{name}.{value}")
        return value

    def args(self, value: msgspec.Struct) -> dict[str, object]:
        """The fields of a value in words, to fill the gaps of a message."""
        return {name: self.field(name, hint, getattr(value, name)) for name, hint in hints(type(value))}

    def field(self, name: str, hint: Any, value: Any) -> object:
        """A field's value in words: a seat by its player, a card by its name, else as `word` says it."""
        if is_tuple(value):
            if not value:
                return self.tr("core.no-cards") if name == "cards" else "-"
            inner = item_hints(value, hint)
            return self.listed([str(self.field(name, of, item)) for item, of in zip(value, inner, strict=True)])
        marks = marks_of(hint, value)
        if SEAT in marks:
            return self.seat(value)
        if (CARD in marks or CARD_NAME in marks) and value is not None:
            return self.card(value)
        return self.word(name, value)

    def event(self, event: msgspec.Struct) -> str:
        """What happened, in a sentence: the message `event.<tag>`, or `event.<tag>.hidden` for a card not shown."""
        id = f"event.{tag_of(type(event))}"
        hidden = any(getattr(event, name) is None for name, _ in hints(type(event)))
        if hidden and self.tr.knows(f"{id}.hidden"):
            id += ".hidden"
        return self.tr(id, **self.args(event)) if self.tr.knows(id) else format_action(event)

    def action(self, action: msgspec.Struct) -> str:
        """What a seat may do, in a few words: the message `action.<tag>`.

        For an action with `row` and `place` the message has the gap `{there}` too: the place, with the name of the card
        that lies there if a tableau is in sight.
        """
        id = f"action.{tag_of(type(action))}"
        if not self.tr.knows(id):
            return format_action(action)
        args = self.args(action)
        if {"row", "place"} <= args.keys():
            from tricktable.tableau.saying import there

            args["there"] = there(action, self)
        return self.tr(id, **args)

    def error(self, error: Exception) -> str:
        """What a player is told whose action, or whose undo, was refused; any other error as it stands, in English.

        Example:
            >>> import tricktable as tt
            >>> game = tt.new_game("gorus-maximus", 3, seed=7)
            >>> for text in ("play", "play green-11", "paly green-11"):
            ...     try:
            ...         game.play(text)
            ...     except tt.TricktableError as error:
            ...         print(game.speech("uk").error(error))
            Для «play» ще треба вказати: карта.
            Цього гладіатора немає у вашому загоні.
            Немає такої дії: 'paly'. Може, «play»?
        """
        said = error.said if isinstance(error, TricktableError) else None
        if said is None:
            if isinstance(error, IllegalActionError) and self.texts is not None:
                return self.texts.refusal(error.rule, self.tr)
            return str(error)
        gaps: dict[str, object] = dict(said.args)
        if "fields" in gaps:
            gaps["fields"] = self.word("error.field", tuple(str(gaps["fields"]).split(", ")))
        return self.tr(said.id, **gaps)

    def prompt(self, prompt: Message | None) -> str:
        """A question, after the name of the card whose effect asks it, where one does; empty where none is asked.

        A question with the gap `{card}` names that card itself, so it does not stand in front as well.
        """
        if prompt is None:
            return ""
        card = dict(prompt.args).get("card")
        if not isinstance(card, str):
            return self.tr(prompt)
        said = self.tr(prompt, card=self.card(card))
        if said != self.tr(prompt, card=""):
            return said
        return self.tr("core.asks", card=self.card(card), question=said)

    def outcome(self, outcome: Outcome) -> str:
        """How the game ended, in a sentence."""
        if outcome.winners:
            ended = self.tr("core.won", n=len(outcome.winners), names=self.together(outcome.winners))
        elif outcome.drawn:
            ended = self.tr("core.drawn", names=self.together(outcome.drawn))
        else:
            ended = self.tr("core.nobody-won")
        return f"{ended} ({', '.join(map(str, outcome.scores))})" if outcome.scores else ended


def plain_picture(view: View[Any, Any], speech: Speech) -> Picture:
    """A picture of any view: a row for each field of the table, its values as they are."""
    table: msgspec.Struct = view.table
    return tuple(
        Row(name, (Cell(_plain(speech.field(name, hint, getattr(table, name)))),)) for name, hint in hints(type(table))
    )


def _plain(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
