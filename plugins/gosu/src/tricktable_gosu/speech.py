"""GOSU in words: cards by their marks, places by the goblins that lie there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from tricktable import CardId, Cell, Outcome, Seat, Speech
from tricktable.effects import PickCard
from tricktable.notation import tag_of
from tricktable.tableau import Activate, Spot, at, cards_of, clans_shown
from tricktable_gosu.cards import CLANS, GosuCard
from tricktable_gosu.costs import NEW_CLAN, cheaper_by
from tricktable_gosu.table import (
    BattleFought,
    FromDiscard,
    Keep,
    Mutate,
    Play,
    View,
)

COLOURS = {"ancient": "white", "alpha": "green", "dark": "magenta", "meka": "blue", "fire": "red"}
"""The colour of each clan; black, that of the Dark Goblins, is seen on few terminals."""


class GosuSpeech(Speech):
    """Says cards with their clan and level where that matters to a choice, and a place by the goblin in it."""

    cards: Mapping[CardId, GosuCard]

    # --- cards --------------------------------------------------------------------------------------------------------

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
        return Cell(self.marked(card), "" if printed is None else COLOURS[printed.clan])

    def in_order(self, card: CardId) -> tuple[int, int, str]:
        """What a hand is sorted by: level, clan, name."""
        printed = self.cards.get(card)
        name = self.card(card)
        return (9, 9, name) if printed is None else (printed.level, CLANS.index(printed.clan), name)

    # --- actions ------------------------------------------------------------------------------------------------------

    def action(self, action: msgspec.Struct) -> str:
        """An action by the goblin that it is done with."""
        match action:
            case Play() if self._new_clan(action.card):
                cost = self._cost(NEW_CLAN, "enrolment")
                return self.tr("action.play.new-clan", card=self.marked(action.card), cost=cost)
            case Play() | Keep() | FromDiscard() | PickCard():
                return self.tr(f"action.{tag_of(type(action))}", card=self.marked(action.card))
            case Activate():
                return self.tr("action.activate", card=self._placed(None, action.row, action.place))
            case Mutate():
                return self._mutate(action)
            case Spot():
                card = self._placed(action.seat, action.row, action.place)
                of = "" if self.view is not None and action.seat == self.view.to_act else ".of"
                return self.tr(f"action.at{of}", card=card, seat=self.seat(action.seat))
            case _:
                return super().action(action)

    def _new_clan(self, card: CardId) -> bool:
        """Whether it is a Bakuto of a clan that the army has yet to get, which is not free (`gosu.enrol`)."""
        printed = self.cards.get(card)
        if printed is None or printed.level != 1 or self.view is None or self.view.to_act is None:
            return False
        army = self.view.table.sides[self.view.to_act].army
        # A card of a pack that the speech was not told of shows no clan that it knows.
        clans = {each.card: self.cards[each.card].clan if each.card in self.cards else "" for each in army[0]}
        return bool(army[0]) and printed.clan not in clans_shown(army, 1, clans)

    def _mutate(self, action: Mutate) -> str:
        name = self._placed(None, action.row, action.place)
        card = self._card_at(None, action.row, action.place)
        printed = None if card is None else self.cards.get(card)
        if printed is None:
            return self.tr("action.mutate", card=name)
        return self.tr("action.mutate.cost", card=name, cost=self._cost(printed.mutation or 0, "mutation"))

    def _cost(self, printed: int, what: str) -> int:
        """How many cards it costs, less what the face-up goblins in sight take off (`gosu.effects.overall`)."""
        if self.view is None:
            return printed
        table: View = self.view.table
        return max(0, printed - cheaper_by(self.cards, (row for side in table.sides for row in side.army), what))

    def _card_at(self, seat: Seat | None, row: int, place: int) -> CardId | None:
        """What lies in a place of a seat's army; None for the seat: of whoever is to act."""
        if self.view is None or (seat := self.view.to_act if seat is None else seat) is None:
            return None
        table: View = self.view.table
        there = at(table.sides[seat].army, row, place)
        return None if there is None else there.card

    def _placed(self, seat: Seat | None, row: int, place: int) -> str:
        """A place by its goblin, and by its number where the army has another copy; by numbers if nothing is known."""
        card = self._card_at(seat, row, place)
        if card is None or self.view is None:
            return self.tr("place", row=row, place=place)
        army = self.view.table.sides[self.view.to_act if seat is None else seat].army
        copies = sum(other.card == card for other in cards_of(army))
        return self.marked(card) if copies < 2 else self.tr("at-place", card=self.marked(card), place=place)

    # --- events and the end -------------------------------------------------------------------------------------------

    def args(self, value: msgspec.Struct) -> dict[str, object]:
        """What fills a message; of a battle, each value with its player, and those of a team together."""
        args = super().args(value)
        if isinstance(value, BattleFought):
            args["values"] = self._values(value.values)
        return args

    def _values(self, values: Sequence[int]) -> str:
        """What the armies are worth, and, where the table in sight has teams, those of each team together."""
        said = [self.tr("battle-value", name=self.seat(seat), n=n) for seat, n in enumerate(values)]
        table: View | None = None if self.view is None else self.view.table
        if table is None or len(table.points) == len(values):
            return self.listed(said)
        teams = [[seat for seat, team in enumerate(table.teams) if team == side] for side in range(len(table.points))]
        return "; ".join(
            self.tr("battle-team", values=self.listed([said[seat] for seat in team]), n=sum(values[s] for s in team))
            for team in teams
        )

    def outcome(self, outcome: Outcome) -> str:
        """How the game ended; a special victory condition is named as the reason."""
        why, ended = f"ended.{outcome.reason}", super().outcome(outcome)
        return f"{self.tr(why)} {ended}" if self.tr.knows(why) else ended
