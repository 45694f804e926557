"""A simple-minded player: it enrols what it can, draws, and does to others what its cards let it do."""

from __future__ import annotations

from typing import Any

from tricktable import CardId, Dice, NotYourTurnError, Seat, View
from tricktable.chance import Chance, seed_text
from tricktable.effects import Accept, Destroy, PickCard, PickNumber, PickSeat, SpentToken, TakeToken, Trap
from tricktable.tableau import Activate, Pass, Placed, Redraw, Spend, Spot, at, kinds
from tricktable_gosu import table
from tricktable_gosu.cards import MILITARY, GosuCard
from tricktable_gosu.deck import OWN_CARDS
from tricktable_gosu.table import (
    Action,
    FromDiscard,
    Keep,
    Mutate,
    Play,
)
from tricktable_gosu.worth import worth

_CARDS = {card.id: card for card in OWN_CARDS}
_STRANGER = GosuCard(id="", name={}, clan="", level=1)
"""What a card of somebody else's pack is taken for: a view does not tell what is printed on it."""

_ENTERING = {id: worth(card.entering) for id, card in _CARDS.items()}
_ACTIVATION = {id: worth(card.activation) for id, card in _CARDS.items()}
_BLIND = {
    id
    for id, card in _CARDS.items()
    if any(isinstance(each, Trap | Destroy) and each.which.owner == "any" for each in card.entering)
}
"""Cards that would strike their own army if there were no other."""

_STRIKING = {id for id, card in _CARDS.items() if any(isinstance(each, Trap | Destroy) for each in card.activation)}
_TOKENS = {id for id, card in _CARDS.items() if any(isinstance(each, TakeToken) for each in card.entering)}
"""Cards that take a token back as they enter."""

A_CARD = 0.8
SPARE_CARD = 0.3
"""What it costs to discard a card, and one that could not be enrolled anyway."""

MOST_MILITARY = max(MILITARY.values())

FULL_HAND = 6
"""With so many cards in hand, one more is worth only half."""


