"""Cards and places in words, where a card is known by its clan and level as much as by its name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Generic

import msgspec

from tricktable.effects.answers import PickCard
from tricktable.effects.cards import K
from tricktable.marks import CardId, Seat
from tricktable.picture import Cell, Speech
from tricktable.tableau.actions import Activate
from tricktable.tableau.army import Placed, Spot, at, cards_of
from tricktable.tableau.views import TableauView


class MarkedSpeech(Speech, Generic[K]):
    """Says a card with its mark, of clan and level, and a place by the card that lies there. Subclass it for a game.

    The game's catalog has the messages `mark.<clan>` (the clan's initials), `marked` (gaps `mark`, `name`), `place`
    (`row`, `place`), `at-place` (`card`, `place`), and of the actions `action.card` and `action.activate` (`card`),
    `action.at` and `action.at.of` (`card`, `seat`): a place of whoever is to act, and one of another player.

    Attributes:
        colours: the colour of each clan in a picture, in the order in which clans are listed.

    Example:
        >>> from tricktable.effects.cards import Card
        >>> from tricktable.locale import Translator
        >>> class ForestSpeech(MarkedSpeech[Card]):
        ...     colours = {"elf": "green"}
        >>> words = {"mark.elf": "E", "marked": "{mark} {name}", "card.finn": "Finn", "action.card": "{card}"}
        >>> speech = ForestSpeech(Translator("en", [{"en": words}]))
        >>> speech.cards = {"finn": Card("finn", {"en": "Finn"}, "elf", 2)}
        >>> speech.cell("finn").text, speech.cell("finn").colour, speech.action(PickCard("finn"))
        ('E2 Finn', 'green', 'E2 Finn')
    """

    colours: ClassVar[Mapping[str, str]] = {}
    cards: Mapping[CardId, K]

    def mark(self, card: CardId) -> str:
        """The initials of a card's clan, and its level: `Da2`."""
        printed = self.cards[card]
        return f"{self.tr(f'mark.{printed.clan}')}{printed.level}"

    def marked(self, card: CardId) -> str:
        """A card with its mark: `Da2 Trsck`."""
        return self.tr("marked", mark=self.mark(card), name=self.card(card)) if card in self.cards else self.card(card)

    def cell(self, card: CardId) -> Cell:
        """A card with its mark, in the colour of its clan."""
        printed = self.cards.get(card)
        return Cell(self.marked(card), "" if printed is None else self.colours[printed.clan], card=card)

    def in_order(self, card: CardId) -> tuple[int, int, str]:
        """What a hand is sorted by: level, clan, name; a card that is not known comes last."""
        printed = self.cards.get(card)
        name = self.card(card)
        return (9, 9, name) if printed is None else (printed.level, [*self.colours].index(printed.clan), name)

    def card_at(self, seat: Seat | None, row: int, place: int) -> Placed | None:
        """What lies in a place of a seat's army in sight; None for the seat: of whoever is to act."""
        if self.view is None or (seat := self.view.to_act if seat is None else seat) is None:
            return None
        table: TableauView = self.view.table
        return at(table.sides[seat].army, row, place)

    def placed(self, seat: Seat | None, row: int, place: int) -> str:
        """A place by its card, and by its number where the army has another copy; by numbers if nothing is known."""
        there = self.card_at(seat, row, place)
        if there is None or self.view is None:
            return self.tr("place", row=row, place=place)
        army = self.view.table.sides[self.view.to_act if seat is None else seat].army
        copies = sum(other.card == there.card for other in cards_of(army))
        said = self.marked(there.card)
        return said if copies < 2 else self.tr("at-place", card=said, place=place)

    def of(self, seat: Seat) -> str:
        """The end of the id of a message: what is another player's is called so."""
        return "" if self.view is not None and seat == self.view.to_act else ".of"

    def action(self, action: msgspec.Struct) -> str:
        """An action by the card that it is done with."""
        match action:
            case PickCard():
                return self.tr("action.card", card=self.marked(action.card))
            case Activate():
                return self.tr("action.activate", card=self.placed(None, action.row, action.place))
            case Spot():
                card = self.placed(action.seat, action.row, action.place)
                return self.tr(f"action.at{self.of(action.seat)}", card=card, seat=self.seat(action.seat))
            case _:
                return super().action(action)
