"""A second opinion on what is legal: written from the rulebook, slow and plain, held against the game in play."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from gosu_x_tables import CARDS, PAIRS, moves, new_game, without
from tricktable_gosu_x import State
from tricktable_gosu_x.table import (
    Play,
    PlayAs,
    PlayDiscarded,
    Shift,
)

from tricktable.tableau import Activate, Pass, Spend

ALL_CLANS = {"all-in-one", "shennong"}


class Referee:
    """Looks at a table between two actions, from the seat to act."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.seat = state.turn
        self.side = state.sides[self.seat]
        self.tiles = {*state.tiles, *(clan for side in state.sides for clan in side.turned)}
        self.up = [
            (row, place, card, self.text(row, place, card))
            for row, cards in enumerate(self.side.army, 1)
            for place, card in enumerate(cards, 1)
            if not card.down
        ]

    def text(self, row: int, place: int, card: Any) -> str:
        """gosu-x.reading.aat: whose text, keywords and icons a face-up card of the own army has."""
        if card.card != "aat":
            return str(card.card)
        there = self.state.sides[1 - self.seat].army[row - 1][place - 1 : place]
        return there[0].card if there and not there[0].down else "aat"

    def leads(self, leader: str) -> bool:
        """gosu-x.tiles.leaders: whether what a leader says holds for the seat, by itself or by a tile."""
        return leader in self.tiles or any(text == leader for *_, text in self.up)

    def levels(self, card: str, text: str | None = None) -> set[int]:
        """gosu-x.reading.phoenix-immortal."""
        return {1, 2, 3} if (text or card) == "phoenix-immortal" else {int(CARDS[card].level)}

    def clans(self, card: str, text: str | None = None) -> set[str]:
        """gosu-x.tiles.xi-an, gosu-x.play.several-clans: in hand and in play."""
        everything = (text or card) in ALL_CLANS or (3 in self.levels(card, text) and self.leads("xi-an"))
        return set(self.side.clans) if everything else {str(CARDS[card].clan)}

    def shown(self, level: int) -> list[set[str]]:
        """The clans of each face-up card that counts as one of this level."""
        return [self.clans(card.card, text) for _, _, card, text in self.up if level in self.levels(card.card, text)]

    def has(self, keyword: str, text: str) -> bool:
        return keyword in CARDS[text].keywords

    def banned(self, card: str) -> bool:
        """gosu-x.play.forbidden."""
        return any((ban.seat, ban.card) == (self.seat, card) for ban in self.state.bans)

    def wonder(self, cost: int) -> int:
        """gosu-x.wonder.discount, gosu-x.wonder.spend-zero."""
        return int(self.state.wonder == self.seat and cost > 0)

    # --- actions ------------------------------------------------------------------------------------------------------

    def can_enter(self, card: str, row: int, payers: int) -> bool:
        """gosu-x.play: room, clans, and what a Troop of a new clan costs."""
        lengths = [5, *map(len, self.side.army)]
        if lengths[row] >= lengths[row - 1] or self.banned(card):
            return False
        own, troops, heroes = self.clans(card), self.shown(1), self.shown(2)
        if row == 3:
            return any(any(clan in each for each in troops) and any(clan in each for each in heroes) for clan in own)
        matches = any(own & each for each in troops)
        if row == 2:
            return matches
        bottom = self.side.army[0]
        recruited = any(
            row == 1 and place == len(bottom) and self.has("recruiter", text) for row, place, _, text in self.up
        )
        return not troops or matches or recruited or payers + self.wonder(2) >= 2

    def can_shift(self, row: int, place: int, card: Any, text: str) -> bool:
        """gosu-x.shift: by a card of the hand or, with Secret shift, of the discard pile; paid with other cards."""
        cost = CARDS[card.card].mutation
        if cost is None:
            return False
        cost = max(0, cost - card.tokens)

        def fits(other: str) -> bool:
            return row in self.levels(other) and other != card.card and not self.banned(other)

        hand = len(self.side.hand) + self.wonder(cost)
        if hand - 1 >= cost and any(map(fits, self.side.hand)):
            return True
        secret = self.has("secret-shift", text) or self.leads("abhilasha")
        return secret and hand >= cost and any(map(fits, self.side.discard))

    def legal(self) -> set[Any]:
        side, found = self.side, set[Any]()
        for held in side.hand:
            rows = [row for row in self.levels(held) if self.can_enter(held, row, len(side.hand) - 1)]
            found |= {PlayAs(held, row) if held == "phoenix-immortal" else Play(held) for row in rows}
        if self.state.discards:
            for thrown in side.discard:
                rows = [row for row in self.levels(thrown) if self.can_enter(thrown, row, len(side.hand))]
                found |= {PlayDiscarded(thrown, row) for row in rows}
        for row, place, card, text in self.up:
            if self.can_shift(row, place, card, text):
                found.add(Shift(row, place))
            if side.ready and card.tokens < (0 if text == "aat" else CARDS[text].icons):
                found.add(Activate(row, place))
        found |= {Spend(count) for count in (1, 2) if side.ready >= count}
        if not side.ready or self.state.sides[1 - self.seat].passed:
            found.add(Pass())
        return found


def looked_at(count: int, seed: str) -> Counter[str]:
    """Play games and compare at each action; how often each kind was legal, and rare things met."""
    met: Counter[str] = Counter()
    for at in range(count):
        game = without(PAIRS[at % len(PAIRS)], f"{seed} {at}") if at % 3 else new_game(f"{seed} {at}", "pick")
        for _ in moves(game, f"{seed} {at}", 0.9, 0.7 * (at % 2)):
            state: State = game.position.state
            if game.position.pending is not None or game.outcome is not None or state.phase != "turns":
                continue
            referee = Referee(state)
            wanted, legal = referee.legal(), game.legal_actions()
            assert set(legal) == wanted, (at, game.step)
            assert len(legal) == len(wanted)
            met.update(type(action).__name__ for action in legal)
            met["ban"] += bool(state.bans)
            met["wonder"] += state.wonder == state.turn
            met["aat"] += any(card.card == "aat" and text != "aat" for *_, card, text in referee.up)
            met["xi-an"] += referee.leads("xi-an")
            met["abhilasha"] += referee.leads("abhilasha")
    return met


KINDS = {
    "Activate", "Pass", "Play", "PlayAs", "PlayDiscarded", "Shift", "Spend",
    "aat", "abhilasha", "ban", "wonder", "xi-an",
}  # fmt: skip


def test_the_referee_agrees() -> None:
    """gosu-x.turn.actions: in every kind of situation."""
    met = looked_at(140, "referee")
    assert {kind for kind, count in met.items() if count} == KINDS


@pytest.mark.soak
def test_the_referee_agrees_for_long() -> None:
    """gosu-x.turn.actions: in ten thousand games."""
    looked_at(10_000, "long referee")
