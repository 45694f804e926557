"""Whole games, checked move by move by a second, plain reading of the rules that shares no code with the ruleset."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest
from tricktable_gorus_maximus import BoutWon, Played, RoundEnded, State

import tricktable as tt
from tricktable.game import AnyGame

WORTH = {8: -4, 9: 1, 10: 1, 11: 1, 12: 2}

TABLES: list[tuple[int, str]] = [
    *((seats, "none") for seats in range(1, 9)),
    *((4, split) for split in ("2-2",)),
    *((5, split) for split in ("2-2-1", "3-2")),
    *((6, split) for split in ("2-2-2", "3-3")),
    *((7, split) for split in ("2-2-2-1", "3-2-2")),
    *((8, split) for split in ("2-2-2-2", "4-4")),
]


def split_up(card: str) -> tuple[str, int]:
    school, rank = card.split("-")
    return school, int(rank)


class Referee:
    """Follows one game by what is entered into the bouts."""

    def __init__(self, game: AnyGame) -> None:
        table = game.view(None).table
        self.sides: list[int] = list(table.sides)
        self.goals: list[int] = list(table.goals)
        self.support = [0] * len(self.goals)
        self.solo = len(self.sides) == 1
        self.new_round()

    def new_round(self) -> None:
        self.preferred = ""
        self.piles: list[list[str]] = [[] for _ in self.goals]
        self.bout: list[tuple[int, str]] = []

    def may(self, hand: Sequence[str]) -> list[str]:
        """gorus.bout.follow, gorus.bout.void, gorus.challenge.exception, gorus.challenge.last-only."""
        if not self.bout:
            return sorted(hand)
        initiating = split_up(self.bout[0][1])[0]
        last = split_up(self.bout[-1][1])[1]
        if initiating not in {split_up(card)[0] for card in hand}:
            return sorted(hand)
        return sorted(card for card in hand if split_up(card)[0] == initiating or split_up(card)[1] == last)

    def enter(self, side: int, card: str) -> None:
        """gorus.bout.first-preferred, gorus.challenge.match."""
        school, rank = split_up(card)
        if not self.preferred or (self.bout and split_up(self.bout[-1][1])[1] == rank):
            self.preferred = school
        self.bout.append((side, card))

    def end_bout(self) -> str:
        """gorus.bout.winner, gorus.bout.collect: the winning card."""
        schools = [split_up(card)[0] for _, card in self.bout]
        wins = self.preferred if self.preferred in schools else schools[0]
        side, best = max(
            (entry for entry in self.bout if split_up(entry[1])[0] == wins), key=lambda e: split_up(e[1])[1]
        )
        self.piles[side] += [card for _, card in self.bout]
        self.bout = []
        return best

    def count(self) -> list[int]:
        """gorus.favour.counted, gorus.favour.zero."""
        values = {f"{self.preferred}-0": 5}
        return [sum(values.get(card, WORTH.get(split_up(card)[1], 0)) for card in pile) for pile in self.piles]

    def gain(self) -> None:
        """gorus.round.support, gorus.round.tie, gorus.solo.eight."""
        favour = self.count()
        if self.solo and not any(split_up(card)[1] == 8 for card in self.piles[0]):
            favour = [-1000, 0]
        self.support = [have + (total == max(favour)) for have, total in zip(self.support, favour, strict=True)]

    def champions(self) -> list[int]:
        """gorus.end.goal, gorus.end.zero, gorus.end.fewest, gorus.end.shared."""
        there = [side for side, goal in enumerate(self.goals) if self.support[side] >= goal]
        with_zero = [side for side in there if f"{self.preferred}-0" in self.piles[side]]
        if len(there) < 2 or with_zero:
            return with_zero if len(there) > 1 else there
        fewest = min(len(self.piles[side]) for side in there)
        return [side for side in there if len(self.piles[side]) == fewest]


def follow(game: AnyGame, rng: random.Random) -> None:
    referee = Referee(game)
    for card in game.position.state.bout:
        referee.enter(1, card)
    while game.outcome is None:
        state: State = game.position.state
        legal = sorted(action.card for action in game.legal_actions())
        assert legal == referee.may(state.hands[state.turn])
        for event in game.play(rng.choice(game.legal_actions())).events:
            check(referee, event)
        if game.outcome is None:
            assert game.position.state.preferred == (referee.preferred or None)
    champions = referee.champions()
    assert game.outcome.winners == tuple(
        seat for seat, side in enumerate(referee.sides) if side in champions and not (referee.solo and side == 1)
    )
    assert game.outcome.scores == tuple(referee.support)


def check(referee: Referee, event: Any) -> None:
    if isinstance(event, Played):
        referee.enter(1 if event.seat is None else referee.sides[event.seat], event.card)
    elif isinstance(event, BoutWon):
        entered = list(referee.bout)
        best = referee.end_bout()
        assert list(event.cards) == [card for _, card in entered]
        assert {card: side for side, card in entered}[best] == (1 if event.seat is None else referee.sides[event.seat])
    elif isinstance(event, RoundEnded):
        assert list(event.favour) == referee.count()
        referee.gain()
        assert list(event.support) == referee.support
        if not referee.champions():
            referee.new_round()


@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_agrees(seats: int, teams: str) -> None:
    rng = random.Random(f"{seats} {teams}")
    for seed in range(6):
        follow(tt.new_game("gorus-maximus", seats, seed=seed, options={"teams": teams}), rng)