class SimpleAgent:
    """Gives every action a mark for what it brings now, one drawn card being 1, and takes the best.

    It looks no turn ahead and does not try to win by an Ōzeki's condition. Of equal actions the dice choose.

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
        if not view.legal_actions:
            raise NotYourTurnError(view.seat, view.to_act)
        look = _Look(view)
        marks = [look.mark(action) for action in view.legal_actions]
        best = [number for number, mark in enumerate(marks) if mark == max(marks)]
        return view.legal_actions[self._dice.pick("choice", best) if len(best) > 1 else best[0]]


class _Look:
    """The table as the player sees it when he must choose."""

    def __init__(self, view: View[table.View, Any]) -> None:
        self.table = view.table
        self.seat: Seat = view.seat or 0
        self.own = self.table.sides[self.seat]
        self.prompt = "" if view.prompt is None else view.prompt.id
        team = self.table.teams
        self.opponents = [seat for seat in range(view.seats) if team[seat] != team[self.seat]]
        bakutos = [_card(placed.card) for placed in self.own.army[0] if not placed.down]
        in_hand = [_card(card) for card in self.table.hand]
        # A clan that may be enrolled for nothing; before the first Bakuto lies there, those of the Bakutos held.
        self.clans = {card.clan for card in bakutos or in_hand if card.level == 1}
        self.spare = sum(card.clan not in self.clans for card in in_hand)

    def mark(self, action: Action) -> float:  # noqa: PLR0912  # one case for each kind of action
        """What the action brings; passing, 0."""
        match action:
            case Play(card):
                return self.enrolled(card)
            case Mutate(row, place):
                return self.mutated(at(self.own.army, row, place))
            case Spend(tokens):
                mark = 3 if tokens == 2 else 1
                return mark / 2 if self.own.hand >= FULL_HAND else mark
            case Activate(row, place):
                return self.activated(at(self.own.army, row, place))
            case Pass():
                return 0.5 if self.lead() > 0 else 0
            case Redraw() | Accept() | SpentToken():
                return 1
            case Keep(card):
                return self.held(card)
            case FromDiscard(card):
                return _ENTERING.get(card, 0) + A_CARD
            case PickCard(card) if self.prompt in {"ask.pay", "ask.discard"}:
                return -self.held(card)
            case PickCard(card) if self.prompt == "ask.mutate":
                return _ENTERING.get(card, 0)
            case PickCard(card):
                return self.held(card)
            case PickSeat(seat):
                return self.table.sides[seat].hand if seat in self.opponents else -1
            case PickNumber(n):
                return -abs(n - min(3, self.spare))
            case Spot():
                return self.aimed(action)
            case _:
                return 0

    def held(self, card: CardId) -> float:
        """What a card of the hand is worth: less where its clan has no Bakuto yet."""
        printed = _card(card)
        mark = MILITARY[printed.level] + _ENTERING.get(card, 0) + _ACTIVATION.get(card, 0) / 2
        if printed.clan in self.clans:
            return mark
        return mark - 1.5 if printed.level == 1 else mark - 4

    def enrolled(self, card: CardId) -> float:
        """Its military value and what it does at once; a Bakuto of a new clan lets others of the clan follow."""
        printed = _card(card)
        mark = MILITARY[printed.level] + _ENTERING.get(card, 0)
        if card in _BLIND and not any(self.table.sides[seat].army[0] for seat in self.opponents):
            mark -= 4
        if card in _TOKENS and self.own.ready > 1:
            mark -= 3  # later
        if printed.level == 1 and (printed.clan not in self.clans or not self.own.army[0]):
            mark += 0.7 * sum(_card(other).clan == printed.clan for other in self.table.hand if other != card)
            mark -= self.price(2) if self.own.army[0] else 0
        return mark

    def mutated(self, old: Placed | None) -> float:
        """What the goblin does as it leaves and the best one for its place as it enters, less what is discarded."""
        printed = _STRANGER if old is None else _card(old.card)
        others = [card for card in kinds(self.table.hand) if _card(card).level == printed.level and card != printed.id]
        enters = max((_ENTERING.get(card, 0) for card in others), default=0)
        return worth(printed.mutating) + enters - A_CARD - self.price(printed.mutation or 0)

    def activated(self, placed: Placed | None) -> float:
        """What the goblin does; a blow is kept for when it turns the battle."""
        if placed is None:
            return 0
        mark = _ACTIVATION.get(placed.card, 1)
        if placed.card in _STRIKING:
            if not -MOST_MILITARY < self.lead() <= 0:
                return 0
            mark += 1.5 * all(self.table.sides[seat].passed for seat in self.opponents)
        return mark * 1.5 if self.own.ready > 1 else mark  # else the two tokens would draw three cards

    def price(self, count: int) -> float:
        """What it costs to discard so many cards: the spare ones go first."""
        spare = min(count, self.spare)
        return SPARE_CARD * spare + A_CARD * (count - spare)

    def lead(self) -> int:
        """How much stronger the own army, or the team's, is than the strongest other; negative where weaker."""
        team, totals = self.table.teams, [0] * len(self.table.points)
        for seat, side in enumerate(self.table.sides):
            totals[team[seat]] += side.value
        own = totals.pop(team[self.seat])
        return own - max(totals)

    def aimed(self, spot: Spot) -> float:
        """Where an effect strikes: the highest cards of opponents, and the lowest of one's own if it must be."""
        placed = self.table.sides[spot.seat].army[spot.row - 1][spot.place - 1]
        match self.prompt:
            case "ask.copy" | "ask.take-token":
                return _ACTIVATION.get(placed.card, 1)
            case "ask.release":
                return spot.row if spot.seat == self.seat else -spot.row
            case _:
                return spot.row if spot.seat in self.opponents else -spot.row


def _card(id: CardId) -> GosuCard:
    return _CARDS.get(id, _STRANGER)
