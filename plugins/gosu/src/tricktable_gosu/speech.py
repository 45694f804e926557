"""GOSU in words: cards by their marks, places by the goblins that lie there."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tricktable import CardId, Outcome
from tricktable.effects import MarkedSpeech
from tricktable.notation import tag_of
from tricktable.tableau import clans_shown
from tricktable_gosu.cards import GosuCard
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


class GosuSpeech(MarkedSpeech[GosuCard]):
    """Says cards with their clan and level where that matters to a choice, and a place by the goblin in it."""

    colours = COLOURS

    def action(self, action: msgspec.Struct) -> str:
        """An action by the goblin that it is done with."""
        match action:
            case Play() if self._new_clan(action.card):
                cost = self._cost(NEW_CLAN, "enrolment")
                return self.tr("action.play.new-clan", card=self.marked(action.card), cost=cost)
            case Play() | Keep() | FromDiscard():
                return self.tr(f"action.{tag_of(type(action))}", card=self.marked(action.card))
            case Mutate():
                return self._mutate(action)
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
        name = self.placed(None, action.row, action.place)
        card = self.card_at(None, action.row, action.place)
        printed = None if card is None else self.cards.get(card.card)
        if printed is None:
            return self.tr("action.mutate", card=name)
        return self.tr("action.mutate.cost", card=name, cost=self._cost(printed.mutation or 0, "mutation"))

    def _cost(self, printed: int, what: str) -> int:
        """How many cards it costs, less what the face-up goblins in sight take off (`gosu.effects.overall`)."""
        if self.view is None:
            return printed
        table: View = self.view.table
        return max(0, printed - cheaper_by(self.cards, (row for side in table.sides for row in side.army), what))

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
