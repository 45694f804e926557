"""Gosu X in words: cards by their marks, places by the cards that lie there."""

from __future__ import annotations

import functools
from collections.abc import Sequence

import msgspec

from tricktable import Outcome, Seat
from tricktable.effects import Faces, MarkedSpeech, PickDiscarded
from tricktable.notation import tag_of
from tricktable.tableau import cards_of
from tricktable_gosu_x import costs
from tricktable_gosu_x.cards import GosuXCard
from tricktable_gosu_x.frame import Frame
from tricktable_gosu_x.options import Options
from tricktable_gosu_x.table import (
    BattleFought,
    Play,
    PlayAs,
    PlayDiscarded,
    Shift,
    TilesActive,
    View,
)

COLOURS = {
    "justice": "white",
    "abhilasha": "magenta",
    "tomorrow": "cyan",
    "narashima": "blue",
    "galmi": "green",
    "phoenix": "yellow",
    "goan-sul": "red",
    "xi-an": "",
}
"""The colour of each clan; Xi'an has that of plain text, for black is seen on few terminals."""


class GosuXSpeech(MarkedSpeech[GosuXCard]):
    """Says cards with their clan and level where that matters to a choice, and a place by the card in it."""

    colours = COLOURS

    def action(self, action: msgspec.Struct) -> str:
        """An action by the card that it is done with, and by what it costs."""
        match action:
            case Play() | PlayAs() | PlayDiscarded():
                row = 1 if isinstance(action, Play) else action.row
                return self._costly(action, self._play_cost(action), card=self.marked(action.card), row=row)
            case Shift():
                return self._costly(action, self._shift_cost(action), card=self.placed(None, action.row, action.place))
            case PickDiscarded():
                id = f"action.discarded{self.of(action.seat)}"
                return self.tr(id, card=self.marked(action.card), seat=self.seat(action.seat))
            case _:
                return super().action(action)

    def _costly(self, action: msgspec.Struct, cost: int | None, **args: object) -> str:
        id = f"action.{tag_of(type(action))}"
        return self.tr(id, **args) if cost is None else self.tr(f"{id}.cost", cost=cost, **args)

    def _play_cost(self, action: Play | PlayAs | PlayDiscarded) -> int | None:
        """What a Troop of a new clan costs (`gosu-x.play.troop-cost`); None for a card that is free."""
        seat, faces = self._faces()
        if faces is None or seat is None or action.card not in self.cards:
            return None
        rows = self._frame.rows[action.card]
        row = rows[0] if isinstance(action, Play) else action.row
        return costs.play_cost(faces, seat, action.card, row, costs.shown(self._frame, faces, seat)) or None

    def _shift_cost(self, action: Shift) -> int | None:
        """What a shift costs (`gosu-x.shift.discount`); None where the options of the game decide."""
        card = self.card_at(None, action.row, action.place)
        printed = None if card is None else self.cards.get(card.card)
        if card is None or printed is None or printed.mutation is None or "mutation" in printed.doubt:
            return None
        return costs.shift_cost(self._frame, card)

    @functools.cached_property
    def _frame(self) -> Frame:
        return Frame(Options(), tuple(self.cards.values()))

    def _faces(self) -> tuple[Seat | None, Faces | None]:
        """Who is to act, and what the cards in sight count as; None where not all of them are known."""
        if self.view is None or self.view.to_act is None:
            return None, None
        table: View = self.view.table
        if any(card.card not in self.cards for side in table.sides for card in cards_of(side.army)):
            return None, None
        return self.view.to_act, self._frame.faces(table)

    def args(self, value: msgspec.Struct) -> dict[str, object]:
        """What fills a message; of a battle, each value with its player, and how many gain a token."""
        args = super().args(value)
        if isinstance(value, BattleFought):
            said = [self.tr("battle-value", name=self.seat(seat), n=n) for seat, n in enumerate(value.values)]
            args |= {"values": self.listed(said), "winners": self.together(value.winners), "count": len(value.winners)}
        elif isinstance(value, TilesActive):
            args["clans"] = self.clans(value.clans)
        return args

    def clans(self, clans: Sequence[str]) -> str:
        """The names of clans."""
        return self.listed([self.tr(f"clan.{clan}") for clan in clans])

    def outcome(self, outcome: Outcome) -> str:
        """How the game ended: by which way to win, and whose it was."""
        why, ended = f"ended.{outcome.reason}", super().outcome(outcome)
        return f"{self.tr(why)} {ended}" if self.tr.knows(why) else ended
