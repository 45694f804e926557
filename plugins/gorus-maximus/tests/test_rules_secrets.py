"""Sections 7 to 9: what players, mates and the lone player may not see."""

from __future__ import annotations

import random

import pytest
from tricktable_gorus_maximus import Dealt, Drew, State

import tricktable as tt
from tricktable.walk import cards_in


def test_drawn_in_secret() -> None:
    """gorus.duel.secrecy, gorus.duel.draw: what is drawn only the drawer sees."""
    game = tt.new_game("gorus-maximus", 2, seed=8)
    rng, draws = random.Random(8), 0
    while game.position.state.round == 1 and game.outcome is None:
        top = game.position.state.stock[:1]
        step = game.play(rng.choice(game.legal_actions()))
        drew = [event for event in step.events if isinstance(event, Drew)]
        assert len(drew) == len(top)
        for event in drew:
            draws += 1
            assert (event.seat, event.card) == (step.seat, top[0])
            assert event in step.events_for(step.seat)
            for viewer in (1 - step.seat, None):
                assert Drew(step.seat, None) in step.events_for(viewer)
                assert event.card not in list(cards_in(step.events_for(viewer)))
    assert draws == 10


def test_stock_hidden() -> None:
    """gorus.duel.secrecy, gorus.duel.stock: its size is public, no card of it is in any view."""
    game = tt.new_game("gorus-maximus", 2, seed=1)
    for _ in range(10):
        state: State = game.position.state
        for seat in (0, 1, None):
            view = game.view(seat)
            assert view.table.stock == len(state.stock)
            assert not set(state.stock) & set(cards_in(view))
        game.play(game.legal_actions()[0])
    assert game.position.state.stock == ()


def test_contenders_hidden() -> None:
    """gorus.solo.blind, gorus.solo.setup: of the contenders only those who have entered a bout are seen."""
    game = tt.new_game("gorus-maximus", 1, seed=1)
    assert game.view(0).table.stock == 19
    while game.position.state.round == 1:
        state: State = game.position.state
        assert not set(state.stock) & set(cards_in(game.view(0)))
        assert len(state.stock) == 2 * len(state.hands[0]) - 1
        game.play(game.legal_actions()[0])


def test_solo_never_draws() -> None:
    """gorus.solo.no-draw: no event of a round gives the player a gladiator; ten bouts use up troupe and stack."""
    game = tt.new_game("gorus-maximus", 1, seed=2)
    for bout in range(10):
        state: State = game.position.state
        assert (len(state.hands[0]), len(state.stock)) == (10 - bout, 19 - 2 * bout)
        hand = set(state.hands[0])
        step = game.play(game.legal_actions()[-1])
        assert not [event for event in step.events if isinstance(event, Drew)]
        assert any(isinstance(event, Dealt) for event in step.events) == (bout == 9)
        if bout < 9:
            assert set(game.position.state.hands[0]) < hand


@pytest.mark.parametrize("split", ["2-2", "3-2", "2-2-1", "3-3", "2-2-2", "3-2-2", "2-2-2-1", "4-4", "2-2-2-2"])
def test_mates_do_not_see_each_other(split: str) -> None:
    """gorus.teams.hands: a seat sees its own troupe, and of every other one, mate or not, only the size."""
    seats = sum(map(int, split.split("-")))
    game = tt.new_game("gorus-maximus", seats, seed=1, options={"teams": split})
    for _ in range(2 * seats):
        state: State = game.position.state
        for seat in range(seats):
            seen = set(cards_in(game.view(seat)))
            assert set(state.hands[seat]) <= seen
            for other in set(range(seats)) - {seat}:
                assert not set(state.hands[other]) & seen
        game.play(game.legal_actions()[0])
