"""Sections 5 and 6, the end of a round and of the game, in whole games."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from tricktable_gorus_maximus import BoutWon, Dealt, Event, RoundEnded

import tricktable as tt
from tricktable.game import AnyGame


def events_of(game: AnyGame, seed: int) -> list[Event]:
    rng = random.Random(seed)
    found: list[Event] = []
    while game.outcome is None:
        found += game.play(rng.choice(game.legal_actions())).events
    return found


@pytest.mark.parametrize("seats", range(1, 9))
def test_bouts_of_a_round(seats: int) -> None:
    """gorus.round.finish, gorus.duel.bouts, gorus.solo.no-draw: ten bouts a round; of two players fifteen."""
    bouts = 0
    for event in events_of(tt.new_game("gorus-maximus", seats, seed=seats), seats):
        bouts += isinstance(event, BoutWon)
        if isinstance(event, RoundEnded):
            assert bouts == (15 if seats == 2 else 10)
            bouts = 0
    assert bouts == 0


@pytest.mark.parametrize("seats", range(2, 9))
def test_the_deal_goes_round(seats: int) -> None:
    """gorus.round.dealer, gorus.duel.dealer, gorus.bout.lead: to the left every round."""
    game = tt.new_game("gorus-maximus", seats, seed=3, options={"goal": 4})
    rng = random.Random(3)
    dealers = [game.position.state.dealer]
    while game.outcome is None:
        for event in game.play(rng.choice(game.legal_actions())).events:
            if isinstance(event, Dealt):
                assert event.dealer is not None
                dealers.append(event.dealer)
                assert game.to_act == (event.dealer + 1) % seats
    assert len(dealers) >= 4
    assert all(right == (left + 1) % seats for left, right in pairwise(dealers))


@pytest.mark.parametrize("seats", range(1, 9))
def test_support_only_grows_by_one(seats: int) -> None:
    """gorus.round.support, gorus.round.tie, gorus.round.token, gorus.end.goal: 1 for each at the top."""
    game = tt.new_game("gorus-maximus", seats, seed=seats + 20)
    support = game.position.state.support
    ended = [event for event in events_of(game, seats) if isinstance(event, RoundEnded)]
    for event in ended:
        if seats > 1:
            assert event.gained == tuple(int(total == max(event.favour)) for total in event.favour)
        support = tuple(have + more for have, more in zip(support, event.gained, strict=True))
        assert event.support == support
        assert (max(support) == 3) == (event is ended[-1])
    outcome = game.outcome
    assert outcome is not None
    assert outcome.scores == support


def two_sided(kind: str, seed: int, goal: int) -> AnyGame:
    if kind == "teams":
        return tt.new_game("gorus-maximus", 4, seed=seed, options={"teams": "2-2", "goal": goal})
    return tt.new_game("gorus-maximus", 1 if kind == "solo" else 2, seed=seed, options={"goal": goal})


@pytest.mark.parametrize("kind", ["duel", "solo", "teams"])
def test_two_sides_never_come_to_the_fewest(kind: str) -> None:
    """gorus.end.two-sides, gorus.solo.both: of two sides at the goal one has the 0, so nothing else ever decides."""
    reasons = set()
    for seed in range(120):
        game = two_sided(kind, seed, goal=1)
        events_of(game, seed)
        outcome = game.outcome
        assert outcome is not None
        reasons.add(outcome.reason)
        if outcome.reason in ("gorus.end.zero", "gorus.solo.both"):
            assert outcome.scores == (1, 1)
            assert len(outcome.winners) == {"duel": 1, "teams": 2}.get(kind, len(outcome.winners))
    goal, both = ("gorus.solo.goal", "gorus.solo.both") if kind == "solo" else ("gorus.end.goal", "gorus.end.zero")
    assert goal in reasons
    assert reasons <= {goal, both}
