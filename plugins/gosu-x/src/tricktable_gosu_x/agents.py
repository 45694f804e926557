"""A simple-minded player: it plays what it can, draws, and does to the other what its cards let it do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tricktable import CardId, Dice, NotYourTurnError, View
from tricktable.chance import Chance, seed_text
from tricktable.effects import Accept, PickCard, PickClan, PickDeed, PickDiscarded, PickLevel, PickSeat, SpentToken
from tricktable.tableau import Activate, Pass, Placed, Redraw, Spend, Spot, at
from tricktable_gosu_x import table
from tricktable_gosu_x.answering import Answering
from tricktable_gosu_x.cards import MILITARY
from tricktable_gosu_x.sight import printed
from tricktable_gosu_x.table import (
    Action,
    Draft,
    Play,
    PlayAs,
    PlayDiscarded,
    Shift,
    SpendWonder,
)
from tricktable_gosu_x.worth import A_CARD, drawn

FAVOURITES: Mapping[str, float] = {
    "galmi": 2,
    "narashima": 1,
    "phoenix": 1,
    "xi-an": 1,
    "abhilasha": 0,
    "goan-sul": 0,
    "justice": 0,
    "tomorrow": -1,
}
"""Which clans are drafted first: those with which players of this kind won more games, when they had them by chance."""

NEW_CLAN = 2
"""So many cards are discarded for a Troop of a clan that none shows."""


class SimpleAgent:
    """Gives every action a mark for what it brings now, one drawn card being 1, and takes the best.

    It looks no turn ahead, and of the ways to win beside the Great Battle it takes those that it stumbles upon. Of
    equal actions the dice choose.

    Args:
        seed: where its own chance comes from; the same seed makes the same choices.
    """

    def __init__(self, seed: int | str = 0) -> None:
        self._dice = Dice(Chance(seed_text(seed)))

    def choose(self, view: View[table.View, Any]) -> Any:
        """One of `view.legal_actions`.

        Raises:
            NotYourTurnError: the view is not that of the seat to act.
        """
        legal = view.legal_actions
        if not legal:
            raise NotYourTurnError(view.seat, view.to_act)
        if len(legal) == 1:
            return legal[0]
        look = _Look(view)
        marks = [look.mark(action) for action in legal]
        most = max(marks)
        best = [number for number, mark in enumerate(marks) if mark == most]
        return legal[self._dice.pick("choice", best) if len(best) > 1 else best[0]]


class _Look(Answering):
    """What the actions bring, as the table stands."""

    def mark(self, action: Action) -> float:  # noqa: PLR0912  # one case for each kind of action
        """What the action brings; passing or doing nothing, 0."""
        sight = self.sight
        match action:
            case Draft(clan):
                return FAVOURITES.get(clan, 0)
            case Redraw():
                return 1
            case Play(card):
                return self.played(card, printed(card).level)
            case PlayAs(card, row):
                return self.played(card, row)
            case PlayDiscarded(card, row):
                return self.played(card, row) + A_CARD
            case Shift(row, place):
                return self.shifted(at(sight.own.army, row, place), row)
            case Spend(tokens):
                return drawn(sight, 3 if tokens == 2 else 1)
            case Activate(row, place):
                return self.activated(at(sight.own.army, row, place))
            case Pass():
                return self.passed()
            case SpendWonder():
                return -A_CARD
            case PickCard(card) | PickDiscarded(_, card):
                return self.picked(card)
            case Spot():
                return self.aimed(action)
            case PickClan(clan):
                return self.clan(clan)
            case PickLevel(level):
                return self.level(level)
            case PickDeed(deed):
                return self.deed(deed)
            case PickSeat(seat):
                return float(seat == sight.seat)
            case Accept():
                return self.accepted()
            case SpentToken():
                return 1
            case _:
                return 0

    def played(self, card: CardId, row: int) -> float:
        """Its military value and what it does at once; a Troop of a new clan lets others of the clan follow."""
        text, sight = printed(card), self.sight
        mark = MILITARY[text.level] + self.entering(card) + 0.5 * bool(text.overall)
        clans = sight.clans_of(card)
        if row == 1 and clans.isdisjoint(sight.troops):
            mark += 0.7 * sum(not clans.isdisjoint(sight.clans_of(each)) for each in sight.table.hand if each != card)
            bottom = sight.own.army[0]
            recruited = bool(bottom) and not bottom[-1].down and "recruiter" in printed(bottom[-1].card).keywords
            mark -= self.price(NEW_CLAN) if sight.troops and not recruited else 0
        return mark

    def shifted(self, old: Placed | None, row: int) -> float:
        """What the best card for its place does as it enters, less what is discarded."""
        if old is None:
            return 0
        sight, text = self.sight, printed(old.card)
        held = [self.entering(c) - A_CARD for c in sight.table.hand if printed(c).level == row and c != old.card]
        if "secret-shift" in text.keywords or sight.leads("abhilasha", sight.own):
            held += [self.entering(c) for c in sight.own.discard if printed(c).level == row and c != old.card]
        lost = 0.5 * bool(text.overall) + (MILITARY[text.level] if old.tokens and "veteran" in text.keywords else 0)
        return max(held, default=0) - lost - self.price(max(0, (text.mutation or 0) - old.tokens)) - 0.5
