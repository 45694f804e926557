"""Games end, however they are played, and well within the bound that the rules name."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from gosu_x_tables import PAIRS, given, moves, new_game, without
from tricktable_gosu_x import State

from tricktable.game import AnyGame

REASONS = ("supremacy", "fifth-token", "fifteen", "goan-sul", "justice")


def ends(game: AnyGame, seed: object, eager: float, builds: float = 0.0) -> str:
    """Play to the end, see that it is one, and say how it came."""
    bound = game.ruleset.table(game.setup).bound()
    for _ in moves(game, seed, eager, builds):
        assert game.step <= bound
    outcome = game.outcome
    state: State = game.position.state
    assert outcome is not None
    assert (game.to_act, game.legal_actions()) == (None, ())
    assert bool(outcome.winners) != bool(outcome.drawn)
    assert len(outcome.winners) == 1 or outcome.drawn == (0, 1)
    assert outcome.scores == tuple(side.supremacy for side in state.sides)
    assert not state.aside
    assert state.round <= 3
    reason = outcome.reason.removeprefix("gosu-x.end.")
    assert reason in REASONS
    there = tuple(seat for seat, side in enumerate(state.sides) if side.supremacy >= 2)
    if reason == "supremacy":
        assert there == (*outcome.winners, *outcome.drawn)
    else:
        assert not there
    if reason == "fifth-token":
        assert state.sides[outcome.winners[0]].locked == 0
    if reason == "fifteen":
        for seat in (*outcome.winners, *outcome.drawn):
            assert [len(row) for row in state.sides[seat].army] == [5, 5, 5]
            assert not any(card.down for row in state.sides[seat].army for card in row)
    if reason == "justice":
        side = state.sides[outcome.winners[0]]
        assert (len(side.turned), side.supremacy) == (3, 1)
    return reason


@pytest.mark.parametrize("eager", [0.0, 0.9])
@pytest.mark.parametrize("draft", ["pick", "random"])
def test_a_few_games(draft: str, eager: float) -> None:
    """gosu-x.end.supremacy, gosu-x.end.immediate: at most three rounds."""
    for at in range(40):
        ends(new_game(f"end {at}", draft), f"{draft} {at}", eager, 0.4 * (at % 3))


CLANS = (("goan-sul", "justice", "narashima"), ("tomorrow", "phoenix", "abhilasha"))


@pytest.mark.parametrize(
    "options",
    [
        {"round_turns": 1},
        {"round_turns": 2},
        {"shift_doubt": None, "icons_doubt": 0},
        {"shift_doubt": 9},
        {"goan_sul_extra": True},
    ],
    ids=str,
)
def test_odd_tables(options: dict[str, Any]) -> None:
    """gosu-x.turn.bound, gosu-x.options.round-turns, gosu-x.options.goan-sul-extra: also where rounds are short."""
    for at in range(15):
        ends(given(*CLANS, at, **options), at, 0.8)


def test_never_passing() -> None:
    """gosu-x.turn.bound, gosu-x.turn.bound-lone: whoever passes only where nothing else is left comes to an end too."""
    for at in range(6):
        ends(given(*CLANS, f"never {at}", round_turns=60), at, 1.0)


def test_redrawing_for_ever_is_not_possible() -> None:
    """gosu-x.setup.mulligan: sooner or later two Troops come, whoever redraws as often as he may."""
    for seed in range(60):
        game = new_game(f"redraw {seed}")
        while game.position.state.phase == "mulligan":
            game.play(game.legal_actions()[-1])
            assert game.step < 30


@pytest.mark.soak
@pytest.mark.parametrize(
    ("eager", "builds", "ways"),
    [
        (0.0, 0.0, {"supremacy", "goan-sul"}),
        (0.9, 0.4, {"supremacy", "goan-sul"}),
        (0.97, 0.9, {"supremacy", "goan-sul", "fifth-token"}),
    ],
)
def test_twenty_thousand_games(eager: float, builds: float, ways: set[str]) -> None:
    """gosu-x.end.immediate: every pair of tiles, over all drafts; what seldom wins, only those who build win by."""
    found: Counter[str] = Counter()
    for at in range(7_000):
        pair = PAIRS[at % len(PAIRS)]
        game = (without(pair, f"soak {at}"), new_game(f"soak {at}"), new_game(f"soak {at}", "pick"))[at % 3]
        found[ends(game, f"{eager} {at}", eager, builds)] += 1
    assert set(found) >= ways
